import PackOptimizer
import PerDatabase
import PerModel
import PerText

/// What a window shows and can do: one comparison, its rows, and the form beside them.
///
/// Every intent ends with one `WindowEvent.update`, in the same turn; a view then shows `rows`,
/// `formContent` and `title` as they are, and never changes anything but through an intent.
@MainActor
public final class WindowModel {
  public internal(set) var comparison: Comparison
  public internal(set) var ranking: Ranking
  /// What covers the comparison's need at the least cost; `nil` where there is none.
  public internal(set) var cheapestMix: Result<ProductMix, MixError>?
  public internal(set) var rows: ProductRows
  /// "Basket: €6.38 · Aldi €4.28 · Lidl €2.10"; empty while nothing is in the basket.
  public internal(set) var basket = ""
  public internal(set) var form: ProductForm
  public internal(set) var formContent: FormContent
  public internal(set) var quickLine: QuickLineContent
  /// The row that has the keyboard or the selection.
  public internal(set) var selection: Product.ID?
  /// Where a window that has room for one of them stands: at the list or at the form.
  public internal(set) var page: Page = .list

  /// Receives what the window has to do.
  public var onEvent: (WindowEvent) -> Void = { _ in }

  public enum Page: Hashable, Sendable { case list, form }

  public let language: Language
  /// Where the comparison is kept; `nil` for one that lives as long as its window.
  let session: ComparisonSession?
  /// The list of stores.
  let book: StoreList
  /// Which list the rows show.
  private var shownStores = -1
  var history: SessionHistory
  /// The window's place at the list of comparisons; `nil` for a model without a window.
  public var desk: ComparisonListModel? {
    didSet { desk?.shown = self }
  }
  /// What was typed into an entry before it gave way to its result.
  var replacedTexts: [ProductForm.Field: ReplacedText] = [:]
  /// What is on show for a while.
  var notice: Notice?
  /// How many removals it tells of.
  var removalsOnNotice = 0
  /// Pictures that were chosen here and may not be kept yet.
  var chosenPictures: [Picture.ID: Picture] = [:]
  /// What is being done beside the main thread; one thing at a time.
  var work: BackgroundTask?
  private let rowCache: RowCache
  /// Whether it has been told that the comparison is gone.
  private var isGone = false

  public convenience init(_ comparison: Comparison? = nil, language: Language) {
    self.init(comparison, history: SessionHistory(), session: nil, language: language)
  }

  init(
    _ comparison: Comparison?, history: SessionHistory = SessionHistory(),
    session: ComparisonSession?,
    book: StoreList? = nil, language: Language
  ) {
    self.session = session
    self.book = book ?? StoreList { nil }
    self.history = history
    let comparison = comparison ?? Comparison(currency: language.locale.currency)
    self.language = language
    self.comparison = comparison
    let ranking = Ranking(comparison)
    self.ranking = ranking
    rowCache = RowCache(language)
    rows = ProductRows(comparison, ranking, rowCache)
    let usual = language.locale.region.usualUnits(of: comparison.measure?.kind ?? .mass)
    let last = comparison.products.last { $0.quantity != nil }?.quantity
    form = ProductForm(
      unit: last.map { UnitChoice($0.unit, of: $0.countName) }
        ?? UnitChoice(usual.first ?? .kilogram, of: comparison.measure?.countName))
    formContent = FormContent(
      form, picture: nil, in: comparison, ranking, using: language)
    quickLine = QuickLineContent(
      "", wasTried: false, in: comparison, ranking, unit: form.unit, using: language)
    basket = language.formatter.basket(of: comparison)
    rowCache.picture = { [weak self] in self?.picture($0) }
    let book = self.book
    rowCache.store = { book.store(named: $0) }
    shownStores = book.version
    findCheapestMix()
    session?.library.note(self)
  }

  /// Whether nothing has happened here yet.
  public var isUntouched: Bool {
    keptId == nil && comparison.products.isEmpty && comparison.name.isEmpty && form.isEmpty
      && quickLine.text.isEmpty && session?.library.queue.isWaiting != true
  }

  /// The comparison's identity among those that are kept; `nil` while nothing has happened to it.
  public var keptId: ComparisonID? { session?.id }

  /// In which unit unit prices are shown; `nil` while nothing is measured.
  var reference: ReferenceUnit? {
    comparison.measure.map {
      comparison.referenceUnit(for: $0.kind, in: language.locale.region)
    }
  }

  /// What became of something that was to be done.
  enum Outcome { case done, waiting, refused }

  /// Carries out a change: it is kept first, and only then shown.
  ///
  /// `plan` makes the change of the comparison as it is when the change's turn comes; another
  /// program's lock may hold it up, and then the result is `waiting`. When it is done, `done` is
  /// called. When it cannot be kept, or the comparison refuses it, nothing has changed, the reason has
  /// been told, and `refused` is called.
  @discardableResult
  func perform(
    _ step: HistoryOperation = .new, _ plan: @escaping () throws(DatabaseError) -> Change?,
    with pictures: [Picture] = [], then done: @escaping () -> Void = {},
    otherwise refused: @escaping () -> Void = {}
  ) -> Outcome {
    let attempt = { () throws(DatabaseError) in try self.carryOut(plan, step, pictures, done) }
    let failed = { (error: DatabaseError) in
      self.tell(error)
      refused()
    }
    if let queue = session?.library.queue {
      switch queue.run(attempt, failed: failed) {
      case .done: return .done
      case .waiting: return .waiting
      case .failed: return .refused
      }
    }
    do throws(DatabaseError) {
      try attempt()
      return .done
    } catch {
      failed(error)
      return .refused
    }
  }

  private func carryOut(
    _ plan: () throws(DatabaseError) -> Change?, _ step: HistoryOperation, _ pictures: [Picture],
    _ done: () -> Void
  ) throws(DatabaseError) {
    try reload()
    guard let change = try plan() else { return }
    var next = comparison
    do throws(ComparisonError) { try next.apply(change) } catch { throw DatabaseError.outdated }
    for picture in pictures { chosenPictures[picture.id] = picture }
    try session?.keep(
      change, step, of: comparison, with: change.pictures.compactMap { chosenPictures[$0] })
    desk?.claimCreation()
    let wasUnsaved = isFormUnsaved
    let ranking = ranking.after(change, of: next)
    comparison = next
    history.note(change, step)
    comparisonDidChange(to: ranking, wasUnsaved: wasUnsaved)
    done()
  }

  /// Shows what other windows and processes have made of the comparison.
  public func reloadIfChanged() {
    guard let session else { return }
    session.library.queue.run(
      { () throws(DatabaseError) in try self.reload() },
      failed: { error in
        // The file may change often; that the comparison is gone is said once.
        if error != .missing || !self.isGone { self.tell(error) }
      })
  }

  private func reload() throws(DatabaseError) {
    try book.refresh()
    let changed = try session?.changedElsewhere()
    isGone = false
    guard let stored = changed else {
      if book.version != shownStores { showStores() }
      return
    }
    let wasUnsaved = isFormUnsaved
    comparison = stored.comparison
    history = SessionHistory(stored)
    comparisonDidChange(wasUnsaved: wasUnsaved)
  }

  /// Says why something could not be kept; a comparison that is gone can be brought back.
  private func tell(_ error: DatabaseError) {
    guard error == .missing, let id = session?.id else {
      return tell(Notice(title: error.sentence, undoing: nil))
    }
    isGone = true
    tell(Notice(title: error.sentence, undoing: .removal(id)))
  }

  /// Goes on with a comparison that was made in the place of this one, to which nothing had happened.
  func adopt(_ id: ComparisonID) {
    session?.adopt(id)
    reloadIfChanged()
  }

  /// Shows what has become of the comparison.
  ///
  /// - Parameter wasUnsaved: whether the form had something to lose before.
  func comparisonDidChange(to ranking: Ranking? = nil, wasUnsaved: Bool) {
    withdrawOutdatedNotice()
    self.ranking = ranking ?? Ranking(comparison)
    findCheapestMix()
    rows = ProductRows(comparison, self.ranking, rowCache)
    basket = language.formatter.basket(of: comparison)
    if let selection, comparison.product(selection) == nil { self.selection = nil }
    followEditedProduct(wasUnsaved: wasUnsaved)
    settleUnit()
    refreshForm()
  }

  /// Shows another list of stores.
  func showStores() {
    rows = ProductRows(comparison, ranking, rowCache)
    shownStores = book.version
    onEvent(.update)
  }

  func refreshForm() {
    formContent = FormContent(
      form, picture: form.picture.flatMap(picture), in: comparison, ranking, selected: selection,
      using: language)
    if !quickLine.text.isEmpty { showQuickLine(quickLine.text, wasTried: false) }
    onEvent(.update)
  }
}

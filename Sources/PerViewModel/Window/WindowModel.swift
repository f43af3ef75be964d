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
  let needModel = NeedModel()
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
  /// The one way to change the comparison.
  let session: ComparisonSession
  /// Which list of stores the rows show.
  private var shownStores = -1
  /// The list of comparisons as the window works on it; `nil` for a model without a window.
  public var comparisons: ComparisonListModel? {
    didSet { comparisons?.shown = self }
  }
  /// What was typed into an entry before it gave way to its result.
  var replacedTexts: [ProductForm.Field: ReplacedText] = [:]
  /// What is on show for a while.
  var notice: Notice?
  /// How many removals it tells of.
  var removalsOnNotice = 0
  /// What is being done beside the main thread; one thing at a time.
  var work: BackgroundTask?
  private let rowCache: RowCache
  /// Whether it has been told that the comparison is gone.
  private var isGone = false

  /// A model with a file of its own in memory, for tests and previews.
  public convenience init(_ comparison: Comparison? = nil, language: Language) {
    let library = Library(path: ":memory:", language: language, usesThread: false)
    self.init(comparison, session: ComparisonSession(library))
  }

  init(_ comparison: Comparison?, _ ranking: Ranking? = nil, session: ComparisonSession) {
    self.session = session
    let language = session.library.language
    let comparison = comparison ?? Comparison(currency: language.locale.currency)
    self.language = language
    self.comparison = comparison
    let ranking = ranking ?? Ranking(comparison)
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
    let stores = session.library.stores
    rowCache.store = { stores.store(named: $0) }
    shownStores = stores.version
    needModel.onFound = { [weak self] in self?.onEvent(.update) }
    needModel.update(comparison, ranking)
    session.library.note(self)
  }

  /// Whether nothing has happened here yet.
  public var isUntouched: Bool {
    keptId == nil && comparison.products.isEmpty && comparison.name.isEmpty && form.isEmpty
      && quickLine.text.isEmpty && !session.library.queue.isWaiting
  }

  /// The comparison's identity among those that are kept; `nil` while nothing has happened to it.
  public var keptId: ComparisonID? { session.id }

  /// In which unit unit prices are shown; `nil` while nothing is measured.
  var reference: ReferenceUnit? {
    comparison.measure.map {
      comparison.referenceUnit(for: $0.kind, in: language.locale.region)
    }
  }

  /// How far something that was to be done has come.
  enum Outcome { case done, waiting, refused }

  /// Carries out a change: it is kept first, and only then shown.
  ///
  /// `plan` makes the change of the comparison as it is when the change's turn comes, and once more
  /// whenever another window or process was faster. When it is done, `done` is called. When it cannot
  /// be kept, or the comparison refuses it, nothing has changed, the reason has been told, and
  /// `refused` is called.
  @discardableResult
  func perform(
    _ plan: @escaping () -> Change?, with pictures: [Picture] = [],
    then done: @escaping () -> Void = {}, otherwise refused: @escaping () -> Void = {}
  ) -> Outcome {
    for picture in pictures { session.library.pictures.note(picture) }
    return send(
      { [self] in
        plan().map { change in
          .change(
            change, pictures: change.pictures.compactMap { session.library.pictures.picture($0) })
        }
      }, then: { answer in if case .done = answer { done() } }, otherwise: refused)
  }

  /// Hands a request to the session when its turn comes, and shows the result.
  @discardableResult
  func send(
    _ plan: @escaping () -> ComparisonSession.Request?,
    then answered: @escaping (ComparisonSession.Answer) -> Void,
    otherwise refused: @escaping () -> Void = {}
  ) -> Outcome {
    let outcome = session.library.queue.run(
      { [self] finish in attempt(plan, answered, finish) },
      failed: { [self] error in
        tell(error)
        refused()
      })
    switch outcome {
    case .done: return .done
    case .waiting: return .waiting
    case .failed: return .refused
    }
  }

  private func attempt(
    _ plan: @escaping () -> ComparisonSession.Request?,
    _ answered: @escaping (ComparisonSession.Answer) -> Void,
    _ finish: @escaping @MainActor (DatabaseError?) -> Void
  ) {
    guard let request = plan() else { return finish(nil) }
    session.send(request, on: comparison, ranking) { [self] result in
      switch result {
      case .failure(let error): return finish(error)
      case .success(.outdated(let snapshot)):
        take(snapshot)
        return attempt(plan, answered, finish)
      case .success(.done(_, let snapshot)):
        comparisons?.claimCreation()
        take(snapshot)
      case .success(.listChange), .success(.nothing): break
      }
      if case .success(let answer) = result { answered(answer) }
      finish(nil)
    }
  }

  /// Shows what other windows and processes have made of the comparison.
  public func reloadIfChanged() {
    session.library.queue.run(
      { [self] finish in
        session.library.stores.reloadIfChanged { [self] problem in
          if let problem { return finish(problem) }
          session.reloadIfChanged(comparison, ranking) { [self] result in
            if case .success(let snapshot) = result {
              isGone = false
              if let snapshot {
                take(snapshot)
              } else if session.library.stores.version != shownStores {
                showStores()
              }
            }
            finish(result.error)
          }
        }
      },
      failed: { [self] error in
        // The file may change often; that the comparison is gone is said once.
        if error != .missing || !isGone { tell(error) }
      })
  }

  private func take(_ snapshot: ComparisonSession.Snapshot) {
    show(snapshot.comparison, snapshot.ranking)
  }

  /// Says why something could not be kept; a comparison that is gone can be brought back.
  private func tell(_ error: DatabaseError) {
    guard error == .missing, let id = session.id else {
      return tell(Notice(title: error.sentence, undoing: nil))
    }
    isGone = true
    tell(Notice(title: error.sentence, undoing: .removal(id)))
  }

  /// Goes on with a comparison that was created from this one, to which nothing had happened.
  func adopt(_ id: ComparisonID) {
    session.adopt(id)
    reloadIfChanged()
  }

  /// Shows the comparison as it is now.
  func show(_ comparison: Comparison, _ ranking: Ranking) {
    let wasUnsaved = isFormUnsaved
    withdrawOutdatedNotice()
    self.comparison = comparison
    self.ranking = ranking
    needModel.update(comparison, ranking)
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
    shownStores = session.library.stores.version
    onEvent(.update)
  }

  /// Shows pictures that have been read.
  func picturesHaveCome(_ ids: Set<Picture.ID>) {
    rowCache.forget(productsWith: ids)
    rows = ProductRows(comparison, ranking, rowCache)
    refreshForm()
  }

  func refreshForm() {
    formContent = FormContent(
      form, picture: form.picture.flatMap(picture), in: comparison, ranking, selected: selection,
      using: language)
    if !quickLine.text.isEmpty { showQuickLine(quickLine.text, wasTried: false) }
    onEvent(.update)
  }
}

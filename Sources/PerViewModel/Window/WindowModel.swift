import PerModel
import PerStore
import PerText

/// What a window shows and can do: one comparison, its rows, and the form beside them.
///
/// Every intent ends with one `WindowEvent.update`, in the same turn; a view then shows `rows`,
/// `formContent` and `title` as they are, and never changes anything but through an intent.
@MainActor
public final class WindowModel {
  public internal(set) var comparison: Comparison
  public internal(set) var ranking: Ranking
  /// How the comparison's need can be covered; `nil` where there is none.
  public internal(set) var coverage: Coverage?
  public internal(set) var rows: [ProductRowContent] = []
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
  let keeper: Keeper?
  /// The list of stores.
  let book: ShopBook
  /// Which list the rows show.
  private var shownShops: Int64 = -1
  var history: History
  /// What was typed into an entry before it gave way to its result.
  var replacedTexts: [ProductForm.Field: ReplacedText] = [:]
  /// What is on show for a while.
  var notice: Notice?
  /// How many removals it tells of.
  var removalsOnNotice = 0
  /// Pictures that were chosen here and may not be kept yet.
  var chosenPictures: [Picture.ID: Picture] = [:]
  private var contentCache: [RowInput: ProductRowContent] = [:]

  public init(
    _ comparison: Comparison? = nil, history: History = History(), keeper: Keeper? = nil,
    book: ShopBook? = nil, language: Language
  ) {
    self.keeper = keeper
    self.book = book ?? ShopBook(nil)
    self.history = history
    let comparison = comparison ?? Comparison(currency: language.locale.currency)
    self.language = language
    self.comparison = comparison
    ranking = Ranking(comparison)
    coverage = comparison.settings.need.flatMap { comparison.covering($0) }
    let usual = language.locale.region.usualUnits(of: comparison.measure?.kind ?? .mass)
    let last = comparison.products.last { $0.quantity != nil }?.quantity
    form = ProductForm(
      unit: last.map { UnitChoice($0.unit, of: $0.countName) }
        ?? UnitChoice(usual.first ?? .kilogram, of: comparison.measure?.countName))
    formContent = FormContent(
      form, picture: nil, in: comparison, ranking, using: language)
    quickLine = QuickLineContent(
      "", wasTried: false, in: comparison, ranking, unit: form.unit, using: language)
    rows = makeRows()
    basket = language.formatter.basket(of: comparison)
  }

  /// In which unit unit prices are shown; `nil` while nothing is measured.
  var reference: ReferenceUnit? {
    comparison.measure.map {
      comparison.referenceUnit(for: $0.kind, in: language.locale.region)
    }
  }

  /// Carries out a change: it is kept first, and only then shown. When that fails, or the comparison
  /// refuses it, nothing has changed; the result is false, and a failure to keep it has been told.
  @discardableResult
  func perform(_ change: Change, _ step: Step = .new) -> Bool {
    takeInChangesElsewhere()
    var next = comparison
    guard (try? next.apply(change)) != nil else {
      tell(Notice(title: StoreError.outdated.sentence, undoing: nil))
      return false
    }
    do throws(StoreError) {
      try keeper?.keep(
        change, step, of: comparison,
        with: change.pictures.compactMap { chosenPictures[$0] })
    } catch {
      tell(Notice(title: error.sentence, undoing: nil))
      return false
    }
    let wasUnsaved = isFormUnsaved
    comparison = next
    history.note(change, step)
    comparisonDidChange(wasUnsaved: wasUnsaved)
    return true
  }

  /// Shows what other windows and processes have made of the comparison.
  public func takeInChangesElsewhere() {
    do throws(StoreError) {
      try book.refresh()
      guard let stored = try keeper?.changedElsewhere() else {
        if book.version != shownShops { showShops() }
        return
      }
      let wasUnsaved = isFormUnsaved
      comparison = stored.comparison
      history = stored.history
      comparisonDidChange(wasUnsaved: wasUnsaved)
    } catch {
      tell(Notice(title: error.sentence, undoing: nil))
    }
  }

  /// Shows what has become of the comparison.
  ///
  /// - Parameter wasUnsaved: whether the form had something to lose before.
  func comparisonDidChange(wasUnsaved: Bool) {
    withdrawOutdatedNotice()
    ranking = Ranking(comparison)
    coverage = comparison.settings.need.flatMap { comparison.covering($0) }
    rows = makeRows()
    basket = language.formatter.basket(of: comparison)
    if let selection, comparison.product(selection) == nil { self.selection = nil }
    followEditedProduct(wasUnsaved: wasUnsaved)
    settleUnit()
    refreshForm()
  }

  /// Shows another list of stores.
  func showShops() {
    rows = makeRows()
    onEvent(.update)
  }

  func refreshForm() {
    formContent = FormContent(
      form, picture: form.picture.flatMap(picture), in: comparison, ranking, selected: selection,
      using: language)
    if !quickLine.text.isEmpty { showQuickLine(quickLine.text, wasTried: false) }
    onEvent(.update)
  }

  private func makeRows() -> [ProductRowContent] {
    var cache: [RowInput: ProductRowContent] = [:]
    shownShops = book.version
    let standings = ranking.standings
    let reckoning = ranking.reckoning
    let worst = reckoning.settings.marksWorst ? ranking.worst : nil
    let rows = standings.indices.map { index in
      let neighbours = [index - 1, index + 1].compactMap { place in
        standings.indices.contains(place) ? standings[place].rank?.unitPrice : nil
      }
      let input = RowInput(
        standing: standings[index], neighbours: neighbours,
        reference: comparison.referenceUnit(
          for: reckoning.measure?.kind ?? .mass, in: language.locale.region),
        reckoning: reckoning,
        isMarkedWorst: worst != nil && standings[index].rank?.unitPrice == worst,
        covering: coverage?.single[standings[index].product.id],
        shop: book.shop(named: standings[index].product.store))
      let content =
        contentCache[input]
        ?? ProductRowContent(
          input, picture: input.standing.product.picture.flatMap(picture), using: language)
      cache[input] = content
      return content
    }
    contentCache = cache
    return rows
  }
}

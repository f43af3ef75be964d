import PerDatabase
import PerModel
import PerWords

/// What a window shows and can do: one comparison, and a small model for each part of the window.
///
/// Views talk to the part that they show. Every intent ends with one `WindowEvent.update`, in the same
/// turn; views then show the contents of the parts as they are.
@MainActor
public final class WindowModel {
  let current: OpenComparison
  /// The rows, the selection and the basket.
  public let list: ListModel
  /// The form beside the list.
  public let form: FormModel
  /// The details of the selected product, which take turns with the form.
  public let details: DetailsModel
  /// The line above the list.
  public let quickLine: QuickLineModel
  /// Import, export and copying.
  public let transfer: TransferModel
  /// The list of stores.
  public let stores: StoresModel
  /// The articles of the price book.
  public let priceBook: PriceBookModel
  /// What is to be bought, and where.
  public let shopping: ShoppingModel
  /// The place that the window shows.
  public internal(set) var place = Place.comparisons
  /// The page that is shown over the place.
  public internal(set) var pageOver: PageOver?
  /// What was changed in the price book by this window.
  var bookChanges = BookChanges()
  let notices: NoticeModel
  /// The list of comparisons as the window works on it; `nil` for a model without a window.
  public var comparisons: ComparisonListModel? {
    didSet { comparisons?.shown = current }
  }

  /// Receives what the window has to do.
  public var onEvent: (WindowEvent) -> Void = { _ in }

  /// What a window shows of a comparison.
  public init(_ current: OpenComparison) {
    self.current = current
    list = ListModel(current)
    form = FormModel(current)
    details = DetailsModel(current)
    quickLine = QuickLineModel(current, unit: form.typed.unit)
    transfer = TransferModel(current)
    stores = StoresModel(current.library)
    priceBook = PriceBookModel(current.library)
    shopping = ShoppingModel(current.library)
    notices = NoticeModel(current.language)
    current.onEvent = { [weak self] event in self?.handle(event) }
    let handle = { [weak self] (event: WindowEvent) in self?.handle(event) ?? () }
    list.onEvent = handle
    form.onEvent = handle
    form.onHistory = { [weak self] in self?.undoOrRedo($0) }
    quickLine.onHistory = { [weak self] in self?.undoOrRedo($0) }
    quickLine.onEvent = handle
    transfer.onEvent = handle
    transfer.mayFill = { [weak self] in self?.form.isUnsaved == false }
    stores.onEvent = handle
    priceBook.onEvent = handle
    shopping.onEvent = handle
    let onMade = { [weak self] (mark: BookMark) -> Void in
      self?.bookChanges.add(mark)
      self?.update()
    }
    (priceBook.onMade, transfer.onMade) = (onMade, onMade)
    transfer.keepLink = { [weak self] in self?.keep(link: $0) }
    details.onPrices = { [weak self] in self?.onEvent(.update) }
    notices.onEvent = { [weak self] event in self?.onEvent(event) }
  }

  // MARK: What the window shows

  /// The comparison as it is now.
  public var comparison: Comparison { current.comparison }

  /// The comparison's identity in the file; `nil` while nothing has happened to it.
  public var id: ComparisonID? { current.id }

  /// Whether nothing has happened here yet.
  public var isUntouched: Bool {
    id == nil && comparison.products.isEmpty && comparison.name.isEmpty && form.typed.isEmpty
      && quickLine.content.text.isEmpty && !current.library.queue.isWaiting
  }

  /// What stands beside the list.
  public enum Pane: Hashable, Sendable { case details, form }

  /// What stands beside the list: the details of the selected product, unless the user is at work in
  /// the form.
  public var pane: Pane { form.isOpen || details.content == nil ? .form : .details }

  /// The heading of the pane beside the list.
  public var paneTitle: String {
    pane == .form ? form.content.title : localized("Details")
  }

  /// What the comparison is called.
  public var title: String { current.title }

  /// The title of the window, for the desktop: "Oat Flakes – Per".
  public var windowTitle: String {
    let title =
      switch (pageOver, place) {
      case (.article(let article), _): article.content?.title ?? ""
      case (.stores, _): AppAction.stores.title
      case (nil, .comparisons): comparison.title
      case (nil, _): place.action.title
      }
    return title.isEmpty ? "Per" : "\(shortName(title)) – Per"
  }

  /// "by volume · per litre"; empty while nothing is measured.
  public var subtitle: String { current.subtitle }

  /// What can be decided about the comparison as a whole.
  public var settings: SettingsModel {
    SettingsModel(current: current, defaultUnit: form.typed.unit.unit)
  }

  /// The charts of the comparison, the one of unit prices first; none while nothing has a unit price.
  public var charts: [ChartContent] {
    ChartModel(current: current, rows: list.ranked, cheapestMix: list.cheapestMix).charts
  }

  /// The comparison as it is now, for printing.
  public var printContent: PrintContent {
    PrintContent(current, rows: list.rows, bar: list.bar)
  }

  // MARK: What has happened

  /// The file can be read now: shows the comparison that was open last, if this window started before
  /// that. What has been typed meanwhile stays in the form.
  public func fileHasOpened() { current.replaceStandIn() }

  /// The user has closed the notice, or its time is over.
  public func noticeWasDismissed() { notices.wasDismissed() }

  private func handle(_ event: OpenComparison.Event) {
    switch event {
    case .changed(let old): comparisonHasChanged(from: old)
    case .failed(let error):
      notices.show(Notice(title: error.sentence, lifetime: .untilChange))
    case .removed(let id):
      notices.show(
        Notice(
          title: DatabaseError.missing.sentence, undoing: .comparisonRemoval(id),
          lifetime: .untilChange))
    case .separated(let last):
      let title = localized(
        "What you added cannot be compared with “%1$s”, so it is in a new comparison.",
        shortName(displayName(of: last)))
      notices.show(Notice(title: title))
    case .storesChanged: storesHaveChanged()
    case .shoppingListChanged: shopping.follow()
    case .pricesChanged: pricesHaveChanged()
    case .ratesChanged: ratesHaveChanged()
    case .picturesLoaded(let ids): picturesHaveLoaded(ids)
    case .preferencesChanged: preferencesHaveChanged()
    }
  }

  private func handle(_ event: WindowEvent) {
    switch event {
    case .update: update()
    case .focusRow(let id):
      list.reveal(id)
      form.close()
      update()
      onEvent(event)
    case .notice(let notice): notices.show(notice)
    case .withdrawNotice: notices.withdraw()
    case .fill(let product): form.take(product)
    case .added(let id, let words):
      list.reveal(id)
      onEvent(event)
      notices.didShow(Notice(title: words, lifetime: .untilOutdated))
    default: onEvent(event)
    }
  }

  /// Lets the parts know what they need of one another, and the window show them.
  func update() {
    form.selection = list.selection
    quickLine.unit = form.typed.unit
    details.cheapestMix = list.cheapestMix
    details.show(list.selection)
    details.unfinished = pane == .details ? form.unfinished : ""
    onEvent(.update)
  }

  private func comparisonHasChanged(from old: Comparison) {
    comparisons?.recordCreation()
    notices.withdrawOutdated()
    // What was typed is in the price book as well, and other rows may be judged by it.
    list.followPrices()
    list.follow()
    form.selection = list.selection
    form.follow(from: old)
    details.makeContent()
    quickLine.follow()
    update()
  }

  /// Figures and words are written in another way.
  private func preferencesHaveChanged() {
    list.writeAgain()
    form.followPreferences()
    details.makeContent()
    quickLine.follow()
    update()
  }

  /// Other stores are known.
  private func storesHaveChanged() {
    list.showRows()
    details.makeContent()
    update()
  }

  /// The price book knows other prices.
  private func pricesHaveChanged() {
    list.followPrices()
    form.followPrices()
    details.makeContent()
    shopping.follow()
    if place == .priceBook { priceBook.reload() }
    update()
  }

  /// A price in another currency that is typed may be worth something now.
  private func ratesHaveChanged() {
    form.makeContent()
    quickLine.follow()
    update()
  }

  /// Pictures have been read.
  private func picturesHaveLoaded(_ ids: Set<Picture.ID>) {
    list.showRows(withPictures: ids)
    form.makeContent()
    details.makeContent()
    update()
  }
}

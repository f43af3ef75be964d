import GtkKit
import PerViewModel
import PerWords

/// A window with one comparison: the list of its products and the form beside it.
///
/// It shows what its `WindowModel` says and tells it what the user does.
final class PerWindow: ApplicationWindow, TemplateWidget {
  static let template = Template(
    name: "PerWindow", parent: .applicationWindow, markup: Embedded.window,
    uses: [ProductFormPane.self, PlaceSwitcher.self])

  /// Where notices stand: over the list, or over the page where there is only one.
  let toasts: (list: ToastOverlay, window: ToastOverlay)
  let leaflet: Leaflet
  /// For which width everything was arranged last, in pixels.
  var arrangedWidth = 0
  /// How high the bar of the form is while nothing is typed, in pixels; -1 before that is known.
  var idleBarHeight = -1
  /// The name of the comparison over what it is compared by.
  let heading: Heading
  let titleButton: MenuButton
  let titleLabel: Label
  let basisButton: MenuButton
  let subtitleLabel: Label
  let menuButton: MenuButton
  /// The comparison, and the pages that take its place.
  let places: Stack
  /// The pages that have been shown so far, by their names in the stack.
  var pages: [String: any WindowPage] = [:]
  /// The page on show; `nil` for the comparison.
  var page: (any WindowPage)?
  /// What had the focus where the user has left a page.
  var leftFocus: [String: Weak<Widget>] = [:]
  /// The ways to the places, where the header bar has room for them; the main menu has them as well.
  let switcher: PlaceSwitcher
  let searchButton: ToggleButton
  let searchBar: SearchBar
  let searchEntry: SearchEntry
  /// The row where the search started; Esc returns to it.
  var searchOrigin: ProductRowContent.ID?
  /// The heading and the list of hits in other comparisons.
  let hitBox: Widget
  let hitList: ListBox
  var hits: [Library.Hit] = []
  let stack: Stack
  let list: ProductList
  let bar: ListBar
  let arranging: ListArranging
  let quickLine: QuickLineEntry
  let formTitle: WindowTitle
  let form: ProductFormPane
  /// The details of the selected product, once they have been shown.
  var details: DetailsPane?
  /// Shows either the details or the form.
  let pane: Stack
  let startButton: Button
  private let exampleButton: Button
  let formPage: Bin

  /// What the window shows; set right after it is made.
  private(set) var model: WindowModel!
  private(set) var library: Library!
  private(set) var comparisons: ComparisonListModel!
  private(set) var application: Application!
  /// The list of all comparisons, while it is open over this window.
  var comparisonsWindow: Weak<ComparisonsWindow>?
  var scan = Scan()
  /// Whether the window closes as soon as everything is saved.
  private(set) var isClosing = false
  var shownToast: Toast?
  /// What is done beside what the person does, and the toast that says so.
  var workBeside: BackgroundTask?
  var workToast: Toast?
  /// Whether the text is so large that less fits beside each other.
  var isTextLarge = false
  /// The window with the chart, once it has been opened.
  weak var chartWindow: ChartWindow?
  /// Counts the notices, so that the end of an earlier one is recognized.
  var noticeNumber = 0
  /// Whether the notice is about the list of comparisons, and so not only about the one on show.
  var isNoticeOfList = false

  required init(_ reference: Reference) {
    toasts = (reference.child("list_toasts"), reference.child("toasts"))
    leaflet = reference.child("leaflet")
    heading = Heading(reference, header: "list_header", title: "title_box", row: "title_row")
    titleButton = reference.child("title_button")
    basisButton = reference.child("basis_button")
    titleLabel = reference.child("title")
    subtitleLabel = reference.child("subtitle")
    menuButton = reference.child("menu_button")
    places = reference.child("places")
    switcher = reference.child("switcher")
    searchButton = reference.child("search_button")
    searchBar = reference.child("search_bar")
    searchEntry = reference.child("search_entry")
    hitBox = reference.child("hits")
    hitList = reference.child("hit_list")
    stack = reference.child("stack")
    list = ProductList(reference.child("products"), in: reference.child("list_scroll"))
    bar = ListBar(reference)
    arranging = ListArranging(reference)
    quickLine = QuickLineEntry(reference)
    formTitle = reference.child("form_title")
    form = reference.child("form")
    pane = reference.child("pane")
    formPage = reference.child("form_page")
    startButton = reference.child("start_button")
    exampleButton = reference.child("example_button")
    super.init(reference)
    searchEntry.setPlaceholders([searchEntry.placeholder ?? ""])
    formPage.keepToNeededWidth()
    reference.child("list_page", as: Bin.self).keepToNeededHeight()
    // A stack asks its hidden page how wide it is when it is as low as possible.
    reference.child("form_frame", as: Bin.self).keepToNeededHeight()
  }

  /// Makes a window for a comparison, not yet shown. The comparison is asked for when the widgets are made: at the
  /// start it is read meanwhile.
  static func showing(
    _ comparison: @autoclosure () -> OpenComparison, of library: Library,
    in application: Application
  ) -> PerWindow {
    let window = PerWindow.make()
    window.setApplication(application)
    window.model = WindowModel(comparison())
    window.library = library
    window.comparisons = ComparisonListModel(library)
    window.application = application
    window.connect()
    window.show(window.model)
    return window
  }

  /// Shows another comparison instead.
  func show(_ comparison: OpenComparison) { show(WindowModel(comparison)) }

  private func show(_ other: WindowModel) {
    let left = model!
    left.onEvent = { _ in }
    if !isNoticeOfList { withdrawNotice() }
    model = other
    form.model = model.form
    model.comparisons = comparisons
    model.onEvent = { [weak self] event in self?.handle(event) }
    removePages()
    update()
    if left !== other { other.offerUnfinished(of: left) }
  }

  private func connect() {
    addActions()
    addPlaces()
    addBasisMenu()
    addKeys()
    addMenus()
    addArranging()
    addSearch()
    addTransfer()
    addScanner()
    addPictureDrops()
    comparisons.onEvent = { [weak self] event in self?.handle(event) }
    form.onChoosePicture = { [weak self] in self?.choosePicture(for: .form) }
    for entry in [form.fields[.name]?.entry, quickLine.entry] {
      if let entry { offerPasted(in: entry) }
    }
    form.onPastePicture = { [weak self] in self?.pastePicture(for: .form) }
    connectPane()
    titleButton.setAccessible(label: localized("List of Comparisons"))
    list.onIntent = { [weak self] intent in self?.handle(intent) }
    connectQuickLine()
    startButton.onClicked { [weak self] in self?.model.form.start() }
    bar.onCompareByOther { [weak self] in
      self?.model.settings.setBasis($0)
      // The button has gone.
      self?.list.focusSelection()
    }
    bar.onDeclineOther { [weak self] in
      self?.model.list.declineOtherBasis()
      self?.list.focusSelection()
    }
    exampleButton.onClicked { [weak self] in
      if let first = Embedded.examples.first { self?.model.load(first) }
    }
    leaflet.onVisibleChildChanged { [weak self] in self?.leafletMoved() }
    leaflet.onFoldedChanged { [weak self] _ in
      self?.arrangeRows()
      self?.keepFocusInSight()
    }
    onSizeChanged { [weak self] in self?.arrangeRows() }
    onActiveChanged { [weak self] in self?.library.followDay() }
    restoreSize()
    onCloseRequest { [weak self] in
      guard let self else { return false }
      saveSize()
      isClosing = library.queue.isWaiting
      if !isClosing { workBeside?.cancel() }
      if isClosing { reportUnsavedChange() }
      return isClosing
    }
    onMap { [weak self] in
      self?.focusStart()
      // Nothing has a place yet.
      MainLoop.whenIdle { self?.arrangeRows() }
      self?.followLayout()
    }
  }

  // MARK: Showing
  private func handle(_ event: WindowEvent) {
    switch event {
    case .update: update()
    case .notice(let notice): show(notice)
    case .withdrawNotice: withdrawNotice()
    case .focusField where page != nil, .focusDetails where page != nil,
      .focusRow where page != nil, .focusStart where page != nil:
      break
    case .focusField(let field): if isPaneSeen { form.focus(field) } else { focusStart() }
    case .focusDetails: if isPaneSeen { details?.editButton.grabFocus() } else { focusStart() }
    case .focusRow(let id):
      if list.isNothingFound { searchBar.isSearching = false }
      if !isListSeen || !list.focus(id) { focusStart() }
    case .focusStart: focusStart()
    case .added(let id, let words):
      show(Notice(title: words))
      announce(words)
      list.mark(id)
    case .say(let words): announce(words)
    case .look(let table): ImportDialog.show(table, into: model, over: self)
    case .choose(let candidates):
      CandidatesWindow.show(candidates, over: self, isExpected: workToast == nil || !isTyping)
    case .fill: break  // The model has put it into the form.
    case .goToNew(let comparison, let pictures): goToNew(comparison, pictures)
    case .openNew(let comparison, let pictures): openNew(comparison, pictures)
    case .open(let id): openWindow(with: id)
    case .work(let work): if work.leavesWindowFree { showBeside(work) } else { show(work) }
    case .ended(let words): tellElsewhere(words)
    case .editPrice(let form, let article):
      PriceFormWindow.show(form, of: article, over: self, isRestored: true)
    case .copy(let text): Clipboard.of(self).setText(text)
    }
  }

  func update() {
    titleLabel.text = model.title
    titleLabel.tooltip = model.title
    showTitle()
    if list.wouldHide(model.list.rows) { searchBar.isSearching = false }
    list.show(model.list.rows, selected: model.list.selection)
    arrangeRows()
    bar.content = model.list.bar
    updateArranging()
    formTitle.title = model.paneTitle
    form.content = model.form.content
    showPane()
    quickLine.content = model.quickLine.content
    showPage()
    updateActions()
    openChart?.charts = model.charts
    showPlace()
  }

  /// Shows the list, or a page that says why it is empty.
  func showPage() {
    let page: String
    if hits.isEmpty {
      page = model.list.rows.isEmpty ? "empty" : list.isNothingFound ? "nothing-found" : "products"
    } else {
      page = "products"
    }
    list.box.isVisible = hits.isEmpty || !model.list.rows.isEmpty && !list.isNothingFound
    if stack.visibleChildName != page { stack.visibleChildName = page }
    let name = model.form.isInFront ? "form" : "list"
    toasts.window.setCssClass("over-pane", leaflet.isFolded && model.form.isInFront)
    if leaflet.visibleChildName != name {
      leaflet.visibleChildName = name
      MainLoop.whenIdle { [weak self] in self?.keepFocusInSight() }
    }
  }

  /// Follows the leaflet after a swipe.
  private func leafletMoved() {
    guard leaflet.isFolded else { return }
    if leaflet.visibleChildName == "list", model.form.isInFront {
      model.form.showList()
      keepFocusInSight()
    }
  }

  // MARK: What the user does

  private func handle(_ intent: ProductList.Intent) {
    switch intent {
    case .select(let id): model.select(id)
    case .edit(let id): model.edit(id)
    case .toggleBasket(let id): model.list.toggleBasket(id)
    }
  }
}

import GtkKit
import PerModel
import PerViewModel
import PerWords

/// The articles of the price book: searched, sorted, filtered, opened, and compared.
final class PriceBookPlace: Bin, TemplateWidget, WindowPage {
  static let template = Template(
    name: "PerPriceBook", parent: .bin, markup: Embedded.priceBook, uses: [PlaceSwitcher.self])

  let toasts: ToastOverlay
  let menuButton: MenuButton?
  let heading: Heading?
  private let arrangeButton: MenuButton
  private let stack: Stack
  private let search: SearchEntry
  let list: ListBox
  private let remark: Label
  private let compareTitle: Label
  private var book: PriceBookModel!
  private(set) var rows: [ArticleRow] = []
  private var checks: [Weak<CheckButton>] = []
  /// The stores in the menu; `nil` while it is empty.
  private var stores: [String]?
  private let group = ActionGroup()
  /// Whether an article has been opened from the list, to which the focus comes back.
  private var hasOpened = false
  private weak var window: PerWindow?

  required init(_ reference: Reference) {
    toasts = reference.child("toasts")
    menuButton = reference.child("main_menu")
    heading = Heading(reference, header: "header", title: "title", row: "title_row")
    arrangeButton = reference.child("arrange")
    stack = reference.child("stack")
    search = reference.child("search")
    list = reference.child("list")
    remark = reference.child("remark")
    compareTitle = reference.child("compare_label")
    super.init(reference)
    search.setPlaceholders([search.placeholder ?? ""])
    reference.child("buttons", as: Box.self).stackWhereNarrow(.buttons)
  }

  /// The place of a window that shows the book.
  static func make(_ book: PriceBookModel, in window: PerWindow) -> PriceBookPlace {
    let place = PriceBookPlace.make()
    (place.book, place.window) = (book, window)
    place.connect()
    return place
  }

  var ownMenu: Menu? {
    let menu = Menu()
    // Translators: how the prices of what the user buys have changed; a page and a menu entry.
    menu.append(localized("My Inflation"), action: "price-book.inflation", .none)
    menu.append(AppAction.importFile.title, action: "price-book.import", .none)
    menu.append(AppAction.exportFile.title, action: "price-book.export", .none)
    return menu
  }

  func isShown() { book.reload() }

  func focusStart() {
    if let row = list.selectedRow, hasOpened { row.grabFocus() } else { search.grabFocus() }
  }

  private func connect() {
    book.onChanged = { [weak self] in self?.fill() }
    group.add(SimpleAction("compare") { [weak self] in self?.compare() })
    group.add(
      SimpleAction("add") { [weak self] in
        guard let self, let window else { return }
        PriceFormWindow.showNewPrice(of: book.newPage, over: window)
      })
    group.add(
      SimpleAction("inflation") { [weak self] in
        guard let self, let window else { return }
        InflationWindow.show(book.inflation, over: window)
      })
    group.add(SimpleAction("import") { [weak self] in self?.importPrices() })
    group.add(SimpleAction("export") { [weak self] in self?.exportPrices() })
    group.add(
      SimpleAction("sort", choice: book.arrangement.order.rawValue) { [weak self] in
        if let order = PriceBookArrangement.Order(rawValue: $0) {
          self?.book.arrangement.order = order
        }
      })
    group.add(
      SimpleAction("filter", choice: book.arrangement.filter.rawValue) { [weak self] in
        if let filter = PriceBookArrangement.Filter(rawValue: $0) {
          self?.book.arrangement.filter = filter
        }
      })
    group.add(
      SimpleAction("store", choice: book.arrangement.store) { [weak self] in
        self?.book.arrangement.store = $0
      })
    group.add(
      SimpleAction("period", choice: book.arrangement.period.rawValue) { [weak self] in
        if let period = PriceBookArrangement.Recency(rawValue: $0) {
          self?.book.arrangement.period = period
        }
      })
    insertActionGroup("price-book", group)
    arrangeButton.setAccessible(label: localized("Sort and Filter"))
    connect(search, to: list) { [weak self] in self?.window?.model.goBack() }
    let listKeys = ShortcutController()
    listKeys.add("space") { [weak self] in self?.tickSelected() ?? false }
    listKeys.add("Menu|<Shift>F10") { [weak self] in self?.showMenu() ?? false }
    addUndoKeys(
      undo: { [weak self] in self?.book.undo() }, redo: { [weak self] in self?.book.redo() })
    group.add(SimpleAction("open") { [weak self] in self?.openSelected() })
    group.add(SimpleAction("tick") { [weak self] in _ = self?.tickSelected() })
    list.addController(listKeys)
    list.leaveByTab()
    list.onRowActivated { [weak self] row in self?.open(at: row.index) }
    search.onChanged { [weak self] text in self?.book.find(text) }
  }

  /// Fills the menu, whose stores are those of the articles.
  private func fillMenu() {
    let stores = book.stores
    guard stores != self.stores else { return }
    self.stores = stores
    let menu = Menu()
    let orders = Menu()
    for order in PriceBookArrangement.Order.allCases {
      orders.append(order.title, action: "price-book.sort", .text(order.rawValue))
    }
    menu.append(section: orders, title: localized("Sort By"))
    let filters = Menu()
    for filter in PriceBookArrangement.Filter.allCases {
      filters.append(filter.title, action: "price-book.filter", .text(filter.rawValue))
    }
    // Translators: heads the choice of which articles are shown.
    menu.append(section: filters, title: localized("Show"))
    let more = Menu()
    let periods = Menu()
    for period in PriceBookArrangement.Recency.allCases {
      periods.append(period.title, action: "price-book.period", .text(period.rawValue))
    }
    // Translators: heads the choice of when the newest price was seen.
    more.append(submenu: periods, title: localized("Seen"))
    if !stores.isEmpty {
      let menu = Menu()
      menu.append(localized("All Stores"), action: "price-book.store", .text(""))
      for store in stores {
        menu.append(store, action: "price-book.store", .text(store))
      }
      more.append(submenu: menu, title: localized("Store"))
    }
    menu.append(section: more)
    arrangeButton.setMenu(menu)
  }

  // MARK: Showing

  private func fill() {
    guard !isGone else { return }
    fillMenu()
    let selected = list.selectedRow.map(\.index).flatMap {
      rows.indices.contains($0) ? rows[$0].id : nil
    }
    let hadFocus = list.containsFocus
    let (shown, more) = book.rows
    if shown != rows || checks.isEmpty {
      rows = shown
      checks.removeAll()
      list.removeAll()
      for row in rows { list.append(self.row(row)) }
    }
    let isEmpty = rows.isEmpty && search.text.isEmpty && !book.arrangement.isFiltering
    stack.visibleChildName = isEmpty ? "empty" : "articles"
    list.isVisible = !rows.isEmpty
    remark.text = rows.isEmpty ? localized("No results") : book.remark(onMore: more)
    list.select(at: rows.firstIndex { $0.id == selected } ?? 0, hadFocus: hadFocus)
    updateCompare()
  }

  private func row(_ content: ArticleRow) -> ActionRow {
    let row = ActionRow(actionTitle: content.title)
    row.subtitle =
      [content.newest, content.remark].filter { !$0.isEmpty }.joined(separator: "\n")
      .keepingUnits.escapedForMarkup
    row.setAccessible(description: content.spoken)
    row.isActivatable = true
    if !content.badge.isEmpty {
      let badge = Label(content.badge)
      badge.wrapWhereNarrow()
      badge.verticalAlignment = .center
      badge.addCssClass("badge")
      badge.setCssClass("worst", !content.isGood)
      row.addSuffix(badge)
    }
    let unitPrice = Label(content.unitPrice)
    unitPrice.wrapWhereNarrow()
    unitPrice.addCssClass("numeric")
    unitPrice.addCssClass("heading")
    row.addSuffix(unitPrice)
    let check = CheckButton()
    check.verticalAlignment = .center
    check.isActive = book.isChosen(content.id)
    // Translators: names a check box; %1$s is the name of an article.
    check.setAccessible(label: localized("Compare %1$s", content.title))
    check.canFocus = false
    check.onToggled { [weak self] isActive in
      self?.book.choose(content.id, isActive)
      self?.updateCompare()
    }
    row.addSuffix(check)
    checks.append(Weak(check))
    return row
  }

  private func updateCompare() {
    group.action("compare")?.isEnabled = book.chosenCount > 0
    compareTitle.setTextWithMnemonic(book.compareTitle)
  }

  // MARK: What the user does

  private func tickSelected() -> Bool {
    guard let index = list.selectedRow?.index, checks.indices.contains(index),
      let check = checks[index].object
    else { return false }
    check.isActive.toggle()
    return true
  }

  private func compare() { _ = book.compare() }

  /// Asks for a file with prices.
  private func importPrices() {
    let dialog = FileDialog.opening(
      parent: window, title: localized("Import"), accept: localized("_Open"))
    dialog.addFilter(
      name: localized("Price Book"),
      patterns: ["jsonl", "ndjson", "json", "csv", "tsv", "txt", "xml", "zip", "gz"].map {
        "*.\($0)"
      })
    dialog.addFilter(name: localized("All files"), patterns: ["*"])
    dialog.show { [weak self] files in
      guard let self, let window, let file = files.first else { return }
      guard let path = file.path else {
        return window.show(Notice(title: localized("This file is not on this computer.")))
      }
      PriceImportDialog.show(book.prices(ofFileAt: path), into: book, over: window)
    }
  }

  /// Asks where to write the whole book.
  private func exportPrices() {
    let dialog = FileDialog.saving(
      parent: window, title: localized("Export"), accept: localized("_Save"),
      name: PriceBookModel.exportName)
    dialog.addFilter(name: localized("Price Book"), patterns: ["*.jsonl"])
    dialog.show { [weak self] files in
      if let path = files.first?.path { self?.book.export(to: path) }
    }
  }

  /// Opens the menu of the selected article.
  private func showMenu() -> Bool {
    guard let bounds = list.selectedRow?.bounds(in: self) else { return false }
    let menu = Menu()
    let open = MenuItem(localized("Show Prices"))
    open.setAction("price-book.open")
    open.setShownKey("Return")
    // Translators: ticks an article that is to be compared, or takes the tick away.
    let tick = MenuItem(localized("Check to Compare"))
    tick.setAction("price-book.tick")
    tick.setShownKey("space")
    for item in [open, tick] { menu.append(item) }
    PopoverMenu(menu).popUp(in: self, at: bounds) { [weak self] in
      self?.list.selectedRow?.grabFocus()
    }
    return true
  }

  private func openSelected() {
    if let index = list.selectedRow?.index { open(at: index) }
  }

  private func open(at index: Int) {
    guard rows.indices.contains(index) else { return }
    hasOpened = true
    window?.model.open(.article(book.page(of: rows[index].id)))
  }
}

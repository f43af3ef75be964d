import GtkKit
import PerModel
import PerViewModel
import PerWords

/// The shopping list over all comparisons: typed, ticked off, and where to buy what.
final class ShoppingPlace: Bin, TemplateWidget, WindowPage {
  static let template = Template(
    name: "PerShopping", parent: .bin, markup: Embedded.shopping, uses: [PlaceSwitcher.self])

  let toasts: ToastOverlay
  let menuButton: MenuButton?
  let heading: Heading?
  private let storesButton: MenuButton
  private let storeChecks: Box
  private let stops: Box
  private let stopCost: Entry
  private let stopProblem: Label
  private let entry: Entry
  private let problem: Label
  private let stack: Stack
  let list: ListBox
  private let sum: Widget
  private let total: Label
  private let remark: Label
  private var shopping: ShoppingModel!
  private var content = ShoppingContent.empty
  private var checks: [Weak<CheckButton>] = []
  /// The item that is being changed in the entry; `nil` while a new one is typed.
  private var edited: ShoppingItem.ID?
  private let group = ActionGroup()
  private weak var window: PerWindow?

  required init(_ reference: Reference) {
    toasts = reference.child("toasts")
    menuButton = reference.child("main_menu")
    heading = Heading(reference, header: "header", title: "title", row: "title_row")
    storesButton = reference.child("stores")
    storeChecks = reference.child("store_checks")
    stops = reference.child("stops")
    stopCost = reference.child("stop_cost")
    stopProblem = reference.child("stop_problem")
    entry = reference.child("entry")
    problem = reference.child("problem")
    stack = reference.child("stack")
    list = reference.child("list")
    sum = reference.child("sum")
    total = reference.child("total")
    remark = reference.child("remark")
    super.init(reference)
    reference.child("bar", as: Box.self).stackWhereNarrow(.row)
  }

  /// The place of a window that shows the list.
  static func make(_ shopping: ShoppingModel, in window: PerWindow) -> ShoppingPlace {
    let place = ShoppingPlace.make()
    (place.shopping, place.window) = (shopping, window)
    place.connect()
    return place
  }

  var ownMenu: Menu? { ShoppingAction.menu(ShoppingAction.ofList) }

  func isShown() { shopping.show() }

  func isLeft() { shopping.hide() }

  func focusStart() { entry.grabFocus() }

  private func connect() {
    shopping.onChanged = { [weak self] in self?.fill() }
    entry.setPlaceholders(shopping.placeholders)
    entry.onActivate { [weak self] in self?.add() }
    entry.onChanged { [weak self] _ in self?.problem.show("") }
    stopCost.text = shopping.stopCost
    stopCost.onChanged { [weak self] text in
      guard let self else { return }
      stopProblem.show(shopping.setStopCost(text))
    }
    connectList()
    nameStores()
  }

  private func connectList() {
    let keys = ShortcutController()
    for action in ShoppingAction.allCases {
      group.add(SimpleAction(action.rawValue) { [weak self] in self?.carryOut(action) })
      guard !action.keys.isEmpty, ![.undo, .redo].contains(action) else { continue }
      keys.add(action.keys.joined(separator: "|")) { [weak self] in
        self?.carryOut(action)
        return true
      }
    }
    keys.add("Menu|<Shift>F10") { [weak self] in self?.showMenu() ?? false }
    insertActionGroup("shopping", group)
    list.addController(keys)
    addUndoKeys(
      undo: { [weak self] in self?.carryOut(.undo) },
      redo: { [weak self] in self?.carryOut(.redo) })
    list.leaveByTab()
    list.onRowActivated { [weak self] _ in self?.carryOut(.edit) }
    list.setHeaders { [weak self] row, _ in self?.heading(at: row.index) }
  }

  private func nameStores() {
    storesButton.setAccessible(label: localized("Stores"))
    storesButton.horizontalAlignment = .end
  }

  /// Opens the menu of the selected row.
  private func showMenu() -> Bool {
    guard let bounds = list.selectedRow?.bounds(in: self) else { return false }
    // Another row may be selected by now.
    updateActions()
    PopoverMenu(ShoppingAction.menu(ShoppingAction.ofRow)).popUp(in: self, at: bounds) {
      [weak self] in
      self?.list.selectedRow?.grabFocus()
    }
    return true
  }

  // MARK: Showing

  /// Shows the list as it is now; the item that is selected stays.
  private func fill() {
    guard !isGone else { return }
    let selected = self.selected?.id
    let place = list.selectedRow?.index ?? 0
    let hadFocus = list.containsFocus
    let old = content
    content = shopping.content
    if content.sections != old.sections || checks.isEmpty {
      checks.removeAll()
      list.removeAll()
      for row in content.rows { list.append(self.row(row)) }
      let now = content.rows.firstIndex { $0.id == selected } ?? place
      list.select(at: now, hadFocus: hadFocus, orFocus: entry)
    }
    if content.stores != old.stores || storeChecks.children.isEmpty { fillStores() }
    stack.visibleChildName = content.sections.isEmpty ? "empty" : "items"
    total.show(content.total)
    remark.show(content.remark)
    sum.isVisible = !content.total.isEmpty || !content.remark.isEmpty
    updateActions()
  }

  private func updateActions() {
    for action in ShoppingAction.allCases {
      group.action(action.rawValue)?.isEnabled = isEnabled(action)
    }
  }

  private func isEnabled(_ action: ShoppingAction) -> Bool {
    switch action {
    case .edit, .tick, .remove, .copy, .print: !content.sections.isEmpty
    case .paid: selected.map { $0.lacksPrice || shopping.hasPrice($0.id) } ?? false
    case .undo: shopping.canUndo
    case .redo: shopping.canRedo
    case .removeDone: shopping.hasDone
    }
  }

  /// The heading above a row, if it is the first of its section.
  private func heading(at index: Int) -> String? {
    var first = 0
    for section in content.sections {
      if first == index { return section.title }
      first += section.rows.count
    }
    return nil
  }

  private func row(_ content: ShoppingContent.Row) -> ActionRow {
    let row = ActionRow(actionTitle: content.title)
    row.subtitle = content.detail.escapedForMarkup
    row.setAccessible(
      description: [content.cost, content.detail].filter { !$0.isEmpty }.joined(
        separator: listSeparator))
    row.isActivatable = true
    let check = CheckButton()
    check.verticalAlignment = .center
    check.isActive = content.isDone
    // Translators: names a check box; %1$s is something to buy.
    check.setAccessible(label: localized("Bought: %1$s", content.title))
    check.canFocus = false
    let id = content.id
    check.onToggled { [weak self] isDone in self?.setDone(isDone, id) }
    row.addPrefix(check)
    checks.append(Weak(check))
    if !content.cost.isEmpty {
      let cost = Label(content.cost)
      cost.wrapWhereNarrow()
      cost.addCssClass("numeric")
      cost.addCssClass("heading")
      row.addSuffix(cost)
    }
    if content.lacksPrice {
      row.addButton(
        icon: "list-add-symbolic", title: AppAction.newPrice.title,
        // Translators: names a button; %1$s is something to buy for which no price is known.
        name: localized("New Price of %1$s…", content.title)
      ) { [weak self] in self?.notePrice(of: content) }
    }
    row.addButton(
      icon: "user-trash-symbolic", title: localized("Remove"),
      name: localized("Remove %1$s", content.title)
    ) { [weak self] in self?.shopping.remove(id) }
    return row
  }

  private func fillStores() {
    storeChecks.removeAll()
    for store in content.stores {
      let check = CheckButton(
        checkLabel: [store.name, store.detail].joined(separator: factSeparator))
      check.isActive = store.isVisited
      let name = store.name
      check.onToggled { [weak self] isVisited in self?.shopping.visit(name, isVisited) }
      storeChecks.append(check)
    }
    if content.stores.isEmpty { storeChecks.append(Label(localized("No prices yet"))) }
    let counts: [Int?] = [1, 2, 3, nil]
    stops.offer(
      counts.map(shopping.title(ofMaximumStops:)),
      chosen: counts.firstIndex(of: shopping.maximumStops) ?? counts.count - 1
    ) { [weak self] in self?.shopping.maximumStops = counts[$0] }
  }

  // MARK: What the user does

  private var selected: ShoppingContent.Row? {
    let rows = content.rows
    return list.selectedRow.flatMap { rows.indices.contains($0.index) ? rows[$0.index] : nil }
  }

  private func add() {
    let (rest, sentence) = shopping.addLines(of: entry.text, insteadOf: edited)
    entry.text = rest
    guard sentence.isEmpty else { return problem.show(sentence) }
    edited = nil
  }

  private func carryOut(_ action: ShoppingAction) {
    guard isEnabled(action) else { return }
    switch action {
    case .edit: if let selected { edit(selected.id) }
    case .tick: if let selected { setDone(!selected.isDone, selected.id) }
    case .remove: if let selected { shopping.remove(selected.id) }
    case .paid: if let selected { notePrice(of: selected) }
    case .undo: shopping.undo()
    case .redo: shopping.redo()
    case .copy: shopping.copy()
    case .print:
      guard let window else { return }
      PrintedPages.print(shopping.printContent, over: window) { [weak window] in window?.show($0) }
    case .removeDone: shopping.removeDone()
    }
  }

  private func edit(_ id: ShoppingItem.ID) {
    edited = id
    entry.text = shopping.text(of: id)
    entry.grabFocus()
  }

  /// Ticks an item off, and offers to note what was paid.
  private func setDone(_ isDone: Bool, _ id: ShoppingItem.ID) {
    let paid = isDone ? shopping.paidPrice(of: id) : nil
    shopping.setDone(isDone, id)
    guard let paid, let row = content.rows.first(where: { $0.id == id }) else { return }
    // Translators: %1$s is something to buy.
    let toast = Toast(localized("“%1$s” is bought", row.title))
    toast.buttonLabel = ShoppingAction.paid.title
    toast.onButtonClicked { [weak self] in self?.show(paid) }
    toasts.add(toast)
  }

  /// Asks for a price: the first one of an item without any, else the one that was paid.
  private func notePrice(of row: ShoppingContent.Row) {
    let form =
      row.lacksPrice ? shopping.firstPrice(of: row.id) : shopping.paidPrice(of: row.id)
    if let form { show(form) }
  }

  private func show(_ paid: (form: PriceForm, article: ArticleModel)) {
    guard let window else { return }
    PriceFormWindow.show(paid.form, of: paid.article, over: window)
  }
}

import GtkKit
import PerViewModel
import PerWords

/// The list of stores, where they are added, edited, removed and loaded.
final class StoresPage: Bin, TemplateWidget, WindowPage {
  static let template = Template(name: "PerStores", parent: .bin, markup: Embedded.stores)

  let toasts: ToastOverlay
  private let addButton: Button
  private let stack: Stack
  private let search: SearchEntry
  let list: ListBox
  private let remark: Label
  private var stores: StoresModel!
  private(set) var items: [StoresModel.StoreContent] = []
  private let group = ActionGroup()
  private weak var window: PerWindow?

  required init(_ reference: Reference) {
    toasts = reference.child("toasts")
    addButton = reference.child("add")
    stack = reference.child("stack")
    search = reference.child("search")
    list = reference.child("list")
    remark = reference.child("remark")
    super.init(reference)
    search.setPlaceholders([search.placeholder ?? ""])
  }

  /// What can be done here, and its keys in the list.
  private enum Action: String, CaseIterable {
    case add, edit, remove, load, undo, redo

    var keys: String? {
      switch self {
      case .add: AppAction.newProduct.keys.joined(separator: "|")
      case .edit: AppAction.edit.listKeys.joined(separator: "|")
      case .remove: AppAction.remove.listKeys.joined(separator: "|")
      case .undo: AppAction.undo.listKeys.joined(separator: "|")
      case .redo: AppAction.redo.listKeys.joined(separator: "|")
      case .load: nil
      }
    }
  }

  /// The page of the stores in a window.
  static func make(_ stores: StoresModel, in window: PerWindow) -> StoresPage {
    let page = StoresPage.make()
    (page.stores, page.window) = (stores, window)
    page.connect()
    page.fill()
    return page
  }

  func focusStart() {
    let start: Widget = list.selectedRow ?? addButton
    start.grabFocus()
  }

  private func connect() {
    stores.onChanged = { [weak self] in self?.fill() }
    stores.lookForStoresInUse()
    let listKeys = ShortcutController()
    let windowKeys = ShortcutController()
    for action in Action.allCases {
      group.add(SimpleAction(action.rawValue) { [weak self] in self?.carryOut(action) })
      guard let keys = action.keys else { continue }
      (action == .add ? windowKeys : listKeys).add(keys) { [weak self] in
        self?.carryOut(action)
        return true
      }
    }
    listKeys.add("Menu|<Shift>F10") { [weak self] in self?.showMenu() ?? false }
    insertActionGroup("stores", group)
    list.addController(listKeys)
    addController(windowKeys)
    list.onRowActivated { [weak self] _ in self?.carryOut(.edit) }
    list.setHeaders { [weak self] row, _ in self?.heading(at: row.index) }
    connect(search, to: list) { [weak self] in self?.window?.model.goBack() }
    search.onChanged { [weak self] _ in self?.fill() }
  }

  /// Opens the menu of the selected store.
  private func showMenu() -> Bool {
    guard let bounds = list.selectedRow?.bounds(in: self) else { return false }
    let menu = Menu()
    for action in [AppAction.edit, .remove] {
      let item = MenuItem(action.title)
      item.setAction("stores.\(action.rawValue)")
      if let key = action.listKeys.first { item.setShownKey(key) }
      menu.append(item)
    }
    PopoverMenu(menu).popUp(in: self, at: bounds) { [weak self] in
      self?.list.selectedRow?.grabFocus()
    }
    return true
  }

  // MARK: Showing

  /// Shows the list as it is now; the place that is selected stays.
  func fill() {
    guard !isGone else { return }
    let place = list.selectedRow?.index ?? 0
    let hadFocus = list.containsFocus
    let found = stores.stores(matching: search.text)
    items = found.shown
    list.removeAll()
    for item in items { list.append(row(item)) }
    let isEmpty = items.isEmpty && search.text.isEmpty
    stack.visibleChildName = isEmpty ? "empty" : "stores"
    list.isVisible = !items.isEmpty
    remark.text = items.isEmpty ? localized("No results") : stores.remark(onMore: found.more)
    list.select(at: place, hadFocus: hadFocus, orFocus: addButton)
    for action in Action.allCases {
      group.action(action.rawValue)?.isEnabled = isEnabled(action)
    }
  }

  private func isEnabled(_ action: Action) -> Bool {
    switch action {
    case .add, .load: true
    case .edit: !items.isEmpty
    case .remove: items.contains { $0.place != nil }
    case .undo: stores.canUndo
    case .redo: stores.canRedo
    }
  }

  /// The heading above the first store that only prices name.
  private func heading(at index: Int) -> String? {
    index == items.firstIndex { $0.place == nil } ? stores.titleOfOthers : nil
  }

  private func row(_ item: StoresModel.StoreContent) -> ListBoxRow {
    let box = Box(.horizontal, spacing: 6)
    box.setMargins(top: 9, end: 6, bottom: 9, start: 12)
    box.append(text(of: item))
    for (icon, title, name, action) in [
      // Translators: %1$s is the name of a store.
      (
        "document-edit-symbolic", localized("Edit"), localized("Edit %1$s", item.title), Action.edit
      ),
      ("user-trash-symbolic", localized("Remove"), localized("Remove %1$s", item.title), .remove),
    ] where action == .edit || item.place != nil {
      let button = Button(iconOf: icon, title: title, name: name)
      // By keys the list does the same, and Tab leaves it.
      button.canFocus = false
      button.onClicked { [weak self] in
        guard let self else { return }
        list.select(items.firstIndex(of: item).flatMap { self.list.row(at: $0) })
        carryOut(action)
      }
      box.append(button)
    }
    let row = ListBoxRow()
    row.child = box
    row.setAccessible(label: item.title)
    row.setAccessible(description: item.spoken)
    return row
  }

  /// The name of a store over what is known of it.
  private func text(of item: StoresModel.StoreContent) -> Box {
    let text = Box(.vertical, spacing: 3)
    text.expandsHorizontally = true
    text.verticalAlignment = .center
    let title = Label(item.title)
    title.alignment = 0
    title.wraps = true
    text.append(title)
    if item.remark.isEmpty {
      let lines = Box(.vertical, spacing: 1)
      lines.show(item.lines)
      lines.addCssClass("caption")
      text.append(lines)
    } else {
      let remark = Label(item.remark)
      remark.alignment = 0
      remark.wraps = true
      remark.addCssClass("caption")
      remark.addCssClass("dim-label")
      text.append(remark)
    }
    return text
  }

  // MARK: What the user does

  private var selected: StoresModel.StoreContent? {
    list.selectedRow.flatMap { items.indices.contains($0.index) ? items[$0.index] : nil }
  }

  private func carryOut(_ action: Action) {
    guard isEnabled(action), let window else { return }
    switch action {
    case .add: StoreFormWindow.show(stores.form(at: nil), of: stores, over: window)
    case .edit:
      if let selected {
        StoreFormWindow.show(stores.form(of: selected), of: stores, over: window)
      }
    case .remove: if let place = selected?.place { stores.remove(at: place) }
    case .load: load()
    case .undo: stores.undo()
    case .redo: stores.redo()
    }
  }

  private func load() {
    let dialog = FileDialog.opening(
      parent: window, title: localized("Load Stores"), accept: localized("_Open"))
    dialog.addFilter(name: localized("Lists of stores (JSON)"), patterns: ["*.json"])
    dialog.addFilter(name: localized("All files"), patterns: ["*"])
    dialog.show { [weak self] files in
      guard let self, let window, let file = files.first else { return }
      guard let path = file.path else {
        return window.show(Notice(title: localized("This file is not on this computer.")))
      }
      let stores = self.stores!
      Task { await stores.load(path: path) }
    }
  }
}

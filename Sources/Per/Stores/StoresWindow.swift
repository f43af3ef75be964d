import GtkKit
import PerViewModel
import PerWords

/// The list of stores, where they are added, edited, removed and loaded.
final class StoresWindow: Window, TemplateWidget {
  static let template = Template(name: "PerStores", parent: .window, markup: Embedded.stores)

  private let toasts: ToastOverlay
  private let addButton: Button
  private let stack: Stack
  private let search: SearchEntry
  let list: ListBox
  private let remark: Label
  private var stores: StoresModel!
  private(set) var items: [StoresModel.StoreContent] = []
  private let group = ActionGroup()

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

  /// Shows the list over a window.
  @discardableResult
  static func show(_ stores: StoresModel, over parent: PerWindow) -> StoresWindow {
    let window = StoresWindow.make()
    window.transientParent = parent
    window.stores = stores
    window.connect()
    window.fill()
    window.present()
    window.focusList()
    parent.storesWindow = Weak(window)
    return window
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
    close(onKeys: "Escape")
    connect(search, to: list)
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

  private func row(_ item: StoresModel.StoreContent) -> ActionRow {
    let row = ActionRow(actionTitle: item.title)
    row.subtitle = item.detail.escapedForMarkup
    row.setAccessible(description: item.detail)
    row.isActivatable = true
    for (icon, title, name, action) in [
      // Translators: %1$s is the name of a store.
      (
        "document-edit-symbolic", localized("Edit"), localized("Edit %1$s", item.title), Action.edit
      ),
      ("user-trash-symbolic", localized("Remove"), localized("Remove %1$s", item.title), .remove),
    ] where action == .edit || item.place != nil {
      row.addButton(icon: icon, title: title, name: name) { [weak self] in
        guard let self else { return }
        list.select(items.firstIndex(of: item).flatMap { self.list.row(at: $0) })
        carryOut(action)
      }
    }
    return row
  }

  /// Shows a notice for a while.
  func show(_ notice: Notice) {
    let toast = Toast(notice.title)
    if notice.undoing != nil {
      toast.buttonLabel = AppAction.undo.title
      toast.onButtonClicked { [weak self] in self?.stores.undo() }
    }
    toasts.add(toast)
  }

  private func focusList() {
    let start: Widget = list.selectedRow ?? addButton
    start.grabFocus()
  }

  // MARK: What the user does

  private var selected: StoresModel.StoreContent? {
    list.selectedRow.flatMap { items.indices.contains($0.index) ? items[$0.index] : nil }
  }

  private func carryOut(_ action: Action) {
    guard isEnabled(action) else { return }
    switch action {
    case .add: StoreFormWindow.show(stores.form(at: nil), of: stores, over: self)
    case .edit:
      if let selected {
        StoreFormWindow.show(stores.form(of: selected), of: stores, over: self)
      }
    case .remove: if let place = selected?.place { stores.remove(at: place) }
    case .load: load()
    case .undo: stores.undo()
    case .redo: stores.redo()
    }
  }

  private func load() {
    let dialog = FileDialog.opening(
      parent: self, title: localized("Load Stores"), accept: localized("_Open"))
    dialog.addFilter(name: localized("Lists of stores (JSON)"), patterns: ["*.json"])
    dialog.addFilter(name: localized("All files"), patterns: ["*"])
    dialog.show { [weak self] files in
      guard let self, let file = files.first else { return }
      guard let path = file.path else {
        return show(Notice(title: localized("This file is not on this computer.")))
      }
      let stores = self.stores!
      Task { await stores.load(path: path) }
    }
  }
}

extension PerWindow {
  /// Shows the list of stores.
  func showStores() { StoresWindow.show(model.stores, over: self) }
}

/// A line about a store, after the icon of what it says.
final class StoreLineView: Box, TemplateWidget {
  static let template = Template(name: "PerStoreLine", parent: .box, markup: Embedded.storeLine)

  private let icon: Image
  private let text: Label

  required init(_ reference: Reference) {
    icon = reference.child("icon")
    text = reference.child("text")
    super.init(reference)
  }

  fileprivate func show(_ line: StoreLines.Line) {
    icon.setIcon(line.kind.iconName)
    text.text = line.text
    // The icon says nothing to a screen reader.
    text.setAccessible(label: line.spoken)
  }
}

extension Box {
  /// Shows lines about a store instead of what is in the box. With `open`, those that lead somewhere
  /// are buttons.
  func show(_ lines: [StoreLines.Line], open: ((StoreLines.Line) -> Void)? = nil) {
    removeAll()
    for line in lines {
      let view = StoreLineView.make()
      view.show(line)
      guard let open, !line.links.isEmpty else {
        append(view)
        continue
      }
      let button = Button(child: view)
      button.addCssClass("flat")
      button.setAccessible(label: line.spoken)
      button.onClicked { open(line) }
      append(button)
    }
  }
}

import GtkKit
import PerViewModel
import PerWords

/// The list of all comparisons, where they are opened, renamed, copied, reordered and removed.
final class ComparisonsWindow: Window, TemplateWidget {
  static let template = Template(
    name: "PerComparisons", parent: .window, markup: Embedded.comparisons)

  private let toasts: ToastOverlay
  let list: ListBox
  private let stack: Stack
  private let newButton: Button
  private var menuButtons: [Weak<MenuButton>] = []
  private var comparisons: ComparisonListModel!
  private(set) var items: [Library.ListItem] = []
  private let group = ActionGroup()

  required init(_ reference: Reference) {
    toasts = reference.child("toasts")
    list = reference.child("list")
    stack = reference.child("stack")
    newButton = reference.child("new_button")
    super.init(reference)
  }

  /// Shows the list over a window.
  static func show(over parent: PerWindow) {
    let parent = Weak(parent)
    parent.object?.comparisons.list { _ in
      guard let parent = parent.object else { return }
      let window = ComparisonsWindow.make()
      window.transientParent = parent
      window.comparisons = parent.comparisons
      window.connect()
      window.fill()
      window.selectShown()
      window.present()
      let start: Widget = window.list.selectedRow ?? window.newButton
      start.grabFocus()
      parent.comparisonsWindow = Weak(window)
    }
  }

  private func connect() {
    let keys = ShortcutController()
    for action in AppAction.inComparisons {
      group.add(SimpleAction(action.rawValue) { [weak self] in self?.carryOut(action) })
      keys.add(action.comparisonsKeys.joined(separator: "|")) { [weak self] in
        self?.carryOut(action)
        return true
      }
    }
    keys.add("Menu|<Shift>F10") { [weak self] in self?.showMenu() ?? false }
    insertActionGroup(Self.prefix, group)
    list.addController(keys)
    close(onKeys: "Escape")
    toasts.onEscape { [weak self] in self?.close() }
    list.onRowActivated { [weak self] _ in self?.carryOut(.openComparison) }
    list.addController(
      DropTarget(ofNumbers: { [weak self] id, height in self?.drop(id, at: height) }))
  }

  // MARK: Showing

  /// Shows the current list; the same comparison stays selected.
  func fill() {
    let selected = self.selected?.id
    let place = list.selectedRow?.index ?? 0
    let hadFocus = list.containsFocus
    items = comparisons.list()
    list.removeAll()
    menuButtons.removeAll()
    stack.visibleChildName = items.isEmpty ? "empty" : "comparisons"
    for item in items { list.append(row(item)) }
    list.select(
      at: items.firstIndex { $0.id == selected } ?? place, hadFocus: hadFocus, orFocus: newButton)
    updateActions()
  }

  /// Shows a notice for a while.
  func show(_ notice: Notice) {
    let toast = Toast(notice.title)
    if case .comparisonRemoval(let id)? = notice.undoing {
      toast.buttonLabel = AppAction.undo.title
      toast.onButtonClicked { [weak self] in self?.comparisons.restore(id) }
    }
    toasts.add(toast)
  }

  private func row(_ item: Library.ListItem) -> ActionRow {
    let row = ActionRow(actionTitle: item.title)
    row.subtitle = item.detail
    row.setAccessible(description: item.detail)
    row.isActivatable = true
    let menuButton = MenuButton()
    menuButton.iconName = "view-more-symbolic"
    menuButton.verticalAlignment = .center
    menuButton.addCssClass("flat")
    menuButton.tooltip = localized("Actions")
    // Translators: names a button; %1$s is the name of a comparison.
    menuButton.setAccessible(label: localized("Actions for %1$s", item.title))
    menuButton.setMenu(menu) { [weak self] in self?.select(item.id) }
    row.addSuffix(menuButton)
    menuButtons.append(Weak(menuButton))
    let drag = DragSource(number: item.id.rawValue)
    drag.showPicture(of: row)
    row.addController(drag)
    return row
  }

  private var menu: Menu {
    let menu = Menu()
    for actions in [
      [AppAction.openComparison, .rename, .duplicateComparison],
      [.moveComparisonUp, .moveComparisonDown], [.removeComparison],
    ] {
      let section = Menu()
      for action in actions {
        let item = MenuItem(action.title)
        item.setAction("\(Self.prefix).\(action.rawValue)")
        if let key = action.comparisonsKeys.first { item.setShownKey(key) }
        section.append(item)
      }
      menu.append(section: section)
    }
    return menu
  }

  private func updateActions() {
    for action in AppAction.inComparisons {
      group.action(action.rawValue)?.isEnabled = comparisons.isEnabled(action, on: selected?.id)
    }
  }

  // MARK: What the user does

  private var selected: Library.ListItem? {
    list.selectedRow.flatMap { items.indices.contains($0.index) ? items[$0.index] : nil }
  }

  private func select(_ id: Library.ListItem.ID) {
    list.select(items.firstIndex { $0.id == id }.flatMap { list.row(at: $0) })
  }

  private func selectShown() {
    if let shown = items.first(where: { comparisons.isShown($0.id) }) { select(shown.id) }
  }

  private func carryOut(_ action: AppAction) {
    let selected = selected
    guard comparisons.isEnabled(action, on: selected?.id) else { return }
    switch (action, selected?.id) {
    case (.newComparison, _):
      transientParent?.activateAction(action.detailedName)
      close()
    case (.openComparison, let id?):
      comparisons.open(id)
      close()
    case (.rename, _): selected.map(rename)
    case (.duplicateComparison, let id?): comparisons.duplicate(id)
    case (.moveComparisonUp, let id?): comparisons.move(id, by: -1)
    case (.moveComparisonDown, let id?): comparisons.move(id, by: 1)
    case (.removeComparison, let id?): comparisons.remove(id)
    case (.undo, _): comparisons.undoOrRedo(.undo)
    case (.redo, _): comparisons.undoOrRedo(.redo)
    default: break
    }
  }

  /// Opens the menu of the selected comparison.
  private func showMenu() -> Bool {
    guard let index = list.selectedRow?.index, menuButtons.indices.contains(index) else {
      return false
    }
    menuButtons[index].object?.popUp()
    return true
  }

  /// The prefix of the actions.
  private static let prefix = AppAction.Scope.comparisons.rawValue

  private func rename(_ item: Library.ListItem) {
    askForName(item.name, over: self) { [weak self] name in
      self?.comparisons.rename(item.id, to: name)
    }
  }

  /// Puts a comparison before the row if it was dropped on its upper half, and after it otherwise.
  private func drop(_ number: Int64, at height: Int) {
    guard let old = items.firstIndex(where: { $0.id.rawValue == number }),
      let row = list.row(atY: height), let bounds = row.bounds(in: list)
    else { return }
    let gap = row.index + (height > bounds.y + bounds.height / 2 ? 1 : 0)
    comparisons.move(items[old].id, to: gap > old ? gap - 1 : gap)
  }
}

extension PerWindow {
  /// Shows a new comparison in this window.
  func showNewComparison() {
    show(library.openNew())
    focusStart()
  }

  /// Shows the list of all comparisons.
  func showComparisons() { ComparisonsWindow.show(over: self) }

  /// Handles an event of the list of comparisons.
  func handle(_ event: ComparisonListModel.Event) {
    switch event {
    case .show(let other):
      show(other)
      focusStart()
    case .notice(let notice):
      if let list = comparisonsWindow?.object {
        list.show(notice)
      } else {
        // What is shown instead of a removed comparison comes after the notice.
        show(notice, ofList: true)
      }
    case .listChanged:
      comparisonsWindow?.object?.fill()
      chooser?.fill()
      updateActions()
    }
  }
}

import GtkKit
import PerText
import PerViewModel

/// The list of all comparisons, in which they are opened, named, copied, put in order and removed.
final class ComparisonsWindow: Window, TemplateWidget {
  static let template = Template(
    name: "PerComparisons", parent: .window, markup: Embedded.comparisons)

  private let toasts: ToastOverlay
  let list: ListBox
  private var comparisons: ComparisonListModel!
  private var items: [Library.Item] = []
  private let group = ActionGroup()

  required init(_ reference: Reference) {
    toasts = reference.child("toasts")
    list = reference.child("list")
    super.init(reference)
  }

  /// What can be done with the selected comparison.
  enum Action: String, CaseIterable {
    case new, open, rename, duplicate
    case moveUp = "move-up"
    case moveDown = "move-down"
    case remove, undo, redo

    var keys: String {
      switch self {
      case .new: "<Shift><Control>n"
      case .open: "Return|KP_Enter"
      case .rename: "F2"
      case .duplicate: "<Control>u"
      case .moveUp: "<Alt>Up|<Alt>KP_Up"
      case .moveDown: "<Alt>Down|<Alt>KP_Down"
      case .remove: "Delete|KP_Delete"
      case .undo: "<Control>z"
      case .redo: "<Shift><Control>z|<Control>y"
      }
    }

    var title: String {
      switch self {
      case .new: AppAction.newComparison.title
      case .open: localized("Open")
      case .rename: AppAction.rename.title
      case .duplicate: AppAction.duplicate.title
      case .moveUp: localized("Move Up")
      case .moveDown: localized("Move Down")
      case .remove: AppAction.remove.title
      case .undo: AppAction.undo.title
      case .redo: AppAction.redo.title
      }
    }
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
      window.list.selectedRow?.grabFocus()
      parent.comparisonsWindow = Weak(window)
    }
  }

  private func connect() {
    let keys = ShortcutController()
    for action in Action.allCases {
      group.add(SimpleAction(action.rawValue) { [weak self] in self?.carryOut(action) })
      keys.add(action.keys) { [weak self] in
        self?.carryOut(action)
        return true
      }
    }
    insertActionGroup("comparison", group)
    list.addController(keys)
    let leaving = ShortcutController()
    leaving.add("Escape") { [weak self] in
      self?.close()
      return true
    }
    addController(leaving)
    list.onRowActivated { [weak self] _ in self?.carryOut(.open) }
    list.addController(
      DropTarget(ofNumbers: { [weak self] id, height in self?.drop(id, at: height) }))
  }

  // MARK: Showing

  /// Shows the list as it is now; the selection stays on its comparison.
  func fill() {
    let selected = self.selected?.id
    let place = list.selectedRow?.index ?? 0
    let hadFocus = list.containsFocus
    items = comparisons.list()
    list.removeAll()
    for item in items { list.append(row(item)) }
    let index = items.firstIndex { $0.id == selected } ?? min(place, items.count - 1)
    if let row = list.row(at: index) {
      list.select(row)
      if hadFocus { row.grabFocus() }
    }
    updateActions()
  }

  /// Shows a sentence for a while.
  func show(_ notice: Notice) {
    let toast = Toast(notice.title)
    if case .removal(let id)? = notice.undoing {
      toast.buttonLabel = AppAction.undo.title
      toast.onButtonClicked { [weak self] in self?.comparisons.restore(id) }
    }
    toasts.add(toast)
  }

  private func row(_ item: Library.Item) -> ActionRow {
    let row = ActionRow(actionTitle: item.title)
    row.subtitle = item.detail
    row.isActivatable = true
    let menuButton = MenuButton()
    menuButton.iconName = "view-more-symbolic"
    menuButton.verticalAlignment = .center
    menuButton.addCssClass("flat")
    menuButton.tooltip = localized("What Can Be Done with It")
    // Translators: names a button; %1$s is the name of a comparison.
    menuButton.setAccessible(label: localized("Menu of %1$s", item.title))
    menuButton.setMenu(menu)
    menuButton.setBeforeOpening { [weak self] in self?.select(item.id) }
    row.addSuffix(menuButton)
    let drag = DragSource(number: item.id.rawValue)
    drag.showPicture(of: row)
    row.addController(drag)
    return row
  }

  private var menu: Menu {
    let menu = Menu()
    for actions in [[Action.open, .rename, .duplicate], [.moveUp, .moveDown], [.remove]] {
      let section = Menu()
      for action in actions {
        let item = MenuItem(action.title)
        item.setAction("comparison." + action.rawValue)
        if let key = action.keys.split(separator: "|").first { item.setShownKey(String(key)) }
        section.append(item)
      }
      menu.append(section: section)
    }
    return menu
  }

  private func updateActions() {
    for action in Action.allCases {
      let isEnabled =
        switch action {
        case .undo: comparisons.canUndo
        case .redo: comparisons.canRedo
        case .new: true
        default: !items.isEmpty
        }
      group.action(action.rawValue)?.isEnabled = isEnabled
    }
  }

  // MARK: What the person does

  private var selected: Library.Item? {
    list.selectedRow.flatMap { items.indices.contains($0.index) ? items[$0.index] : nil }
  }

  private func select(_ id: Library.Item.ID) {
    list.select(items.firstIndex { $0.id == id }.flatMap { list.row(at: $0) })
  }

  private func selectShown() {
    if let shown = items.first(where: { comparisons.isShown($0.id) }) { select(shown.id) }
  }

  private func carryOut(_ action: Action) {
    switch action {
    case .undo: comparisons.take(.undo)
    case .redo: comparisons.take(.redo)
    case .new:
      transientParent?.activateAction(AppAction.newComparison.detailedName)
      close()
    default:
      guard let item = selected else { return }
      switch action {
      case .open:
        comparisons.open(item.id)
        close()
      case .rename: rename(item)
      case .duplicate: comparisons.duplicate(item.id)
      case .moveUp: comparisons.move(item.id, by: -1)
      case .moveDown: comparisons.move(item.id, by: 1)
      case .remove: comparisons.remove(item.id)
      case .new, .undo, .redo: break
      }
    }
  }

  private func rename(_ item: Library.Item) {
    askForName(item.name, over: self) { [weak self] name in
      self?.comparisons.rename(item.id, to: name)
    }
  }

  /// Puts a comparison before the row on whose upper half it was dropped, or behind the one on whose
  /// lower half.
  private func drop(_ number: Int64, at height: Int) {
    guard let old = items.firstIndex(where: { $0.id.rawValue == number }),
      let row = list.row(atY: height), let bounds = row.bounds(in: list)
    else { return }
    let gap = row.index + (height > bounds.y + bounds.height / 2 ? 1 : 0)
    comparisons.move(items[old].id, to: gap > old ? gap - 1 : gap)
  }
}

import GtkKit
import PerViewModel
import PerWords

/// The list under the title: the comparisons to choose from, with a search above and what else can be
/// done below.
final class ComparisonChooser: Popover, TemplateWidget {
  static let template = Template(
    name: "PerComparisonChooser", parent: .popover, markup: Embedded.comparisonChooser)

  private let search: SearchEntry
  private let more: MenuButton
  private let empty: Label
  private let scroll: ScrolledWindow
  private let list: ListBox
  private weak var comparisons: ComparisonListModel?
  private(set) var items: [ComparisonChoices.Item] = []
  /// Called with the comparison that was chosen.
  var onOpen: (ComparisonChoices.Item.ID) -> Void = { _ in }

  required init(_ reference: Reference) {
    search = reference.child("search")
    more = reference.child("more")
    empty = reference.child("empty")
    scroll = reference.child("scroll")
    list = reference.child("list")
    let buttons: [Button] = ["new_comparison", "settings", "all"].map { reference.child($0) }
    super.init(reference)
    search.setPlaceholders([search.placeholder ?? ""])
    more.setAccessible(label: localized("More Actions"))
    for button in buttons { button.onClicked { [weak self] in self?.popDown() } }
    search.setKeyCaptureWidget(self)
    // "search-changed" waits for a pause in the typing; this list need not wait.
    search.onChanged { [weak self] _ in self?.fill() }
    search.onActivate { [weak self] in self?.open(self?.list.selectedRow) }
    search.onStopSearch { [weak self] in self?.popDown() }
    let keys = KeyController(phase: .capture)
    keys.onKeyPressed { [weak self] key, _ in key == .down && self?.enterList() == true }
    search.addController(keys)
    list.onRowActivated { [weak self] in self?.open($0) }
    let listKeys = ShortcutController()
    listKeys.add("Menu|<Shift>F10") { [weak self] in
      self?.more.popUp()
      return true
    }
    list.addController(listKeys)
  }

  /// Sets the menu of actions on the comparison that the window shows.
  func setMenu(_ menu: Menu) { more.setMenu(menu) }

  /// Shows all comparisons, just before the popover opens.
  func show(_ comparisons: ComparisonListModel) {
    self.comparisons = comparisons
    search.text = ""
    fill()
    MainLoop.whenIdle { [weak self] in
      guard let self, !isGone, isMapped else { return }
      search.grabFocus()
      if let row = list.selectedRow { scroll.scroll(to: row) }
    }
  }

  /// Shows the list as it is now; the same comparison stays selected, at first that of the window.
  func fill() {
    guard let comparisons, !isGone else { return }
    let choices = comparisons.choices(matching: search.text)
    guard choices.items != items || choices.items.isEmpty else { return }
    let hadFocus = list.containsFocus
    let selected = list.selectedRow.flatMap {
      items.indices.contains($0.index) ? items[$0.index].id : nil
    }
    items = choices.items
    list.removeAll()
    for item in items { list.append(Self.row(item)) }
    let index =
      items.firstIndex { $0.id == selected } ?? items.firstIndex(where: \.isShown) ?? 0
    if let row = list.row(at: index) {
      list.select(row)
      if hadFocus { row.grabFocus() }
    }
    empty.text = choices.emptySentence
    empty.isVisible = items.isEmpty
    scroll.isVisible = !items.isEmpty
  }

  private static func row(_ item: ComparisonChoices.Item) -> ListBoxRow {
    let title = Label(item.title)
    title.alignment = 0
    title.ellipsis = .end
    if item.isShown { title.addCssClass("heading") }
    let detail = Label(item.detail)
    detail.alignment = 0
    detail.ellipsis = .end
    detail.addCssClass("caption")
    detail.addCssClass("dim-label")
    let texts = Box(.vertical)
    texts.expandsHorizontally = true
    texts.setMargins(top: 4, bottom: 4)
    texts.append(title)
    texts.append(detail)
    let box = Box(.horizontal, spacing: 12)
    box.append(texts)
    if item.isShown { box.append(Image(iconName: "object-select-symbolic")) }
    let row = ListBoxRow()
    row.child = box
    row.setAccessible(label: item.spoken)
    return row
  }

  private func open(_ row: ListBoxRow?) {
    guard let row, items.indices.contains(row.index) else { return }
    let id = items[row.index].id
    popDown()
    onOpen(id)
  }

  /// Moves from the search to the row after the selected one, where the list's own keys take over.
  private func enterList() -> Bool {
    let next = list.selectedRow.flatMap { list.row(at: $0.index + 1) } ?? list.selectedRow
    guard let next else { return false }
    list.select(next)
    return next.grabFocus()
  }
}

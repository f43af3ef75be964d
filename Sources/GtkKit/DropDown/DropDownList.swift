import CGtk

/// The list that a ``DropDown`` opens.
final class DropDownList {
  let popover = Popover()
  let search = SearchEntry()
  let rows = ListBox()
  private let scroller = ScrolledWindow()
  var onChosen: (Int) -> Void = { _ in }

  init(parent: DropDown) {
    popover.hasArrow = false
    popover.setParent(parent)
    rows.selectionMode = .single
    rows.activatesOnSingleClick = true
    scroller.child = rows
    scroller.maximumContentHeight = 400
    scroller.followsContentSize = true
    scroller.horizontalPolicy = .never
    search.setMargins(6)
    search.setKeyCaptureWidget(popover)
    let box = Box(.vertical)
    box.append(search)
    box.append(scroller)
    popover.child = box
    connect()
  }

  var isSearchable: Bool {
    get { search.isVisible }
    set { search.isVisible = newValue }
  }

  var searchPlaceholder: String? {
    get { search.placeholder }
    set {
      search.placeholder = newValue
      if let newValue { search.setAccessible(label: newValue) }
    }
  }

  var items: [DropDownItem] = [] {
    didSet {
      rows.removeAll()
      for item in items { rows.append(row(for: item)) }
    }
  }

  var selectedIndex: Int? {
    didSet { rows.select(selectedIndex.flatMap { rows.row(at: $0) }) }
  }

  /// Shows the whole list, scrolled to the selected item.
  func open() {
    search.text = ""
    rows.invalidateFilter()
    rows.select(selectedIndex.flatMap { rows.row(at: $0) })
    popover.popUp()
    if isSearchable {
      search.grabFocus()
    } else if let row = rows.selectedRow {
      row.grabFocus()
    }
    showSelectedRow()
  }

  /// Scrolls to the selected row once the rows have been laid out.
  private func showSelectedRow() {
    MainLoop.whenIdle { [weak self] in
      guard let self, popover.isVisible, let row = rows.selectedRow else { return }
      scroller.scroll(to: row)
    }
  }

  private func connect() {
    rows.setFilter { [weak self] row in
      guard let self, !search.text.isEmpty else { return true }
      return items[row.index].distance(from: search.text) != nil
    }
    rows.setHeaders { [weak self] row, before in
      guard let self, let heading = items[row.index].heading else { return nil }
      return before.map { items[$0.index].heading } == heading ? nil : heading
    }
    rows.onRowActivated { [weak self] in self?.onChosen($0.index) }
    // "search-changed" waits for a pause in the typing; a list this short need not wait.
    search.onChanged { [weak self] text in
      guard let self else { return }
      rows.invalidateFilter()
      rows.invalidateHeaders()
      let index = text.isEmpty ? selectedIndex : items.bestMatch(for: text, anywhere: true)
      rows.select(index.flatMap { rows.row(at: $0) })
    }
    scroller.onContentHeightChanged { [weak self] in self?.showSelectedRow() }
    search.onActivate { [weak self] in
      if let index = self?.rows.selectedRow?.index { self?.onChosen(index) }
    }
    search.onStopSearch { [weak self] in self?.popover.popDown() }
    let keys = KeyController(phase: .capture)
    keys.onKeyPressed { [weak self] key, _ in key == .down && self?.focusNextRow() == true }
    search.addController(keys)
  }

  /// Moves from the entry to the row after the selected one, where the list's own keys take over.
  private func focusNextRow() -> Bool {
    let shown = rows.rows.filter(\.isChildVisible)
    let selected = shown.firstIndex { $0.isSelected }
    guard let next = shown.dropFirst(selected.map { $0 + 1 } ?? 0).first ?? shown.last else {
      return false
    }
    rows.select(next)
    return next.grabFocus()
  }

  private func row(for item: DropDownItem) -> ListBoxRow {
    let title = Label(item.title)
    title.alignment = 0
    title.expandsHorizontally = true
    let subtitle = Label(item.subtitle)
    subtitle.addCssClass("dim-label")
    let box = Box(.horizontal, spacing: 18)
    box.setMargins(top: 6, end: 12, bottom: 6, start: 12)
    box.append(title)
    box.append(subtitle)
    let row = ListBoxRow()
    row.child = box
    row.setAccessible(
      label: item.subtitle.isEmpty ? item.title : "\(item.title), \(item.subtitle)")
    return row
  }
}

/// A list box that only holds some of its rows: ten thousand would take seconds and a gigabyte.
///
/// It holds the rows near the visible ones, and the selected one. As the user scrolls, more are
/// made while the program is idle; empty space stands in for the rest (`RowGeometry`).
///
/// Rows are identified by numbers, so that the code whose time grows with the list is compiled for just these.
@MainActor
public final class SparseListBox<Row: ListBoxRow> {
  /// What a row is known by.
  public typealias ID = Int64

  /// The list box that holds the existing rows.
  public let box: ListBox
  /// The view in which the list is scrolled.
  public let scroll: ScrolledWindow
  /// The existing rows, each a `Row`.
  var made: [ID: ListBoxRow] = [:]
  var idOfRow: [ListBoxRow: ID] = [:]
  /// The existing rows, in order.
  var order: [ID] = []
  /// Where the existing rows are among all; those that are no longer in the list are not here.
  var indices: [ID: Int] = [:]
  /// The existing rows that show nothing yet, or another item.
  var blank: Set<ID> = []
  /// The existing rows that may show what their items were before.
  var stale: Set<ID> = []
  var geometry = RowGeometry()
  /// The space above a row for the missing rows before it.
  private var gaps: [ID: Int] = [:]
  /// The titles above existing rows.
  private var titles: [ID: String] = [:]
  /// Where the existing rows will be, and how high the list will be, once it is laid out.
  var places: [ID: Range<Int>] = [:]
  var height = 0
  private var isUpdating = false
  private var pending: MainLoopSource?
  private var isPendingForIdle = false
  private var width = 0
  private var knownTitleHeight: Int?
  /// A row that is about to get the focus.
  var sought: ID?
  /// The selected row, whether it exists or not.
  public private(set) var selected: ID?

  /// Makes an empty row.
  let make: () -> Row
  /// Fills a row with the item at an index of the list.
  private let fill: (Row, Int) -> Void
  /// The title above the row at an index; `nil` for none.
  public var title: (Int) -> String? = { _ in nil }
  /// Receives the row that the user selects; `nil` for none.
  public var onSelected: (ID?) -> Void = { _ in }
  /// Receives the row that the user activates.
  public var onActivated: (ID) -> Void = { _ in }

  /// Manages the rows of a list box within a scrolled window. `make` and `fill` capture neither of them.
  public init(
    _ box: ListBox, in scroll: ScrolledWindow, make: @escaping () -> Row,
    fill: @escaping (Row, Int) -> Void
  ) {
    self.box = box
    self.scroll = scroll
    self.make = make
    self.fill = fill
    box.onRowActivated { [weak self] row in
      if let self, let id = idOfRow[row] { onActivated(id) }
    }
    box.onRowSelected { [weak self] row in
      guard let self, !isUpdating else { return }
      onSelected(row.flatMap { self.idOfRow[$0] })
    }
    box.setGaps { [weak self] row in
      guard let self, let id = idOfRow[row] else { return (0, nil) }
      return (gaps[id] ?? 0, titles[id])
    }
    box.leaveByTab()
    scroll.onScrolled { [weak self] in self?.arrangeSoon() }
    scroll.onContentHeightChanged { [weak self] in self?.arrangeSoon() }
  }

  /// The existing rows.
  public var rows: [Row] { made.values.compactMap { $0 as? Row } }

  /// The row of an item, if it exists.
  public func row(_ id: ID) -> Row? { made[id] as? Row }

  /// All rows, whether they exist or not.
  public var ids: [ID] { geometry.ids }

  /// Whether all rows near the visible ones have been made.
  public var isAtRest: Bool { pending == nil }

  /// Shows these rows in this order, and fills those that exist.
  public func show(_ ids: [ID], selected: ID?) {
    // The rows that were and are selected may change their heights; the one that the user looks at
    // stays where it is.
    let isOther = selected != self.selected && geometry.ids == ids
    let anchor = (isOther ? selected.flatMap(selectionAnchor) : nil) ?? anchor()
    if geometry.ids != ids {
      geometry.ids = ids
      findRows()
    }
    self.selected = selected
    stale = Set(order)
    // Before the window exists no keystroke waits, and rows added one by one would be laid out again and again.
    let isShown = scroll.allocatedHeight > 0
    arrange(
      budget: isShown ? RowBudget.atOnce : 0,
      urgentBudget: isShown ? RowBudget.visibleAtOnce : RowBudget.seenAtFirst, holding: anchor)
    if isOther, let selected, made[selected]?.containsFocus == true,
      let index = ids.firstIndex(of: selected)
    {
      scrollToRow(at: index)
    }
  }

  /// Measures the rows again after all of them have changed.
  public func measureAgain() {
    geometry.forgetHeights()
    arrangeSoon()
  }

  // MARK: Making rows

  /// Makes rows before the next frame: those that have become visible must exist by then.
  func arrangeSoon() {
    guard !ids.isEmpty || !order.isEmpty, pending == nil || isPendingForIdle else { return }
    pending?.cancel()
    isPendingForIdle = false
    pending = MainLoop.beforeDrawing { [weak self] in self?.arrangeNow(budget: 0) }
  }

  private func arrangeWhenIdle() {
    guard pending == nil else { return }
    isPendingForIdle = true
    pending = MainLoop.whenIdle { [weak self] in self?.arrangeNow(budget: RowBudget.whenIdle) }
  }

  private func arrangeNow(budget: Int) {
    pending = nil
    arrange(budget: budget, urgentBudget: RowBudget.visibleAtOnce, holding: selectedAnchor())
  }

  /// Makes the visible rows (at most `urgentBudget` of them for now) and up to `budget` more, and
  /// removes those far away. What is visible stays where it is on the screen.
  func arrange(budget: Int, urgentBudget: Int = .max, holding held: Anchor? = nil) {
    isUpdating = true
    defer { isUpdating = false }
    updateWidth()
    let anchor = held ?? anchor()
    let chosen = (sought ?? selected).flatMap { ids.firstIndex(of: $0) }
    let seen = seenRows()
    let plan = geometry.plan(
      seen: seen, selected: chosen, budget: budget, urgentBudget: urgentBudget
    ) { made[$0] != nil }
    let (rows, isRemoving) = replaceRows(by: plan)
    let isFilling = fillRows(rows) { seen.contains($0) || $0 == chosen }
    setGaps(around: rows)
    if let anchor, rows.count < ids.count || anchor.isInAnyList,
      let index = ids.firstIndex(of: anchor.id)
    {
      scroll.shiftContent(
        by: geometry.top(of: index) - anchor.top,
        heightBy: geometry.top(of: ids.count) - anchor.height)
    }
    showSelection()
    switch plan.missing {
    case .none: if isRemoving || isFilling { arrangeWhenIdle() }
    case .invisible: arrangeWhenIdle()
    case .visible: arrangeSoon()
    }
  }

  /// Fills the rows that are new or may have changed, and measures all. In a long list some of those that
  /// are not seen have to wait; the result says whether there are such.
  private func fillRows(_ indices: [Int], isSeen: (Int) -> Bool) -> Bool {
    var budget = ids.count <= RowLimits.madeWhole ? Int.max : RowBudget.filledUnseen
    var isFilling = false
    for index in indices {
      let id = ids[index]
      guard let row = made[id] else { continue }
      if blank.contains(id) || stale.contains(id) {
        let canWait = !blank.contains(id) && !isSeen(index)
        guard !canWait || budget > 0 else {
          isFilling = true
          continue
        }
        if canWait { budget -= 1 }
        blank.remove(id)
        stale.remove(id)
        if let row = row as? Row { fill(row, index) }
      }
      measure(row, at: index)
    }
    return isFilling
  }

  private func measure(_ row: ListBoxRow, at index: Int) {
    guard width > 0 else { return }
    geometry.setHeight(
      row.measureHeight(forWidth: width).minimum + titleHeight(at: index), of: index)
  }

  /// The heights of rows depend on the width, and with them how many rows are seen.
  private func updateWidth() {
    guard box.allocatedWidth != width else { return }
    width = box.allocatedWidth
    geometry.forgetHeights()
    for (id, index) in indices where !blank.contains(id) {
      if let row = made[id] { measure(row, at: index) }
    }
  }

  private func seenRows() -> Range<Int> {
    let height = scroll.allocatedHeight
    guard height > 0 else { return 0..<min(RowBudget.seenAtFirst, ids.count) }
    let top = scroll.verticalPosition - listTop
    return geometry.rows(from: top, to: top + height)
  }

  /// Where the list begins within the scrolled content.
  var listTop: Int {
    scroll.child?.firstChild.flatMap { box.bounds(in: $0)?.y } ?? 0
  }

  /// Leaves space for the missing rows.
  private func setGaps(around present: [Int]) {
    var gaps: [ID: Int] = [:]
    var titles: [ID: String] = [:]
    var next = 0
    places.removeAll()
    height = geometry.top(of: ids.count)
    for index in present {
      places[ids[index]] = geometry.top(of: index)..<geometry.top(of: index + 1)
      if index > next {
        gaps[ids[index]] = geometry.top(of: index) - geometry.top(of: next)
      }
      titles[ids[index]] = title(index)
      next = index + 1
    }
    if gaps != self.gaps || titles != self.titles {
      (self.gaps, self.titles) = (gaps, titles)
      box.invalidateHeaders()
    }
    box.setSizeRequest(height: next < ids.count ? height : -1)
  }

  /// How much higher a row is with the title above it.
  private func titleHeight(at index: Int) -> Int {
    guard title(index) != nil else { return 0 }
    if let knownTitleHeight { return knownTitleHeight }
    let height = ListBoxRow.title("A").measureHeight().minimum
    knownTitleHeight = height
    return height
  }

  private func showSelection() {
    if let selected, let row = made[selected] {
      if !row.isSelected { box.select(row) }
    } else {
      box.select(nil)
    }
  }
}

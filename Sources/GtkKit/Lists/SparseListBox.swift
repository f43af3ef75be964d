/// A list box that is given only some of its rows, because ten thousand would take seconds and a
/// gigabyte.
///
/// The rows near those that are seen are there, and the selected one. The others are made when the
/// program is idle, as they come near; where they would stand there is room (`RowGeometry`).
@MainActor
public final class SparseListBox<ID: Hashable, Row: ListBoxRow> {
  public let box: ListBox
  public let scroll: ScrolledWindow
  /// The rows that are there.
  public private(set) var made: [ID: Row] = [:]
  private var idOfRow: [ListBoxRow: ID] = [:]
  /// The rows that are there, in their order.
  private var order: [ID] = []
  private var geometry = RowGeometry<ID>()
  /// The room before a row for those that are not there.
  private var gaps: [ID: Int] = [:]
  /// Where the rows that are there will stand, and how high the list will be, once it is laid out.
  private var places: [ID: Range<Int>] = [:]
  private var height = 0
  private var isUpdating = false
  private var pending: MainLoopSource?
  private var isPendingForIdle = false
  private var width = 0
  /// A row that is to get the focus.
  private var sought: ID?
  /// The selected row, whether it is there or not.
  public private(set) var selected: ID?

  /// Makes an empty row.
  private let make: () -> Row
  /// Has a row show what stands at a place of the list.
  private let fill: (Row, Int) -> Void
  /// Receives the row that the user selects; `nil` for none.
  public var onSelected: (ID?) -> Void = { _ in }
  /// Receives the row that the user activates.
  public var onActivated: (ID) -> Void = { _ in }

  /// Takes over a list box within a scrolled window. `make` and `fill` capture neither of them.
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
      self?.idOfRow[row].flatMap { self?.gaps[$0] } ?? 0
    }
    scroll.onScrolled { [weak self] in self?.arrangeSoon() }
    scroll.onContentHeightChanged { [weak self] in self?.arrangeSoon() }
  }

  /// All rows, whether they are there or not.
  public var ids: [ID] { geometry.ids }

  /// Shows these rows in this order, and fills those that are there.
  public func show(_ ids: [ID], selected: ID?) {
    let anchor = anchor()
    geometry.ids = ids
    self.selected = selected
    arrange(budget: RowBudget.atOnce, holding: anchor)
  }

  /// Measures the rows again, which have changed all at once.
  public func measureAgain() {
    geometry.forgetHeights()
    arrangeSoon()
  }

  // MARK: Making rows

  /// Before the next frame: what has come into sight must be there.
  private func arrangeSoon() {
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
    arrange(budget: budget)
  }

  /// Makes what is seen, and up to `budget` rows more, and gives up what is far away. What is seen
  /// stays where it is on the screen.
  private func arrange(budget: Int, holding held: Anchor? = nil) {
    isUpdating = true
    defer { isUpdating = false }
    noteWidth()
    let anchor = held ?? anchor()
    let chosen = (sought ?? selected).flatMap { ids.firstIndex(of: $0) }
    let plan = geometry.plan(seen: seenRows(), selected: chosen, budget: budget) {
      made[$0] != nil
    }
    put(plan.rows.map { ids[$0] })
    for index in plan.rows {
      guard let row = made[ids[index]] else { continue }
      fill(row, index)
      if width > 0 {
        geometry.note(row.measureHeight(forWidth: width).minimum, of: ids[index])
      }
    }
    leaveRoom(around: plan.rows)
    if let anchor, plan.rows.count < ids.count, let index = ids.firstIndex(of: anchor.id) {
      scroll.shiftContent(
        by: geometry.top(of: index) - anchor.top,
        heightBy: geometry.top(of: ids.count) - anchor.height)
    }
    showSelection()
    if !plan.isComplete { arrangeWhenIdle() }
  }

  /// At another width the rows have other heights.
  private func noteWidth() {
    if box.allocatedWidth != width {
      width = box.allocatedWidth
      geometry.forgetHeights()
    }
  }

  private func seenRows() -> Range<Int> {
    let height = scroll.allocatedHeight
    guard height > 0 else { return 0..<min(RowBudget.seenAtFirst, ids.count) }
    let top = scroll.verticalPosition - listTop
    return geometry.rows(from: top, to: top + height)
  }

  /// The first row that is seen, where it stands, and how high the list is.
  private struct Anchor {
    let id: ID
    let top: Int
    let height: Int
  }

  /// `nil` at the top, where what comes before the first row is to be seen.
  private func anchor() -> Anchor? {
    let top = scroll.verticalPosition - listTop
    guard top > 0 else { return nil }
    for id in order {
      guard let place = places[id], place.upperBound > top else { continue }
      return place.lowerBound < top + scroll.allocatedHeight
        ? Anchor(id: id, top: place.lowerBound, height: height) : nil
    }
    return nil
  }

  /// Where the list begins in what is scrolled.
  private var listTop: Int {
    scroll.child?.firstChild.flatMap { box.bounds(in: $0)?.y } ?? 0
  }

  /// Has exactly these rows there.
  private func put(_ wanted: [ID]) {
    guard wanted != order else { return }
    let kept = Set(wanted)
    for id in order where !kept.contains(id) {
      guard let row = made.removeValue(forKey: id) else { continue }
      idOfRow[row] = nil
      gaps[id] = nil
      box.remove(row)
    }
    order.removeAll { !kept.contains($0) }
    reorder(to: wanted)
    order = wanted
  }

  private func reorder(to wanted: [ID]) {
    var pending = itemsToMove(from: order, to: wanted)
    var current = order
    for (index, id) in wanted.enumerated() {
      // A row that is to stand further down makes way first, so that those after it need not move.
      while index < current.count, current[index] != id, pending.contains(current[index]),
        let row = made[current[index]]
      {
        box.move(row, to: current.count - 1)
        current.append(current.remove(at: index))
        pending.remove(current[current.count - 1])
      }
      if index < current.count, current[index] == id { continue }
      if let row = made[id], let place = current.lastIndex(of: id) {
        box.move(row, to: index)
        current.insert(current.remove(at: place), at: index)
      } else {
        let row = make()
        made[id] = row
        idOfRow[row] = id
        box.insert(row, at: index)
        current.insert(id, at: index)
      }
    }
  }

  /// Leaves room for the rows that are not there.
  private func leaveRoom(around present: [Int]) {
    var gaps: [ID: Int] = [:]
    var next = 0
    places.removeAll()
    height = geometry.top(of: ids.count)
    for index in present {
      places[ids[index]] = geometry.top(of: index)..<geometry.top(of: index + 1)
      if index > next {
        gaps[ids[index]] = geometry.top(of: index) - geometry.top(of: next)
      }
      next = index + 1
    }
    if gaps != self.gaps {
      self.gaps = gaps
      box.invalidateHeaders()
    }
    box.setSizeRequest(height: next < ids.count ? height : -1)
  }

  private func showSelection() {
    if let selected, let row = made[selected] {
      if !row.isSelected { box.select(row) }
    } else {
      box.unselectAll()
    }
  }

  // MARK: Moving about

  /// Puts the focus on a row and selects it. False where there is no such row to be seen.
  @discardableResult
  public func focus(_ id: ID) -> Bool {
    guard box.isMapped, let index = ids.firstIndex(of: id) else { return false }
    sought = id
    arrange(budget: 0)
    sought = nil
    guard let row = made[id] else { return false }
    box.select(row)
    let isFocused = row.grabFocus()
    // A row that has just been made has no place yet to which GTK could scroll by itself.
    if order.count < ids.count {
      scroll.show(
        from: listTop + geometry.top(of: index), to: listTop + geometry.top(of: index + 1),
        of: listTop + geometry.top(of: ids.count))
      arrangeSoon()
    }
    return isFocused
  }

  /// Puts the focus on the first or the last row where these are not there; where they are, GTK does.
  public func focusEnd(isFirst: Bool) -> Bool {
    guard made.count < ids.count, let id = isFirst ? ids.first : ids.last else { return false }
    return focus(id)
  }
}

/// How many rows are made in one go.
private enum RowBudget {
  /// Rows that are not seen, made together with something else.
  static let atOnce = 4
  /// Rows that are not seen, made in one idle turn.
  static let whenIdle = 5
  /// Rows that are taken to be seen before there is a height.
  static let seenAtFirst = 10
}

import GtkKit
import PerViewModel

/// The list box: moves, adds, fills and removes only the rows that differ.
///
/// Of a long list only the rows near those that are seen are there, and the selected one. The others
/// are made when idle, as they come near; in their place there is room (`RowGeometry`).
@MainActor
final class ProductList {
  typealias ID = ProductRowContent.ID

  let box: ListBox
  let scroll: ScrolledWindow
  private(set) var rows: ProductRows?
  private(set) var made: [ID: ProductRow] = [:]
  /// The rows that are there, in their order.
  private var order: [ID] = []
  var geometry = RowGeometry()
  /// The room before a row for those that are not there.
  private var gaps: [ID: Int] = [:]
  /// Where the rows stand that are there, and how high the list is, as it is going to be laid out.
  private var places: [ID: Range<Int>] = [:]
  private var height = 0
  private var isUpdating = false
  private var pending: MainLoopSource?
  private var isPendingForIdle = false
  private var width = 0
  var finding = Finding()

  /// What the person does in the list.
  enum Intent {
    case select(ID?)
    case edit(ID)
    case toggleBasket(ID)
  }

  /// Receives what the person does.
  var onIntent: (Intent) -> Void = { _ in }

  init(_ box: ListBox, in scroll: ScrolledWindow) {
    self.box = box
    self.scroll = scroll
    box.onRowActivated { [weak self] row in
      guard let id = (row as? ProductRow)?.content?.id else { return }
      self?.onIntent(.edit(id))
    }
    box.onRowSelected { [weak self] row in
      guard let self, !isUpdating else { return }
      onIntent(.select((row as? ProductRow)?.content?.id))
    }
    box.setGaps { [weak self] row in
      (row as? ProductRow)?.content.flatMap { self?.gaps[$0.id] } ?? 0
    }
    scroll.onScrolled { [weak self] in self?.arrangeSoon() }
    scroll.onContentHeightChanged { [weak self] in self?.arrangeSoon() }
  }

  /// How many letters the longest unit price of those seen has.
  private(set) var longestUnitPrice = 0

  /// How all rows are laid out.
  var layout: ProductRow.Layout = .wide {
    didSet {
      guard layout != oldValue else { return }
      for row in made.values { row.layout = layout }
      geometry.forgetHeights()
      arrangeSoon()
    }
  }

  /// All rows, whether they are there or not.
  var count: Int { geometry.ids.count }

  /// Shows these rows in this order.
  func show(_ rows: ProductRows, selected: ID?) {
    let anchor = anchor()
    if self.rows?.ids != rows.ids { finding.isOutdated = true }
    self.rows = rows
    self.selected = selected
    findAgain()
    arrange(budget: Self.budgetAtOnce, holding: anchor)
    let ends = [rows.first, rows.last].compactMap(\.?.unitPrice)
    longestUnitPrice = (ends + made.values.compactMap { $0.content?.unitPrice })
      .reduce(0) { max($0, $1.unicodeScalars.count) }
  }

  private(set) var selected: ID?
  /// A row that is to get the focus.
  private var sought: ID?

  // MARK: Making rows

  /// How many rows that are not seen are made together with something else, and in one idle turn.
  static let budgetAtOnce = 4
  private static let budgetWhenIdle = 5
  /// How many rows are taken for seen before there is a height.
  private static let seenAtFirst = 10

  /// Before the next frame: what has come into sight must be there.
  private func arrangeSoon() {
    guard rows != nil, pending == nil || isPendingForIdle else { return }
    pending?.cancel()
    isPendingForIdle = false
    pending = MainLoop.beforeDrawing { [weak self] in self?.arrangeNow(budget: 0) }
  }

  private func arrangeWhenIdle() {
    guard pending == nil else { return }
    isPendingForIdle = true
    pending = MainLoop.whenIdle { [weak self] in self?.arrangeNow(budget: Self.budgetWhenIdle) }
  }

  private func arrangeNow(budget: Int) {
    pending = nil
    arrange(budget: budget)
  }

  /// Makes what is seen, and up to so many rows more, and gives up what is far away. What is seen
  /// stays where it is on the screen.
  func arrange(budget: Int, holding held: Anchor? = nil) {
    guard let rows else { return }
    isUpdating = true
    defer { isUpdating = false }
    noteWidth()
    let anchor = held ?? anchor()
    let seen = seenRows()
    let chosen = (sought ?? selected).flatMap { geometry.ids.firstIndex(of: $0) }
    let plan = geometry.plan(seen: seen, selected: chosen, budget: budget) { made[$0] != nil }
    put(plan.rows.map { geometry.ids[$0] })
    for index in plan.rows {
      guard let row = made[geometry.ids[index]] else { continue }
      row.content = rows[place(of: index)]
      if width > 0 {
        geometry.note(row.measureHeight(forWidth: width).minimum, of: geometry.ids[index])
      }
    }
    leaveRoom(around: plan.rows)
    if let anchor, plan.rows.count < count,
      let index = geometry.ids.firstIndex(of: anchor.id)
    {
      scroll.shiftContent(
        by: geometry.top(of: index) - anchor.top,
        heightBy: geometry.top(of: count) - anchor.height)
    }
    showSelection()
    if !plan.isComplete { arrangeWhenIdle() }
  }

  /// In another width the rows have other heights.
  private func noteWidth() {
    if box.allocatedWidth != width {
      width = box.allocatedWidth
      geometry.forgetHeights()
    }
  }

  private func seenRows() -> Range<Int> {
    let height = scroll.allocatedHeight
    guard height > 0 else { return 0..<min(Self.seenAtFirst, count) }
    let top = scroll.verticalPosition - listTop
    return geometry.rows(from: top, to: top + height)
  }

  /// The first row that is seen, and where it stands in a list of which height; `nil` at the top,
  /// where what comes before it is to be seen.
  struct Anchor {
    let id: ID
    let top: Int
    let height: Int
  }

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
      box.remove(row)
      gaps[id] = nil
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
        box.insert(makeRow(id), at: index)
        current.insert(id, at: index)
      }
    }
  }

  private func makeRow(_ id: ID) -> ProductRow {
    let row = ProductRow.make()
    row.layout = layout
    row.onBasketToggled = { [weak self] id in self?.onIntent(.toggleBasket(id)) }
    made[id] = row
    return row
  }

  /// Leaves room for the rows that are not there.
  private func leaveRoom(around present: [Int]) {
    var gaps: [ID: Int] = [:]
    var next = 0
    places.removeAll()
    height = geometry.top(of: count)
    for index in present {
      places[geometry.ids[index]] = geometry.top(of: index)..<geometry.top(of: index + 1)
      if index > next {
        gaps[geometry.ids[index]] = geometry.top(of: index) - geometry.top(of: next)
      }
      next = index + 1
    }
    if gaps != self.gaps {
      self.gaps = gaps
      box.invalidateHeaders()
    }
    box.setSizeRequest(height: next < count ? height : -1)
  }

  private func showSelection() {
    if let selected, let row = made[selected] {
      if !row.isSelected { box.select(row) }
    } else {
      box.unselectAll()
    }
  }

  // MARK: Moving about

  /// Puts the focus on a row and selects it; where a search hides it, on the nearest that is found.
  /// False when there is no row to be seen.
  func focus(_ id: ID) -> Bool {
    guard box.isMapped, let found = nearest(to: id) else { return false }
    sought = found
    arrange(budget: 0)
    sought = nil
    guard let row = made[found] else { return false }
    box.select(row)
    let isFocused = row.grabFocus()
    // A row that has just been made has no place yet, to which GTK could scroll by itself.
    if order.count < count, let index = geometry.ids.firstIndex(of: found) {
      scroll.show(
        from: listTop + geometry.top(of: index), to: listTop + geometry.top(of: index + 1),
        of: listTop + geometry.top(of: count))
      arrangeSoon()
    }
    return isFocused
  }

  /// Puts the focus on the selected row, else on the first.
  func focusSelection() {
    if let id = selected ?? geometry.ids.first { _ = focus(id) }
  }

  /// Puts the focus on the first row that is shown.
  func focusFirstFound() {
    if let first = geometry.ids.first { _ = focus(first) }
  }

  /// The row of a product; `nil` where it is not there.
  func row(_ id: ID) -> ProductRow? { made[id] }
}

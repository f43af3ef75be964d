import GtkKit
import PerViewModel

/// The list of products: rows in the order of the ranking, all of them or those found by a search.
@MainActor
final class ProductList {
  typealias ID = ProductRowContent.ID

  let sparse: SparseListBox<ProductRow>
  private var rows: ProductRows?
  private var finding = Finding()
  /// The row that was just added.
  private var marked: ID?
  private var unmarking: MainLoopSource?

  /// What the user does in the list.
  enum Intent {
    case select(ID?)
    case edit(ID)
    case toggleBasket(ID)
  }

  /// Receives what the user does.
  var onIntent: (Intent) -> Void = { _ in }
  /// Called when all rows have been searched.
  var onFound: () -> Void = {}

  init(_ box: ListBox, in scroll: ScrolledWindow) {
    weak var list: ProductList?
    sparse = SparseListBox(
      box, in: scroll, make: { list?.makeRow() ?? ProductRow.make() },
      fill: { row, index in list?.fill(row, at: index) })
    sparse.onActivated = { id in list?.onIntent(.edit(ID(rawValue: id))) }
    sparse.title = { index in list?.heading(at: index) }
    box.onMap {
      // Rows have no places yet.
      MainLoop.beforeDrawing { list?.showMarked() }
    }
    sparse.onSelected = { id in list?.onIntent(.select(id.map(ID.init(rawValue:)))) }
    list = self
  }

  /// The list box, with the rows near the visible ones.
  var box: ListBox { sparse.box }

  private func makeRow() -> ProductRow {
    let row = ProductRow.make()
    row.layout = layout
    row.onBasketToggled = { [weak self] id in self?.onIntent(.toggleBasket(id)) }
    return row
  }

  private func fill(_ row: ProductRow, at index: Int) {
    let content = rows?[finding.places?[index] ?? index]
    row.content = content
    row.isOpen = content != nil && content?.id == selected
    row.isMarked = content != nil && content?.id == marked
  }

  /// Among what was found, the first row of a store need not be there.
  private func heading(at index: Int) -> String? {
    finding.places == nil ? rows?.heading(at: index) : nil
  }

  /// The width of the widest visible unit price, in pixels: letters of some scripts are wider than others.
  private(set) var widestUnitPrice = 0

  /// How all rows are laid out.
  var layout: ProductRow.Layout = .wide {
    didSet {
      guard layout != oldValue else { return }
      for row in sparse.rows { row.layout = layout }
      sparse.measureAgain()
    }
  }

  /// Shows these rows in this order.
  func show(_ rows: ProductRows, selected: ID?) {
    let isChanged = self.rows?.ids != rows.ids
    self.rows = rows
    if isChanged { search() }
    showFound(selected: selected)
    let ends = [rows.first, rows.last].compactMap(\.?.unitPrice)
    let texts = Set(ends + sparse.rows.compactMap { $0.content?.unitPrice })
    widestUnitPrice =
      sparse.rows.first.map { row in
        texts.map { row.widthOfUnitPrice($0) }.max() ?? 0
      } ?? 0
  }

  /// The selected row, whether it exists or not.
  private var selected: ID? { sparse.selected.map(ID.init(rawValue:)) }

  // MARK: Moving about

  /// Focuses and selects a row; if a search hides it, the nearest one that was found. Returns false
  /// if no row is visible.
  func focus(_ id: ID) -> Bool { nearest(to: id).map { sparse.focus($0.rawValue) } ?? false }

  /// Puts the focus on the selected row, else on the first.
  func focusSelection() {
    if let id = sparse.selected ?? sparse.ids.first { _ = focus(ID(rawValue: id)) }
  }

  /// Puts the focus on the first row that is shown.
  func focusFirstFound() {
    if let first = sparse.ids.first { _ = focus(ID(rawValue: first)) }
  }

  /// Focuses the first or last row if it does not exist yet; if it does, GTK handles the key.
  func focusEnd(isFirst: Bool) -> Bool { sparse.focusEnd(isFirst: isFirst) }

  /// Scrolls to a row that was just added and marks it for a moment; the focus stays where it is.
  ///
  /// Where the form has the whole window, that happens when the list is seen again.
  func mark(_ id: ID) {
    unmarking?.cancel()
    if let marked { row(marked)?.isMarked = false }
    marked = id
    row(id)?.isMarked = true
    if box.isMapped { showMarked() }
  }

  private func showMarked() {
    guard let marked else { return }
    sparse.reveal(marked.rawValue)
    unmarking?.cancel()
    unmarking = MainLoop.after(milliseconds: Self.markedTime) { [weak self] in
      guard let self else { return }
      row(marked)?.isMarked = false
      self.marked = nil
    }
  }

  /// Milliseconds for which a new row is marked.
  private static let markedTime = 2000

  /// The row of a product, if it exists.
  func row(_ id: ID) -> ProductRow? { sparse.row(id.rawValue) }
}

// Finding: which of all rows are in the list.
extension ProductList {
  /// What is searched for, and how far the search has come.
  private struct Finding {
    var text = ""
    var search: RowSearch?
    /// The indices of the rows found; `nil` while there is no search.
    var places: [Int]?
    var pending: MainLoopSource?
  }

  /// How many rows are searched in one turn.
  private static let searchedAtOnce = 150

  /// Shows only rows that contain all of these words; an empty text shows all.
  func find(_ text: String) {
    finding.text = text
    search()
    showFound(selected: selected)
    // The focus stays on a row that was found, now among all others.
    if let selected, row(selected)?.containsFocus == true { _ = focus(selected) }
  }

  /// Whether no row contains what is searched for.
  var isNothingFound: Bool {
    finding.places?.isEmpty == true && finding.search?.isComplete != false
  }

  /// Whether a product that was just added or changed would be hidden, though it is new or was found
  /// before.
  func wouldHide(_ new: ProductRows) -> Bool {
    guard finding.places != nil, let rows else { return false }
    let known = Set(rows.ids)
    let shown = Set(sparse.ids)
    for (index, id) in new.ids.enumerated() where !known.contains(id) || row(id) != nil {
      let isChanged = row(id).map { $0.content != new[index] } ?? true
      guard isChanged, var search = RowSearch(finding.text, in: new, from: index) else { continue }
      search.advance(by: 1)
      if search.found.isEmpty, !known.contains(id) || shown.contains(id.rawValue) { return true }
    }
    return false
  }

  private func nearest(to id: ID) -> ID? {
    guard let rows, let places = finding.places else { return id }
    guard let place = rows.ids.firstIndex(of: id), !places.isEmpty else { return nil }
    return rows.ids[places.first { $0 >= place } ?? places[places.count - 1]]
  }

  private func showFound(selected: ID?) {
    guard let rows else { return }
    let ids = finding.places.map { $0.map { rows.ids[$0] } } ?? rows.ids
    sparse.show(ids.map(\.rawValue), selected: selected?.rawValue)
  }

  /// Searches from the start.
  private func search() {
    guard let rows else { return }
    finding.pending?.cancel()
    finding.search = RowSearch(finding.text, in: rows)
    finding.places = nil
    if finding.search != nil { searchOn() }
  }

  private func searchOn() {
    finding.search?.advance(by: Self.searchedAtOnce)
    guard let search = finding.search else { return }
    finding.places = search.found
    guard !search.isComplete else { return }
    finding.pending = MainLoop.whenIdle { [weak self] in
      guard let self else { return }
      searchOn()
      showFound(selected: selected)
      if finding.search?.isComplete == true { onFound() }
    }
  }
}

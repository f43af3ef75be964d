import GtkKit
import PerViewModel

/// The list box: keeps one row for each product and moves, adds, fills and removes only those that
/// differ.
@MainActor
final class ProductList {
  let box: ListBox
  private var rows: [ProductRowContent.ID: ProductRow] = [:]
  private var order: [ProductRowContent.ID] = []
  private var isUpdating = false

  /// What the person does in the list.
  enum Intent {
    case select(ProductRowContent.ID?)
    case edit(ProductRowContent.ID)
    case toggleBasket(ProductRowContent.ID)
  }

  /// Receives what the person does.
  var onIntent: (Intent) -> Void = { _ in }

  init(_ box: ListBox) {
    self.box = box
    box.onRowActivated { [weak self] row in
      guard let id = (row as? ProductRow)?.content?.id else { return }
      self?.onIntent(.edit(id))
    }
    box.onRowSelected { [weak self] row in
      guard let self, !isUpdating else { return }
      onIntent(.select((row as? ProductRow)?.content?.id))
    }
  }

  /// How many letters the longest unit price has.
  private(set) var longestUnitPrice = 0

  /// How all rows are laid out.
  var layout: ProductRow.Layout = .wide {
    didSet {
      guard layout != oldValue else { return }
      for row in rows.values { row.layout = layout }
    }
  }

  /// Shows these rows in this order.
  func show(_ contents: [ProductRowContent], selected: ProductRowContent.ID?) {
    isUpdating = true
    defer { isUpdating = false }
    let wanted = contents.map(\.id)
    if wanted != order {
      removeRows(except: Set(wanted))
      reorder(to: contents)
      order = wanted
    }
    for content in contents { rows[content.id]?.content = content }
    longestUnitPrice = contents.reduce(0) { max($0, $1.unitPrice.unicodeScalars.count) }
    if let selected, let row = rows[selected] {
      if !row.isSelected { box.select(row) }
    } else {
      box.unselectAll()
    }
    if words != nil { box.invalidateFilter() }
  }

  private func removeRows(except wanted: Set<ProductRowContent.ID>) {
    for id in order where !wanted.contains(id) {
      guard let row = rows.removeValue(forKey: id) else { continue }
      box.remove(row)
    }
    order.removeAll { !wanted.contains($0) }
  }

  private func reorder(to contents: [ProductRowContent]) {
    var pending = itemsToMove(from: order, to: contents.map(\.id))
    var current = order
    for (index, content) in contents.enumerated() {
      // A row that is to stand further down makes way first, so that those after it need not move.
      while index < current.count, current[index] != content.id, pending.contains(current[index]),
        let row = rows[current[index]]
      {
        box.move(row, to: current.count - 1)
        current.append(current.remove(at: index))
        pending.remove(current[current.count - 1])
      }
      if index < current.count, current[index] == content.id { continue }
      if let row = rows[content.id], let place = current.lastIndex(of: content.id) {
        box.move(row, to: index)
        current.insert(current.remove(at: place), at: index)
      } else {
        box.insert(makeRow(content), at: index)
        current.insert(content.id, at: index)
      }
    }
  }

  private func makeRow(_ content: ProductRowContent) -> ProductRow {
    let row = ProductRow.make()
    row.layout = layout
    row.content = content
    row.onBasketToggled = { [weak self] id in self?.onIntent(.toggleBasket(id)) }
    rows[content.id] = row
    return row
  }

  /// Puts the focus on a row and selects it; where a search hides it, on the nearest that is found.
  /// False when there is no row to be seen.
  func focus(_ id: ProductRowContent.ID) -> Bool {
    guard box.isMapped, let place = order.firstIndex(of: id),
      let found = order[place...].first(where: isFound) ?? order[..<place].last(where: isFound),
      let row = rows[found]
    else { return false }
    box.select(row)
    return row.grabFocus()
  }

  /// Puts the focus on the selected row, else on the first.
  func focusSelection() {
    guard let row = box.selectedRow ?? box.row(at: 0) else { return }
    box.select(row)
    row.grabFocus()
  }

  /// Puts the focus on the first row that is shown.
  func focusFirstFound() {
    guard let row = box.rows.first(where: \.isMapped) else { return }
    box.select(row)
    row.grabFocus()
  }

  /// The row of a product.
  func row(_ id: ProductRowContent.ID) -> ProductRow? { rows[id] }

  // MARK: Finding

  private var words: [String]?

  /// Shows only rows that have all of these words; an empty text shows all.
  func find(_ text: String) {
    let asked = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    words = asked.isEmpty ? nil : asked
    box.setFilter { [weak self] row in
      guard let self, let id = (row as? ProductRow)?.content?.id else { return true }
      return isFound(id)
    }
  }

  /// Whether what is looked for is in no row.
  var isNothingFound: Bool { words != nil && !order.contains(where: isFound) }

  /// Whether a product that was just added or changed would be hidden, though it is new or was found
  /// before.
  func wouldHide(_ contents: [ProductRowContent]) -> Bool {
    words != nil && contents.contains { !isFound($0) && isFound($0.id) }
  }

  private func isFound(_ id: ProductRowContent.ID) -> Bool {
    rows[id]?.content.map(isFound) ?? true
  }

  private func isFound(_ content: ProductRowContent) -> Bool {
    guard let words else { return true }
    let text = content.searchText
    return words.allSatisfy { text.contains($0) }
  }
}

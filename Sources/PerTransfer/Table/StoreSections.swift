import PerDocument
import PerModel

/// Stores that stand above their products, in rows of their own: "REWE", three products, "ALDI", the same products.
struct StoreSections {
  /// The store above the row that was read last; empty before the first.
  private var store = ""
  private let areThere: Bool

  init(_ layout: TableLayout) { areThere = layout.hasStoresAbove }

  /// Whether a row has said the store of those below it.
  var hasStore: Bool { !store.isEmpty }

  /// Whether a row is nothing but a store, which the products below are of.
  mutating func pass(_ row: [String]) -> Bool {
    guard let name = Self.labelled(row) ?? (areThere ? Self.heading(row) : nil) else {
      return false
    }
    store = name
    return true
  }

  /// A product of the store above.
  func placed(_ product: Product) -> Product {
    guard !store.isEmpty, product.store.isEmpty else { return product }
    var product = product
    product.store = store
    return product
  }

  /// The name in a row that has nothing else: "== Aldi ==".
  private static func heading(_ row: [String]) -> String? {
    let cells = row.filter { !ColumnContent.isBlank($0) }
    // The rows of Markdown begin with a blank cell.
    guard cells.count == 1, row.prefix(2).contains(cells[0]),
      cells[0].utf8.count <= TableLimit.store,
      !cells[0].contains(where: \.isNumber)
    else { return nil }
    let start = cells[0].firstIndex(where: \.isLetter)
    guard let start, let end = cells[0].lastIndex(where: \.isLetter) else { return nil }
    let name = cells[0][start...end]
    return name.split(separator: " ").count > TableLimit.wordsOfStore ? nil : String(name)
  }

  /// The store in a row that says that it is one, and nothing else: "Magasin : Carrefour".
  private static func labelled(_ row: [String]) -> String? {
    let cells = row.filter { !ColumnContent.isBlank($0) }
    guard let first = cells.first, row.first == first, cells.count <= 2,
      first.utf8.count <= TableLimit.store,
      let colon = first.firstIndex(where: { ":：".contains($0) }),
      HeadingWords.says(
        .store, by: HeadingText.tokens(of: String(first[..<colon])).joined(separator: " "))
    else { return nil }
    let behind = String(first[first.index(after: colon)...]).collapsed
    let name = cells.count == 2 && behind.isEmpty ? cells[1].collapsed : behind
    // "Source: statistics office" sells nothing.
    guard let letter = name.first, !letter.isLowercase, cells.count == 1 || behind.isEmpty else {
      return nil
    }
    return name
  }

  /// Whether stores stand above the rows of a file, as its first rows tell: the same products come again below another
  /// name, and all of them have numbers. Below "Dairy" and "Fruit" none does.
  static func areAbove(_ rows: [[String]]) -> Bool {
    let rows = rows.filter { row in
      row.contains { !ColumnContent.isBlank($0) } && !TableRecord.isRule(row)
    }
    guard let first = rows.first, heading(first) != nil else { return false }
    var sections: [Set<String>] = []
    var isBelowHeading = false
    for row in rows {
      if heading(row) != nil {
        if isBelowHeading { return false }
        sections.append([])
      } else {
        // In a card copied from a page, the price stands alone below the name.
        guard let name = row.first(where: { !ColumnContent.isBlank($0) }), !key(name).isEmpty,
          row.contains(where: { $0.contains(where: \.isNumber) })
        else { return false }
        sections[sections.count - 1].insert(key(name))
      }
      isBelowHeading = heading(row) != nil
    }
    guard sections.count > 1, !isBelowHeading else { return false }
    let all = sections.flatMap(\.self)
    return all.count > Set(all).count
  }

  /// The name of a product before its first number: "Tomaten passiert 500 g  0,79".
  private static func key(_ text: String) -> String {
    String(text.prefix { !$0.isNumber }.lowercased().filter(\.isLetter))
  }
}

import PerModel
import PerText

/// Takes the cells of a row apart: the product of each store, or why the row is not a product.
struct RowSeparation {
  struct Block {
    var cells: [TableColumn: String]
    var details: [TableColumn: ColumnDetail]
    var columns: [TableColumn: Int]
  }

  private(set) var blocks: [Block] = []
  private(set) var omission: RowOmission?

  init(_ layout: TableLayout, _ row: [String]) {
    if layout.blocks.isEmpty {
      blocks = [Self.block(layout, row, Array(layout.columns.indices), store: "")]
    } else {
      let inside = Set(layout.blocks.flatMap(\.columns))
      let shared = layout.columns.indices.filter { !inside.contains($0) }
      for part in layout.blocks {
        // A store that does not sell it leaves its price blank.
        guard
          part.columns.contains(where: {
            row.indices.contains($0) && !ColumnContent.isBlank(row[$0])
          })
        else { continue }
        var block = Self.block(layout, row, shared + part.columns, store: part.store)
        if !part.quantity.isEmpty { block.cells[.quantity] = part.quantity }
        if !part.month.isEmpty { block.cells[.date] = part.month }
        blocks.append(block)
      }
    }
    if layout.isOwn { return }
    omission =
      layout.hasHeader
      ? Self.omission(of: row, layout, blocks)
      : Self.isSection(row, layout, blocks) ? .section : nil
  }

  private static func block(
    _ layout: TableLayout, _ row: [String], _ columns: [Int], store: String
  ) -> Block {
    var block = Block(cells: [:], details: [:], columns: [:])
    for column in columns where row.indices.contains(column) {
      guard let meaning = layout.columns[column] else { continue }
      block.cells[meaning] = row[column]
      block.details[meaning] = layout.detail(of: column)
      block.columns[meaning] = column
    }
    if let addend = layout.addend, let whole = block.columns[.quantity],
      row.indices.contains(addend)
    {
      let text = Addend.text([whole, addend].map { (row[$0], layout.detail(of: $0).unit) })
      if !text.isEmpty { block.cells[.quantity] = text }
    }
    if ColumnContent.isBlank(block.cells[.quantity] ?? ""),
      let other = layout.alternatives.first(where: {
        row.indices.contains($0) && !ColumnContent.isBlank(row[$0])
      })
    {
      let unit = layout.detail(of: other).unit
      block.cells[.quantity] = Addend.text([(row[other], unit.isEmpty ? pieces : unit)])
    }
    if let multiplier = layout.multiplier, row.indices.contains(multiplier),
      let packs = block.cells[.packs].flatMap({ Int($0) }), let count = Int(row[multiplier]),
      TableLimit.packs.contains(packs), TableLimit.packs.contains(count)
    {
      block.cells[.packs] = String(packs * count)
    }
    if !store.isEmpty, block.cells[.store]?.isEmpty != false {
      block.cells[.store] = store
      block.columns[.store] = nil
    }
    return block
  }

  private static let pieces = LabelWords.words(.unnamedPieces).first ?? PerModel.Unit.item.id

  private static func omission(of row: [String], _ layout: TableLayout, _ blocks: [Block])
    -> RowOmission?
  {
    if let size = blocks.first?.cells[.quantity], size.contains(where: \.isLetter) { return nil }
    if let omission = sumOrCharge(row) { return omission }
    // Store and day may stand before the name.
    if let name = blocks.first?.columns[.name], name > 0, row.indices.contains(name),
      !row[name].isEmpty, let omission = sumOrCharge(Array(row[name...]))
    {
      return omission
    }
    if isSection(row, layout, blocks) { return .section }
    guard layout.isPriced, let cells = blocks.first?.cells else { return nil }
    let said = cells.filter { !ColumnContent.isBlank($0.value) }
    if layout.columns.contains(.quantity), Set(said.keys) == [.name, .price],
      said[.name].map(isSectionSum) == true
    {
      return .sum
    }
    // A sum without a word.
    if cells[.name] != nil, said.count == 1, said[.price] != nil,
      row.filter({ !$0.isEmpty }).count == 1,
      layout.columns.count >= TableLimit.columnsOfSections
    {
      return .sum
    }
    return nil
  }

  /// Whether a row of a table with prices only has a name: "Dairy".
  private static func isSection(
    _ row: [String], _ layout: TableLayout, _ blocks: [Block]
  ) -> Bool {
    guard layout.isPriced, layout.columns.count >= TableLimit.columnsOfSections,
      let cells = blocks.first?.cells, row.contains(where: { !$0.isEmpty })
    else { return false }
    let said = cells.filter { !ColumnContent.isBlank($0.value) }
    return said.isEmpty
      || said.count == 1 && said[.name] != nil && row.filter { !$0.isEmpty }.count == 1
  }

  /// Whether a name without a quantity is that of the sum of a section: "Total dairy", "I alt kolonial".
  private static func isSectionSum(_ name: String) -> Bool {
    let tokens = HeadingText.tokens(of: name)
    guard tokens.allSatisfy({ $0.allSatisfy(\.isLetter) }) else { return false }
    return (1..<max(1, tokens.count)).contains { length in
      tokens.count - length <= longestSection
        && HeadingWords.sums.contains(tokens[..<length].joined(separator: " "))
    }
  }

  /// How many words the name of a section has at most.
  private static let longestSection = 3

  /// Whether a row begins with the word for a sum or a charge and has no words but that.
  static func sumOrCharge(_ row: [String]) -> RowOmission? {
    if isOnly(HeadingWords.sums, row[...]) { return .sum }
    // Before a charge may stand how many there are.
    let rest = row.drop { !$0.contains(where: \.isLetter) }
    return isOnly(HeadingWords.charges, rest) ? .charge : nil
  }

  /// Whether a word stands behind that for a sum: "SUMA PLN", "Sum (kr)", "Total articles".
  private static func isBesideSum(_ word: String) -> Bool {
    word.hasSuffix("$")
      || word.count == 3 && Currency(code: word.uppercased()).map(Currency.all.contains) ?? false
      || besideSums.contains(word)
  }

  private static let besideSums = Set(
    [LabelRole.currencySign, .articles].flatMap(LabelWords.words).map {
      HeadingText.tokens(of: $0).joined()
    })

  private static func isOnly(_ words: Set<String>, _ row: ArraySlice<String>) -> Bool {
    guard let first = row.first(where: { !$0.isEmpty }), first.utf8.count <= TableLimit.cell else {
      return false
    }
    var tokens = HeadingText.tokens(of: first)
    // "Total (5)", "Summe:", "Pfand 6 x 0,25"
    tokens.removeAll { $0.allSatisfy { !$0.isLetter } || $0 == "x" }
    if tokens.count > 1, let last = tokens.last, isBesideSum(last) { tokens.removeLast() }
    // "MwSt" and "SubTotal" are one word.
    guard !tokens.isEmpty,
      words.contains(tokens.joined(separator: " ")) || words.contains(tokens.joined())
    else { return false }
    // A product of that name has a size.
    return row.drop { $0.isEmpty }.dropFirst().allSatisfy { cell in
      let words = HeadingText.tokens(of: cell).filter { $0.contains(where: \.isLetter) }
      return words.count <= 1
        && words.allSatisfy { $0.count <= TableLimit.besideSum && !UnitWords.contains($0) }
    }
  }
}

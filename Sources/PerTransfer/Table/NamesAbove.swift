/// The names that merged cells leave to the rows below: a row with a size and a price has the name of the row above,
/// and one with a store and a price its size as well.
struct NamesAbove {
  /// Whether a row may take its size from the one above: not in a price file, where such a row is damaged.
  var takesSizes = true
  private var last = ""
  /// The cells with the quantity in the last row with a name; empty if it is not known.
  private var lastAmount: [TableColumn: String] = [:]
  /// The last row with a name that has not been looked at yet.
  private var lastPlain: PlainRow?

  /// Whether a plain row has a name, or needs none.
  mutating func pass(_ row: PlainRow, _ layout: TableLayout) -> Bool {
    guard layout.hasHeader, layout.columns.contains(.name) else { return true }
    guard !row.name.isEmpty else { return false }
    lastPlain = row
    return true
  }

  private static let ofAmount: [TableColumn] = [.quantity, .unit, .packs, .brand, .barcode]

  /// What a block says, with the name of the row above where it lacks its own.
  mutating func made(of block: RowSeparation.Block, by maker: RowMaker) -> RowMaker.Made {
    var named = block
    if complete(&named, maker.layout) {
      var made = maker.make(named.cells, named.details)
      made.doubt(.nameAbove, .name)
      // The complaint about a row names no other.
      if made.problem == nil { return made }
    }
    return maker.make(block.cells, block.details)
  }

  /// Names a block that lacks its name; returns whether it did.
  private mutating func complete(
    _ block: inout RowSeparation.Block, _ layout: TableLayout
  ) -> Bool {
    guard layout.hasHeader, layout.blocks.isEmpty, !layout.isOwn, let name = block.cells[.name]
    else { return false }
    func says(_ column: TableColumn) -> Bool {
      block.cells[column].map { !ColumnContent.isBlank($0) } ?? false
    }
    if let row = lastPlain {
      last = String(decoding: row.bytes[row.name], as: UTF8.self)
      lastAmount = row.amount
    }
    lastPlain = nil
    if says(.name) {
      last = name
      lastAmount = block.cells.filter { Self.ofAmount.contains($0.key) }
    }
    guard !says(.name), !last.isEmpty, says(.price) || says(.salePrice) else { return false }
    if !says(.quantity) {
      guard takesSizes, says(.store) || says(.date), !Self.ofAmount.contains(where: says),
        !lastAmount.isEmpty
      else { return false }
      block.cells.merge(lastAmount) { $1 }
    }
    block.cells[.name] = last
    return true
  }
}

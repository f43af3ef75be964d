extension Document {
  /// A document of plain text: a line of it is a block. Browsers copy the cells of a table with tabs between them.
  public init(lines: some Sequence<some StringProtocol>, source: Source) {
    var builder = DocumentBuilder(source)
    for line in lines {
      let cells = line.prefix(2000).split(separator: "\t").filter { $0.contains { $0 != " " } }
      let shape = Shape(name: Self.line, hints: "")
      guard builder.begin(shape, cells.count > 1 ? [.block, .row] : .block) != nil else { break }
      // Columns that wide gaps part stay one line: receipts are read by their ends.
      if cells.count < 2 { builder.add(String(line.prefix(2000))) }
      for cell in cells where cells.count > 1 {
        guard builder.begin(shape, [.block, .cell]) != nil else { break }
        builder.add(String(cell))
        builder.end()
      }
      builder.end()
    }
    self = builder.finish()
  }

  /// Whether there is nothing around its lines.
  public var isOfLines: Bool { shapes.dropFirst().allSatisfy { $0.name == Self.line } }

  private static let line = "line"
}

extension Document {
  /// A document of plain text: a line of it is a block.
  public init(lines: some Sequence<some StringProtocol>, source: Source) {
    var builder = DocumentBuilder(source)
    for line in lines {
      guard builder.begin(Shape(name: Self.line, hints: ""), .block) != nil else { break }
      // Columns that wide gaps part stay one line: receipts are read by their ends.
      builder.add(String(line.prefix(2000)))
      builder.end()
    }
    self = builder.finish()
  }

  /// Whether there is nothing around its lines.
  public var isOfLines: Bool { shapes.dropFirst().allSatisfy { $0.name == Self.line } }

  private static let line = "line"
}

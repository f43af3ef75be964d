import PerDocument

/// Makes a document of plain text: a line of it is a block.
enum TextDocument {
  static func document(_ bytes: [UInt8], source: Document.Source = .text) -> Document {
    var builder = DocumentBuilder(source)
    add(String(decoding: bytes, as: UTF8.self), to: &builder)
    return builder.finish()
  }

  /// Adds each line. Columns that wide gaps part stay one line: receipts are read by their ends.
  static func add(_ text: String, to builder: inout DocumentBuilder) {
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard builder.begin(Shape(name: "line", hints: ""), .block) != nil else { return }
      builder.add(String(line.prefix(2000)))
      builder.end()
    }
  }
}

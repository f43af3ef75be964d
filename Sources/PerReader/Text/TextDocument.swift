import PerDocument

/// Makes a document of plain text.
enum TextDocument {
  static func document(_ bytes: [UInt8], source: Document.Source = .text) -> Document {
    let text = String(decoding: bytes, as: UTF8.self)
    return Document(
      lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline),
      source: source)
  }
}

import PerModel
import PerText

/// What a file turns out to hold.
public enum ImportFile {
  /// A comparison that the program has written.
  case comparison(ReadComparison)
  /// A table, or a list with one product a line.
  case table(TableReader)
  /// One product in JSON a line.
  case jsonLines(JSONLines)

  /// Opens a file of any of these; `layout` is how a table is to be understood.
  ///
  /// A comparison is read at once: `progress` is told the number of products now and then, and at
  /// `false` the result is `nil`. Throws what is wrong with it, or with the first lines of a table;
  /// that one heading is there twice only where no layout says which column is meant.
  public static func open(
    _ source: ByteSource, as layout: TableLayout? = nil, texts: ProductTexts,
    limits: TransferLimits = TransferLimits(), progress: (Int) -> Bool = { _ in true }
  ) throws(TransferError) -> ImportFile? {
    let chunks = try TextChunks(source)
    if layout == nil {
      switch form(chunks.first, limits) {
      case .document:
        return try ComparisonReader.read(chunks, limits: limits, progress: progress)
          .map(ImportFile.comparison)
      case .jsonLines:
        return .jsonLines(
          JSONLines(TextLines(chunks, limits: limits), texts: texts, limits: limits))
      case .text: break
      }
    }
    let lines = TextLines(chunks, limits: limits)
    let table = try TableReader(lines, as: layout, texts: texts, limits: limits)
    if layout == nil, let error = table.repeatedHeading { throw error }
    return .table(table)
  }

  /// The next product of a table or of lines of JSON; `nil` after the last, and for a comparison.
  public func next() throws(TransferError) -> TableRow? {
    switch self {
    case .comparison: nil
    case .table(let reader): try reader.next()
    case .jsonLines(let reader): try reader.next()
    }
  }

  private enum Form { case document, jsonLines, text }

  /// Lines of JSON have a whole object in the first of them, which does not name a format.
  private static func form(_ bytes: [UInt8], _ limits: TransferLimits) -> Form {
    let text = bytes.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let first = text.first
    let second = text.dropFirst().first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "[") {
      // A list may have a line such as "[Sale] Milk 1 l 0.99".
      return second.map { Array("[{\"]".utf8).contains($0) } ?? false ? .document : .text
    }
    guard first == UInt8(ascii: "{") else { return .text }
    let line = text.prefix { $0 != 0x0A }
    var reader = JSONReader(line: Array(line), number: 1, limits: limits)
    var namesFormat = false
    do throws(TransferError) {
      try reader.object { (reader, name) throws(TransferError) in
        if name == "format" { namesFormat = true }
        try reader.skip()
      }
      try reader.end()
    } catch {
      return .document
    }
    return namesFormat ? .document : .jsonLines
  }
}

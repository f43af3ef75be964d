/// One row of a table as it stands in the file.
struct TableRecord {
  /// A field without its quotes.
  struct Field {
    var text: String
    let position: TextPosition
    let isQuoted: Bool
  }

  var fields: [Field]
  let line: Int

  var isBlank: Bool { fields.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }
}

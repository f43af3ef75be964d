/// One row of a table as it is in the file.
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

  /// Whether a row only draws a line, as the second one of a table in Markdown.
  static func isRule(_ texts: [String]) -> Bool {
    var hasLine = false
    for text in texts {
      for character in text.unicodeScalars {
        switch character {
        case "-", "=", "─", "━", "—", "_": hasLine = true
        case ":", "+", " ", "┼", "|": continue
        default: return false
        }
      }
    }
    // A single "-" is a blank cell.
    return hasLine && texts.contains { $0.unicodeScalars.count > 1 }
  }
}

/// Writes rows as RFC 4180 has them, with cells that no spreadsheet runs.
struct TableWriter {
  private let separator: FieldSeparator

  init(_ separator: FieldSeparator) {
    self.separator = separator
  }

  /// A row with its line end.
  func row(_ texts: [String]) -> String {
    texts.map(cell).joined(separator: separator.rawValue) + "\r\n"
  }

  /// U+0000, which no table can hold, becomes U+FFFD.
  private func cell(_ text: String) -> String {
    var cell = FormulaCell.disarmed(text)
    var needsQuotes = false
    var hasZero = false
    for byte in cell.utf8 {
      switch byte {
      case 0: hasZero = true
      case 0x0A, 0x0D, UInt8(ascii: "\""), separator.byte: needsQuotes = true
      default: break
      }
    }
    if hasZero {
      cell = String(
        String.UnicodeScalarView(cell.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
    }
    // What is read drops the spaces around a field without quotes.
    let ends = [cell.utf8.first, cell.utf8.last]
    guard needsQuotes || ends.contains(0x20) || ends.contains(0x09) else { return cell }
    var quoted = "\""
    for scalar in cell.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}

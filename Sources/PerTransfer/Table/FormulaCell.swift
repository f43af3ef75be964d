/// Keeps spreadsheets from running a text as a formula.
///
/// A cell that would begin with =, +, -, @ or their full-width forms, perhaps after apostrophes, spaces of any
/// kind and characters that are not seen, or with a tab or a line end, gets one more apostrophe, which
/// spreadsheets take as "this is text"; reading removes it again. (OWASP, "CSV Injection".)
enum FormulaCell {
  /// The text as a cell.
  static func disarmed(_ text: String) -> String {
    isFormula(text) ? "'" + text : text
  }

  /// The text of a cell. The apostrophe forms one character with an invisible one behind it.
  static func armed(_ cell: String) -> String {
    guard cell.utf8.first == apostrophe, isFormula(cell) else { return cell }
    return String(cell.unicodeScalars.dropFirst())
  }

  private static func isFormula(_ text: String) -> Bool {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠": return true
      default: guard isSkipped(scalar) else { return false }
      }
    }
    return false
  }

  /// Whether a spreadsheet may drop the character from the beginning of a cell.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == "'" || scalar == " " || scalar.value < 0x20 }
    return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
  }

  private static let apostrophe = UInt8(ascii: "'")
}

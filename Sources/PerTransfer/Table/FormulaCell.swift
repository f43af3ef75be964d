/// Keeps spreadsheets from running a text as a formula.
///
/// A cell that would begin with =, +, −, @, a tab or a carriage return, perhaps behind apostrophes,
/// gets one apostrophe more, which spreadsheets take as "this is text", and loses it when it is read
/// back. (OWASP, "CSV Injection".)
enum FormulaCell {
  /// The text as a cell.
  static func disarmed(_ text: String) -> String {
    isFormula(text) ? "'" + text : text
  }

  /// The text of a cell.
  static func armed(_ cell: String) -> String {
    cell.utf8.first == apostrophe && isFormula(cell) ? String(cell.dropFirst()) : cell
  }

  private static func isFormula(_ text: String) -> Bool {
    guard let first = text.utf8.first(where: { $0 != apostrophe }) else { return false }
    return signs.contains(first)
  }

  private static let apostrophe = UInt8(ascii: "'")
  private static let signs = Array("=+-@\t\r".utf8)
}

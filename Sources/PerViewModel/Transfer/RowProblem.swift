import PerTransfer
import PerWords

extension TransferError {
  /// What is wrong, and in which row, for somebody who looks at a table and not at the lines of a file.
  var rowMessage: String {
    guard let row, let position else { return message }
    let line = String(position.line)
    // Translators: %1$s is the number of a row in a table, %2$s what is wrong there.
    guard !row.isEmpty else { return localized("Row %1$s: %2$s", line, sentence) }
    // Translators: %1$s is the number of a row in a table, %2$s a product, %3$s what is wrong there.
    return localized("Row %1$s, “%2$s”: %3$s", line, shortName(row), sentence)
  }
}

import PerTransfer

extension TransferError {
  /// What is wrong, and in which row of a table, or where in the file if no row has it.
  var rowMessage: String { rowMessage(naming: shortName) ?? message }
}

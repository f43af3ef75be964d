import PerModel

/// One row of a table, or line of a list, and what became of it.
public struct TableRow: Sendable {
  /// The line of the file in which it begins, from 1.
  public let line: Int
  /// The texts of its columns.
  public let texts: [String]
  /// The product, as far as it could be read.
  public let product: Product
  /// What could not be read; `nil` where all could.
  public let problem: TransferError?
  /// The column that the problem is about.
  public let problemColumn: Int?
}

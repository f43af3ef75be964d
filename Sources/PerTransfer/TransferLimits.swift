import PerModel

/// The limits of an import, so that a hostile file is refused without using much memory.
public struct TransferLimits: Hashable, Sendable {
  /// The bytes, as UTF-8, of a line, of a record of a table and of a text in JSON.
  public var maximumLineLength = 1 << 20
  /// The columns of a table, and the members of an object in JSON.
  public var maximumColumns = 1000
  /// Rows of a table, lines of a list, products of a comparison. A window keeps all of them in memory,
  /// where they take 100 MB.
  public var maximumRows = 250_000
  /// The bytes of all texts of all products together.
  public var maximumTextLength = 1 << 26
  /// The bytes of all pictures together.
  public var maximumPictureBytes = 1 << 27
  /// The stores in a list.
  public var maximumStores = 10_000
  /// The bytes of each text about a store.
  public var maximumStoreTextLength = 2000
  /// How deeply objects and arrays can be nested.
  public var maximumNesting = 32
  /// The digits and signs of a number in JSON.
  public var maximumDigits = 100

  /// The limits that the program uses.
  public init() {}

  /// Limits for products that are ranked and not kept: a few bytes of each are enough.
  package static let ranking: TransferLimits = {
    var limits = TransferLimits()
    limits.maximumRows = 10_000_000
    limits.maximumTextLength = 1 << 30
    limits.isForRanking = true
    return limits
  }()
  private var isForRanking = false

  /// What is wrong with a file of more rows than `maximumRows`.
  var tooManyRows: TransferError.Problem {
    isForRanking ? .tooManyToRank(maximumRows) : .tooManyRows
  }
}

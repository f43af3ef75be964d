/// What merging a price book has changed.
public struct BookMergeResult: Hashable, Sendable {
  /// How many articles are new.
  public internal(set) var articles = 0
  /// How many prices are new.
  public internal(set) var prices = 0
  /// How many prices were withdrawn, or brought back.
  public internal(set) var withdrawn = 0
  /// How many targets are new.
  public internal(set) var targets = 0
  /// How many purchases are new.
  public internal(set) var purchases = 0
  /// How many prices are about articles that were not described.
  public internal(set) var refused = 0

  /// How much was changed.
  var changes: Int { articles + prices + withdrawn + targets + purchases }
}

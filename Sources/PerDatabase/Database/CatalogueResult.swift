/// What adding to the catalogue has changed.
public struct CatalogueResult: Hashable, Sendable {
  /// How many barcodes are new, or now mean something else.
  public internal(set) var catalogued = 0
  /// How many articles of the book say more.
  public internal(set) var completed = 0

  /// Only articles of the book were completed.
  public init(completed: Int = 0) { self.completed = completed }
}

/// What came with products that are imported.
public struct ImportSupplement: Sendable {
  /// Their pictures.
  public let pictures: [Picture]
  /// When their prices were seen, if known; else today.
  public let seenDays: [Product.ID: CalendarDay]

  /// Nothing, unless it is given.
  public init(pictures: [Picture] = [], seenDays: [Product.ID: CalendarDay] = [:]) {
    (self.pictures, self.seenDays) = (pictures, seenDays)
  }
}

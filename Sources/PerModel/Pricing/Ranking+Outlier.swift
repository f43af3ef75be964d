extension Ranking {
  /// How far a product's unit price is from the median of all others, if that is ten times or more.
  ///
  /// `nil` if fewer than three others have a unit price, and for free products. With an even number of others, the
  /// nearer of the two in the middle counts.
  public func outlier(_ product: Product) -> Outlier? {
    guard let unitPrice = try? pricing(beside: product).unitPrice(of: product), !unitPrice.isFree
    else { return nil }
    let own = products.firstIndex { $0.id == product.id }
      .flatMap { index in order[..<rankedCount].firstIndex(of: index) }
    let others = rankedCount - (own == nil ? 0 : 1)
    guard others >= Self.fewestOthers else { return nil }
    func times(_ one: UnitPrice?, _ other: UnitPrice?) -> Int? {
      guard let one, let other, let quotient = try? one.perBaseUnit / other.perBaseUnit else {
        return nil
      }
      let whole = quotient.numerator / quotient.denominator
      return whole < Self.conspicuousFactor ? nil : Int(clamping: whole)
    }
    func other(_ place: Int) -> UnitPrice? {
      self.unitPrice(at: own.map { $0 <= place } == true ? place + 1 : place)
    }
    if let times = times(unitPrice, other(others / 2)) { return .dearer(times: times) }
    return times(other((others - 1) / 2), unitPrice).map { .cheaper(times: $0) }
  }

  private static let fewestOthers = 3
  /// Pounds for kilograms, or packs for pieces, are less; a lost decimal point is this.
  private static let conspicuousFactor: Int128 = 10
}

/// A unit price so far from the others that its quantity or price may be mistyped.
public enum Outlier: Hashable, Sendable {
  /// This many times the unit price in the middle of the others, rounded down.
  case dearer(times: Int)
  /// The unit price in the middle of the others is this many times as high, rounded down.
  case cheaper(times: Int)
}

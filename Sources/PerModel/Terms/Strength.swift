/// How much of a substance is in a product, as a second measure of it: protein, alcohol, an active
/// ingredient, plies, washes.
public struct Strength: Hashable, Sendable {
  /// The substance; products that name the same one can be compared by it.
  public let name: Substance
  public let amount: Amount

  public init(_ name: Substance, _ amount: Amount) {
    self.name = name
    self.amount = amount
  }

  /// How much of it there is.
  public enum Amount: Hashable, Sendable {
    /// A share of the product itself, above 0 and at most 1: 40 % alcohol.
    case share(Rational)
    /// An amount in another amount: 20 g in 100 g, 400 mg in each tablet, 3 plies in each sheet.
    case per(Quantity, in: Quantity)
    /// An amount in a pack: 40 washes, 1.2 kWh.
    case inPack(Quantity)
  }

  /// The name of a substance. Letter case and extra spaces make no difference.
  public struct Substance: Hashable, Sendable {
    public let id: String

    /// `nil` for an empty name.
    public init?(_ text: String) {
      let words = text.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { return nil }
      id = words.joined(separator: " ").lowercased()
    }
  }

  /// What it is measured by; a share is measured like the product.
  public func measure(in product: Measure?) -> Measure? {
    switch amount {
    case .share: product
    case .per(let inner, _), .inPack(let inner): inner.measure
    }
  }
}

/// What matters inside a product, as a second measure of it: protein, alcohol, an active substance,
/// plies, washes.
public struct Strength: Hashable, Sendable {
  /// What it is; products are compared by it when they call it the same.
  public let name: Substance
  public let amount: Amount

  public init(_ name: Substance, _ amount: Amount) {
    self.name = name
    self.amount = amount
  }

  /// How much of it there is.
  public enum Amount: Hashable, Sendable {
    /// A part of the product itself, above 0 and at most 1: 40 % alcohol.
    case share(Rational)
    /// So much in each of so much: 20 g in 100 g, 400 mg in each tablet, 3 plies in each sheet.
    case per(Quantity, in: Quantity)
    /// So much in a pack: 40 washes, 1.2 kWh.
    case inPack(Quantity)
  }

  /// The name of what is inside. Letter case and spaces at the ends make no difference.
  public struct Substance: Hashable, Sendable {
    public let id: String

    /// `nil` for an empty name.
    public init?(_ text: String) {
      let words = text.split(whereSeparator: \.isWhitespace)
      guard !words.isEmpty else { return nil }
      id = words.joined(separator: " ").lowercased()
    }
  }

  /// What it is measured by; a share of something is measured like the thing.
  public func measure(in product: Measure?) -> Measure? {
    switch amount {
    case .share: product
    case .per(let inner, _), .inPack(let inner): inner.measure
    }
  }
}

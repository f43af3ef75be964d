/// Everything besides its price, quantity and deal that affects what is paid for a product and how
/// much it contains. Amounts of money are in the currency of the comparison.
public struct Terms: Hashable, Sendable {
  /// The price of a pack with the store's card or app, 0 or more; `nil` where there is none.
  public var loyaltyPrice: Rational?
  /// A coupon that the user has; `nil` for none.
  public var coupon: Coupon?
  /// What the store gives back afterwards; `nil` for nothing.
  public var cashback: Cashback?
  /// What is refunded for each empty pack, more than 0.
  public var deposit: Rational?
  /// Where it differs from the comparison's.
  public var tax: Tax?
  /// What delivery costs; `nil` where nothing is delivered.
  public var shipping: Shipping?
  /// The content without its liquid: of the innermost pack or, where it has packs of its own, of
  /// all of them.
  public var drained: Quantity?
  /// The share that can be used, above 0 and at most 1: without peel, bones and what spoils.
  public var usableShare: Rational?
  /// How many packs are bought, from 1; `nil` for as many as the deal asks for.
  public var packCount: Int?
  /// How many packs a customer may buy, from 1.
  public var limit: Int?
  /// How much of a substance there is in it; `nil` while unknown.
  public var strength: Strength?
  /// What a volume of it weighs; `nil` while unknown.
  public var density: Density?
  /// What the price was stated for, 1 lb in "3.49/lb", so that it can be edited as such. The price is
  /// that of the whole quantity all the same.
  public var pricedPer: Quantity?

  /// How many packs are in the basket, from 1; `nil` for as many as are bought for the unit price. It means
  /// nothing for what is not in the basket.
  public var basketCount: Int?

  /// Nobody buys more packs than this.
  public static let maximumCount = 1_000_000

  /// No terms.
  public init() {}

  /// The same without what one shopper has in the basket.
  var withoutBasket: Terms {
    var terms = self
    terms.basketCount = nil
    return terms
  }

  /// Whether there are no terms.
  public var isEmpty: Bool {
    // Each by itself: every product is asked, and to compare with no terms takes far longer.
    loyaltyPrice == nil && coupon == nil && cashback == nil && deposit == nil && tax == nil
      && shipping == nil && drained == nil && usableShare == nil && packCount == nil && limit == nil
      && strength == nil && density == nil && pricedPer == nil && basketCount == nil
  }
}

// The exchange form in files and in the database: a name and an exact text for each term.
extension Terms {
  static let fields: [ExactField<Terms>] =
    Kind.allCases.map(field) + [
      ExactField("pricedPer", \.pricedPer, \.exactText) { Quantity(exact: $0) },
      ExactField("basketCount", \.basketCount, \.description) { count($0) },
    ]

  /// The names of all terms in files.
  public static let names = Set(fields.map(\.name))

  /// The terms that there are, in order: "deposit", "1/4".
  public var exactMembers: [ExactMember] { isEmpty ? [] : Self.fields.members(of: self) }

  /// Reads one of the members; false for one that this program does not know.
  public mutating func read(_ member: ExactMember) -> Bool {
    Self.fields.read(member, into: &self)
  }
}

func number(_ text: some StringProtocol, where isAllowed: (Rational) -> Bool) -> Rational? {
  guard let value = (try? Rational(exact: text)) ?? nil, isAllowed(value) else { return nil }
  return value
}

func count(_ text: String) -> Int? {
  Int(text).flatMap { (1...Terms.maximumCount).contains($0) ? $0 : nil }
}

func isPart(_ value: Rational) -> Bool { value.isPositive && value <= .one }

/// Everything besides its price, quantity and deal that affects what is paid for a product and how
/// much it contains. Amounts of money are in the currency of the comparison.
public struct Terms: Hashable, Sendable {
  /// The price of a pack with the store's card or app, 0 or more; `nil` if none.
  public var loyaltyPrice: Rational?
  /// A coupon that the user has; `nil` for none.
  public var coupon: Coupon?
  /// What the store gives back afterwards; `nil` for nothing.
  public var cashback: Cashback?
  /// What is refunded for each empty pack, more than 0.
  public var deposit: Rational?
  /// What the till adds for each pack and does not give back, such as an environmental fee, more than 0.
  public var fee: Rational?
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
  /// What else it is measured by: the pieces of a bag, in addition to its protein. No two are of the same substance.
  public var furtherStrengths: [Strength] = []
  /// What a volume of it weighs; `nil` while unknown.
  public var density: Density?
  /// The days on which the price holds; `nil` if not stated.
  public var offerDays: OfferDays?
  /// What the price was stated for, 1 lb in "3.49/lb", so that it can be edited as such. The price is
  /// that of the whole quantity all the same.
  public var pricedPer: Quantity?

  /// The number of packs in the basket, from 1; `nil` for as many as are bought for the unit price. Meaningless for
  /// products outside the basket.
  public var basketCount: Int?

  /// The most packs that can be bought.
  public static let maximumCount = 1_000_000

  /// No terms.
  public init() {}

  /// The same without what one shopper has in the basket, and without the days of an offer, which a fact of the
  /// price book has itself.
  var ofFact: Terms {
    var terms = self
    (terms.basketCount, terms.offerDays) = (nil, nil)
    return terms
  }

  /// Whether there are no terms.
  public var isEmpty: Bool {
    // Each by itself: every product is asked, and to compare with no terms takes far longer.
    loyaltyPrice == nil && coupon == nil && cashback == nil && deposit == nil && fee == nil
      && tax == nil && shipping == nil && drained == nil && usableShare == nil && packCount == nil
      && limit == nil && strength == nil && furtherStrengths.isEmpty && density == nil
      && offerDays == nil && pricedPer == nil && basketCount == nil
  }
}

// The exchange form in files and in the database: a name and an exact text for each term.
extension Terms {
  static let fields: [ExactField<Terms>] =
    Kind.allCases.map(field) + [
      ExactField("furtherStrengths", \.writtenStrengths, Strength.exactText(of:)) {
        Strength.several(exact: $0)
      },
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

// Each switch names every term, so that a new one that is forgotten does not compile.
extension Terms {
  /// The terms that a person states, in the order in which they are shown and written. Named as in files.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case loyaltyPrice, coupon, cashback, deposit, fee, tax, shipping, drained, usableShare
    case packCount, limit, strength, density, offerDays
  }

  /// The exact form of a term in files and in the database.
  static func field(of kind: Kind) -> ExactField<Terms> {
    switch kind {
    case .loyaltyPrice:
      ExactField(kind.rawValue, \.loyaltyPrice, \.description) { number($0) { !$0.isNegative } }
    case .coupon: ExactField(kind.rawValue, \.coupon, \.exactText) { Coupon(exact: $0) }
    case .cashback: ExactField(kind.rawValue, \.cashback, \.exactText) { Cashback(exact: $0) }
    case .deposit:
      ExactField(kind.rawValue, \.deposit, \.description) { number($0, where: \.isPositive) }
    case .fee: ExactField(kind.rawValue, \.fee, \.description) { number($0, where: \.isPositive) }
    case .tax: ExactField(kind.rawValue, \.tax, \.exactText) { Tax(exact: $0) }
    case .shipping: ExactField(kind.rawValue, \.shipping, \.exactText) { Shipping(exact: $0) }
    case .drained: ExactField(kind.rawValue, \.drained, \.exactText) { Quantity(exact: $0) }
    case .usableShare:
      ExactField(kind.rawValue, \.usableShare, \.description) { number($0, where: isPart) }
    case .packCount: ExactField(kind.rawValue, \.packCount, \.description) { count($0) }
    case .limit: ExactField(kind.rawValue, \.limit, \.description) { count($0) }
    case .strength: ExactField(kind.rawValue, \.strength, \.exactText) { Strength(exact: $0) }
    case .density:
      ExactField(kind.rawValue, \.density, \.kilogramsPerLiter.description) {
        number($0, where: \.isPositive).flatMap(Density.init(kilogramsPerLiter:))
      }
    case .offerDays:
      ExactField(kind.rawValue, \.offerDays, \.exactText) { OfferDays(exact: $0) }
    }
  }

  /// Removes a term.
  public mutating func clear(_ kind: Kind) {
    switch kind {
    case .loyaltyPrice: loyaltyPrice = nil
    case .coupon: coupon = nil
    case .cashback: cashback = nil
    case .deposit: deposit = nil
    case .fee: fee = nil
    case .tax: tax = nil
    case .shipping: shipping = nil
    case .drained: drained = nil
    case .usableShare: usableShare = nil
    case .packCount: packCount = nil
    case .limit: limit = nil
    case .strength: strengths = nil
    case .density: density = nil
    case .offerDays: offerDays = nil
    }
  }

  /// All measures of what is inside, the first one first; `nil` for none.
  public var strengths: Strengths? {
    get { Strengths((strength.map { [$0] } ?? []) + furtherStrengths) }
    set {
      strength = newValue?.all.first
      furtherStrengths = newValue.map { Array($0.all.dropFirst()) } ?? []
    }
  }

  /// How much there is of one substance; `nil` while unknown.
  public func strength(of name: Strength.Substance) -> Strength? {
    strength?.name == name ? strength : furtherStrengths.first { $0.name == name }
  }

  private var writtenStrengths: [Strength]? {
    get { furtherStrengths.isEmpty ? nil : furtherStrengths }
    set { furtherStrengths = newValue ?? [] }
  }

  /// The same with all amounts of money multiplied by a factor.
  ///
  /// Throws `overflow` where an amount does not fit in exact arithmetic.
  func multiplied(by factor: Rational) throws(ArithmeticError) -> Terms {
    var terms = self
    for kind in Kind.allCases { try terms.multiply(kind, by: factor) }
    return terms
  }

  private mutating func multiply(_ kind: Kind, by factor: Rational) throws(ArithmeticError) {
    switch kind {
    case .loyaltyPrice: loyaltyPrice = try loyaltyPrice?.times(factor)
    case .coupon:
      guard let coupon, case .amount(let amount) = coupon.reduction else { return }
      self.coupon = Coupon(.amount(try amount * factor), isPerPack: coupon.isPerPack)
    case .cashback:
      guard case .amount(let amount, let isPerPack)? = cashback else { return }
      cashback = .amount(try amount * factor, isPerPack: isPerPack)
    case .deposit: deposit = try deposit?.times(factor)
    case .fee: fee = try fee?.times(factor)
    case .shipping:
      guard let shipping else { return }
      self.shipping = Shipping(try shipping.amount * factor, isPerPack: shipping.isPerPack)
    case .tax, .drained, .usableShare, .packCount, .limit, .strength, .density, .offerDays: break
    }
  }
}

extension Terms.Kind {
  /// How soon a shopper notices that the term makes one product better value than another, the soonest lowest; `nil`
  /// where it never does by itself.
  var conspicuousness: Int? {
    switch self {
    case .shipping: 0
    case .limit: 1
    case .loyaltyPrice: 3
    case .coupon: 4
    case .cashback: 5
    case .tax: 6
    case .deposit: 7
    case .fee: 8
    case .drained: 9
    case .usableShare: 10
    case .packCount, .strength, .density, .offerDays: nil
    }
  }

  /// The same of a deal.
  static var placeOfDeals: Int { 2 }
}

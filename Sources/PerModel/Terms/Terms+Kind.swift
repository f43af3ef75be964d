// Each switch names every term, so that a new one that is forgotten does not compile.
extension Terms {
  /// The terms that a person states, in the order in which they are shown and written. Named as in files.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case loyaltyPrice, coupon, cashback, deposit, tax, shipping, drained, usableShare, packCount
    case limit, strength, density
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
    }
  }

  /// Removes a term.
  public mutating func clear(_ kind: Kind) {
    switch kind {
    case .loyaltyPrice: loyaltyPrice = nil
    case .coupon: coupon = nil
    case .cashback: cashback = nil
    case .deposit: deposit = nil
    case .tax: tax = nil
    case .shipping: shipping = nil
    case .drained: drained = nil
    case .usableShare: usableShare = nil
    case .packCount: packCount = nil
    case .limit: limit = nil
    case .strength: strength = nil
    case .density: density = nil
    }
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
    case .shipping:
      guard let shipping else { return }
      self.shipping = Shipping(try shipping.amount * factor, isPerPack: shipping.isPerPack)
    case .tax, .drained, .usableShare, .packCount, .limit, .strength, .density: break
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
    case .drained: 8
    case .usableShare: 9
    case .packCount, .strength, .density: nil
    }
  }

  /// The same of a deal.
  static var placeOfDeals: Int { 2 }
}

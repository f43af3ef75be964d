import PerModel

enum SampleComparison {
  static func part(_ numerator: Int128, _ denominator: Int128) -> Rational {
    (try? Rational(numerator, over: denominator)) ?? 1
  }

  static let deals: [Deal.Kind] = [
    .payFor(taken: 3, paid: 2), .total(count: 2, price: part(1999, 100)),
    .each(count: 5, price: part(79, 100)), .percentOff(part(1, 4)), .amountOff(part(3, 2)),
    .groupOff(count: 2, amount: part(1, 2)), .nthPrice(2, price: 1),
    .proRata(count: 3, price: 5),
    .nth(2, paidPart: part(1, 2)), .buyGet(bought: 2, given: 1, paidPart: 0),
  ]

  static let settings: ComparisonSettings = {
    var settings = ComparisonSettings()
    settings.tolerance = part(1, 3)
    settings.includesDeposit = true
    settings.tax = Tax(rate: part(1, 8), isIncluded: false)
    settings.basis = Strength.Substance("Protein")
    return settings
  }()

  /// Every term that there is.
  static let terms: Terms = {
    var terms = Terms()
    terms.loyaltyPrice = part(5, 2)
    terms.coupon = Coupon(.amount(part(1, 2)), isPerPack: true)
    terms.cashback = .percent(part(1, 20))
    terms.deposit = part(1, 4)
    terms.tax = Tax(rate: part(19, 100), isIncluded: true)
    terms.shipping = Shipping(part(499, 100))
    terms.drained = try? Quantity(240, .gram)
    terms.usableShare = part(4, 5)
    terms.packCount = 3
    terms.limit = 6
    if let name = Strength.Substance("protein"), let inner = try? Quantity(20, .gram),
      let outer = try? Quantity(100, .gram)
    {
      terms.strength = Strength(name, .per(inner, in: outer))
    }
    terms.density = Density(kilogramsPerLiter: part(23, 25))
    return terms
  }()
  /// Beginnings of PNG files whose lengths leave each remainder modulo three.
  static let pictures = (0..<3).compactMap { number in
    Picture(
      png: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [0, 0, 0, 160, 0, 0, 0, 90] + (0..<UInt8(250 + number)).map { $0 })
  }

  /// A comparison with at least one of everything.
  private static let threeInBasket: Terms = {
    var terms = Terms()
    terms.basketCount = 3
    return terms
  }()

  static let comparison = Comparison(
    name: "Cola ½ “l”", currency: .euro,
    products: deals.enumerated().map { number, kind in
      Product(
        name: "Deal \(number)", quantity: try? Quantity(part(1, 2), .liter),
        price: Money(part(299, 100), .euro), deal: Deal(kind))
    } + [
      Product(),
      Product(
        name: "=1+2, \"Zero\" 🥤", quantity: try? Quantity(packs: [6], 330, .milliliter),
        price: Money(part(499, 100), .euro), terms: threeInBasket, store: "Ümlaut; Co",
        note: "two\nlines\tand more",
        barcode: "4006381333931", isInBasket: true, brand: "Zéro, \"Inc\"",
        picture: pictures[0].id, articleNumber: "AX 7; \"b\""),
      Product(name: "'@home", terms: terms, note: " spaces ", picture: pictures[1].id),
      Product(name: "Twin", picture: pictures[2].id),
      Product(name: "Other Twin", picture: pictures[2].id),
      Product(
        name: "A third", quantity: try? Quantity(part(1, 3), .liter),
        price: Money(part(10, 3), .euro), deal: Deal(.percentOff(1), priceEach: 2, currency: .euro)),
      Product(
        name: "From three", price: Money(3, .euro),
        deal: Deal(.percentOff(part(1, 5)), minimumCount: 3)),
    ],
    referenceUnit: ReferenceUnit(100, .milliliter), settings: settings)
}

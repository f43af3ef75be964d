import PerModel

enum SampleChanges {
  private static func part(_ numerator: Int128, _ denominator: Int128) -> Rational {
    (try? Rational(numerator, over: denominator)) ?? 1
  }

  static let kinds: [Deal.Kind] = [
    .payFor(taken: 3, paid: 2), .total(count: 2, price: part(19999, 100)),
    .each(count: 5, price: part(79, 100)), .percentOff(part(1, 3)), .amountOff(part(3, 2)),
    .groupOff(count: 2, amount: part(1, 2)), .nthPrice(2, price: 1),
    .proRata(count: 3, price: 5),
    .nth(2, paidPart: part(1, 2)), .buyGet(bought: 2, given: 1, paidPart: 0),
  ]

  /// Volumes and unknown quantities, in yen where a currency is written.
  static let products: [Product] =
    kinds.enumerated().map { number, kind in
      Product(
        name: "Deal \(number)", deal: Deal(kind, priceEach: part(7, 3), currency: .yen))
    } + [
      Product(),
      Product(
        name: "Cola\u{0}Zero 🥤", quantity: try? Quantity(packs: [2, 6], part(1, 3), .liter),
        price: Money(part(Int128.max, 7), .yen), deal: Deal(.percentOff(1)), store: "Ümlaut & Co",
        note: "two\nlines; DROP TABLE product", barcode: "4006381333931", isInBasket: true,
        brand: "Zéro \u{0}",
        picture: Picture.ID(rawValue: .max)),
      Product(
        name: "With terms", price: Money(3, .yen),
        deal: Deal(.percentOff(part(1, 5)), minimumCount: 3), terms: terms),
      Product(
        name: String(repeating: "long ", count: 2000), quantity: try? Quantity(1, .fluidOunce),
        price: Money(0, .yen)),
    ]

  /// Every term that there is.
  static let terms: Terms = {
    var terms = Terms()
    terms.loyaltyPrice = part(5, 2)
    terms.coupon = Coupon(.percent(part(1, 3)), isPerPack: true)
    terms.deposit = part(1, 4)
    terms.tax = Tax(rate: part(19, 100), isIncluded: false)
    terms.shipping = Shipping(part(499, 100), isPerPack: true)
    terms.drained = try? Quantity(packs: [2], 240, .gram)
    terms.usableShare = part(4, 5)
    terms.packCount = 3
    terms.limit = 6
    terms.strength = Strength.Substance("active agent").map { Strength($0, .share(part(1, 3))) }
    terms.density = Density(kilogramsPerLiter: part(23, 25))
    return terms
  }()

  private static let settings: ComparisonSettings = {
    var settings = ComparisonSettings()
    settings.tolerance = part(1, 7)
    settings.tax = Tax(rate: part(1, 8), isIncluded: false)
    settings.basis = Strength.Substance("active agent")
    return settings
  }()

  /// What the layout of the log has to carry: every case, and numbers at the ends of their ranges.
  static let changes: [Change] = [
    .add([]),
    .add(products.enumerated().map { Change.Place($0.offset * 1000, $0.element) }),
    .remove(products.enumerated().map { Change.Place($0.offset, $0.element) }),
    .edit(from: products[0], to: products[8]),
    .edit(
      from: Product(id: Product.ID(rawValue: .max)), to: Product(id: Product.ID(rawValue: .min))),
    .edit(
      from: products[0],
      to: Product(
        quantity: try? Quantity(12, .item, of: CountName("roll")),
        price: Money(part(-Int128.max, Int128.max - 1), .euro))),
    .rename(from: "", to: "ü\u{0}\u{200F}"),
    .setReferenceUnit(from: nil, to: ReferenceUnit(part(1, 3), .pound)),
    .setReferenceUnit(from: ReferenceUnit(.item), to: nil),
    .setCurrency(from: .euro, to: .poundSterling),
    .set(from: ComparisonSettings(), to: settings),
    .edit(from: products[9], to: products[0]),
    .several([]),
    .several([.rename(from: "a", to: "b"), .several([.add([Change.Place(0, products[9])])])]),
  ]
}

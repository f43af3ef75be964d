import PerModel
import Testing

@Suite struct TermsTests {
  /// States a term. The switch names every term, so that a new one without a test does not compile.
  private func state(_ kind: Terms.Kind, in terms: inout Terms) throws {
    switch kind {
    case .loyaltyPrice: terms.loyaltyPrice = 2
    case .coupon: terms.coupon = Coupon(.amount(1))
    case .cashback: terms.cashback = .amount(1, isPerPack: true)
    case .deposit: terms.deposit = 1
    case .fee: terms.fee = 1
    case .tax: terms.tax = Tax(rate: 1, isIncluded: false)
    case .shipping: terms.shipping = Shipping(1)
    case .drained: terms.drained = try Quantity(1, .kilogram)
    case .usableShare: terms.usableShare = try Rational(1, over: 2)
    case .packCount: terms.packCount = 2
    case .limit: terms.limit = 1
    case .strength:
      terms.strength = Strength(try #require(Strength.Substance("protein")), .share(.one))
    case .density: terms.density = Density(kilogramsPerLiter: 1)
    case .offerDays: terms.offerDays = OfferDays(from: nil, until: .last)
    }
  }

  @Test(arguments: Terms.Kind.allCases)
  func eachTermIsKeptReadBackAndCleared(_ kind: Terms.Kind) throws {
    var terms = Terms()
    try state(kind, in: &terms)
    #expect(!terms.isEmpty && terms.exactMembers.map(\.name) == [kind.rawValue])
    var read = Terms()
    for member in terms.exactMembers {
      let isRead = read.read(member)
      #expect(isRead)
    }
    #expect(read == terms)
    terms.clear(kind)
    #expect(terms == Terms() && terms.isEmpty)
  }

  @Test(arguments: [
    (nil, "2026-11-29", "/2026-11-29"), ("2026-11-23", nil, "2026-11-23/"),
    ("2026-11-23", "2026-11-29", "2026-11-23/2026-11-29"), (nil, nil, nil),
    ("2026-11-30", "2026-11-29", nil),
  ])
  func anOfferHasAFirstOrALastDay(_ first: String?, _ last: String?, _ exact: String?) throws {
    let days = OfferDays(
      from: first.flatMap { CalendarDay($0) }, until: last.flatMap { CalendarDay($0) })
    var terms = Terms()
    terms.offerDays = days
    #expect(terms.exactMembers.first?.value == exact)
    guard let days else { return }
    #expect(days.contain(try #require(CalendarDay("2026-11-29"))))
    #expect(!days.contain(try #require(CalendarDay(last == nil ? "2026-11-22" : "2026-11-30"))))
  }

  /// A fact of the price book has the days itself.
  @Test func aFactTakesTheDaysOfAnOffer() throws {
    let day = try #require(CalendarDay("2026-11-22"))
    var product = Product(quantity: try Quantity(1, .kilogram), price: Money(3, .euro))
    product.terms.offerDays = OfferDays(from: nil, until: day.advanced(by: 6))
    let fact = PriceObservation(
      id: .init(high: 1, low: 1), article: .init(high: 1, low: 2), day: day, of: product)
    #expect(fact.kind == .offer && fact.until == day.advanced(by: 6) && fact.from == nil)
    #expect(fact.product.terms.isEmpty && product.statesSamePrice(as: fact.product))
  }

  /// A term that nobody asks would leave the unit price as it is.
  @Test(arguments: Terms.Kind.allCases)
  func eachTermThatDecidesAboutValueChangesTheUnitPrice(_ kind: Terms.Kind) throws {
    // Of a comparison by mass without a substance, they change nothing by themselves.
    if [.strength, .density, .offerDays].contains(kind) { return }
    var settings = ComparisonSettings()
    settings.includesDeposit = true
    var product = Product(
      quantity: try Quantity(2, .kilogram), price: Money(3, .euro),
      deal: Deal(.payFor(taken: 3, paid: 2)))
    let pricing = Pricing(settings: settings, currency: .euro, measure: Measure(.mass))
    let plain = try pricing.unitPrice(of: product)
    try state(kind, in: &product.terms)
    #expect(try pricing.unitPrice(of: product) != plain)
  }
}

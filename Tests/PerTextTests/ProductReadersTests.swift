import PerModel
import PerText
import Testing

/// What is typed into a comparison is read as one that belongs there.
@Suite struct ProductReadersTests {
  private func readers(
    _ locale: String, _ currency: Currency, counting name: String? = nil
  ) throws -> ProductReaders {
    let quantity = try name.map { try Quantity(2, .item, of: CountName($0)) }
    let comparison = Comparison(
      currency: currency, products: quantity.map { [Product(quantity: $0)] } ?? [])
    return ProductReaders(UserLocale(identifier: locale), beside: comparison)
  }

  private func price(_ line: ReadLine) -> String {
    guard let price = line.price?.value else { return "none" }
    return "\(price.amount.exactDecimalText ?? "?") \(price.currency?.code ?? "")"
  }

  /// Words that mean a unit elsewhere, in comparisons in another currency than the user's own.
  @Test(arguments: [
    ("de_DE", "HUF", "Kenyér 899 Ft", "899 HUF"), ("de_DE", "SEK", "Bröd 29,90 kr", "29.9 SEK"),
    ("en_US", "NOK", "Brød 29.90 kr", "29.9 NOK"), ("en_GB", "PLN", "Chleb 9.99 zł", "9.99 PLN"),
    ("de_DE", "CZK", "Rohlík 2,90 Kč", "2.9 CZK"), ("en_US", "CAD", "Bread $4.99", "4.99 CAD"),
    ("sv_SE", "EUR", "Bröd 29,90 kr", "29.9 SEK"), ("hu_HU", "EUR", "Kenyér 899 Ft", "899 HUF"),
    ("pl_PL", "EUR", "Chleb 9,99 zł", "9.99 PLN"),
  ])
  func neitherCurrencyIsAUnit(
    _ locale: String, _ code: String, _ text: String, _ expected: String
  ) throws {
    let line = try readers(locale, #require(Currency(code: code))).line.read(text)
    #expect(price(line) == expected)
    #expect(line.quantity == nil && !line.isUnclear)
  }

  @Test(arguments: [
    ("en_US", "3 widgets 4.99", "3 widgets"), ("en_US", "Blue 3 Widgets, 4.99", "3 widgets"),
    ("en_US", "4.99 Acme 2 x 3 widgets", "2 × 3 widgets"),
  ])
  func whatTheComparisonCountsIsKnown(_ locale: String, _ text: String, _ expected: String) throws {
    let known = try readers(locale, .usDollar, counting: "widgets").line.read(text)
    let quantity = try known.quantity?.value.quantity(defaultUnit: .item)
    #expect(quantity.map { Formatter(UserLocale(identifier: locale)).quantity($0) } == expected)
    #expect(price(known) == "4.99 ")
    #expect(!known.isUnclear)
    // Elsewhere it is a word of the name.
    let unknown = try readers(locale, .usDollar).line.read("Blue 3 Widgets, 4.99")
    #expect(unknown.quantity == nil && unknown.name == "Blue 3 Widgets")
  }

  @Test(arguments: [
    "widgets 4.99", "500 widgetsx 4.99", "Gizmo 3-widgets 4.99",
  ])
  func theNameOfWhatIsCountedIsNoCountByItself(_ text: String) throws {
    let line = try readers("en_US", .usDollar, counting: "widgets").line.read(text)
    #expect(line.quantity == nil)
  }

  @Test func aDealIsNotTakenForACountInSilence() throws {
    let line = try readers("en_US", .usDollar, counting: "widgets").line.read(
      "3 for 2 widgets 4.99")
    #expect(line.deal?.value == Deal(.payFor(taken: 3, paid: 2)) || line.isUnclear)
  }

  /// "coupon 0.10" alone is a deal of a new product, and a coupon on one that has a price.
  @Test(arguments: [
    ("coupon 0.10", "coupon amount 1/10 once"), ("coupon 0.10 @ Aldi", "coupon amount 1/10 once"),
    ("deposit 0.25", "deposit 1/4"), ("cashback 5%", "cashback percent 1/20"),
    ("loyalty price 2.50", "loyaltyPrice 5/2"), ("drained 240 g", "drained 240 gram"),
    ("limit 4", "limit 4"), ("coupon 0.10 deposit 0.25", "coupon amount 1/10 once, deposit 1/4"),
  ])
  func aTermChangesAProductThatHasAPrice(_ text: String, _ expected: String) throws {
    let product = Product(quantity: try Quantity(500, .gram), price: Money(3, .usDollar))
    let line = try readers("en_US", .usDollar).line.read(text, changing: product)
    #expect(
      line.terms.exactMembers.map { "\($0.name) \($0.value)" }.joined(separator: ", ") == expected)
    #expect(line.deal == nil && line.price == nil && line.name == "" && !line.isUnclear)
  }

  @Test func aCouponThatTakesOffMoreThanThePriceIsNone() throws {
    let product = Product(price: Money(3, .usDollar))
    let line = try readers("en_US", .usDollar).line.read("coupon 25.00", changing: product)
    #expect(line.terms.coupon == nil)
  }

  @Test(arguments: [
    ("en_US", "3.49/lb", "2 lb"), ("de_DE", "12,90/kg", "750 g"), ("en_GB", "1.99/100 g", "2 kg"),
    ("en_US", "0.69 each", "6"), ("fr_FR", "2,50/l", "6 x 33 cl"), ("ja_JP", "128/100 g", "1 kg"),
    ("sv_SE", "89,90/kg", "300 g"), ("ar_EG", "50/kg", "2 kg"), ("en_US", "4.99/fl oz", "12 fl oz"),
  ])
  func aPricePerUnitIsShownAsItWasTyped(
    _ locale: String, _ text: String, _ quantity: String
  ) throws {
    let user = UserLocale(identifier: locale)
    let readers = ProductReaders(user)
    let read = try readers.price.read(text)
    let held = try readers.quantity.read(quantity).quantity(defaultUnit: .item)
    let priced = try read.priced(held)
    var product = Product(quantity: held, price: Money(priced.price, user.currency))
    product.terms.pricedPer = priced.per
    let shown = Formatter(user).editablePrice(of: product)
    #expect(shown != Formatter(user).editable(Money(priced.price, user.currency)))
    let again = try readers.price.read(shown)
    #expect(again.amount == read.amount && again.per == read.per, "\(shown)")
  }
}

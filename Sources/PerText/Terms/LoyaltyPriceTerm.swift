import PerModel
import PerWords

extension Term {
  /// The price of a pack with the store's card or app.
  public static let loyaltyPrice = Term(LoyaltyPriceTerm())
}

struct LoyaltyPriceTerm: TermDefinition {
  let kind = Terms.Kind.loyaltyPrice
  let value: WritableKeyPath<Terms, Rational?> & Sendable = \.loyaltyPrice
  let word = "card price"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.loyaltyPrice)

  var titleWithKey: String { localized("Price _with Card") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type the price with a card, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Rational { try input.money() }

  func hintExamples(unit: Rational) throws(ArithmeticError) -> [Rational] { [try unit * 7 / 2] }

  func text(of price: Rational, in currency: Currency, by formatter: Formatter) -> String {
    localized("with card %1$s", formatter.price(Money(price, currency)))
  }

  func editable(_ price: Rational, in currency: Currency, by formatter: Formatter) -> String {
    formatter.editable(Money(price, currency))
  }

  var takesValueBefore: Bool { false }

  func isPlausible(_ price: Rational, in span: Range<Int>, at site: TermSite) -> Bool {
    !site.otherPrices(besides: span).isEmpty
  }
}

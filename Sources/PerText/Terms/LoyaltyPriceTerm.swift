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

  private static let phrases = Words.phrases(.loyaltyPrice, .bonusPrice)
  /// Words for such a price that also mean cashback.
  static let bonus = Words.substrings(.bonusPrice)

  private static let savings = Set(Words.substrings(.save))
  private static let former = Words.phrases(.formerPrice)
  private static let formerPair = Words.substrings(.formerPair)

  var titleWithKey: String { localized("Price _with Card") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type the price with a card, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Rational { try input.money() }

  func hintExamples(unit: Rational) throws(ArithmeticError) -> [Rational] { [try unit * 7 / 2] }

  func text(of price: Rational, in currency: Currency, by formatter: Formatter) -> String {
    localized("with card %1$s", formatter.price(Money(price, currency)))
  }

  func isPlausible(_ price: Rational, in span: Range<Int>, at site: TermSite) -> Bool {
    // The "was" of "Card price 2.75 (was 4.00)" belongs to the next price.
    guard site.leavesPrice(price, besides: span),
      !site.words.says(Self.former, in: span.upperBound - 1..<span.upperBound)
    else { return false }
    let before = span.lowerBound - 1
    if before >= 0, Self.savings.contains(site.words.words[before].text),
      site.vetoed(.savedWithCard, span)
    {
      return false
    }
    guard Self.bonus.contains(site.words.words[site.name.lowerBound].text) else { return true }
    if span.lowerBound < site.name.lowerBound, site.words.hasDigit(span.lowerBound),
      site.vetoed(.priceBeforeBonus, span)
    {
      return false
    }
    // "Bonus 1,99 (was 2,89)"
    let isPaid = site.words.says(Self.former, in: site.name.upperBound..<site.words.words.count)
    if isPaid, site.vetoed(.bonusBeforeFormer, span) { return false }
    let first = site.name.lowerBound - 2
    return (site.isMostOfPrice(price, besides: span) || !site.vetoed(.smallBonus, span))
      && !(first >= 0 && Self.formerPair.contains(site.words.words[first].text)
        && site.vetoed(.pairWithBonus, span))
  }
}

import PerModel
import PerWords

extension Term {
  /// What the till adds for each pack and does not give back.
  public static let fee = Term(FeeTerm())
}

struct FeeTerm: TermDefinition {
  let kind = Terms.Kind.fee
  let value: WritableKeyPath<Terms, Rational?> & Sendable = \.fee
  let word = "fee"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.fee)

  var titleWithKey: String { localized("_Fee per Pack") }
  var noun: String { localized(context: "calculation", "fee") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type a fee that the till adds for each pack, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Rational {
    input.take(TermWords.perPack)
    return try input.positive(input.money())
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Rational] { [try unit / 10] }

  func text(of fee: Rational, in currency: Currency, by formatter: Formatter) -> String {
    // Translators: what the till adds for each pack, such as an environmental fee: "fee €0.10".
    localized("fee %1$s", formatter.price(Money(fee, currency)))
  }

  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    let text = site.words.text(value)
    return text.contains(where: \.isNumber)
      && !(text.allSatisfy(\.isNumber) && site.vetoed(.fairy, span))
  }

  func isPlausible(_ fee: Rational, in span: Range<Int>, at site: TermSite) -> Bool {
    site.leavesPrice(fee, besides: span)
  }
}

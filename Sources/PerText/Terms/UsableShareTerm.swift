import PerModel
import PerWords

extension Term {
  /// The part that can be used, without peel, bones and what spoils.
  public static let usableShare = Term(UsableShareTerm())
}

struct UsableShareTerm: TermDefinition {
  let kind = Terms.Kind.usableShare
  let value: WritableKeyPath<Terms, Rational?> & Sendable = \.usableShare
  let word = "usable"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.usableShare)

  /// Words that say how much is wasted instead of used.
  private static let waste = Words.phrases(.waste)

  var titleWithKey: String { localized("Usabl_e Share") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized(
      "Type a share greater than %1$s and up to %2$s, such as %3$s.",
      formatter.editablePercent(.zero), formatter.editablePercent(.one), example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Rational {
    let isWaste = input.take(Self.waste)
    guard let rest = input.words.rest,
      let part = try input.percentage(rest.text, isBareAllowed: true)
    else { throw ReadingError(.notANumber, input.whole) }
    guard part <= .one else { throw ReadingError(.aboveWhole, rest.range) }
    guard isWaste else { return try input.share(part, rest.range) }
    let used = try exactly(input.whole) { () throws(ArithmeticError) in try .one - part }
    return try input.share(used, rest.range)
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Rational] { [try Rational(4, over: 5)] }

  func text(of share: Rational, in currency: Currency, by formatter: Formatter) -> String {
    localized("%1$s used", formatter.percentInFull(share))
  }

  func editable(_ share: Rational, in currency: Currency, by formatter: Formatter) -> String {
    formatter.editablePercent(share)
  }

  var lineNames: [[Substring]] { names + Self.waste }

  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    (site.words.text(value).contains("%") || !site.vetoed(.usedCount, span))
      && (site.name.count > 1 || !site.isFollowedByName(span))
  }
}

import PerModel
import PerWords

extension Term {
  /// How many packs a customer may buy.
  public static let limit = Term(LimitTerm())
}

struct LimitTerm: TermDefinition {
  let kind = Terms.Kind.limit
  let value: WritableKeyPath<Terms, Int?> & Sendable = \.limit
  let word = "limit"
  var names: [[Substring]] { Self.clear + Self.phrases }
  var lineNames: [[Substring]] { names + TermWords.perCustomer }
  var hasUnits: Bool { true }

  private static let phrases = Words.phrases(.limit)

  /// Words that are about nothing but a limit.
  private static let clear = Words.phrases(.clearLimit)

  /// Words after the number, and before it where the customer is named.
  private static let further = Words.phrases(.limitNoise)

  var furtherWords: [[Substring]] { Self.further }

  var titleWithKey: String { localized("Li_mit per Customer") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type how many packs a customer may buy, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Int {
    // Twice: "max. 2 per person per household".
    input.take(TermWords.perCustomer)
    input.take(TermWords.perCustomer)
    input.take(Self.further)
    input.takeFirst(TermWords.links)
    return try input.count()
  }

  func hintExamples(unit: Rational) throws(ArithmeticError) -> [Int] { [2] }

  func text(of limit: Int, in currency: Currency, by formatter: Formatter) -> String {
    localized("limit %1$s", formatter.integer(limit))
  }

  func editable(_ limit: Int, in currency: Currency, by formatter: Formatter) -> String {
    formatter.editable(Rational(limit))
  }

  /// "Limit 2", "max. 2 per customer".
  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    let isPhrase = site.words.says(TermWords.perCustomer, in: span)
    let isClear = isPhrase || site.words.says(Self.clear, in: site.name)
    let numbers = value.filter {
      site.words.hasDigit($0) || TermWords.counts[String(site.words.words[$0].text)] != nil
    }
    return numbers.count == 1 && (isClear || !site.vetoed(.maximum, span))
      && (isPhrase || !site.isFollowedByName(span))
  }

  /// "25 per person" may be what it costs.
  func isPlausible(_ limit: Int, in span: Range<Int>, at site: TermSite) -> Bool {
    site.words.says(names, in: span) || site.leavesPrice(besides: span)
  }
}

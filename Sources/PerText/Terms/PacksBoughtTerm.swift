import PerModel
import PerWords

extension Term {
  /// How many packs are bought.
  public static let packCount = Term(PacksBoughtTerm())
}

struct PacksBoughtTerm: TermDefinition {
  let kind = Terms.Kind.packCount
  let value: WritableKeyPath<Terms, Int?> & Sendable = \.packCount
  let word = "packs bought"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.packsBought)

  private static let packs = Words.phrases(.boughtPacks)

  var titleWithKey: String { localized("Packs B_ought") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type how many packs are bought, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Int {
    input.take(Self.packs)
    return try input.count()
  }

  func hintExamples(unit: Rational) throws(ArithmeticError) -> [Int] { [2] }

  func text(of count: Int, in currency: Currency, by formatter: Formatter) -> String {
    localized(
      one: "%1$s pack bought", other: "%1$s packs bought", count: count, formatter.integer(count))
  }

  func editable(_ count: Int, in currency: Currency, by formatter: Formatter) -> String {
    formatter.editable(Rational(count))
  }

  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    site.words.isDigits(value.lowerBound) && !isOfDeal(span, at: site)
      && !isCondition(span, at: site)
      && (site.name.count > 1 || !site.isFollowedByName(span))
  }

  private func isOfDeal(_ span: Range<Int>, at site: TermSite) -> Bool {
    site.words.words[span.upperBound...].prefix(4).contains {
      Self.free.contains($0.text) || $0.text.contains("%")
    } && site.vetoed(.boughtForDeal, span)
  }

  private func isCondition(_ span: Range<Int>, at site: TermSite) -> Bool {
    span.lowerBound > 0
      && Self.conditions.contains(site.words.words[span.lowerBound - 1].text)
      && site.vetoed(.boughtAsCondition, span)
  }

  private static let conditions = Words.substrings(.boughtCondition)
  private static let free = Words.substrings(.boughtFree)
}

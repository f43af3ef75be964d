import PerModel

extension Term {
  /// How many packs a customer may buy.
  public static let limit = Term(LimitTerm())
}

struct LimitTerm: TermDefinition {
  let id = "limit"
  let value: WritableKeyPath<Terms, Int?> & Sendable = \.limit
  let word = "limit"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = TermWords.phrases(
    """
    limit | at most | höchstmenge | höchstens | maximal | max. | max | maks. | maks | maximum | limite | au plus \
    | maximo | máximo | límite | hoogstens | limiet | massimo | 購入上限 | お一人様 | 每人限购 | 限购 \
    | الحد الأقصى | הגבלה
    """)

  var title: String { localized("Limit per Customer") }
  var titleWithKey: String { localized("Li_mit per Customer") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type how many packs a customer may buy, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Int {
    // Twice: "max. 2 per person per household".
    input.take(TermWords.perCustomer)
    input.take(TermWords.perCustomer)
    return try input.count()
  }

  func hintExamples(unit: Rational) throws(ArithmeticError) -> [Int] { [2] }

  func text(of limit: Int, in currency: Currency, by formatter: Formatter) -> String {
    localized("limit %1$s", formatter.integer(limit))
  }

  func editable(_ limit: Int, in currency: Currency, by formatter: Formatter) -> String {
    formatter.editable(Rational(limit))
  }

  /// "Limit 2", "max. 2 per customer", but not "Pepsi Max 2".
  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    let isPhrase = site.words.says(TermWords.perCustomer, in: span)
    let isWord =
      site.words.words[site.name.lowerBound].text.hasPrefix("limi")
      || !site.words.words[site.name.lowerBound].text.utf8.allSatisfy { $0 < 0xD0 }
    let isNumber =
      site.words.isDigits(value.lowerBound)
      || TermWords.counts[String(site.words.words[value.lowerBound].text)] != nil
    return isNumber && (isPhrase || isWord && !site.isFollowedByName(span))
  }
}

import PerModel
import PerWords

extension Term {
  /// Whether the price has the tax in it already, or the till adds it.
  public static let tax = Term(TaxTerm())
}

struct TaxTerm: TermDefinition {
  let kind = Terms.Kind.tax
  let value: WritableKeyPath<Terms, Tax?> & Sendable = \.tax
  let word = "tax"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.tax)

  /// Words that say all by themselves: the tax is in the price, or comes on top.
  private static let alone = Words.phrases(.taxAlone)

  /// Words that say that a price has the tax in it.
  private static let included = Words.phrases(.taxIncluded)

  /// Words that say that the till adds it.
  private static let added = Words.phrases(.taxAdded)

  private static let further = PhraseTable(included + added)

  var furtherWords: [[Substring]] { Self.further.all }

  var titleWithKey: String { localized("Ta_x") }
  var noun: String { localized(context: "calculation", "tax") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type a tax such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Tax {
    // "غير شامل" has the word for "included" in it.
    let isAdded = input.take(Self.added)
    let isIncluded = !isAdded && input.take(Self.included)
    // "netto + 23% VAT"
    if isAdded { input.take(Self.added) }
    guard var rest = input.words.rest else {
      // "incl. VAT" says no rate, and needs none.
      if isIncluded { return .included }
      throw ReadingError(.numberMissing, input.whole)
    }
    if rest.text.hasPrefix("+") { rest.text.removeFirst() }
    guard let rate = try input.percentage(rest.text, isBareAllowed: true) else {
      throw ReadingError(.notANumber, rest.range)
    }
    guard rate <= Tax.maximumRate else { throw ReadingError(.tooLarge, rest.range) }
    return Tax(rate: rate, isIncluded: isIncluded)
  }

  var lineNames: [[Substring]] { names + Self.alone }

  func examples(unit: Rational, in region: Region) throws(ArithmeticError) -> [Tax] {
    [Tax(rate: try Tax.exampleRate(in: region), isIncluded: false), .included]
  }

  func hintExamples(unit: Rational, in region: Region) throws(ArithmeticError) -> [Tax] {
    let rate = try Tax.exampleRate(in: region)
    return [Tax(rate: rate, isIncluded: false), Tax(rate: rate, isIncluded: true)]
  }

  func text(of tax: Tax, in currency: Currency, by formatter: Formatter) -> String {
    formatter.tax(tax)
  }

  func editable(_ tax: Tax, in currency: Currency, by formatter: Formatter) -> String {
    if !tax.isIncluded { return formatter.editablePercent(tax.rate) }
    return tax.rate.isZero ? "included" : formatter.editablePercent(tax.rate) + " included"
  }

  /// The percentage and the words around it that say whether it is in the price: "incl. 20% VAT",
  /// "VAT 20% included".
  func span(at site: TermSite, _ terms: inout Terms) -> Range<Int>? {
    let words = site.words
    let span = fullSpan(at: site)
    guard words.text(span).contains("%") else {
      if isAdded(span, at: site) {
        guard let tax = site.phrases.addedTax else { return nil }
        terms.tax = tax
        return span
      }
      guard saysIncluded(span, at: site),
        !site.isFollowedByName(span), site.read(span, &terms)
      else { return nil }
      return span
    }
    let isOfOther =
      Self.netPrices.contains(words.words[site.name.lowerBound].text)
      && site.vetoed(.rateOfNextTax, span)
    return !isOfOther && site.read(span, &terms) ? span : nil
  }

  /// Whether the words next to the name say that the tax is in the price, or the name does so by itself.
  private func saysIncluded(_ span: Range<Int>, at site: TermSite) -> Bool {
    let words = site.words
    if words.says(Self.included, in: site.name.upperBound..<span.upperBound) { return true }
    return span == site.name
      ? Self.inclusive.contains(words.words[span.lowerBound].text)
        && !(site.isFollowedByNumber && site.vetoed(.numberBehindTax, span))
      : words.says(Self.included, in: span.lowerBound..<site.name.lowerBound)
  }

  /// The words around the name at `site` that say whether a tax is in a price; `nil` where they do not.
  func label(at site: TermSite) -> (words: Range<Int>, isIncluded: Bool)? {
    let span = fullSpan(at: site)
    if site.words.says(Self.added, in: span) { return (span, false) }
    return site.words.says(Self.included, in: span) ? (span, true) : nil
  }

  /// Words for a price with its tax that mean nothing else.
  private static let inclusive = Words.substrings(.inclusiveTax)
  private static let netPrices = Words.substrings(.netPrice)

  private func fullSpan(at site: TermSite) -> Range<Int> {
    let words = site.words
    var start = site.name.lowerBound
    var end = site.name.upperBound
    while let first = (max(site.free, start - 4)..<start).first(where: {
      reach(from: $0, words) == start
    }) {
      start = first
    }
    while end < words.words.count, let next = reach(from: end, words) { end = next }
    return start..<end
  }

  /// The words around the name at `site` that say that the till adds a tax, but not how much: "excl.
  /// VAT", "HT".
  func spanWithoutRate(at site: TermSite) -> Range<Int>? {
    let span = fullSpan(at: site)
    return isAdded(span, at: site) ? span : nil
  }

  /// Whether words without a percentage say that the tax comes on top.
  private func isAdded(_ span: Range<Int>, at site: TermSite) -> Bool {
    let words = site.words
    guard !words.text(span).contains("%"), words.says(Self.added, in: span) else { return false }
    let word = words.words[site.name.lowerBound].text
    guard Self.netPrices.contains(word) else { return true }
    return (span == site.name && site.isBehindPrice || !site.vetoed(.netInName, span))
      && !site.phrases.isStore(span, in: words)
  }

  /// The end of the percentage, or of the words about the tax, that begin with a word.
  private func reach(from index: Int, _ words: TermText) -> Int? {
    if words.words[index].text == "%" { return index + 1 }
    if words.hasDigit(index) {
      let next = index + 1
      if words.words[index].text.hasSuffix("%") { return next }
      return next < words.words.count && words.words[next].text == "%" ? next + 1 : nil
    }
    let length = words.length(ofAny: Self.further, at: index)
    return length > 0 ? index + length : nil
  }
}

extension Formatter {
  /// "plus 19% tax", "tax included".
  public func tax(_ tax: Tax) -> String {
    if !tax.isIncluded { return localized("plus %1$s tax", percentInFull(tax.rate)) }
    return tax.rate.isZero
      ? localized("tax included") : localized("%1$s tax included", percentInFull(tax.rate))
  }
}

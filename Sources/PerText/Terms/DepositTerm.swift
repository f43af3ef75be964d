import PerModel
import PerWords

extension Term {
  /// What comes back with each empty pack.
  public static let deposit = Term(DepositTerm())
}

struct DepositTerm: TermDefinition {
  let kind = Terms.Kind.deposit
  let value: WritableKeyPath<Terms, Rational?> & Sendable = \.deposit
  let word = "deposit"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.deposit, .gluedDeposit)
  private static let glued = Words.substrings(.gluedDeposit)

  var titleWithKey: String { localized("_Deposit") }
  var noun: String { localized(context: "calculation", "deposit") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized(
      "Type a deposit greater than %1$s, such as %2$s.", formatter.integer(0), example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Rational {
    input.take(TermWords.perPack)
    return try input.positive(input.money())
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Rational] { [try unit / 4] }

  func text(of deposit: Rational, in currency: Currency, by formatter: Formatter) -> String {
    localized("deposit %1$s", formatter.price(Money(deposit, currency)))
  }

  func remark(
    on deposit: Rational, of product: Product, typed text: String, using formatter: Formatter
  ) -> String {
    guard let price = product.price, deposit > price.amount else { return "" }
    return localized("The deposit is more than the price.")
  }

  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    guard site.words.text(value).contains(where: \.isNumber) else { return false }
    let name = site.words.words[site.name.lowerBound]
    if Self.glued.contains(name.text),
      site.name.lowerBound != value.upperBound
        || site.words.words[value.upperBound - 1].range.upperBound != name.range.lowerBound,
      site.vetoed(.partedDeposit, span)
    {
      return false
    }
    let before = min(value.lowerBound, site.name.lowerBound) - 1
    let isAdded = before >= 0 && site.words.words[before].text.hasPrefix("+")
    let word = Array(name.text.utf8)
    let isPack = word.withUnsafeBufferPointer { WordSet.packOrDeposit.contains($0) }
    if isPack, !isAdded, site.vetoed(.packAsDeposit, span) { return false }
    return word.withUnsafeBufferPointer { word in
      !WordSet.garmentOrDeposit.contains(word)
        || OwnWords.ownDeposit.contains(word, for: site.phrases.language)
        || !site.vetoed(.garment, span)
    }
  }

  func isPlausible(_ deposit: Rational, in span: Range<Int>, at site: TermSite) -> Bool {
    let before = max(site.free, site.name.lowerBound - 2)
    return site.leavesPrice(besides: span)
      && (site.otherPrices(besides: span).contains { deposit <= $0 }
        || site.words.opensBracket(in: before..<site.name.upperBound)
        || !site.vetoed(.highDeposit, span))
  }
}

import PerModel
import PerWords

extension Term {
  /// What the store gives back after the purchase.
  public static let cashback = Term(CashbackTerm())
}

struct CashbackTerm: TermDefinition {
  let kind = Terms.Kind.cashback
  let value: WritableKeyPath<Terms, Cashback?> & Sendable = \.cashback
  let word = "cashback"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.cashback)

  var titleWithKey: String { localized("Cashbac_k") }
  var noun: String { localized(context: "calculation", "cashback") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type what you get back after the purchase, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Cashback {
    let isPerPack = input.take(TermWords.perPack)
    if !isPerPack { input.take(TermWords.once) }
    let text = try input.rest()
    if let part = try input.percentage(text) { return .percent(try input.share(part)) }
    return .amount(try input.positive(input.money(text)), isPerPack: isPerPack)
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Cashback] {
    [.percent(try Rational(1, over: 20)), .amount(try unit * 2, isPerPack: false)]
  }

  func text(of cashback: Cashback, in currency: Currency, by formatter: Formatter) -> String {
    switch cashback {
    // Translators: what the store gives back after the purchase: "5% back", "€2.00 back".
    case .percent(let part): localized("%1$s back", formatter.percentInFull(part))
    case .amount(let amount, let isPerPack):
      isPerPack
        ? localized("%1$s back per pack", formatter.price(Money(amount, currency)))
        : localized("%1$s back", formatter.price(Money(amount, currency)))
    }
  }

  func editable(_ cashback: Cashback, in currency: Currency, by formatter: Formatter) -> String {
    switch cashback {
    case .percent(let part): formatter.editablePercent(part)
    case .amount(let amount, let isPerPack):
      formatter.editable(Money(amount, currency)) + (isPerPack ? " per pack" : "")
    }
  }

  /// Words that only come after the amount: "5% back".
  private static let adverbs = Words.substrings(.backAdverb)

  /// "5% back", but neither "2.00 back cover" nor "Back 6".
  func isLikely(_ value: Range<Int>, in span: Range<Int>, at site: TermSite) -> Bool {
    guard site.words.text(value).contains(where: \.isNumber) else { return false }
    return value.lowerBound < site.name.lowerBound
      ? !site.isFollowedByName(span)
      : !(Self.adverbs.contains(site.words.words[site.name.lowerBound].text)
        && site.vetoed(.adverbBeforeAmount, span))
  }

  func isPlausible(_ cashback: Cashback, in span: Range<Int>, at site: TermSite) -> Bool {
    guard case .amount(let amount, _) = cashback else { return site.leavesPrice(besides: span) }
    return site.leavesPrice(amount, besides: span)
      && !(site.isFollowedByPrice(span) && site.vetoed(.packsOfBonus, span))
      && !(LoyaltyPriceTerm.bonus.contains(site.words.words[site.name.lowerBound].text)
        && site.isMostOfPrice(amount, besides: span) && site.vetoed(.bonusAsPrice, span))
  }
}

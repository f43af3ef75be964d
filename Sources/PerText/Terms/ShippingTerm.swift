import PerModel
import PerWords

extension Term {
  /// What it costs to have the packs brought.
  public static let shipping = Term(ShippingTerm())
}

struct ShippingTerm: TermDefinition {
  let kind = Terms.Kind.shipping
  let value: WritableKeyPath<Terms, Shipping?> & Sendable = \.shipping
  let word = "shipping"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.shipping)

  var wholePhrases: [[Substring]] { Self.free }

  /// Shipping that costs nothing.
  private static let free = Words.phrases(.freeShipping)

  var titleWithKey: String { localized("Shippin_g") }
  var noun: String { localized(context: "calculation", "shipping") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type what shipping costs, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Shipping {
    if input.saysWhole, input.words.words.isEmpty { return Shipping(.zero) }
    let isPerPack = input.take(TermWords.perPack)
    if !isPerPack { input.take(TermWords.once) }
    return Shipping(try input.money(), isPerPack: isPerPack)
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Shipping] {
    let perPack = Shipping(try unit * 3 / 2, isPerPack: true)
    return [Shipping(try unit * Rational(499, over: 100)), perPack]
  }

  func text(of shipping: Shipping, in currency: Currency, by formatter: Formatter) -> String {
    if shipping.amount.isZero { return localized("free shipping") }
    let cost = formatter.price(Money(shipping.amount, currency))
    return shipping.isPerPack
      ? localized("shipping %1$s per pack", cost) : localized("shipping %1$s", cost)
  }

  func editable(_ shipping: Shipping, in currency: Currency, by formatter: Formatter) -> String {
    let cost = formatter.editable(Money(shipping.amount, currency))
    return shipping.isPerPack ? cost + " per pack" : cost
  }

  /// Few things cost less than to have them brought.
  func isLikelier(_ other: Shipping, than shipping: Shipping) -> Bool {
    other.amount < shipping.amount
  }

  func isPlausible(_ shipping: Shipping, in span: Range<Int>, at site: TermSite) -> Bool {
    site.leavesPrice(besides: span)
  }
}

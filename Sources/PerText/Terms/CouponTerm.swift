import PerModel
import PerWords

extension Term {
  /// What a coupon takes off.
  public static let coupon = Term(CouponTerm())
}

struct CouponTerm: TermDefinition {
  let kind = Terms.Kind.coupon
  let value: WritableKeyPath<Terms, Coupon?> & Sendable = \.coupon
  let word = "coupon"
  var names: [[Substring]] { Self.phrases }

  private static let phrases = Words.phrases(.coupon)

  /// Words that say once more that it takes something off.
  private static let off = Words.phrases(.couponOff)

  var furtherWords: [[Substring]] { Self.off }

  var titleWithKey: String { localized("Coupon or _Voucher") }
  var noun: String { localized(context: "calculation", "coupon") }
  func hint(_ example: String, by formatter: Formatter) -> String {
    localized("Type the value of a coupon, such as %1$s.", example)
  }

  func read(_ input: inout TermInput) throws(ReadingError) -> Coupon {
    let isPerPack = input.take(TermWords.perPack)
    if !isPerPack { input.take(TermWords.once) }
    input.take(Self.off)
    var text = try input.rest()
    // "-1.00" takes off as much as "1.00".
    if let sign = text.first, sign == "-" || sign == "−" {
      text = String(text.dropFirst().drop(while: \.isWhitespace))
    }
    if let part = try input.percentage(text) {
      return Coupon(.percent(try input.share(part)), isPerPack: isPerPack)
    }
    return Coupon(.amount(try input.positive(input.money(text))), isPerPack: isPerPack)
  }

  func examples(unit: Rational) throws(ArithmeticError) -> [Coupon] {
    [Coupon(.amount(unit)), Coupon(.percent(try Rational(1, over: 5)))]
  }

  func text(of coupon: Coupon, in currency: Currency, by formatter: Formatter) -> String {
    let off =
      switch coupon.reduction {
      case .amount(let amount): formatter.price(Money(amount, currency))
      case .percent(let part): formatter.percentInFull(part)
      }
    return coupon.isPerPack
      ? localized("coupon %1$s per pack", off) : localized("coupon %1$s", off)
  }

  func editable(_ coupon: Coupon, in currency: Currency, by formatter: Formatter) -> String {
    let off =
      switch coupon.reduction {
      case .amount(let amount): formatter.editable(Money(amount, currency))
      case .percent(let part): formatter.editablePercent(part)
      }
    return coupon.isPerPack ? off + " per pack" : off
  }

  var allowsMinus: Bool { true }

  func isPlausible(_ coupon: Coupon, in span: Range<Int>, at site: TermSite) -> Bool {
    guard case .amount(let amount) = coupon.reduction else {
      return site.leavesPrice(besides: span)
    }
    let isBehindPrice =
      span.upperBound == site.name.upperBound && !amount.isInteger && site.isFollowedByNumber
    if isBehindPrice, site.vetoed(.priceBeforeCoupon, span) { return false }
    return site.leavesPrice(amount, besides: span)
  }
}

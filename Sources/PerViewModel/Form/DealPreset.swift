import PerModel
import PerText

/// A usual deal, which a menu puts into the form.
public struct DealPreset: Hashable, Sendable, Identifiable {
  /// "2nd at 50% off".
  public let title: String
  /// The entry that it belongs to.
  public let field: ProductForm.Field
  /// What is typed there, as it is read again.
  public let text: String
  /// The same title is never offered twice.
  public var id: String { title }
}

extension FormModel {
  /// The usual deals; those that name an amount name a small one.
  public var dealPresets: [DealPreset] {
    let currency = comparison.currency
    let formatter = language.formatter
    guard let half = try? Rational(1, over: 2), let fifth = try? Rational(1, over: 5) else {
      return []
    }
    let kinds: [Deal.Kind] = [
      .payFor(taken: 3, paid: 2), .payFor(taken: 2, paid: 1), .nth(2, paidPart: half),
      .percentOff(fifth), .amountOff(currency.smallSum),
    ]
    let deals = kinds.map { kind in
      DealPreset(
        title: formatter.deal(Deal(kind), in: currency), field: .deal,
        text: formatter.typed(Deal(kind), in: currency))
    }
    let coupons = [Coupon.Reduction.amount(currency.smallSum), .percent(fifth)].map { reduction in
      var terms = Terms()
      terms.coupon = Coupon(reduction)
      return DealPreset(
        title: formatter.term(.coupon, of: terms, in: currency), field: .term(.coupon),
        text: formatter.typed(.coupon, of: terms, in: currency))
    }
    return deals + coupons
  }

  /// Puts a usual deal into its entry.
  public func use(preset id: DealPreset.ID) {
    guard let preset = dealPresets.first(where: { $0.id == id }) else { return }
    type(preset.text, into: preset.field)
    onEvent(.focusField(preset.field))
  }
}

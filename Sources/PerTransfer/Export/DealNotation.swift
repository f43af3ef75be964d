import PerModel
import PerText

/// Writes deals so that they are read back as the same: as people of the locale write them where
/// that can be, else in the short forms that are read everywhere.
struct DealNotation {
  private let formatter: Formatter
  private let reader: DealReader

  init(_ formatter: Formatter) {
    self.formatter = formatter
    reader = DealReader(ReadingContext(money: formatter.locale))
  }

  /// The terms and, where it is known, the regular price behind them.
  func text(of deal: Deal, in currency: Currency) -> String {
    let currency = deal.currency ?? currency
    let behind = deal.priceEach.map { ", " + formatter.price(Money($0, currency)) } ?? ""
    let usual = formatter.deal(deal, in: currency) + behind
    let least = deal.minimumCount > 1 ? " from \(deal.minimumCount)" : ""
    let candidates = [usual, short(deal.kind, in: currency) + least + behind]
    return candidates.first { text in
      guard let read = try? reader.read(text) else { return false }
      return read.kind == deal.kind && read.priceEach == deal.priceEach
        && read.minimumCount == deal.minimumCount
    } ?? usual
  }

  private func short(_ terms: Deal.Kind, in currency: Currency) -> String {
    switch terms {
    case .payFor(let taken, let paid): "\(taken) for \(paid)"
    case .total(let count, let price): "\(count) for \(money(price, currency))"
    case .each(let count, let price): "\(count) @ \(money(price, currency))"
    case .percentOff(let part): "\(percent(part)) off"
    case .amountOff(let amount): "\(money(amount, currency)) off"
    case .nth(let number, let part):
      part.isZero ? "\(ordinal(number)) free" : "\(ordinal(number)) at \(percent(rest(part))) off"
    case .buyGet(let bought, let given, let part):
      "buy \(bought) get \(given) "
        + (part.isZero ? "free" : "at \(percent(rest(part))) off")
    }
  }

  private func rest(_ part: Rational) -> Rational { (try? .one - part) ?? .zero }

  private func ordinal(_ number: Int) -> String {
    switch number {
    case 1: "1st"
    case 2: "2nd"
    case 3: "3rd"
    default: "\(number)th"
    }
  }

  private func money(_ amount: Rational, _ currency: Currency) -> String {
    formatter.price(Money(amount, currency))
  }

  private func percent(_ part: Rational) -> String {
    ((try? part * 100).map { formatter.editable($0) } ?? "") + "%"
  }
}

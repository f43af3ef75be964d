import PerModel
import PerWords

/// Writes the figures of long rankings: byte for byte what a formatter writes, but a good deal faster. Each
/// function returns how many columns the text takes on a terminal.
package final class RankingFigures {
  private let formatter: Formatter
  private let reference: ReferenceUnit
  private let countName: CountName?
  /// The currency of all unit prices.
  package let currency: Currency
  /// How many digits after the point prices have in it.
  private let usualDigits: Int
  /// How many a unit price can have.
  private let maximumDigits: Int
  /// The factor of the prices.
  private let scale: Ratio?
  /// The sign of hundredths of the currency; `nil` where prices are not written so.
  private let minorSign: String?
  private let places: NumberTemplates
  /// By the digits after the point.
  private let percentages: [NumberTemplates]
  private let signedPercentages: [NumberTemplates]
  private let nothing: String
  /// The patterns of amounts and of hundredths, by their digits after the point.
  private var amounts: [NumberTemplates] = []
  private var hundredths: [NumberTemplates] = []

  /// Figures of unit prices in one currency.
  package init(
    _ formatter: Formatter, per reference: ReferenceUnit, of countName: CountName?,
    in currency: Currency
  ) {
    self.formatter = formatter
    self.reference = reference
    self.countName = countName
    self.currency = currency
    usualDigits = currency.fractionDigits
    maximumDigits = max(usualDigits + 4, formatter.minimumUnitPriceDigits)
    scale = (try? reference.baseAmount).flatMap { Ratio($0) }
    minorSign =
      usualDigits == 2
      ? formatter.minorUnits.sign(for: currency, in: formatter.locale.region) : nil
    places = NumberTemplates(fractionDigits: 0) {
      formatter.format(NumberStyle(digits: 0)).text($0)
    }
    func percentages(isSigned: Bool) -> [NumberTemplates] {
      (0...1).map { digits in
        let style = NumberStyle(digits: digits, isPercent: true, isSigned: isSigned)
        return NumberTemplates(fractionDigits: digits) { formatter.format(style).text($0) }
      }
    }
    self.percentages = percentages(isSigned: false)
    signedPercentages = percentages(isSigned: true)
    nothing = formatter.percent(.zero)
    let pattern = formatter.pattern(PerStyle(reference, of: countName, isSpoken: false))
    for digits in 0...maximumDigits {
      amounts.append(
        NumberTemplates(fractionDigits: digits) {
          pattern.before + formatter.money($0, currency, digits: digits) + pattern.after
        })
      hundredths.append(
        NumberTemplates(fractionDigits: max(digits - 2, 0)) { [minorSign] in
          pattern.before
            + formatter.minorUnits($0, digits: max(digits - 2, 0), minorSign ?? "")
            + pattern.after
        })
    }
  }

  /// As `Formatter.integer`; of a number that is not below 0.
  package func integer(_ number: Int, to bytes: inout [UInt8]) -> Int {
    places.write(UInt64(number), to: &bytes)
  }

  /// As `Formatter.unitPrice`, of the price of a base unit.
  package func unitPrice(
    _ price: Rational, besides others: (Rational?, Rational?), to bytes: inout [UInt8]
  ) -> Int {
    if let columns = quickUnitPrice(price, besides: others, to: &bytes) { return columns }
    let rivals = [others.0, others.1].compactMap { other in
      other.map { UnitPrice(perBaseUnit: $0, currency) }
    }
    return write(
      formatter.unitPrice(
        UnitPrice(perBaseUnit: price, currency), per: reference, of: countName, besides: rivals),
      to: &bytes)
  }

  private func quickUnitPrice(
    _ price: Rational, besides others: (Rational?, Rational?), to bytes: inout [UInt8]
  ) -> Int? {
    guard let amount = scaled(price) else { return nil }
    var (first, second): (Ratio?, Ratio?)
    if let other = others.0, other != price {
      guard let ratio = scaled(other) else { return nil }
      first = ratio
    }
    if let other = others.1, other != price {
      guard let ratio = scaled(other) else { return nil }
      second = ratio
    }
    var digits = usualDigits
    // As Formatter.unitPriceDigits
    if amount.above > 0, amount.above < amount.below {
      guard let rounded = amount.rounded(digits + 1) else { return nil }
      let saysMore = rounded % 10 != 0 || minorSign != nil
      if rounded < Ratio.powersOfTen[digits + 1], saysMore { digits += 1 }
    }
    digits = max(digits, formatter.minimumUnitPriceDigits)
    guard var value = amount.rounded(digits) else { return nil }
    while digits < maximumDigits {
      if let first {
        guard let other = first.rounded(digits) else { return nil }
        if other == value {
          digits += 1
          guard let finer = amount.rounded(digits) else { return nil }
          value = finer
          continue
        }
      }
      guard let second else { break }
      guard let other = second.rounded(digits) else { return nil }
      guard other == value else { break }
      digits += 1
      guard let finer = amount.rounded(digits) else { return nil }
      value = finer
    }
    let isMinor = minorSign != nil && digits > 2 && amount.above > 0 && amount.above < amount.below
    return (isMinor ? hundredths : amounts)[digits].write(value, to: &bytes)
  }

  /// The price of the reference unit.
  private func scaled(_ price: Rational) -> Ratio? {
    guard let scale, let price = Ratio(price) else { return nil }
    return price.times(scale)
  }

  /// What a table says of a rank: how much more the product costs than the best, that it costs about the same,
  /// or nothing if it is the best or the best is free.
  package func excess(of rank: Rank, to bytes: inout [UInt8]) -> Int {
    if rank.isBest { return 0 }
    if let columns = quickExcess(of: rank, to: &bytes) { return columns }
    if rank.isAboutTheSame { return write(localized("about the same"), to: &bytes) }
    return write(rank.excess.map { formatter.percent($0, sign: true) } ?? "", to: &bytes)
  }

  private func quickExcess(of rank: Rank, to bytes: inout [UInt8]) -> Int? {
    guard let tolerance = Ratio(rank.tolerance),
      let excess = Ratio(excessOf: rank.unitPrice.perBaseUnit, over: rank.best.perBaseUnit),
      tolerance < excess
    else { return nil }
    return write(excess, signedPercentages, to: &bytes)
  }

  /// How much more a unit price is than the best, as `Formatter.percent`; nothing where the best is free.
  package func share(
    _ price: UnitPrice, over best: UnitPrice, isBest: Bool, to bytes: inout [UInt8]
  ) {
    if isBest {
      bytes.append(contentsOf: nothing.utf8)
    } else if let excess = Ratio(excessOf: price.perBaseUnit, over: best.perBaseUnit),
      write(excess, percentages, to: &bytes) != nil
    {
      return
    } else if let excess = price.excess(over: best) {
      bytes.append(contentsOf: formatter.percent(excess).utf8)
    }
  }

  /// As `Formatter.percent`.
  private func write(
    _ part: Ratio, _ percentages: [NumberTemplates], to bytes: inout [UInt8]
  ) -> Int? {
    if part < Ratio(above: 1, below: 10) {
      guard let rounded = part.rounded(3), rounded > 0 else { return nil }
      if rounded != 100 { return percentages[1].write(rounded, to: &bytes) }
    }
    guard let rounded = part.rounded(2), rounded > 0 else { return nil }
    return percentages[0].write(rounded, to: &bytes)
  }

  private func write(_ text: String, to bytes: inout [UInt8]) -> Int {
    bytes.append(contentsOf: text.utf8)
    return Terminal.columns(of: text)
  }
}

import PerModel

/// Writes prices, quantities and figures as the user expects to see them.
///
/// Everything is exact until it is printed: the model rounds, once and half up, and ICU gets decimal
/// text. ICU's formatters are made when first needed and kept, which is why a formatter stays on one
/// thread.
public final class Formatter {
  /// The locale that it writes for.
  public let locale: UserLocale
  /// Digits that unit prices have at least after the point, even if their currency has fewer.
  public let minimumUnitPriceDigits: Int
  /// When unit prices are written in hundredths of the currency.
  public let minorUnits: MinorUnits
  /// The locale of unit names and of the patterns around them.
  let unitLocale: String
  private let isolatesMoney: Bool
  private let isolatesNumbers: Bool
  private var numberFormats: [NumberStyle: NumberFormat] = [:]
  private var moneyFormats: [MoneyStyle: NumberFormat] = [:]
  private var unitFormats: [UnitStyle: NumberFormat?] = [:]
  private var perPatterns: [PerStyle: PerPattern] = [:]
  var unitNamings: [UnitStyle: UnitNaming] = [:]
  var typedSymbols: [Unit: String] = [:]
  /// Reads what is written, so that nothing is written that means something else.
  lazy var quantities = QuantityReader(ReadingContext(locale))
  var fieldReaders: [Currency: FieldReaders] = [:]
  private var dateFormats: [String: DateFormat?] = [:]
  lazy var pluralRules = PluralRules(locale: locale.words)
  private lazy var ordinals = NumberSymbols(locale: locale.words, isOrdinal: true)

  /// A formatter for a locale.
  public init(
    _ locale: UserLocale, minimumUnitPriceDigits: Int = 0, minorUnits: MinorUnits = .never
  ) {
    self.locale = locale
    self.minimumUnitPriceDigits = minimumUnitPriceDigits
    self.minorUnits = minorUnits
    unitLocale = locale.units
    isolatesMoney = ICU.isRightToLeft(locale.money) != locale.isRightToLeft
    isolatesNumbers = ICU.isRightToLeft(locale.numbers) != locale.isRightToLeft
  }

  /// A place in an order: "4th", "4."; the bare number where ICU has no words for it.
  public func ordinal(_ number: Int) -> String {
    let text = ordinals?.text(number) ?? integer(number)
    // ICU has no rules for Arabic and Hebrew, which put no full stop behind a number.
    return locale.isRightToLeft && text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// A text and what it was changed to, with an arrow between them: "0,95 → €0.95".
  public func change(from old: String, to new: String) -> String {
    locale.isRightToLeft
      ? "\u{2068}\(old)\u{2069} \(forwardArrow) \u{2068}\(new)\u{2069}"
      : "\(old) \(forwardArrow) \(new)"
  }

  /// An arrow in the direction of reading.
  public var forwardArrow: String { locale.isRightToLeft ? "←" : "→" }

  /// A whole number with the locale's digits and grouping.
  public func integer(_ number: Int) -> String {
    format(NumberStyle(digits: 0)).text(String(number))
  }

  /// A day with the name of its month, in the calendar of the locale; with the year where `hasYear` is set:
  /// "Nov 5", "5 Nov 2025".
  public func day(_ day: CalendarDay, hasYear: Bool) -> String {
    format(ofDays: hasYear ? "yMMMd" : "MMMd")?.text(day) ?? day.description
  }

  /// The month of a day with its year: "November 2026".
  public func month(_ day: CalendarDay) -> String {
    format(ofDays: "yMMMM")?.text(day) ?? String(day.description.prefix(7))
  }

  /// A day as people say it when it is near: "Sunday", and "Nov 29" if it is more than six days away.
  public func day(_ day: CalendarDay, near today: CalendarDay) -> String {
    let isNear = abs(today.distance(to: day)) < 7
    if isNear, let name = format(ofDays: "EEEE")?.text(day) { return name }
    return self.day(day, hasYear: day.components.year != today.components.year)
  }

  // MARK: Patterns, each made once

  private func format(ofDays skeleton: String) -> DateFormat? {
    if let format = dateFormats[skeleton] { return format }
    let format = DateFormat(skeleton, locale: locale.dates)
    dateFormats[skeleton] = .some(format)
    return format
  }

  func format(_ style: NumberStyle) -> NumberFormat {
    if let format = numberFormats[style] { return format }
    let format = known(style.skeleton, locale.numbers)
    numberFormats[style] = format
    return format
  }

  func format(_ style: MoneyStyle) -> NumberFormat {
    if let format = moneyFormats[style] { return format }
    let format = known(style.skeleton(in: locale.money), locale.money)
    moneyFormats[style] = format
    return format
  }

  /// `nil` for a unit that ICU does not know.
  func format(_ style: UnitStyle) -> NumberFormat? {
    if let format = unitFormats[style] { return format }
    var format =
      style.unit.isInCLDR && style.unit.kind != .count
      ? NumberFormat(style.skeleton(in: unitLocale), locale: unitLocale) : nil
    // Tigrinya's "5/ሜትር" for five metres, in CLDR 46, would be taken for something per metre.
    if !style.isPer, format?.parts("5").after.contains("/") == true {
      let other = UnitStyle(unit: style.unit, isSpoken: !style.isSpoken)
      format = NumberFormat(other.skeleton(in: unitLocale), locale: unitLocale)
    }
    unitFormats[style] = .some(format)
    return format
  }

  func pattern(_ style: PerStyle) -> PerPattern {
    if let pattern = perPatterns[style] { return pattern }
    let pattern = makePattern(style)
    perPatterns[style] = pattern
    return pattern
  }

  /// Money within the words: kept together where the two run in different directions.
  func isolatingMoney(_ text: String) -> String { isolatesMoney ? isolated(text) : text }

  /// A number within the words, likewise.
  func isolatingNumber(_ text: String) -> String { isolatesNumbers ? isolated(text) : text }

  /// FIRST STRONG ISOLATE and POP DIRECTIONAL ISOLATE (Unicode Standard Annex 9).
  private func isolated(_ text: String) -> String { "\u{2068}" + text + "\u{2069}" }

  private func known(_ skeleton: String, _ locale: String) -> NumberFormat {
    guard let format = NumberFormat(skeleton, locale: locale) else {
      preconditionFailure("ICU refuses the skeleton \(skeleton)")
    }
    return format
  }
}

import PerModel
import PerText

/// Reads units and amounts from a command line.
///
/// The locale's readers are made only for a word that is neither an id nor a plain number: that takes
/// longer than the rest of a conversion.
final class UnitLookup {
  private let locale: UserLocale
  private lazy var reader = QuantityReader(ReadingContext(locale))

  init(_ locale: UserLocale) {
    self.locale = locale
  }

  /// A unit by its id ("fluid-ounce-imperial"), or by any word that the quantity reader knows
  /// ("fl oz", "Pfund").
  ///
  /// "pint" is an id and a word: as everywhere else, the region decides which pint is meant;
  /// "us-pint" is unambiguous.
  ///
  /// Throws a sentence for an unknown unit.
  func unit(_ text: String) throws(UsageError) -> Unit {
    if let unit = Unit(id: text), !(locale.region.usesImperialVolumes && Self.hasTwin(unit)) {
      return unit
    }
    guard let read = try? reader.read("1 " + text),
      let unit = read.unit, read.amount == .one, read.packs.isEmpty, read.countName == nil,
      !read.isSum
    else { throw UsageError("there is no unit \(text)") }
    return unit
  }

  /// Whether the unit is a US measure with an imperial one of the same name.
  private static func hasTwin(_ unit: Unit) -> Bool {
    ["fluid-ounce", "pint", "quart", "gallon"].contains(unit.id)
  }

  /// A plain decimal number or a fraction, or else a number as the locale writes it.
  ///
  /// Throws a sentence for anything else.
  func amount(_ text: String) throws(UsageError) -> Rational {
    do throws(ArithmeticError) {
      if let value = try Rational(exact: text) { return value }
    } catch .divisionByZero {
      throw UsageError("\(text) divides by zero")
    } catch {
      throw UsageError("\(text) is too large")
    }
    guard let read = try? reader.read(text), read.unit == nil,
      read.packs.isEmpty, read.countName == nil
    else { throw UsageError("\(text) is not a number") }
    return read.amount
  }
}

/// The ratio of two units, prepared for converting many amounts.
struct UnitPair {
  /// How many of the second unit one of the first is.
  let ratio: Rational
  /// The ratio where both of its halves fit into 64 bits; else 0.
  let numerator: UInt64
  let denominator: UInt64
  /// The denominator without its factors 2 and 5: 1 where the ratio is a finite decimal.
  let oddPart: UInt64
  /// The ratio is `multiplier` / 10 to the power `shift` where that is exact; else 0.
  let multiplier: UInt64
  let shift: Int

  /// Throws `overflow` where the ratio does not fit in exact arithmetic.
  init(from: Unit, to: Unit) throws(ArithmeticError) {
    ratio = try from.factor / to.factor
    let fits = ratio.numerator <= Int128(UInt64.max) && ratio.denominator <= Int128(UInt64.max)
    numerator = fits ? UInt64(ratio.numerator) : 0
    denominator = fits ? UInt64(ratio.denominator) : 0
    var oddPart = max(denominator, 1)
    while oddPart % 2 == 0 { oddPart /= 2 }
    while oddPart % 5 == 0 { oddPart /= 5 }
    self.oddPart = oddPart
    shift = ratio.exactFractionDigits ?? 0
    var multiplier: UInt64 = 0
    if ratio.exactFractionDigits != nil, shift <= 18,
      let scaled = try? ratio * Rational(PowersOfTen.int(shift)), scaled.isInteger,
      scaled.numerator <= Int128(UInt64.max)
    {
      multiplier = UInt64(scaled.numerator)
    }
    self.multiplier = multiplier
  }
}

enum PowersOfTen {
  /// 10 to the power of 0 to 19.
  static let all: [UInt64] = {
    var powers: [UInt64] = [1]
    for _ in 1...19 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()

  static func int(_ exponent: Int) -> Int { Int(all[exponent]) }
}

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

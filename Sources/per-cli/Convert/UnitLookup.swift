import PerModel
import PerText

/// Units and amounts by what is written on a command line.
///
/// What the locale's readers need is made only when a word is neither an id nor a plain number: it
/// takes longer than everything else that one conversion needs.
final class UnitLookup {
  private let locale: UserLocale
  private lazy var reader = QuantityReader(ReadingContext(locale))

  init(_ locale: UserLocale) {
    self.locale = locale
  }

  /// A unit by its id ("fluid-ounce-imperial"), or by any word that the quantity reader knows
  /// ("fl oz", "Pfund").
  ///
  /// "pint" is an id and a word: as in every other place the region decides which one is meant, and
  /// "us-pint" says it.
  ///
  /// Throws a sentence for a word that is no unit.
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

  /// A plain decimal number or a fraction, or else what the locale's readers make of it.
  ///
  /// Throws a sentence for what is no number.
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

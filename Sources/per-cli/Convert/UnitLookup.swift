import PerModel
import PerText
import PerWords

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
  /// "pint" and "ton" are ids and words: as everywhere else, the region decides which one is meant;
  /// "us-pint" is unambiguous.
  ///
  /// Throws a sentence for an unknown unit.
  func unit(_ text: String) throws(UsageError) -> Unit {
    if let unit = Unit(id: text), locale.region.ownUnit(for: unit) == unit {
      return unit
    }
    guard let read = try? reader.read("1 " + text),
      let unit = read.unit, read.amount == .one, read.packs.isEmpty, read.countName == nil,
      !read.isSum
    else { throw UsageError(localized("there is no unit %1$s", text)) }
    return unit
  }

  /// A plain decimal number or a fraction, or else a number as the locale writes it.
  ///
  /// Throws a sentence for anything else.
  func amount(_ text: String) throws(UsageError) -> Rational {
    do throws(ArithmeticError) {
      if let value = try Rational(exact: text) { return value }
    } catch .divisionByZero {
      throw UsageError(localized("%1$s divides by zero", text))
    } catch {
      throw .tooLarge(text)
    }
    guard let read = try? reader.read(text), read.unit == nil,
      read.packs.isEmpty, read.countName == nil
    else { throw UsageError(localized("%1$s is not a number", text)) }
    return read.amount
  }

  // MARK: Quantities

  private static let joiners: Set = ["to", "in", "into", "as", "=", "→"]

  /// What the words of a command line ask, as a line with tabs: "1 lb to kg", "1 1/2 cups" "ml".
  ///
  /// "in" is an inch, too: in "5 ft 3 in cm" it belongs to the quantity. `nil` where a unit is missing.
  func question(_ operands: [String]) -> String? {
    let plain = operands.joined(separator: "\t")
    let isAmount = (try? reader.read(operands[0])).map { $0.unit == nil } ?? false
    if operands.count == 2 { return isAmount ? nil : plain }
    if operands.count == 3, isAmount || !Self.joiners.contains(operands[1]) { return plain }
    var words = operands.flatMap { $0.split(separator: " ").map(String.init) }
    guard words.count > 1 else { return nil }
    let target = words.removeLast()
    let whole = words.joined(separator: " ")
    if let last = words.last, Self.joiners.contains(last),
      words.count == 2 || (try? reader.read(whole))?.unit == nil
    {
      words.removeLast()
    }
    return words.joined(separator: " ") + "\t" + target
  }

  /// How many of a unit a quantity such as "1 1/2 cups" or "6 x 330 ml" is in all.
  ///
  /// Throws a sentence if it is not a quantity, or one of another kind.
  func convert(_ text: String, to name: String) throws(UsageError) -> (value: Rational, to: Unit) {
    let read: ReadQuantity
    do throws(ReadingError) { read = try reader.read(text) } catch {
      throw UsageError("\(text): \(error.sentence)")
    }
    guard let own = read.unit else { throw UsageError(localized("%1$s has no unit", text)) }
    let (from, to) = try Self.comparable(own, try unit(name))
    do {
      let quantity = try Quantity(packs: read.packs, read.amount, from)
      return (try quantity.total(in: to), to)
    } catch { throw .tooLarge(text) }
  }

  /// Two units of one kind. Of "dram", which is a volume and a mass, it is the one that fits.
  ///
  /// Throws a sentence for units of two kinds.
  static func comparable(_ from: Unit, _ to: Unit) throws(UsageError) -> (Unit, Unit) {
    func fitting(_ unit: Unit, _ other: Unit) -> Unit {
      guard unit.id == "dram", other.kind == .mass else { return unit }
      return Unit(id: "dram-avoirdupois") ?? unit
    }
    let pair = (fitting(from, to), fitting(to, from))
    guard pair.0.kind == pair.1.kind else {
      // Translators: units as they are typed, and the kinds of both: mass, volume …
      throw UsageError(
        localized(
          "%1$s measures %2$s and %3$s measures %4$s", from.id, from.kind.rawValue, to.id,
          to.kind.rawValue))
    }
    return pair
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

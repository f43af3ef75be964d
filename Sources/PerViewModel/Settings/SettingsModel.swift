import PerModel
import PerText
import PerWords

/// What the user decides about a comparison as a whole: its name, its currency, its reference unit,
/// and how its figures are worked out.
@MainActor
public struct SettingsModel {
  let current: OpenComparison
  /// The unit of a need that is typed without one, while nothing is measured.
  let defaultUnit: PerModel.Unit

  private var comparison: Comparison { current.comparison }
  private var language: Language { current.language }

  /// The settings in words.
  public var content: SettingsContent { SettingsContent(comparison, using: language) }

  // MARK: Name, currency and reference unit

  /// Renames the comparison; a longer name is cut off.
  public func rename(_ name: String) {
    let name = trimmed(String(name.unicodeScalars.prefix(OpenComparison.maximumNameLength)))
    current.perform { name == $0.name ? nil : .rename(from: $0.name, to: name) }
  }

  /// Gives all prices another currency; the numbers stay.
  public func setCurrency(_ currency: Currency) {
    current.perform {
      currency == $0.currency ? nil : .setCurrency(from: $0.currency, to: currency)
    }
  }

  /// Shows unit prices in another unit; `nil` for the region's usual one.
  public func setReferenceUnit(to reference: ReferenceUnit?) {
    current.perform {
      reference == $0.referenceUnit
        ? nil : .setReferenceUnit(from: $0.referenceUnit, to: reference)
    }
  }

  /// The reference units to choose from, the one in use marked.
  public var referenceChoices: [ReferenceChoice] {
    guard let reference = current.reference else { return [] }
    let kind = reference.unit.kind
    return ReferenceUnit.choices(for: kind, in: language.locale.region).map {
      ReferenceChoice(
        reference: $0,
        title: language.formatter.referenceUnit($0, of: comparison.measure?.countName),
        isChosen: $0 == reference)
    }
  }

  /// The currencies to choose from: that of the user's locale first, then by name.
  public var currencyChoices: [CurrencyChoice] {
    let own = language.locale.currency
    let others = language.formatter.currenciesByName.filter { $0.currency != own }
      .map { CurrencyChoice(currency: $0, name: $1) }
    return [CurrencyChoice(currency: own, name: language.formatter.currencyName(own))] + others
  }

  /// A line of the list of currencies.
  public struct CurrencyChoice: Hashable, Sendable, Identifiable {
    /// The currency that is chosen.
    public let currency: Currency
    /// Its name in the language of the user.
    public let name: String
    /// Its code: "EUR".
    public var id: String { currency.code }
  }

  /// A line of the menu of reference units.
  public struct ReferenceChoice: Hashable, Sendable, Identifiable {
    /// The unit that is chosen.
    public let reference: ReferenceUnit
    /// "kilogram", "100 g".
    public let title: String
    /// Whether it is in use.
    public let isChosen: Bool
    /// The unit in its exact form.
    public var id: String { reference.description }
  }

  // MARK: How figures are worked out

  /// Counts a deposit as paid, or not.
  public func setIncludesDeposit(_ isOn: Bool) { set { $0.includesDeposit = isOn } }

  /// Uses the prices of loyalty cards, or not.
  public func setUsesLoyaltyPrices(_ isOn: Bool) { set { $0.usesLoyaltyPrices = isOn } }

  /// Gives the worst value a badge, or not.
  public func setMarksWorst(_ isOn: Bool) { set { $0.marksWorst = isOn } }

  /// Compares by something else from now on.
  public func setBasis(_ basis: SettingsContent.Basis) { current.compare(by: basis) }

  /// Applies what was typed into an entry; an empty one restores the default.
  ///
  /// Returns one sentence about what is wrong, or an empty text if the setting was applied.
  public func set(_ text: String, _ entry: SettingsContent.TextSetting) -> String {
    var next = comparison.settings
    do throws(ReadingError) {
      switch entry {
      case .tax: next.tax = try readTax(text)
      case .tolerance:
        next.tolerance =
          isBlank(text) ? ComparisonSettings.defaultTolerance : try readTolerance(text)
      case .need:
        next.need = isBlank(text) ? nil : try readNeed(text)
        if let problem = problem(with: next.need) { return problem }
      }
    } catch {
      return sentence(error, entry)
    }
    set { $0 = next }
    return ""
  }

  private func set(_ change: (inout ComparisonSettings) -> Void) {
    var settings = comparison.settings
    change(&settings)
    guard settings != comparison.settings else { return }
    let next = settings
    current.perform { next == $0.settings ? nil : .set(from: $0.settings, to: next) }
  }

  private func readTax(_ text: String) throws(ReadingError) -> Tax? {
    guard !isBlank(text) else { return nil }
    var terms = Terms()
    try language.termReader.read(text, as: .tax, into: &terms)
    return terms.tax
  }

  /// A percentage from 0 to 100.
  private func readTolerance(_ text: String) throws(ReadingError) -> Rational {
    try language.termReader.readPercentage(text, upTo: .one)
  }

  private func readNeed(_ text: String) throws(ReadingError) -> Need {
    let read = try language.needReader.read(text)
    do throws(NeedError) {
      return try read.need(defaultUnit: current.reference?.unit ?? defaultUnit)
    } catch {
      throw ReadingError(error == .tooLarge ? .tooLarge : .notPositive, 0..<text.utf8.count)
    }
  }

  /// Why the need says nothing about this comparison; `nil` if it does.
  private func problem(with need: Need?) -> String? {
    guard let need, let measure = comparison.measure, !need.measure.isComparable(with: measure)
    else { return nil }
    return localized(
      "The products are measured differently: %1$s.", language.formatter.kindName(measure.kind))
  }

  private func sentence(_ error: ReadingError, _ entry: SettingsContent.TextSetting) -> String {
    let formatter = language.formatter
    return switch entry {
    case .tax: Term.tax.hint(in: comparison.currency, by: formatter)
    case .tolerance:
      localized(
        "Type a percentage from %1$s to %2$s, such as %3$s.", formatter.editablePercent(.zero),
        formatter.editablePercent(.one), formatter.example("0.5%"))
    case .need:
      localized(
        "Type an amount such as %1$s.",
        formatter.either(formatter.exampleNeeds(of: comparison.measure)))
    }
  }
}

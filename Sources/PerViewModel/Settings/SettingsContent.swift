import PerModel
import PerWords

/// What the settings of a comparison are, in words.
public struct SettingsContent: Hashable, Sendable {
  /// Whether a deposit counts as paid.
  public let includesDeposit: Bool
  /// Whether the user has the loyalty cards.
  public let usesLoyaltyPrices: Bool
  /// Whether the worst value has a badge.
  public let marksWorst: Bool
  /// The texts of the entries.
  public let texts: [TextSetting: String]
  /// What they show while they are empty, from the longest text to the shortest.
  public let placeholders: [TextSetting: [String]]
  /// What the products can be compared by: their quantity, and the substances that their terms name.
  public let bases: [Basis]
  /// The index of the chosen one.
  public let chosenBasis: Int

  /// An entry to type into.
  public enum TextSetting: CaseIterable, Hashable, Sendable {
    /// The tax that the till adds, unless a product says otherwise.
    case tax
    /// The difference up to which two products are about the same.
    case tolerance
    case need
  }

  /// Something to compare by.
  public struct Basis: Hashable, Sendable {
    /// `nil` for the quantity.
    public let substance: Strength.Substance?
    /// "Package Contents", or the name of the substance.
    public let title: String
  }
}

extension SettingsContent {
  @MainActor
  init(_ comparison: Comparison, using language: Language) {
    let settings = comparison.settings
    let formatter = language.formatter
    includesDeposit = settings.includesDeposit
    usesLoyaltyPrices = settings.usesLoyaltyPrices
    marksWorst = settings.marksWorst
    var terms = Terms()
    terms.tax = settings.tax
    texts = [
      .tax: formatter.typed(.tax, of: terms, in: comparison.currency),
      .tolerance: formatter.editablePercent(settings.tolerance),
      .need: settings.need.map { formatter.typed($0) } ?? "",
    ]
    placeholders = [
      .tax: formatter.placeholders([formatter.exampleTaxRate]),
      .tolerance: formatter.placeholders([
        formatter.editablePercent((try? Rational(1, over: 1000)) ?? .zero)
      ]),
      .need: formatter.placeholders(formatter.exampleNeeds(of: comparison.measure)),
    ]
    var substances = comparison.substances
    if let chosen = settings.basis, !substances.contains(chosen) { substances.append(chosen) }
    bases =
      [Basis(substance: nil, title: localized("Package Contents"))]
      + substances.map { Basis(substance: $0, title: formatter.substance($0).capitalizedFirst) }
    chosenBasis = bases.firstIndex { $0.substance == settings.basis } ?? 0
  }
}

import PerModel
import PerText
import PerWords

/// What the user prefers for all comparisons, as a window shows and changes it. Every change takes effect
/// at once, in every window, and is kept.
@MainActor
public final class PreferencesModel {
  private let library: Library
  private let store: any PreferenceStore
  /// What is preferred now.
  public private(set) var preferences: Preferences
  /// Called when preferences have changed.
  public var onChanged: () -> Void = {}

  /// Takes what is kept into use.
  public init(_ library: Library, keptIn store: any PreferenceStore) {
    self.library = library
    self.store = store
    preferences = Preferences(keptIn: store)
    library.use(preferences)
    library.chosenColumns = ChosenColumns(keptIn: store)
  }

  private var language: Language { library.language }

  /// Another program may have changed what is kept.
  public func reload() { use(Preferences(keptIn: store)) }

  private func change(_ body: (inout Preferences) -> Void) {
    var next = preferences
    body(&next)
    guard next != preferences else { return }
    for key in Preferences.Key.allCases
    where canChange(key) && next.text(key) != preferences.text(key) {
      store.set(key, next.text(key))
    }
    reload()
  }

  /// Whether the user may change a preference, which an administrator can forbid.
  public func canChange(_ key: Preferences.Key) -> Bool { store.canSet(key) }

  private func use(_ next: Preferences) {
    guard next != preferences else { return }
    preferences = next
    library.use(next)
    onChanged()
  }

  // MARK: New comparisons

  /// The currencies to choose from: that of the locale first, whatever it is, then all by name.
  public var currencyChoices: [Choice<Currency?>] {
    let names = language.formatter.currenciesByName.map { currency, name in
      Choice<Currency?>(currency, currency.code, name)
    }
    let own = language.original.currency
    let ownTitle = localized("By region")
    return [Choice(nil, ownTitle, language.formatter.currencyName(own))] + names
  }

  /// Sets the currency of new comparisons.
  public func setCurrency(_ currency: Currency?) { change { $0.currency = currency } }

  /// The tax as it can be typed again.
  public var taxText: String {
    var terms = Terms()
    terms.tax = preferences.tax
    return language.formatter.typed(.tax, of: terms, in: language.locale.currency)
  }

  /// What is shown where no tax is set.
  public var taxPlaceholders: [String] {
    language.formatter.placeholders([language.formatter.exampleTaxRate])
  }

  /// Applies the tax that was typed. Returns one sentence about what is wrong, or an empty text.
  public func setTax(_ text: String) -> String {
    var terms = Terms()
    if !isBlank(text) {
      do throws(ReadingError) {
        try language.termReader.read(text, as: .tax, into: &terms)
      } catch {
        return Term.tax.hint(in: language.locale.currency, by: language.formatter)
      }
    }
    change { $0.tax = terms.tax }
    return ""
  }

  /// Counts deposits as paid in new comparisons, or not.
  public func setIncludesDeposit(_ isOn: Bool) { change { $0.includesDeposit = isOn } }

  // MARK: Units

  /// The systems of units to choose from.
  public var unitSystems: [Choice<Preferences.UnitSystem>] {
    Preferences.UnitSystem.allCases.map { system in
      let title =
        switch system {
        case .region: localized("By region")
        case .metric: localized("Metric")
        case .us: localized("US customary")
        case .imperial: localized("Imperial")
        }
      return Choice(system, title)
    }
  }

  /// Offers other units first, and shows unit prices for them.
  public func setUnits(_ units: Preferences.UnitSystem) { change { $0.units = units } }

  /// All units by kind, everyday ones first, and whether they are offered.
  public var unitGroups: [UnitGroup] {
    Unit.Kind.allCases.map { kind in
      let usual = language.locale.region.usualUnits(of: kind)
      let units = usual + Unit.all(of: kind).filter { !usual.contains($0) }
      return UnitGroup(
        title: language.formatter.kindName(kind).capitalizedFirst,
        units: units.map { unit in
          UnitRow(
            unit: unit, title: language.formatter.unitName(unit),
            symbol: language.formatter.unit(unit),
            isOffered: !preferences.hiddenUnits.contains(unit))
        })
    }
  }

  /// The units that measure the same.
  public struct UnitGroup: Hashable, Sendable {
    /// "Weight".
    public let title: String
    /// The units.
    public let units: [UnitRow]
  }

  /// A unit that can be hidden.
  public struct UnitRow: Hashable, Sendable {
    /// The unit.
    public let unit: Unit
    /// "kilogram".
    public let title: String
    /// "kg".
    public let symbol: String
    /// Whether it is offered.
    public let isOffered: Bool
  }

  /// Offers a unit, or hides it.
  public func setOffered(_ isOffered: Bool, _ unit: Unit) {
    change {
      if isOffered { $0.hiddenUnits.remove(unit) } else { $0.hiddenUnits.insert(unit) }
    }
  }

  // MARK: Appearance

  /// How many digits unit prices can have at least.
  public var decimalChoices: [Choice<Int>] {
    (0...Preferences.maximumDecimals).map { digits in
      Choice(digits, digits == 0 ? localized("Automatic") : language.formatter.integer(digits))
    }
  }

  /// Gives unit prices at least this many digits after the point.
  public func setMinimumDecimals(_ digits: Int) { change { $0.minimumDecimals = digits } }

  /// How unit prices below one unit of the currency can be written.
  public var minorUnitChoices: [Choice<MinorUnits>] {
    MinorUnits.allCases.map { use in
      switch use {
      case .region: Choice(use, localized("By region"))
      case .always: Choice(use, localized("Always"))
      case .never: Choice(use, localized("Never"))
      }
    }
  }

  /// Writes unit prices below one unit of the currency in cents or pence, or not.
  public func setMinorUnits(_ use: MinorUnits) { change { $0.minorUnits = use } }

  /// The colours to choose from.
  public var colorSchemes: [Choice<Preferences.Appearance>] {
    Preferences.Appearance.allCases.map { scheme in
      let title =
        switch scheme {
        case .system: localized("Follow system")
        case .light: localized("Light")
        case .dark: localized("Dark")
        }
      return Choice(scheme, title)
    }
  }

  /// Makes windows light or dark.
  public func setColorScheme(_ scheme: Preferences.Appearance) {
    change { $0.colorScheme = scheme }
  }

  /// What the program can start with.
  public var starts: [Choice<Preferences.Start>] {
    Preferences.Start.allCases.map { start in
      switch start {
      case .last: Choice(start, localized("Last comparison"))
      case .new: Choice(start, localized("New comparison"))
      }
    }
  }

  /// Starts with another comparison the next time.
  public func setStart(_ start: Preferences.Start) { change { $0.start = start } }

  /// Something to choose.
  public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
    /// What is chosen.
    public let value: Value
    /// What it is called.
    public let title: String
    /// The remark beside it.
    public let detail: String

    init(_ value: Value, _ title: String, _ detail: String = "") {
      (self.value, self.title, self.detail) = (value, title, detail)
    }
  }
}

extension FormModel {
  /// Preferences have changed: an untouched form of an empty comparison begins with another unit.
  func followPreferences() {
    let usual = language.locale.region.usualUnits(of: comparison.measure?.kind ?? .mass)
    if typed.isEmpty, typed.edited == nil, comparison.products.isEmpty, let unit = usual.first {
      typed.unit = UnitChoice(unit)
    }
    makeContent()
  }
}

import PerModel
import PerText

/// What the user prefers for all comparisons.
public struct Preferences: Hashable, Sendable {
  /// The currency of new comparisons; `nil` for that of the locale.
  public var currency: Currency?
  /// Which units are offered first, and which unit prices are given for.
  public var units = UnitSystem.region
  /// Units that are not offered; they can still be typed.
  public var hiddenUnits: Set<Unit> = []
  /// The tax that the till adds in new comparisons; `nil` where prices include it.
  public var tax: Tax?
  /// Whether a deposit counts as paid in new comparisons.
  public var includesDeposit = false
  /// The digits that unit prices have at least after the point.
  public var minimumDecimals = 0
  /// Whether unit prices below one unit of the currency are written in cents or pence.
  public var minorUnits = MinorUnits.region
  /// Whether windows are light or dark.
  public var colorScheme = Appearance.system
  /// What the program shows when it starts.
  public var start = Start.last

  /// What the program does for somebody who has never chosen anything.
  public init() {}

  /// Units to offer first.
  public enum UnitSystem: String, CaseIterable, Hashable, Sendable {
    /// The units of the user's region.
    case region
    case metric, us, imperial
  }

  /// The colours of windows.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// As the desktop has it.
    case system
    case light, dark
  }

  /// What the program shows when it starts.
  public enum Start: String, CaseIterable, Hashable, Sendable {
    /// The comparison that was open last.
    case last
    /// A new comparison.
    case new
  }

  /// The most digits that can be chosen.
  public static let maximumDecimals = 4

  /// The settings of a new comparison.
  var settings: ComparisonSettings {
    var settings = ComparisonSettings()
    settings.tax = tax
    settings.includesDeposit = includesDeposit
    return settings
  }

  /// The locale as the user wants it.
  func adapted(_ locale: UserLocale) -> UserLocale {
    var locale = locale
    locale.currency = currency ?? locale.currency
    locale.region.preferredSystem =
      switch units {
      case .region: nil
      case .metric: .metric
      case .us: .us
      case .imperial: .imperial
      }
    return locale
  }
}

// As the desktop keeps them.
extension Preferences {
  /// A key of the desktop's settings.
  public enum Key: String, CaseIterable, Sendable {
    case currency, units
    case hiddenUnits = "hidden-units"
    case tax = "checkout-tax"
    case includesDeposit = "include-deposit"
    case minimumDecimals = "minimum-decimals"
    case minorUnits = "cents-in-unit-prices"
    case colorScheme = "color-scheme"
    case start = "start-with"
    /// What columns of tables were said to mean; no preference, but kept beside them.
    case tableColumns = "table-columns"
  }

  /// The preferences that are kept. What cannot be read counts as never chosen.
  @MainActor
  public init(keptIn store: any PreferenceStore) {
    self.init()
    for key in Key.allCases {
      let text = store.text(key)
      switch key {
      case .currency: currency = Currency(code: text)
      case .units: units = UnitSystem(rawValue: text) ?? units
      case .hiddenUnits:
        hiddenUnits = Set(text.split(separator: " ").compactMap { Unit(id: String($0)) })
      case .tax:
        var settings = ComparisonSettings()
        settings.read(ExactMember(Self.taxMember, text))
        tax = settings.tax
      case .includesDeposit: includesDeposit = text == "true"
      case .minimumDecimals:
        minimumDecimals = min(max(Int(text) ?? 0, 0), Self.maximumDecimals)
      case .minorUnits: minorUnits = MinorUnits(rawValue: text) ?? minorUnits
      case .colorScheme: colorScheme = Appearance(rawValue: text) ?? colorScheme
      case .start: start = Start(rawValue: text) ?? start
      case .tableColumns: break
      }
    }
  }

  /// The tax as the settings of a comparison are written.
  private static let taxMember = "tax"

  /// The value of a key as it is kept.
  func text(_ key: Key) -> String {
    switch key {
    case .currency: currency?.code ?? ""
    case .units: units.rawValue
    case .hiddenUnits: hiddenUnits.map(\.id).sorted().joined(separator: " ")
    case .tax: settings.exactMembers.first { $0.name == Self.taxMember }?.value ?? ""
    case .includesDeposit: "\(includesDeposit)"
    case .minimumDecimals: "\(minimumDecimals)"
    case .minorUnits: minorUnits.rawValue
    case .colorScheme: colorScheme.rawValue
    case .start: start.rawValue
    case .tableColumns: ""
    }
  }
}

/// Where preferences are kept: in the desktop's settings, or in memory in tests.
@MainActor
public protocol PreferenceStore: AnyObject {
  /// The value of a key; empty where nothing is kept.
  func text(_ key: Preferences.Key) -> String
  /// Keeps a value.
  func set(_ key: Preferences.Key, _ text: String)
  /// Whether the user may change a value, which an administrator can forbid.
  func canSet(_ key: Preferences.Key) -> Bool
}

import GtkKit
import PerViewModel

/// Preferences among the settings of the desktop; in memory if the schema is not installed.
final class KeptPreferences: PreferenceStore {
  private let settings = Settings.of(PerApplication.id)
  private var texts: [Preferences.Key: String] = [:]

  func text(_ key: Preferences.Key) -> String {
    guard let settings else { return texts[key] ?? "" }
    return switch key {
    case .includesDeposit: "\(settings.flag(key.rawValue))"
    case .minimumDecimals: "\(settings.integer(key.rawValue))"
    case .currency, .units, .hiddenUnits, .tax, .minorUnits, .colorScheme, .start, .tableColumns:
      settings.text(key.rawValue)
    }
  }

  func set(_ key: Preferences.Key, _ text: String) {
    guard let settings else {
      texts[key] = text
      return
    }
    switch key {
    case .includesDeposit: settings.set(key.rawValue, text == "true")
    case .minimumDecimals: settings.set(key.rawValue, Int(text) ?? 0)
    case .currency, .units, .hiddenUnits, .tax, .minorUnits, .colorScheme, .start, .tableColumns:
      settings.set(key.rawValue, text)
    }
  }

  func canSet(_ key: Preferences.Key) -> Bool { settings?.isWritable(key.rawValue) ?? true }

  /// Calls a handler when another program has changed something.
  func onChanged(_ body: @escaping () -> Void) { settings?.onChanged(body) }
}

import GtkKit
import PerText
import PerViewModel

extension PerApplication {
  /// Takes the preferences that are kept into use.
  func makePreferences() -> PreferencesModel {
    let kept = KeptPreferences()
    let preferences = PreferencesModel(library, keptIn: kept)
    preferences.onChanged = { [weak self] in self?.applyColorScheme() }
    kept.onChanged { [weak preferences] in preferences?.reload() }
    return preferences
  }

  /// Makes windows light or dark.
  func applyColorScheme() {
    let scheme: ColorScheme =
      switch preferences.preferences.colorScheme {
      case .system: .system
      case .light: .light
      case .dark: .dark
      }
    scheme.apply()
  }

  /// Shows the preferences over the active window.
  func showPreferences() {
    sharedBook.show(beside: activeWindow?.model)
    let page = SharedBookPage(sharedBook)
    let rates = RatesModel(library)
    let ratesPage = RatesPage(rates)
    rates.show()
    let window = PreferencesPages(preferences, page, ratesPage)
      .window(over: application.activeWindow)
    // The pages live as long as their window.
    window.onCloseRequest { [weak self] in
      withExtendedLifetime((page, ratesPage)) { self?.sharedBook.hide() }
      self?.preferencesWindow = nil
      self?.showWaitingInFront()
      return false
    }
    window.present()
    preferencesWindow = window
    showWaitingInFront()
  }
}

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

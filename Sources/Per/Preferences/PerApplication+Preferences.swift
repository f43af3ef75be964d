import GtkKit
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

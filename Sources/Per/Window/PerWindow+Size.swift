import GtkKit

extension PerWindow {
  /// Restores the size of the last window.
  func restoreSize() {
    guard let settings = Self.settings else { return }
    setDefaultSize(
      width: settings.integer("window-width"), height: settings.integer("window-height"))
    if settings.flag("window-maximized") { isMaximized = true }
  }

  /// Saves the size for the next window.
  func saveSize() {
    guard let settings = Self.settings else { return }
    settings.set("window-maximized", isMaximized)
    // The default size is that of the unmaximized window.
    let size = defaultSize
    guard size.width > 0, size.height > 0 else { return }
    settings.set("window-width", size.width)
    settings.set("window-height", size.height)
  }

  /// `nil` if the schema is not installed; windows then open at their usual size.
  private static let settings = Settings.of(PerApplication.id)
}

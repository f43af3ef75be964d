import GtkKit

extension PerWindow {
  /// Opens as large as the last window was.
  func restoreSize() {
    guard let settings = Self.settings else { return }
    setDefaultSize(
      width: settings.integer("window-width"), height: settings.integer("window-height"))
    if settings.flag("window-maximized") { isMaximized = true }
  }

  /// Notes how large the window is for the next one.
  func keepSize() {
    guard let settings = Self.settings else { return }
    settings.set("window-maximized", isMaximized)
    // The default size is the one to go back to; a maximized window leaves it alone.
    let size = defaultSize
    guard size.width > 0, size.height > 0 else { return }
    settings.set("window-width", size.width)
    settings.set("window-height", size.height)
  }

  /// Absent where the schema is not installed: the window then opens in its usual size.
  private static let settings = Settings.of(PerApplication.id)
}

import CGtk
import CGtkSupport

/// A style sheet.
public final class CssProvider: Object {
  override class var wrappedType: GType { gtk_css_provider_get_type() }

  /// Reads a style sheet that is embedded in the program.
  public convenience init(_ sheet: StaticBytes) {
    self.init(consuming: gtk_css_provider_new())
    gtk_css_provider_load_from_data(
      cast(), sheet.start.assumingMemoryBound(to: CChar.self), gssize(sheet.count))
  }

  /// Applies the style sheet to everything on the display.
  public func addToDisplay() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, cast(), support_style_priority_application())
  }

  /// Takes the style sheet away from everything on the display.
  public func removeFromDisplay() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_remove_provider_for_display(display, cast())
  }
}

/// Light, dark and high contrast.
public final class StyleManager: Object {
  override class var wrappedType: GType { adw_style_manager_get_type() }

  /// The one of the display.
  public static var shared: StyleManager {
    StyleManager(borrowing: adw_style_manager_get_default())
  }

  /// Whether the desktop asks for high contrast.
  public var isHighContrast: Bool { adw_style_manager_get_high_contrast(cast()) != 0 }

  /// Calls a handler now, and whenever the desktop asks for high contrast or no longer does.
  public func onHighContrast(_ body: @escaping (Bool) -> Void) {
    body(isHighContrast)
    onSelf("notify::high-contrast") { (manager: StyleManager) in body(manager.isHighContrast) }
  }
}

/// Whether windows are light or dark.
public enum ColorScheme {
  /// As the desktop has it.
  case system
  case light, dark

  /// Gives all windows of the program these colours.
  @MainActor
  public func apply() {
    let scheme =
      switch self {
      case .system: ADW_COLOR_SCHEME_DEFAULT
      case .light: ADW_COLOR_SCHEME_FORCE_LIGHT
      case .dark: ADW_COLOR_SCHEME_FORCE_DARK
      }
    adw_style_manager_set_color_scheme(adw_style_manager_get_default(), scheme)
  }
}

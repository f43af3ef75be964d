import CGtk

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

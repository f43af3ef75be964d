import CGtk

/// Light, dark and high contrast.
public final class StyleManager: Object {
  /// Which colours the program wants.
  public enum ColorScheme: UInt32 {
    case followDesktop = 0
    case light = 1
    case preferLight = 2
    case preferDark = 3
    case dark = 4
  }

  /// The one of the display.
  public static var shared: StyleManager {
    StyleManager(borrowing: adw_style_manager_get_default())
  }

  /// Which colours the program wants.
  public var colorScheme: ColorScheme {
    get {
      ColorScheme(rawValue: adw_style_manager_get_color_scheme(cast()).rawValue) ?? .followDesktop
    }
    set { adw_style_manager_set_color_scheme(cast(), AdwColorScheme(newValue.rawValue)) }
  }

  /// Whether the colours are dark.
  public var isDark: Bool { adw_style_manager_get_dark(cast()) != 0 }

  /// Whether the desktop asks for high contrast.
  public var isHighContrast: Bool { adw_style_manager_get_high_contrast(cast()) != 0 }

  /// Calls a handler when the colours become dark or light.
  @discardableResult
  public func onDarkChanged(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::dark") { (manager: StyleManager) in body(manager.isDark) }
  }
}

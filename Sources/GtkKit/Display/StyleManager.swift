import CGtk

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

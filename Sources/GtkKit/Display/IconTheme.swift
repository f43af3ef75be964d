import CGtk

/// Where icons come from.
public final class IconTheme: Object {
  /// The one of the display.
  public static var shared: IconTheme {
    IconTheme(borrowing: gtk_icon_theme_get_for_display(gdk_display_get_default()))
  }

  /// Looks for icons in a folder of a registered resource, too.
  public func addResourcePath(_ path: String) {
    gtk_icon_theme_add_resource_path(cast(), path)
  }

  /// Looks for icons in a folder, too.
  public func addSearchPath(_ path: String) {
    gtk_icon_theme_add_search_path(cast(), path)
  }

  /// Whether there is an icon of a name.
  public func hasIcon(_ name: String) -> Bool {
    gtk_icon_theme_has_icon(cast(), name) != 0
  }
}

import CGtk

/// A window that lists keyboard shortcuts, made from markup.
public final class ShortcutsWindow: Window {
  override class var wrappedType: GType { gtk_shortcuts_window_get_type() }

  /// Reads the markup, whose object "help_overlay" is the window. Traps if there is none.
  public static func reading(_ markup: String) -> ShortcutsWindow {
    guard let builder = gtk_builder_new_from_string(markup, -1) else {
      preconditionFailure("GTK made no builder")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    let found = gtk_builder_get_object(builder, "help_overlay")
    // GTK keeps every window until it is closed, so it outlives the builder.
    return ShortcutsWindow(borrowing: found.map { UnsafeMutableRawPointer($0) })
  }
}

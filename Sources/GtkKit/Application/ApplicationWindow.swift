import CGtk

/// A window of an application, without a title bar of its own.
open class ApplicationWindow: Window {
  override class var wrappedType: GType { adw_application_window_get_type() }

  /// Adds an action, known as "win." and its name.
  public final func addAction(_ action: SimpleAction) {
    g_action_map_add_action(cast(), action.cast())
  }

  /// The action of a name, without "win.".
  public final func action(_ name: String) -> SimpleAction? {
    lent(g_action_map_lookup_action(cast(), name))
  }

  /// Shows a window with the keys; "win.show-help-overlay" opens it.
  public final func setHelpOverlay(_ shortcuts: ShortcutsWindow) {
    gtk_application_window_set_help_overlay(cast(), shortcuts.cast())
  }
}

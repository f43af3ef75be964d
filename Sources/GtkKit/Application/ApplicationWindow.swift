import CGtk
import Glibc

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
}

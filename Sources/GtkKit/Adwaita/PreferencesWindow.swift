import CGtk

/// A window of preferences.
public final class PreferencesWindow: Window {
  override class var wrappedType: GType { adw_preferences_window_get_type() }

  /// Makes an empty window.
  public static func make(parent: Window?) -> PreferencesWindow {
    let window = PreferencesWindow(borrowing: adw_preferences_window_new())
    window.transientParent = parent
    window.isModal = parent != nil
    return window
  }

  /// Adds a page.
  public final func add(_ page: PreferencesPage) {
    adw_preferences_window_add(cast(), page.cast())
  }

  /// Shows a toast after the ones already waiting.
  public final func add(_ toast: Toast) {
    toast.fit(in: self)
    adw_preferences_window_add_toast(cast(), toast.handedOver())
  }

  /// Whether the rows can be searched.
  public final var isSearchable: Bool {
    get { adw_preferences_window_get_search_enabled(cast()) != 0 }
    set { adw_preferences_window_set_search_enabled(cast(), newValue.c) }
  }
}

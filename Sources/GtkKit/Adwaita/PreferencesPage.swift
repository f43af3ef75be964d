import CGtk

/// A page of preferences.
public final class PreferencesPage: Widget {
  override class var wrappedType: GType { adw_preferences_page_get_type() }

  /// Makes an empty page.
  public convenience init() {
    self.init(consuming: adw_preferences_page_new())
  }

  /// Makes an empty page for a window with several.
  public convenience init(title: String, iconName: String) {
    self.init()
    adw_preferences_page_set_title(cast(), title)
    adw_preferences_page_set_icon_name(cast(), iconName)
  }

  /// Adds a group.
  public func add(_ group: PreferencesGroup) {
    adw_preferences_page_add(cast(), group.cast())
  }

  /// Removes a group.
  public func remove(_ group: PreferencesGroup) {
    adw_preferences_page_remove(cast(), group.cast())
  }
}

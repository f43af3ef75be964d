import CGtk

/// A page of preferences.
public final class PreferencesPage: Widget {
  /// Makes an empty page.
  public convenience init(title: String = "", iconName: String? = nil) {
    self.init(consuming: adw_preferences_page_new())
    adw_preferences_page_set_title(cast(), title)
    adw_preferences_page_set_icon_name(cast(), iconName)
  }

  /// Adds a group.
  public func add(_ group: PreferencesGroup) {
    adw_preferences_page_add(cast(), group.cast())
  }
}

import CGtk

/// Rows that belong together, with a title.
public final class PreferencesGroup: Widget {
  /// Makes an empty group.
  public convenience init(title: String = "") {
    self.init(consuming: adw_preferences_group_new())
    adw_preferences_group_set_title(cast(), title.escapedForMarkup)
  }

  /// Adds a row.
  public func add(_ row: Widget) {
    adw_preferences_group_add(cast(), row.widget)
  }

  /// Sets the sentence below the title, which is plain text.
  public func setDescription(_ text: String?) {
    adw_preferences_group_set_description(cast(), text?.escapedForMarkup)
  }
}

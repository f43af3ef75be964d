import CGtk

/// A row with a title, in preferences or in a list.
open class PreferencesRow: ListBoxRow {
  /// The title, which is plain text; an underscore marks the access key if the row has one.
  public final var title: String {
    get { String.lent(adw_preferences_row_get_title(cast())) ?? "" }
    set {
      adw_preferences_row_set_use_markup(cast(), 0)
      adw_preferences_row_set_title(cast(), newValue)
    }
  }

  /// Whether an underscore in the title marks the access key.
  public final var usesUnderline: Bool {
    get { adw_preferences_row_get_use_underline(cast()) != 0 }
    set { adw_preferences_row_set_use_underline(cast(), newValue.c) }
  }
}

import CGtk

/// A row with a title, in preferences or in a list.
open class PreferencesRow: ListBoxRow {
  override class var wrappedType: GType { adw_preferences_row_get_type() }

  /// The title, which is plain text; an underscore marks the access key if the row has one.
  public final var title: String {
    get { String.lent(adw_preferences_row_get_title(cast())) ?? "" }
    set {
      adw_preferences_row_set_use_markup(cast(), 0)
      adw_preferences_row_set_title(cast(), newValue.inDirectionOfWindows)
    }
  }

  /// Puts what is at the end of the row below the title where both have too little room side by side.
  final func stackWhereNarrow() {
    guard let parts = firstChild, parts.hasCssClass("header") else { return }
    Box(borrowing: parts.raw).stackWhereNarrow(.row)
  }

  /// Whether an underscore in the title marks an access key.
  public final var hasAccessKey: Bool {
    get { adw_preferences_row_get_use_underline(cast()) != 0 }
    set { adw_preferences_row_set_use_underline(cast(), newValue.c) }
  }
}

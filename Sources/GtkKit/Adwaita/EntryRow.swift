import CGtk

/// A row in which a line is typed.
public final class EntryRow: PreferencesRow, Editable {
  /// Makes an empty row.
  public convenience init(entryTitle title: String) {
    self.init(consuming: adw_entry_row_new())
    self.title = title
  }

  /// Whether a button has to be clicked, or Return pressed, for the text to count.
  public var showsApplyButton: Bool {
    get { adw_entry_row_get_show_apply_button(cast()) != 0 }
    set { adw_entry_row_set_show_apply_button(cast(), newValue.c) }
  }

  /// Calls a handler when the button is clicked or Return pressed.
  @discardableResult
  public func onApply(_ body: @escaping () -> Void) -> SignalConnection {
    on("apply") { _ in body() }
  }

  /// Calls a handler when Return is pressed.
  @discardableResult
  public func onEntryActivated(_ body: @escaping () -> Void) -> SignalConnection {
    on("entry-activated") { _ in body() }
  }
}

import CGtk

/// A row in which one of a few texts is chosen.
public final class ComboRow: PreferencesRow {
  /// Makes a row with choices.
  public convenience init(comboTitle title: String, choices: [String]) {
    self.init(consuming: adw_combo_row_new())
    self.title = title
    setChoices(choices)
  }

  /// Replaces the choices and selects the first.
  public func setChoices(_ choices: [String]) {
    let model = Object(consuming: withStringArray(choices) { gtk_string_list_new($0) })
    adw_combo_row_set_model(cast(), model.cast())
  }

  /// The place of the selected choice.
  public var selectedIndex: Int {
    get { Int(adw_combo_row_get_selected(cast())) }
    set { adw_combo_row_set_selected(cast(), guint(newValue)) }
  }

  /// Calls a handler when another choice is selected, with its place.
  @discardableResult
  public func onSelectionChanged(_ body: @escaping (Int) -> Void) -> SignalConnection {
    onSelf("notify::selected") { (row: ComboRow) in body(row.selectedIndex) }
  }
}

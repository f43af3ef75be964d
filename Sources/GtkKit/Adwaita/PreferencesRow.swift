import CGtk

/// A row with a title, in preferences or in a list.
open class PreferencesRow: ListBoxRow {
  override class var wrappedType: GType { adw_preferences_row_get_type() }

  /// The title, which is plain text; an underscore marks the access key if the row has one.
  public final var title: String {
    get { String.lent(adw_preferences_row_get_title(cast())) ?? "" }
    set {
      adw_preferences_row_set_use_markup(cast(), 0)
      adw_preferences_row_set_title(cast(), newValue)
    }
  }

  /// Whether an underscore in the title marks an access key.
  public final var hasAccessKey: Bool {
    get { adw_preferences_row_get_use_underline(cast()) != 0 }
    set { adw_preferences_row_set_use_underline(cast(), newValue.c) }
  }
}

/// A row with a title, a line below it, and widgets at both ends.
public final class ActionRow: PreferencesRow {
  override class var wrappedType: GType { adw_action_row_get_type() }

  /// Makes a row.
  public convenience init(actionTitle title: String) {
    self.init(consuming: adw_action_row_new())
    self.title = title
  }

  /// The line below the title.
  public var subtitle: String {
    get { String.lent(adw_action_row_get_subtitle(cast())) ?? "" }
    set { adw_action_row_set_subtitle(cast(), newValue) }
  }

  /// Adds a widget at the start.
  public func addPrefix(_ child: Widget) {
    adw_action_row_add_prefix(cast(), child.widget)
  }

  /// Adds a widget at the end.
  public func addSuffix(_ child: Widget) {
    adw_action_row_add_suffix(cast(), child.widget)
  }

  /// Adds a switch at the end that is toggled by a click on the row and named by the title.
  public func addSwitch(isActive: Bool = false) -> Switch {
    let toggle = Switch()
    toggle.isActive = isActive
    toggle.verticalAlignment = .center
    addSuffix(toggle)
    setActivatableWidget(toggle)
    return toggle
  }

  /// Sets the widget that a click on the row activates, such as a switch; the title names it.
  public func setActivatableWidget(_ target: Widget?) {
    adw_action_row_set_activatable_widget(cast(), target?.widget)
  }
}

/// A row for choosing one of a few texts.
public final class ComboRow: PreferencesRow {
  override class var wrappedType: GType { adw_combo_row_get_type() }

  /// Makes a row with choices.
  public convenience init(comboTitle title: String, choices: [String]) {
    self.init(consuming: adw_combo_row_new())
    self.title = title
    let model = Object(consuming: withStringArray(choices) { gtk_string_list_new($0) })
    adw_combo_row_set_model(cast(), model.cast())
  }

  /// The index of the selected choice.
  public var selectedIndex: Int {
    get { Int(adw_combo_row_get_selected(cast())) }
    set { adw_combo_row_set_selected(cast(), guint(newValue)) }
  }

  /// Calls a handler with the index when another choice is selected.
  @discardableResult
  public func onSelectionChanged(_ body: @escaping (Int) -> Void) -> SignalConnection {
    onSelf("notify::selected") { (row: ComboRow) in body(row.selectedIndex) }
  }
}

import CGtk

/// A row with a title, a line below it, and widgets at both ends.
public final class ActionRow: PreferencesRow {
  override class var wrappedType: GType { adw_action_row_get_type() }

  /// Makes a row.
  public convenience init(actionTitle title: String) {
    self.init(consuming: adw_action_row_new())
    self.title = title
    stackWhereNarrow()
  }

  /// The line below the title.
  public var subtitle: String {
    get { String.lent(adw_action_row_get_subtitle(cast())) ?? "" }
    set { adw_action_row_set_subtitle(cast(), newValue.inDirectionOfWindows) }
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

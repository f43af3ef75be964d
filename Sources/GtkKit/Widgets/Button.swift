import CGtk

/// Something to click.
open class Button: Widget {
  /// Makes a button with a text.
  public convenience init(label: String) {
    self.init(consuming: gtk_button_new_with_label(label))
  }

  /// Makes a button with an icon; give it a tooltip and an accessible label.
  public convenience init(iconName: String) {
    self.init(consuming: gtk_button_new_from_icon_name(iconName))
  }

  /// The text on the button.
  public final var label: String? {
    get { String.lent(gtk_button_get_label(cast())) }
    set { gtk_button_set_label(cast(), newValue ?? "") }
  }

  /// The name of the icon on the button.
  public final var iconName: String? {
    get { String.lent(gtk_button_get_icon_name(cast())) }
    set { gtk_button_set_icon_name(cast(), newValue ?? "") }
  }

  /// Shows a widget on the button instead of a text or an icon.
  public final func setChild(_ child: Widget?) {
    gtk_button_set_child(cast(), child?.widget)
  }

  /// Names the action that a click does.
  public final func setAction(_ name: String?, _ parameter: ActionParameter = .none) {
    gtk_actionable_set_action_target_value(cast(), parameter.variant)
    gtk_actionable_set_action_name(cast(), name)
  }

  /// Calls a handler when the button is clicked or otherwise activated.
  @discardableResult
  public final func onClicked(_ body: @escaping () -> Void) -> SignalConnection {
    on("clicked") { _ in body() }
  }

  /// Clicks the button, whether or not it is on the screen.
  public final func click() {
    emit("clicked")
  }
}

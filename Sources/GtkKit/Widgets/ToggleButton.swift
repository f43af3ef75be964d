import CGtk

/// A button that stays down.
public final class ToggleButton: Button {
  /// Makes a toggle button with a text.
  public convenience init(toggleLabel label: String) {
    self.init(consuming: gtk_toggle_button_new_with_label(label))
  }

  /// Whether the button is down.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue.c) }
  }

  /// Lets at most one button of a group be down.
  public func join(_ other: ToggleButton?) {
    gtk_toggle_button_set_group(cast(), other?.cast())
  }

  /// Calls a handler when the button goes down or up, with whether it is down.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("toggled") { (button: ToggleButton) in body(button.isActive) }
  }
}

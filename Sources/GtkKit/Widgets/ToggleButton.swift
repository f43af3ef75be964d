import CGtk

/// A button that stays pressed.
public final class ToggleButton: Button {
  override class var wrappedType: GType { gtk_toggle_button_get_type() }

  /// Makes a toggle button with a text.
  public convenience init(toggleLabel label: String) {
    self.init(consuming: gtk_toggle_button_new_with_label(label))
    letTextWrap()
  }

  /// Whether the button is pressed.
  public var isActive: Bool {
    get { gtk_toggle_button_get_active(cast()) != 0 }
    set { gtk_toggle_button_set_active(cast(), newValue.c) }
  }

  /// Joins a group in which at most one button is pressed.
  public func join(_ other: ToggleButton?) {
    gtk_toggle_button_set_group(cast(), other?.cast())
  }

  /// Calls a handler when the button is pressed or released.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("toggled") { (button: ToggleButton) in body(button.isActive) }
  }
}

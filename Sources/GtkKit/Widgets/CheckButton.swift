import CGtk

/// A check box.
public final class CheckButton: Widget {
  override class var wrappedType: GType { gtk_check_button_get_type() }

  /// Makes a box without a label that is not ticked.
  public convenience init() {
    self.init(consuming: gtk_check_button_new())
  }

  /// Makes a box with a label that is not ticked.
  public convenience init(checkLabel: String) {
    self.init(consuming: gtk_check_button_new_with_label(checkLabel))
    letTextWrap()
  }

  /// Whether the box is ticked.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue.c) }
  }

  /// Calls a handler when the box is ticked or cleared.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("toggled") { (button: CheckButton) in body(button.isActive) }
  }
}

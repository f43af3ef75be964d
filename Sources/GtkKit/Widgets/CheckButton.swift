import CGtk

/// A box to tick, or one choice of several.
public final class CheckButton: Widget {
  /// Makes a check button, with or without a text.
  public convenience init(label: String? = nil) {
    self.init(consuming: gtk_check_button_new_with_label(label))
  }

  /// Whether the box is ticked.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue.c) }
  }

  /// Whether the box shows that it stands for things that differ.
  public var isInconsistent: Bool {
    get { gtk_check_button_get_inconsistent(cast()) != 0 }
    set { gtk_check_button_set_inconsistent(cast(), newValue.c) }
  }

  /// The text beside the box.
  public var label: String? {
    get { String.lent(gtk_check_button_get_label(cast())) }
    set { gtk_check_button_set_label(cast(), newValue) }
  }

  /// Lets exactly one button of a group be ticked.
  public func join(_ other: CheckButton?) {
    gtk_check_button_set_group(cast(), other?.cast())
  }

  /// Names the action that a click does.
  public func setAction(_ name: String?, _ parameter: ActionParameter = .none) {
    gtk_actionable_set_action_target_value(cast(), parameter.variant)
    gtk_actionable_set_action_name(cast(), name)
  }

  /// Calls a handler when the tick comes or goes, with whether it is there.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("toggled") { (button: CheckButton) in body(button.isActive) }
  }
}

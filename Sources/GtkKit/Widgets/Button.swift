import CGtk

/// Something to click.
open class Button: Widget {
  override class var wrappedType: GType { gtk_button_get_type() }

  /// Makes a button with a text.
  public convenience init(label: String) {
    self.init(consuming: gtk_button_new_with_label(label))
  }

  /// The text on the button.
  public final var label: String? {
    get { String.lent(gtk_button_get_label(cast())) }
    set { gtk_button_set_label(cast(), newValue ?? "") }
  }

  /// Calls a handler when the button is clicked or otherwise activated.
  @discardableResult
  public final func onClicked(_ body: @escaping () -> Void) -> SignalConnection {
    on("clicked") { _ in body() }
  }
}

/// A button that stays down.
public final class ToggleButton: Button {
  override class var wrappedType: GType { gtk_toggle_button_get_type() }

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

/// A box to tick, or one choice of several.
public final class CheckButton: Widget {
  override class var wrappedType: GType { gtk_check_button_get_type() }

  /// Whether the box is ticked.
  public var isActive: Bool {
    get { gtk_check_button_get_active(cast()) != 0 }
    set { gtk_check_button_set_active(cast(), newValue.c) }
  }

  /// Calls a handler when the tick comes or goes, with whether it is there.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("toggled") { (button: CheckButton) in body(button.isActive) }
  }
}

/// Something that is on or off at once.
public final class Switch: Widget {
  override class var wrappedType: GType { gtk_switch_get_type() }

  /// Makes a switch that is off.
  public convenience init() {
    self.init(consuming: gtk_switch_new())
  }

  /// Whether it is on.
  public var isActive: Bool {
    get { gtk_switch_get_active(cast()) != 0 }
    set { gtk_switch_set_active(cast(), newValue.c) }
  }

  /// Calls a handler when it goes on or off, with whether it is on.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::active") { (toggle: Switch) in body(toggle.isActive) }
  }
}

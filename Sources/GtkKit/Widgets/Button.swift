import CGtk

/// A button.
open class Button: Widget {
  override class var wrappedType: GType { gtk_button_get_type() }

  /// Makes a button with an icon.
  public convenience init(iconName: String) {
    self.init(consuming: gtk_button_new_from_icon_name(iconName))
  }

  /// Makes a button that shows a widget.
  public convenience init(child: Widget) {
    self.init(consuming: gtk_button_new())
    gtk_button_set_child(cast(), child.widget)
  }

  /// The icon that the button shows; nil for none.
  final var iconName: String? { String.lent(gtk_button_get_icon_name(cast())) }

  /// Calls a handler when the button is clicked or otherwise activated.
  @discardableResult
  public final func onClicked(_ body: @escaping () -> Void) -> SignalConnection {
    on("clicked") { _ in body() }
  }
}

extension Widget {
  /// Continues the text on this button on further lines where it has too little room.
  func letTextWrap() {
    for child in children where child.typeName == "GtkLabel" {
      let label = Label(borrowing: child.raw)
      label.wraps = true
      label.isCentered = self is Button
    }
  }
}

/// An on/off switch.
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

  /// Calls a handler when it is turned on or off.
  @discardableResult
  public func onToggled(_ body: @escaping (Bool) -> Void) -> SignalConnection {
    onSelf("notify::active") { (toggle: Switch) in body(toggle.isActive) }
  }
}

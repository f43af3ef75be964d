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

extension Widget {
  /// Continues the text on this button on further lines where it has too little room.
  fileprivate func letTextWrap() {
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

/// A button that opens a menu or a popover.
public final class MenuButton: Widget, AccessibleProxy {
  override class var wrappedType: GType { gtk_menu_button_get_type() }

  /// The toggle button inside, which has the focus.
  var accessibleWidget: Widget { firstChild ?? self }

  /// Makes a button without a menu.
  public convenience init() {
    self.init(consuming: gtk_menu_button_new())
  }

  /// Sets the menu that the button opens. It is made of widgets when it opens first: a window with its menus closed
  /// would otherwise begin with hundreds of them.
  /// - Parameter body: called each time before the menu opens; it may fill the menu. It must not capture the button or
  ///   its ancestors.
  public func setMenu(_ menu: Menu, beforeOpening body: @escaping () -> Void = {}) {
    if popover != nil { gtk_menu_button_set_menu_model(cast(), nil) }
    setCreation { button in
      body()
      if button.popover == nil { button.makePopover(of: menu) }
    }
  }

  private func makePopover(of menu: Menu) {
    gtk_menu_button_set_menu_model(cast(), menu.cast())
    popover?.onSelf("map") { (popover: Popover) in popover.nameEntries() }
    popover?.onSelf("closed") { (popover: Popover) in
      MainLoop.whenIdle { popover.returnFocus() }
    }
  }

  /// The popover that the button opens.
  public var popover: Popover? {
    get { lent(gtk_menu_button_get_popover(cast())) }
    set { gtk_menu_button_set_popover(cast(), newValue?.widget) }
  }

  /// Opens the popover.
  public func popUp() { gtk_menu_button_popup(cast()) }

  /// The name of the icon on the button.
  public var iconName: String? {
    get { String.lent(gtk_menu_button_get_icon_name(cast())) }
    set { gtk_menu_button_set_icon_name(cast(), newValue ?? "") }
  }

  /// Sets the popover that the button opens, which is made when it opens first.
  /// - Parameters:
  ///   - make: makes the popover. Like `body`, it must not capture the button or its ancestors.
  ///   - body: called each time before the popover opens.
  public func setPopover<Made: Popover>(
    _ make: @escaping () -> Made?, beforeOpening body: @escaping (Made) -> Void = { _ in }
  ) {
    setCreation { button in
      if button.popover == nil { button.popover = make() }
      if let made = button.popover as? Made { body(made) }
    }
  }

  /// Calls a handler before the button opens what it has, which may make that.
  private func setCreation(_ body: @escaping (MenuButton) -> Void) {
    gtk_menu_button_set_create_popup_func(
      cast(),
      { button, box in
        MainActor.assumeIsolated {
          Unmanaged<HandlerBox>.lent(by: box).body(
            MenuButton(borrowing: UnsafeMutableRawPointer(button!)))
        }
      }, Unmanaged<HandlerBox>.giving(HandlerBox(body)), releaseOwned)
  }
}

/// A handler, owned by the button.
private final class HandlerBox {
  let body: (MenuButton) -> Void
  init(_ body: @escaping (MenuButton) -> Void) { self.body = body }
}

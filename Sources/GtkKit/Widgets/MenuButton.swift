import CGtk

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

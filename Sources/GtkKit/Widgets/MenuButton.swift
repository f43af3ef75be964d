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

  /// Sets the menu that the button opens.
  public func setMenu(_ menu: Menu?) {
    gtk_menu_button_set_menu_model(cast(), menu?.cast())
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

  /// Calls a handler before the menu is shown, which may fill it. It must not capture the button or
  /// its ancestors.
  public func setBeforeOpening(_ body: @escaping () -> Void) {
    gtk_menu_button_set_create_popup_func(
      cast(),
      { _, box in
        MainActor.assumeIsolated { Unmanaged<HandlerBox>.lent(by: box).body() }
      }, Unmanaged<HandlerBox>.giving(HandlerBox(body)), releaseOwned)
  }
}

/// A handler, owned by the button.
private final class HandlerBox {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

import CGtk

/// A button that opens a menu or a popover.
public final class MenuButton: Widget, AccessibleProxy {
  /// The toggle button inside, which has the focus.
  var accessibleWidget: Widget { firstChild ?? self }

  /// Makes a button without a menu.
  public convenience init() {
    self.init(consuming: gtk_menu_button_new())
  }

  /// Sets the menu that the button opens.
  public func setMenu(_ menu: Menu?) {
    gtk_menu_button_set_menu_model(cast(), menu?.cast())
  }

  /// The popover that the button opens.
  public var popover: Popover? {
    get { lent(gtk_menu_button_get_popover(cast())) }
    set { gtk_menu_button_set_popover(cast(), newValue?.widget) }
  }

  /// The name of the icon on the button.
  public var iconName: String? {
    get { String.lent(gtk_menu_button_get_icon_name(cast())) }
    set { gtk_menu_button_set_icon_name(cast(), newValue ?? "") }
  }

  /// The text on the button.
  public var label: String? {
    get { String.lent(gtk_menu_button_get_label(cast())) }
    set { gtk_menu_button_set_label(cast(), newValue ?? "") }
  }

  /// Whether F10 opens the menu.
  public var isPrimary: Bool {
    get { gtk_menu_button_get_primary(cast()) != 0 }
    set { gtk_menu_button_set_primary(cast(), newValue.c) }
  }

  /// Whether the menu is open.
  public var isOpen: Bool {
    flagProperty("active")
  }

  /// Opens the menu.
  public func popUp() {
    gtk_menu_button_popup(cast())
  }

  /// Closes the menu.
  public func popDown() {
    gtk_menu_button_popdown(cast())
  }
}

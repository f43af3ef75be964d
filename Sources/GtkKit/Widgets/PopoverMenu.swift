import CGtk

/// A menu that appears over the window.
public final class PopoverMenu: Popover {
  /// Makes a menu.
  public convenience init(_ menu: Menu) {
    self.init(consuming: gtk_popover_menu_new_from_model(menu.cast()))
  }

  /// Replaces the entries.
  public func setMenu(_ menu: Menu) {
    gtk_popover_menu_set_menu_model(cast(), menu.cast())
  }
}

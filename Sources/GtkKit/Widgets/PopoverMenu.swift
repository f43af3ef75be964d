import CGtk

/// A menu that appears over the window.
public final class PopoverMenu: Popover {
  override class var wrappedType: GType { gtk_popover_menu_get_type() }

  /// Makes a menu.
  public convenience init(_ menu: Menu) {
    self.init(consuming: gtk_popover_menu_new_from_model(menu.cast()))
  }

  /// Opens the menu at a place in a widget, and detaches it when it has closed and the chosen
  /// action has run. Then it calls a handler, which can put the focus where it belongs.
  public func popUp(
    in parent: some TemplateWidget, at place: Rectangle,
    whenClosed body: @escaping () -> Void = {}
  ) {
    guard parent.isMapped else { return }
    setParent(parent)
    point(to: place)
    onSelf("closed") { (menu: PopoverMenu) in
      // GTK runs the chosen action after this signal, and the menu must live until then.
      MainLoop.whenIdle {
        menu.removeFromParent()
        body()
      }
    }
    nameEntries()
    popUp()
  }
}

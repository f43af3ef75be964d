import CGtk

/// Entries of a menu, in sections and submenus.
public final class Menu: Object {
  override class var wrappedType: GType { g_menu_get_type() }

  /// Makes an empty menu.
  public convenience init() {
    self.init(consuming: g_menu_new())
  }

  /// Adds an entry that calls an action with a parameter.
  public func append(_ label: String, action: String, _ parameter: ActionParameter) {
    let item = MenuItem(label)
    item.setAction(action, parameter)
    append(item)
  }

  /// Adds an entry.
  public func append(_ item: MenuItem) {
    g_menu_append_item(cast(), item.cast())
  }

  /// Adds a section with a separator and an optional title.
  public func append(section: Menu, title: String? = nil) {
    g_menu_append_section(cast(), title, section.cast())
  }

  /// Adds a menu within this one.
  public func append(submenu: Menu, title: String) {
    g_menu_append_submenu(cast(), title, submenu.cast())
  }

  /// Takes every entry out.
  public func removeAll() {
    g_menu_remove_all(cast())
  }
}

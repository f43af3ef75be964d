import CGtk

/// An entry of a menu.
public final class MenuItem: Object {
  override class var wrappedType: GType { g_menu_item_get_type() }

  /// Makes an entry with a text.
  public convenience init(_ label: String) {
    self.init(consuming: g_menu_item_new(label, nil))
  }

  /// Sets the action that the entry calls.
  public func setAction(_ name: String, _ parameter: ActionParameter = .none) {
    g_menu_item_set_action_and_target_value(cast(), name, parameter.variant)
  }

  /// Shows a key such as "<Control>u" that is installed elsewhere.
  public func setShownKey(_ key: String) {
    g_menu_item_set_attribute_value(cast(), "accel", ActionParameter.text(key).variant)
  }
}

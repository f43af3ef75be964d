import CGtk

/// An entry of a menu.
public final class MenuItem: Object {
  /// When an entry is left out.
  public enum HiddenWhen: String {
    case actionIsMissing = "action-missing"
    case actionIsDisabled = "action-disabled"
  }

  /// Makes an entry with a text.
  public convenience init(_ label: String) {
    self.init(consuming: g_menu_item_new(label, nil))
  }

  /// Sets the action that the entry calls.
  public func setAction(_ name: String, _ parameter: ActionParameter = .none) {
    g_menu_item_set_action_and_target_value(cast(), name, parameter.variant)
  }

  /// Sets when the entry is left out.
  public func setHidden(when condition: HiddenWhen) {
    setAttribute("hidden-when", condition.rawValue)
  }

  /// Shows a key such as "<Control>u" that is installed elsewhere.
  public func setShownKey(_ key: String) {
    setAttribute("accel", key)
  }

  private func setAttribute(_ name: String, _ value: String) {
    g_menu_item_set_attribute_value(cast(), name, ActionParameter.text(value).variant)
  }
}

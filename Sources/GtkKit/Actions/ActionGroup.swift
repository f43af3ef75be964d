import CGtk

/// Actions that are inserted into a widget under one prefix.
public final class ActionGroup: Object {
  /// Makes an empty group.
  public convenience init() {
    self.init(consuming: g_simple_action_group_new())
  }

  /// Adds an action, in place of one with the same name.
  public func add(_ action: SimpleAction) {
    g_action_map_add_action(cast(), action.cast())
  }

  /// An action by its name, without prefix.
  public func action(_ name: String) -> SimpleAction? {
    lent(g_action_map_lookup_action(cast(), name))
  }
}

import CGtk

/// Actions that are available in a widget under one prefix.
public final class ActionGroup: Object {
  override class var wrappedType: GType { g_simple_action_group_get_type() }

  /// Makes an empty group.
  public convenience init() {
    self.init(consuming: g_simple_action_group_new())
  }

  /// Adds an action, which replaces one of the same name.
  public func add(_ action: SimpleAction) {
    g_action_map_add_action(cast(), action.cast())
  }

  /// The action of a name, without the prefix.
  public func action(_ name: String) -> SimpleAction? {
    lent(g_action_map_lookup_action(cast(), name))
  }
}

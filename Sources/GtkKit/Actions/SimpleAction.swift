import CGtk
import CGtkSupport

/// A named action.
public final class SimpleAction: Object {
  override class var wrappedType: GType { g_simple_action_get_type() }

  /// Makes an action without a parameter.
  public convenience init(_ name: String, _ body: @escaping () -> Void) {
    self.init(consuming: g_simple_action_new(name, nil))
    on("activate") { _ in body() }
  }

  /// Makes an action with a text as its parameter.
  public convenience init(_ name: String, withText body: @escaping (String) -> Void) {
    self.init(consuming: g_simple_action_new(name, support_variant_type_string()))
    on("activate") { event in
      if case .text(let text) = ActionParameter(event.variant(0)) { body(text) }
    }
  }

  /// Makes an action with a state, one of several choices. Activating it with another choice
  /// changes the state and then calls the handler.
  public convenience init(
    _ name: String, choice: String, _ body: @escaping (String) -> Void = { _ in }
  ) {
    self.init(
      consuming: g_simple_action_new_stateful(
        name, support_variant_type_string(), ActionParameter.text(choice).variant))
    on("change-state") { event in
      let state = ActionParameter(event.variant(0))
      if let action: SimpleAction = event.emitter() { action.state = state }
      if case .text(let text) = state { body(text) }
    }
  }

  /// Makes an action that is on or off, as a menu shows it. Activating it only calls the handler, which
  /// may change the state.
  public convenience init(_ name: String, isOn: Bool, _ body: @escaping () -> Void) {
    self.init(
      consuming: g_simple_action_new_stateful(name, nil, ActionParameter.flag(isOn).variant))
    on("activate") { _ in body() }
  }

  /// Whether the action is enabled. Buttons and menu items with this action follow.
  public var isEnabled: Bool {
    get { g_action_get_enabled(cast()) != 0 }
    set { g_simple_action_set_enabled(cast(), newValue.c) }
  }

  /// Which choice is made, or whether it is on; setting it calls no handler.
  public var state: ActionParameter {
    get {
      guard let state = g_action_get_state(cast()) else { return .none }
      defer { g_variant_unref(state) }
      return ActionParameter(state)
    }
    set { if newValue != .none { g_simple_action_set_state(cast(), newValue.variant) } }
  }
}

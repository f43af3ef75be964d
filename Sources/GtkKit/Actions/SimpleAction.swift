import CGtk
import CGtkSupport

/// Something that can be done, by its name.
public final class SimpleAction: Object {
  /// Makes an action without parameter.
  public convenience init(_ name: String, _ body: @escaping () -> Void) {
    self.init(consuming: g_simple_action_new(name, nil))
    on("activate") { _ in body() }
  }

  /// Makes an action that is given a text.
  public convenience init(_ name: String, withText body: @escaping (String) -> Void) {
    self.init(consuming: g_simple_action_new(name, support_variant_type_string()))
    on("activate") { event in
      if case .text(let text) = ActionParameter(event.variant(0)) { body(text) }
    }
  }

  /// Makes an action that is on or off. Calling it turns it over and then calls the handler.
  public convenience init(
    _ name: String, isOn: Bool, _ body: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      consuming: g_simple_action_new_stateful(name, nil, ActionParameter.flag(isOn).variant))
    onStateChange {
      if case .flag(let flag) = $0 { body(flag) }
    }
  }

  /// Makes an action that is one of several choices. Calling it with another one chooses that and
  /// then calls the handler.
  public convenience init(
    _ name: String, choice: String, _ body: @escaping (String) -> Void = { _ in }
  ) {
    self.init(
      consuming: g_simple_action_new_stateful(
        name, support_variant_type_string(), ActionParameter.text(choice).variant))
    onStateChange {
      if case .text(let text) = $0 { body(text) }
    }
  }

  private func onStateChange(_ body: @escaping (ActionParameter) -> Void) {
    on("change-state") { event in
      let state = ActionParameter(event.variant(0))
      if let action: SimpleAction = event.emitter() { action.state = state }
      body(state)
    }
  }

  /// The action's name, without the prefix of its group.
  public var name: String { String.lent(g_action_get_name(cast())) ?? "" }

  /// Whether the action can be called. Buttons and menus that name it follow.
  public var isEnabled: Bool {
    get { g_action_get_enabled(cast()) != 0 }
    set { g_simple_action_set_enabled(cast(), newValue.c) }
  }

  /// Whether the action is on, or which choice it is; setting it calls nobody.
  public var state: ActionParameter {
    get {
      guard let state = g_action_get_state(cast()) else { return .none }
      defer { g_variant_unref(state) }
      return ActionParameter(state)
    }
    set { if newValue != .none { g_simple_action_set_state(cast(), newValue.variant) } }
  }

  /// Calls the action.
  public func activate(_ parameter: ActionParameter = .none) {
    g_action_activate(cast(), parameter.variant)
  }
}

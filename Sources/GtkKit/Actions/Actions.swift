import CGtk
import CGtkSupport

/// Something that can be done, by its name.
public final class SimpleAction: Object {
  override class var wrappedType: GType { g_simple_action_get_type() }

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

  /// Makes an action that is one of several choices. Calling it with another one chooses that and
  /// then calls the handler.
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

  /// Whether the action can be called. Buttons and menus that name it follow.
  public var isEnabled: Bool {
    get { g_action_get_enabled(cast()) != 0 }
    set { g_simple_action_set_enabled(cast(), newValue.c) }
  }

  /// Which choice is made; setting it calls no handler.
  public var state: ActionParameter {
    get {
      guard let state = g_action_get_state(cast()) else { return .none }
      defer { g_variant_unref(state) }
      return ActionParameter(state)
    }
    set { if newValue != .none { g_simple_action_set_state(cast(), newValue.variant) } }
  }
}

/// What an action is given when it is called.
public enum ActionParameter: Equatable, Sendable {
  case none
  case text(String)

  /// Copies what C gives.
  init(_ variant: OpaquePointer?) {
    switch variant.map({ String(cString: g_variant_get_type_string($0)) }) {
    case "s": self = .text(String.lent(g_variant_get_string(variant, nil)) ?? "")
    default: self = .none
    }
  }

  /// The text, if it is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// A floating `GVariant`, for C to sink.
  var variant: OpaquePointer? {
    switch self {
    case .none: nil
    case .text(let text): g_variant_new_string(text)
    }
  }
}

/// Actions that are inserted into a widget under one prefix.
public final class ActionGroup: Object {
  override class var wrappedType: GType { g_simple_action_group_get_type() }

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

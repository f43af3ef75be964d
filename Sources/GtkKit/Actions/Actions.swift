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

/// The parameter or the state of an action.
public enum ActionParameter: Equatable, Sendable {
  case none
  case text(String)
  case flag(Bool)

  /// Copies a `GVariant`.
  init(_ variant: OpaquePointer?) {
    switch variant.map({ String(cString: g_variant_get_type_string($0)) }) {
    case "b": self = .flag(g_variant_get_boolean(variant) != 0)
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
    case .flag(let flag): g_variant_new_boolean(flag.c)
    }
  }
}

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

import CGtk

/// Where keys are looked up.
public enum ShortcutScope: UInt32 {
  /// While the focus is in the widget.
  case local = 0
  /// Wherever the nearest manager, usually the window, has the focus.
  case managed
  /// In the whole window.
  case global
}

/// Keys that do something in a widget.
public final class ShortcutController: EventController {
  /// Makes a controller without keys.
  public convenience init(scope: ShortcutScope = .local, phase: PropagationPhase = .bubble) {
    self.init(consuming: gtk_shortcut_controller_new())
    gtk_shortcut_controller_set_scope(cast(), GtkShortcutScope(scope.rawValue))
    self.phase = phase
  }

  /// Lets a key such as "<Control>u", or several parted by "|", call a named action.
  public func add(_ keys: String, action: String, _ parameter: ActionParameter = .none) {
    let shortcut = gtk_shortcut_new(trigger(keys), gtk_named_action_new(action))
    if parameter != .none { gtk_shortcut_set_arguments(shortcut, parameter.variant) }
    gtk_shortcut_controller_add_shortcut(cast(), shortcut)
  }

  /// Lets a key such as "<Control>u" call a closure, which answers whether it did something. It
  /// must not capture the widget or its ancestors.
  public func add(_ keys: String, _ body: @escaping () -> Bool) {
    let action = gtk_callback_action_new(
      { _, _, box in
        MainActor.assumeIsolated { Unmanaged<AnswerBox>.lent(by: box).body().c }
      }, Unmanaged<AnswerBox>.giving(AnswerBox(body)), releaseOwned)
    gtk_shortcut_controller_add_shortcut(cast(), gtk_shortcut_new(trigger(keys), action))
  }

  private func trigger(_ keys: String) -> OpaquePointer {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else {
      preconditionFailure("\"\(keys)\" is no key")
    }
    return trigger
  }
}

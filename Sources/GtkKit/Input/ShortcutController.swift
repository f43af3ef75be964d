import CGtk

/// Keyboard shortcuts of a widget.
public final class ShortcutController: EventController {
  override class var wrappedType: GType { gtk_shortcut_controller_get_type() }

  /// Makes a controller without keys.
  public convenience init(phase: PropagationPhase = .bubble) {
    self.init(consuming: gtk_shortcut_controller_new())
    self.phase = phase
  }

  /// Lets a key such as "<Control>u", or one of several such as "F2|F3", call a closure, which
  /// returns whether it did something. It must not capture the widget or its ancestors.
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

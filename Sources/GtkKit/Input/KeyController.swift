import CGtk

/// Sees the keys that are pressed in a widget.
public final class KeyController: EventController {
  /// Makes a controller for the bubble phase, or another one.
  public convenience init(phase: PropagationPhase = .bubble) {
    self.init(consuming: gtk_event_controller_key_new())
    self.phase = phase
  }

  /// Calls a handler when a key is pressed. Answering true keeps it from anybody else.
  @discardableResult
  public func onKeyPressed(_ body: @escaping (Key, Modifiers) -> Bool) -> SignalConnection {
    on("key-pressed") { event in
      event.answer(
        body(Key(value: event.natural(0)), Modifiers(rawValue: event.flags(2)).intersection(.all)))
    }
  }
}

extension Modifiers {
  /// The modifiers that a key handler is told of; locks and buttons are not.
  fileprivate static let all: Modifiers = [.shift, .control, .alt, .super]
}

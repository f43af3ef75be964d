import CGtk

/// Handles the keys pressed in a widget.
public final class KeyController: EventController {
  override class var wrappedType: GType { gtk_event_controller_key_get_type() }

  /// Makes a controller for the bubble phase, or another one.
  public convenience init(phase: PropagationPhase = .bubble) {
    self.init(consuming: gtk_event_controller_key_new())
    self.phase = phase
  }

  /// Calls a handler when a key is pressed. Returning true stops the event.
  @discardableResult
  public func onKeyPressed(_ body: @escaping (Key, Modifiers) -> Bool) -> SignalConnection {
    on("key-pressed") { event in
      event.answer(
        body(Key(value: event.natural(0)), Modifiers(rawValue: event.flags(2)).intersection(.all)))
    }
  }

  /// Calls a handler when a key is pressed, with the time of that in milliseconds from some moment. Returning true
  /// stops the event.
  @discardableResult
  public func onKeyPressed(_ body: @escaping (Key, Modifiers, _ time: UInt32) -> Bool)
    -> SignalConnection
  {
    on("key-pressed") { event in
      let emitter: KeyController? = event.emitter()
      let time = emitter.map { gtk_event_controller_get_current_event_time($0.cast()) } ?? 0
      event.answer(
        body(
          Key(value: event.natural(0)), Modifiers(rawValue: event.flags(2)).intersection(.all), time
        ))
    }
  }

  /// Calls a handler when a key types a character other than a space, which activates buttons and rows.
  @discardableResult
  public func onTyped(_ body: @escaping (String) -> Void) -> SignalConnection {
    onKeyPressed { key, modifiers in
      guard modifiers.isSubset(of: .shift), let character = key.character, character != " " else {
        return false
      }
      body(String(Character(character)))
      return true
    }
  }
}

extension Modifiers {
  /// The modifiers that a key handler gets; locks and buttons are left out.
  fileprivate static let all: Modifiers = [.shift, .control, .alt, .super]
}

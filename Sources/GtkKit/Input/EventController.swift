import CGtk

/// When a controller sees an event that goes from the window to a widget and back.
public enum PropagationPhase: UInt32 {
  /// On the way from the window to the widget.
  case capture = 1
  /// On the way back.
  case bubble
}

/// A controller that makes a widget react to keys, clicks, drops or the focus.
open class EventController: Object {
  override class var wrappedType: GType { gtk_event_controller_get_type() }

  /// When the controller sees an event.
  public final var phase: PropagationPhase {
    get {
      PropagationPhase(rawValue: gtk_event_controller_get_propagation_phase(cast()).rawValue)
        ?? .bubble
    }
    set {
      gtk_event_controller_set_propagation_phase(cast(), GtkPropagationPhase(newValue.rawValue))
    }
  }
}

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

/// Handles the focus entering and leaving a widget.
public final class FocusController: EventController {
  override class var wrappedType: GType { gtk_event_controller_focus_get_type() }

  /// Makes a controller.
  public convenience init() {
    self.init(consuming: gtk_event_controller_focus_new())
  }

  /// Calls a handler when the focus enters the widget, or something within it.
  @discardableResult
  public func onEnter(_ body: @escaping () -> Void) -> SignalConnection {
    on("enter") { _ in body() }
  }

  /// Calls a handler when the focus leaves the widget, and everything within it.
  @discardableResult
  public func onLeave(_ body: @escaping () -> Void) -> SignalConnection {
    on("leave") { _ in body() }
  }
}

/// Handles clicks on a widget.
public final class ClickGesture: EventController {
  override class var wrappedType: GType { gtk_gesture_click_get_type() }

  /// Which button of the mouse.
  public enum MouseButton: UInt32 {
    /// Whichever is pressed, or a finger.
    case any = 0
    /// The one that selects.
    case primary = 1
    /// The one that opens menus.
    case secondary = 3
  }

  /// Makes a gesture for a button of the mouse.
  public convenience init(_ button: MouseButton) {
    self.init(consuming: gtk_gesture_click_new())
    gtk_gesture_single_set_button(cast(), button.rawValue)
  }

  /// Calls a handler when the button is pressed, with the number of clicks and the place in pixels.
  @discardableResult
  public func onPressed(
    _ body: @escaping (_ times: Int, _ x: Int, _ y: Int) -> Void
  ) -> SignalConnection {
    on("pressed") { body($0.integer(0), Int($0.number(1)), Int($0.number(2))) }
  }

  /// Calls a handler when the button is pressed outside an open popover: a popover lies over its window, which also sees
  /// its clicks.
  @discardableResult
  public func onPressed(
    beside popover: Popover, _ body: @escaping () -> Void
  ) -> SignalConnection {
    on("pressed") { [weak popover] in
      guard let popover, !popover.isGone, popover.isVisible,
        let gesture: ClickGesture = $0.emitter(),
        let event = gtk_event_controller_get_current_event(gesture.cast()),
        gdk_event_get_surface(event) != gtk_native_get_surface(popover.cast())
      else { return }
      body()
    }
  }

  /// Calls a handler when the button is released, with the number of clicks.
  @discardableResult
  public func onReleased(_ body: @escaping (_ times: Int) -> Void) -> SignalConnection {
    on("released") { body($0.integer(0)) }
  }
}

/// Handles something drawn over a widget with the main button held down.
public final class DragGesture: EventController {
  override class var wrappedType: GType { gtk_gesture_drag_get_type() }

  /// Makes a gesture.
  public convenience init() { self.init(consuming: gtk_gesture_drag_new()) }

  /// Calls a handler whenever the pointer has moved, with where it began and where it is, in pixels.
  @discardableResult
  public func onMoved(
    _ body: @escaping (_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) -> Void
  ) -> SignalConnection {
    on("drag-update") { event in
      guard let gesture: DragGesture = event.emitter() else { return }
      var (x, y) = (0.0, 0.0)
      gtk_gesture_drag_get_start_point(gesture.cast(), &x, &y)
      body(
        (Int(x), Int(y)), (Int(x + event.number(0)), Int(y + event.number(1))))
    }
  }
}

/// Handles a finger held down on a widget.
public final class LongPressGesture: EventController {
  override class var wrappedType: GType { gtk_gesture_long_press_get_type() }

  /// Makes a gesture for touch only.
  public convenience init() {
    self.init(consuming: gtk_gesture_long_press_new())
    gtk_gesture_single_set_touch_only(cast(), 1)
  }

  /// Calls a handler when the finger has been held down long enough, with the place in pixels.
  @discardableResult
  public func onPressed(_ body: @escaping (_ x: Int, _ y: Int) -> Void) -> SignalConnection {
    on("pressed") { body(Int($0.number(0)), Int($0.number(1))) }
  }
}

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

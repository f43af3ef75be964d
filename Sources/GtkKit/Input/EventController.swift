import CGtk

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

/// When a controller sees an event that goes from the window to a widget and back.
public enum PropagationPhase: UInt32 {
  /// On the way from the window to the widget.
  case capture = 1
  /// On the way back.
  case bubble
}

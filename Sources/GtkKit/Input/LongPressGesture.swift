import CGtk

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

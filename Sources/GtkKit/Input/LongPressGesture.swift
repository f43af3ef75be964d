import CGtk

/// Sees a finger or the mouse button held down on a widget.
public final class LongPressGesture: EventController {
  /// Makes a gesture, for touch only or for the mouse too.
  public convenience init(touchOnly: Bool = true) {
    self.init(consuming: gtk_gesture_long_press_new())
    gtk_gesture_single_set_touch_only(cast(), touchOnly.c)
  }

  /// Calls a handler when it has been held down long enough, with where, in pixels.
  @discardableResult
  public func onPressed(_ body: @escaping (_ x: Int, _ y: Int) -> Void) -> SignalConnection {
    on("pressed") { body(Int($0.number(0)), Int($0.number(1))) }
  }
}

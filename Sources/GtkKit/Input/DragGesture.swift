import CGtk

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

import CGtk

/// Sees clicks on a widget.
public final class ClickGesture: EventController {
  /// Which button of the mouse.
  public enum MouseButton: UInt32 {
    case any = 0
    case primary
    case middle
    case secondary
  }

  /// Makes a gesture for a button of the mouse.
  public convenience init(_ button: MouseButton = .primary) {
    self.init(consuming: gtk_gesture_click_new())
    gtk_gesture_single_set_button(cast(), button.rawValue)
  }

  /// Calls a handler when the button goes down, with how often and where, in pixels.
  @discardableResult
  public func onPressed(
    _ body: @escaping (_ times: Int, _ x: Int, _ y: Int) -> Void
  ) -> SignalConnection {
    on("pressed") { body($0.integer(0), Int($0.number(1)), Int($0.number(2))) }
  }

  /// Calls a handler when the button goes up, with how often and where, in pixels.
  @discardableResult
  public func onReleased(
    _ body: @escaping (_ times: Int, _ x: Int, _ y: Int) -> Void
  ) -> SignalConnection {
    on("released") { body($0.integer(0), Int($0.number(1)), Int($0.number(2))) }
  }

  /// Keeps the click from everybody else. For a handler to call.
  public func claim() {
    gtk_gesture_set_state(cast(), GTK_EVENT_SEQUENCE_CLAIMED)
  }
}

import CGtk

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

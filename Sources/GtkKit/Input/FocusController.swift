import CGtk

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

import CGtk

/// Sees the focus come into a widget and leave it.
public final class FocusController: EventController {
  /// Makes a controller.
  public convenience init() {
    self.init(consuming: gtk_event_controller_focus_new())
  }

  /// Whether the focus is in the widget or within it.
  public var containsFocus: Bool {
    gtk_event_controller_focus_contains_focus(cast()) != 0
  }

  /// Calls a handler when the focus comes into the widget from outside.
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

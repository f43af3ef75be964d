import CGtk

extension Window {
  /// Calls a handler when the window is asked to close. Answering true keeps it open.
  @discardableResult
  public final func onCloseRequest(_ body: @escaping () -> Bool) -> SignalConnection {
    on("close-request") { $0.answer(body()) }
  }

  /// Calls a handler when another widget in the window gets the focus.
  @discardableResult
  public final func onFocusChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "focus-widget", body)
  }

  /// Calls a handler when the window gets or loses the desktop's attention.
  @discardableResult
  public final func onActiveChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "is-active", body)
  }

  /// Calls a handler when the user has changed the window's width, height or state.
  @discardableResult
  public final func onSizeChanged(_ body: @escaping () -> Void) -> [SignalConnection] {
    ["default-width", "default-height", "maximized"].map { onChange(of: $0, body) }
  }
}

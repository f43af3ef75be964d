import CGtk

// What the desktop shows outside of the program's windows.
extension Application {
  /// Whether the user works in one of the program's windows.
  public var isActive: Bool { windows.contains(where: \.isActive) }

  /// Lets the desktop tell the user something, instead of what it told under the same id before. A click on
  /// it raises the program.
  public func notify(id: String, title: String, body: String) {
    let notification = Object(consuming: g_notification_new(title))
    g_notification_set_body(notification.cast(), body)
    g_application_send_notification(cast(), id, notification.cast())
  }

  /// Takes back what the desktop still shows under an id.
  public func withdrawNotification(id: String) {
    g_application_withdraw_notification(cast(), id)
  }
}

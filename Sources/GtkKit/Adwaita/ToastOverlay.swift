import CGtk

/// Shows toasts over its content.
public final class ToastOverlay: Widget {
  override class var wrappedType: GType { adw_toast_overlay_get_type() }

  /// Shows a toast after the ones already waiting.
  public func add(_ toast: Toast) {
    toast.fit(in: self)
    // The overlay then shows the next one that waits. A busy program is idle only when that is gone again.
    toast.on("dismissed", after: true) { [weak self] _ in self?.nameCloseButtons() }
    adw_toast_overlay_add_toast(cast(), toast.handedOver())
    nameCloseButtons()
  }

  /// Calls a handler for Escape in what the overlay holds, before newer libadwaita takes the key for the toast.
  public func onEscape(_ handler: @escaping () -> Void) {
    let keys = ShortcutController()
    keys.add("Escape") {
      handler()
      return true
    }
    child?.addController(keys)
  }

  /// What the toasts lie over.
  private var child: Widget? {
    lent(adw_toast_overlay_get_child(cast()), as: Widget.self)
  }

  /// Names the buttons that close toasts, which libadwaita 1.2 shows as a picture and nothing else.
  private func nameCloseButtons() {
    let buttons = children.flatMap(\.children).compactMap { lent($0.raw, as: Button.self) }
    // gettext may answer with the very pointer that it was given, so that must outlive the call.
    let label = "Close".withCString { String(cString: g_dgettext("libadwaita", $0)) }
    for button in buttons where button.iconName == "window-close-symbolic" {
      button.setAccessible(label: label)
    }
  }
}

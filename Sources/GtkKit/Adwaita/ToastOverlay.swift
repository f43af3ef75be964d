import CGtk

/// Shows toasts over its content.
public final class ToastOverlay: Widget {
  /// Makes an overlay without content.
  public convenience init() {
    self.init(consuming: adw_toast_overlay_new())
  }

  /// What is below the toasts.
  public var child: Widget? {
    get { lent(adw_toast_overlay_get_child(cast())) }
    set { adw_toast_overlay_set_child(cast(), newValue?.widget) }
  }

  /// Shows a toast, after those that are waiting.
  public func add(_ toast: Toast) {
    adw_toast_overlay_add_toast(cast(), toast.handedOver())
  }
}

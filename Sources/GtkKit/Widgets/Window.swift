import CGtk

/// A window.
open class Window: Widget {
  override class var wrappedType: GType { gtk_window_get_type() }

  final var window: UnsafeMutablePointer<GtkWindow> { cast() }

  /// The title, for the desktop and for screen readers.
  public final var title: String? {
    get { String.lent(gtk_window_get_title(window)) }
    set { gtk_window_set_title(window, newValue) }
  }

  /// Shows the window and asks the desktop to raise it.
  public final func present() {
    fitTitles()
    gtk_window_present(window)
  }

  /// Asks the window to close; a handler of ``onCloseRequest(_:)`` can refuse.
  public final func close() {
    gtk_window_close(window)
  }

  /// Closes the window without asking.
  public final func destroy() {
    gtk_window_destroy(window)
  }

  /// Sets the size that the window has unless it is maximized, in pixels; -1 leaves it to GTK.
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(window, gint(width), gint(height))
  }

  /// The size that the window has unless it is maximized, in pixels. Follows the user's changes.
  public final var defaultSize: (width: Int, height: Int) {
    var width: gint = 0
    var height: gint = 0
    gtk_window_get_default_size(window, &width, &height)
    return (Int(width), Int(height))
  }

  /// Whether the window is maximized.
  public final var isMaximized: Bool {
    get { gtk_window_is_maximized(window) != 0 }
    set { if newValue { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) } }
  }

  /// Whether the user works in the window.
  public final var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Whether the window blocks its parent.
  public final var isModal: Bool {
    get { gtk_window_get_modal(window) != 0 }
    set { gtk_window_set_modal(window, newValue.c) }
  }

  /// The window that this one belongs to.
  public final var transientParent: Window? {
    get { lent(gtk_window_get_transient_for(window)) }
    set { gtk_window_set_transient_for(window, newValue?.window) }
  }

  /// The application that the window belongs to.
  public final func setApplication(_ application: Application?) {
    gtk_window_set_application(window, application?.cast())
  }

  /// The widget that has the focus while the window is active.
  public final var focusedWidget: Widget? { lent(gtk_window_get_focus(window)) }
}

extension Window {
  /// Calls a handler when the window is asked to close. Returning true keeps it open.
  @discardableResult
  public final func onCloseRequest(_ body: @escaping () -> Bool) -> SignalConnection {
    on("close-request") { $0.answer(body()) }
  }

  /// Calls a handler when the user comes to the window or leaves it.
  @discardableResult
  public final func onActiveChanged(_ body: @escaping () -> Void) -> SignalConnection {
    onChange(of: "is-active", body)
  }

  /// Calls a handler when the user has changed the window's width, height or state.
  @discardableResult
  public final func onSizeChanged(_ body: @escaping () -> Void) -> [SignalConnection] {
    ["default-width", "default-height", "maximized"].map { onChange(of: $0, body) }
  }

  /// Calls a handler whenever everything in the window, which has to be on the screen, has got its place.
  @discardableResult
  public final func onLaidOut(_ body: @escaping () -> Void) -> SignalConnection? {
    guard let surface = gtk_native_get_surface(cast()) else { return nil }
    return Object(borrowing: surface).on("layout", after: true) { _ in body() }
  }
}

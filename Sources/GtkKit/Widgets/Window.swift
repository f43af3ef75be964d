import CGtk

/// A window.
open class Window: Widget {
  final var window: UnsafeMutablePointer<GtkWindow> { cast() }

  /// Makes a window, which belongs to GTK until it is closed.
  public static func plain() -> Window {
    Window(borrowing: gtk_window_new())
  }

  /// The title, for the desktop and for screen readers.
  public final var title: String? {
    get { String.lent(gtk_window_get_title(window)) }
    set { gtk_window_set_title(window, newValue) }
  }

  /// What the window shows. An ``ApplicationWindow`` has its content instead.
  public final func setChild(_ child: Widget?) {
    gtk_window_set_child(window, child?.widget)
  }

  /// Shows the window and asks the desktop to raise it.
  public final func present() {
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

  /// Whether the window fills the screen but for the desktop's bars.
  public final var isMaximized: Bool {
    get { gtk_window_is_maximized(window) != 0 }
    set { if newValue { gtk_window_maximize(window) } else { gtk_window_unmaximize(window) } }
  }

  /// Whether the window fills the screen.
  public final var isFullscreen: Bool {
    get { gtk_window_is_fullscreen(window) != 0 }
    set { if newValue { gtk_window_fullscreen(window) } else { gtk_window_unfullscreen(window) } }
  }

  /// Whether the window has the desktop's attention.
  public final var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Whether the window keeps others from being used.
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

  /// Names the window's icon.
  public final var iconName: String? {
    get { String.lent(gtk_window_get_icon_name(window)) }
    set { gtk_window_set_icon_name(window, newValue) }
  }

  /// The widget in the window that has the focus, or has it when the window is active.
  public final var focusedWidget: Widget? { lent(gtk_window_get_focus(window)) }

  /// Moves the focus to a widget in the window, or with nil to none.
  public final func setFocus(_ target: Widget?) {
    gtk_window_set_focus(window, target?.widget)
  }

  /// Sets the widget that Return activates where nothing else takes it.
  public final func setDefaultWidget(_ target: Widget?) {
    gtk_window_set_default_widget(window, target?.widget)
  }

  /// Whether access keys and the focus are shown.
  public final var showsFocus: Bool {
    get { gtk_window_get_focus_visible(window) != 0 }
    set { gtk_window_set_focus_visible(window, newValue.c) }
  }
}

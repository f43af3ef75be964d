import CGtk

/// The program as the desktop sees it.
public final class Application: Object {
  /// What a second launch and the command line do.
  public struct Flags: OptionSet, Sendable {
    /// GLib's bits.
    public let rawValue: UInt32
    /// The flags for GLib's bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Every launch is a program of its own.
    public static let nonUnique = Flags(rawValue: G_APPLICATION_NON_UNIQUE.rawValue)
    /// Files on the command line reach ``Application/onOpen(_:)``.
    public static let handlesOpen = Flags(rawValue: G_APPLICATION_HANDLES_OPEN.rawValue)
    /// The command line reaches ``Application/onCommandLine(_:)`` of the first launch.
    public static let handlesCommandLine = Flags(
      rawValue: G_APPLICATION_HANDLES_COMMAND_LINE.rawValue)
    /// The program is started by D-Bus only.
    public static let isService = Flags(rawValue: G_APPLICATION_IS_SERVICE.rawValue)
  }

  /// Makes an application with an id such as "org.example.App".
  public convenience init(id: String, flags: Flags = []) {
    self.init(consuming: adw_application_new(id, GApplicationFlags(rawValue: flags.rawValue)))
  }

  /// Runs the program until its last window is closed.
  /// - Parameter arguments: the command line, the program's name included.
  /// - Returns: the status for `exit`.
  public func run(_ arguments: [String]) -> Int32 {
    MainLoop.serveTasks()
    var copies: [UnsafeMutablePointer<CChar>?] = arguments.map { g_strdup($0) } + [nil]
    // GLib reorders and shortens the array it is given, so the originals are freed.
    let owned = copies
    defer { for copy in owned { g_free(copy) } }
    return copies.withUnsafeMutableBufferPointer {
      g_application_run(cast(), gint(arguments.count), $0.baseAddress)
    }
  }

  /// Makes the program known to the desktop without running it. For tests.
  public func register() throws(GlibError) {
    _ = try throwing { g_application_register(cast(), nil, $0) }
  }

  /// Ends ``run(_:)``.
  public func quit() {
    g_application_quit(cast())
  }

  /// Does what a launch without files does.
  public func activate() {
    g_application_activate(cast())
  }

  /// The window that was active last.
  public var activeWindow: Window? { lent(gtk_application_get_active_window(cast())) }

  /// The program's windows, the one active last first.
  public var windows: [Window] {
    GtkKit.widgets(in: gtk_application_get_windows(cast()))
  }

  /// Adds a window, which the application keeps running for.
  public func add(_ window: Window) {
    gtk_application_add_window(cast(), window.window)
  }

  /// Adds an action that is called by "app." and its name.
  public func addAction(_ action: SimpleAction) {
    g_action_map_add_action(cast(), action.cast())
  }

  /// Sets the keys of an action such as "app.quit" or "win.find::text". They work in the capture
  /// phase, before any entry sees them.
  public func setAccelerators(_ keys: [String], for action: String) {
    withStringArray(keys) { gtk_application_set_accels_for_action(cast(), action, $0) }
  }

  /// Where GResource files such as `gtk/help-overlay.ui` and `icons` are looked for.
  public func setResourceBasePath(_ path: String?) {
    g_application_set_resource_base_path(cast(), path)
  }

  /// Keeps the program running without a window, until as many releases.
  public func hold() {
    g_application_hold(cast())
  }

  /// Takes a ``hold()`` back.
  public func release() {
    g_application_release(cast())
  }
}

import CGtk
import CGtkSupport
import Glibc

/// The program as the desktop sees it.
public final class Application: Service {
  override class var wrappedType: GType { gtk_application_get_type() }

  /// Makes an application with an id such as "org.example.App".
  /// - Parameter opensFiles: whether files on the command line reach ``onOpen(_:)``.
  public convenience init(id: String, opensFiles: Bool) {
    let flags = opensFiles ? G_APPLICATION_HANDLES_OPEN : GApplicationFlags(rawValue: 0)
    self.init(consuming: adw_application_new(id, flags))
  }

  /// Makes this launch a separate program, even if another one is running. Has an effect until the
  /// handlers of ``onLocalOptions(_:)`` have been called.
  public func runAlone() {
    g_application_set_flags(
      cast(),
      GApplicationFlags(
        rawValue: g_application_get_flags(cast()).rawValue | G_APPLICATION_NON_UNIQUE.rawValue))
  }

  /// Makes all threads share one heap that returns its free end to the system. Call it before a second thread starts.
  ///
  /// By default malloc has eight heaps for each processor. After every pause another thread does the background work,
  /// and each would leave unused memory in its own heap until its next turn. At the end of a heap malloc keeps up to
  /// twice the size of the largest block ever freed, which is a picture of the window.
  public static func shareHeap() {
    support_set_heaps(1, 1 << 20, 512 << 10)
  }

  /// Runs the program until its last window is closed.
  /// - Parameter arguments: the command line, the program's name included.
  /// - Returns: the status for `exit`.
  public override func run(_ arguments: [String]) -> Int32 {
    leaveOutGL()
    return super.run(arguments)
  }

  /// Stops GTK from preparing OpenGL and Vulkan when told to draw with cairo: that takes a third of the time to the
  /// first window, and sixty megabytes.
  private func leaveOutGL() {
    guard getenv("GSK_RENDERER").map({ String(cString: $0) }) == "cairo" else { return }
    // Debian 13 has the newer name.
    let variable = gtk_get_minor_version() < 16 ? "GDK_DEBUG" : "GDK_DISABLE"
    guard getenv(variable) == nil else { return }
    setenv(variable, variable == "GDK_DEBUG" ? "gl-disable" : "gl,vulkan", 1)
    // GTK has read it by then, and programs started from here must not inherit it.
    onStartup { unsetenv(variable) }
  }

  /// The window that was active last.
  public var activeWindow: Window? { lent(gtk_application_get_active_window(cast())) }

  /// The program's windows, the one active last first.
  public var windows: [Window] {
    GtkKit.widgets(in: gtk_application_get_windows(cast()))
  }

  /// Adds an action, known as "app." and its name.
  public func addAction(_ action: SimpleAction) {
    g_action_map_add_action(cast(), action.cast())
  }

  /// Sets the keys of an action such as "app.quit" or "win.find::text". They work in the capture
  /// phase, before any entry sees them.
  public func setAccelerators(_ keys: [String], for action: String) {
    withStringArray(keys) { gtk_application_set_accels_for_action(cast(), action, $0) }
  }
}

extension Application {
  /// Calls a handler once this program is the one that runs, before GTK starts: not where another process does the
  /// work, nor where a service waits to be asked.
  @discardableResult
  public func onRegistered(_ body: @escaping () -> Void) -> SignalConnection {
    onSelf("notify::is-registered") { (application: Application) in
      // Also sent at shutdown, when it is no longer registered.
      guard g_application_get_is_registered(application.cast()) != 0 else { return }
      let flags = g_application_get_flags(application.cast()).rawValue
      let isService = flags & G_APPLICATION_IS_SERVICE.rawValue != 0
      if !isService, g_application_get_is_remote(application.cast()) == 0 { body() }
    }
  }

  /// Calls a handler once, before the first window.
  @discardableResult
  public func onStartup(_ body: @escaping () -> Void) -> SignalConnection {
    // After GTK's own, which makes the display ready.
    on("startup", after: true) { _ in body() }
  }

  /// Calls a handler each time the program is launched.
  @discardableResult
  public func onActivate(_ body: @escaping () -> Void) -> SignalConnection {
    on("activate") { _ in body() }
  }

  /// Calls a handler with the files to open, and a hint.
  @discardableResult
  public func onOpen(_ body: @escaping ([FileAddress], String) -> Void) -> SignalConnection {
    on("open") { event in
      let files = event.pointer(0)?.assumingMemoryBound(to: OpaquePointer?.self)
      let addresses = (0..<event.integer(1)).compactMap { files?[$0].map(FileAddress.init(file:)) }
      body(addresses, event.text(2) ?? "")
    }
  }

  /// Calls a handler with the options of this launch before anything is shown. If it returns a
  /// status, the program exits with it.
  @discardableResult
  public func onLocalOptions(_ body: @escaping (LaunchOptions) -> Int32?) -> SignalConnection {
    on("handle-local-options") { event in
      event.answer(body(LaunchOptions(dictionary: event.boxed(0))) ?? -1)
    }
  }
}

extension Application {
  /// What follows an option on the command line.
  public enum OptionKind: UInt32 {
    case flag = 0
    case text = 1
  }

  /// Says what follows the options on the command line, such as "[FILE…]".
  public func nameArguments(_ text: String) {
    g_application_set_option_context_parameter_string(cast(), text)
  }

  /// Adds a command-line option, which `--help` explains.
  public func addOption(
    _ name: String, letter: Unicode.Scalar? = nil, kind: OptionKind = .flag, explanation: String,
    valueName: String? = nil
  ) {
    g_application_add_main_option(
      cast(), name, CChar(letter?.value ?? 0), GOptionFlags(rawValue: 0),
      GOptionArg(rawValue: kind.rawValue), explanation, valueName)
  }
}

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

/// The options of a launch. Valid while its handler runs.
public struct LaunchOptions {
  let dictionary: UnsafeMutablePointer<GVariantDict>?

  init(dictionary: UnsafeMutableRawPointer?) {
    self.dictionary = dictionary?.assumingMemoryBound(to: GVariantDict.self)
  }

  /// Whether an option was given.
  public func contains(_ name: String) -> Bool {
    g_variant_dict_contains(dictionary, name) != 0
  }

  /// The text that follows an option.
  public func text(_ name: String) -> String? {
    guard let value = g_variant_dict_lookup_value(dictionary, name, nil) else { return nil }
    defer { g_variant_unref(value) }
    return ActionParameter(value).text
  }
}

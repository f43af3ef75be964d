import CGtk

/// A program that other programs ask over the session bus. By itself it has no windows, and makes nothing of GTK ready.
public class Service: Object {
  override class var wrappedType: GType { g_application_get_type() }

  /// Makes a service of that name on the bus, which starts it on demand. It ends after some idle seconds.
  public convenience init(name: String) {
    self.init(consuming: g_application_new(name, G_APPLICATION_IS_SERVICE))
  }

  /// Runs the program until it is no longer needed.
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

  /// Ends ``run(_:)``.
  public final func quit() {
    g_application_quit(cast())
  }

  /// Lets a program without a window run on for some seconds, as after any use of it.
  public final func stayAwake() {
    g_application_set_inactivity_timeout(cast(), Self.idleMilliseconds)
    g_application_hold(cast())
    g_application_release(cast())
  }

  private static let idleMilliseconds: guint = 10_000
}

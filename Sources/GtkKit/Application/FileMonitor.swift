import CGtk
import Glibc

/// Watches a file without polling.
public final class FileMonitor: Object {
  override class var wrappedType: GType { g_file_monitor_get_type() }

  /// Watches the file at a path, which need not exist yet; nil if the system cannot watch it.
  public static func of(path: String) -> FileMonitor? {
    guard let file = g_file_new_for_path(path) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_file(file, G_FILE_MONITOR_NONE, nil, nil) else {
      return nil
    }
    // Otherwise GLib holds later changes back for nearly a second.
    g_file_monitor_set_rate_limit(monitor, 100)
    return FileMonitor(consuming: monitor)
  }

  /// Watches what is in the folder at a path; nil if the system cannot watch it.
  public static func ofFolder(path: String) -> FileMonitor? {
    guard let file = g_file_new_for_path(path) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_directory(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      return nil
    }
    return FileMonitor(consuming: monitor)
  }

  /// Calls a handler when the file was written, created or removed. Changes in quick succession may
  /// be reported as one.
  @discardableResult
  public func onChanged(_ body: @escaping () -> Void) -> SignalConnection {
    on("changed") { _ in body() }
  }
}

import CGtk
import CGtkSupport
// Links libdispatch, whose two functions CGtkSupport declares.
import Dispatch
import Glibc

/// GLib's main loop on the main thread.
public enum MainLoop {
  private static var isServingTasks = false

  /// Lets the loop run Swift's main actor and dispatch's main queue, which otherwise would never
  /// run under GLib. ``Application/run(_:)`` calls this.
  public static func serveTasks() {
    guard !isServingTasks else { return }
    isServingTasks = true
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add(
      descriptor, G_IO_IN,
      { descriptor, _, _ in
        MainActor.assumeIsolated {
          var count: UInt64 = 0
          _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
          _dispatch_main_queue_callback_4CF(nil)
          return 1
        }
      }, nil)
  }

  /// Runs a closure once, when the loop is idle.
  @discardableResult
  public static func whenIdle(_ body: @escaping () -> Void) -> MainLoopSource {
    MainLoopSource(g_idle_source_new()) {
      body()
      return false
    }
  }

  /// Waits until the loop is idle. Long work that is done in pieces stays out of the user's way
  /// with it.
  public static func idle() async {
    await withCheckedContinuation { continuation in whenIdle { continuation.resume() } }
  }

  /// Runs a closure once, before the next frame is laid out and drawn.
  @discardableResult
  public static func beforeDrawing(_ body: @escaping () -> Void) -> MainLoopSource {
    // https://docs.gtk.org/glib/const.PRIORITY_HIGH_IDLE.html: GTK lays out at 110 and draws at 120.
    MainLoopSource(g_idle_source_new(), priority: G_PRIORITY_HIGH_IDLE) {
      body()
      return false
    }
  }

  /// Runs a closure once, after a delay.
  @discardableResult
  public static func after(milliseconds: Int, _ body: @escaping () -> Void) -> MainLoopSource {
    MainLoopSource(g_timeout_source_new(guint(milliseconds))) {
      body()
      return false
    }
  }

  /// Runs a closure repeatedly until it returns false.
  @discardableResult
  public static func every(
    milliseconds: Int, _ body: @escaping () -> Bool
  ) -> MainLoopSource {
    MainLoopSource(g_timeout_source_new(guint(milliseconds)), body)
  }
}

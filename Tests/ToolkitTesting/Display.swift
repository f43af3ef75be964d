import Glibc

/// The screen on which window tests open their windows.
public enum Display {
  /// Whether there is one, if only Xvfb's. `scripts/test` brings its own.
  public nonisolated static var isThere: Bool {
    getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
  }
}

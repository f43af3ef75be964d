import CTestMainLoop
import Glibc
import Testing

@testable import GtkKit

/// One suite around all others, because GTK has one display and one main thread.
/// Without a display there is nothing to test.
@Suite(.serialized, .enabled(if: Display.isThere), .toolkit) enum GtkKitSuite {}

/// Starts GTK before a test, and fails the test if GLib warned of something during it.
struct ToolkitTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let before = await MainActor.run {
      Toolkit.start()
      return test_main_loop_warning_count()
    }
    try await function()
    let after = await MainActor.run { test_main_loop_warning_count() }
    #expect(after == before, "\(String(cString: test_main_loop_last_warning()))")
  }
}

extension Trait where Self == ToolkitTrait {
  nonisolated static var toolkit: ToolkitTrait { ToolkitTrait() }
}

enum Display {
  /// Whether there is a screen, if only Xvfb's, to open windows on.
  nonisolated static var isThere: Bool {
    getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil
  }
}

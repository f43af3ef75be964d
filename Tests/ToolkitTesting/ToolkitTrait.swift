import CTestMainLoop
import GtkKit
import Testing

/// Starts GTK before a test, and fails the test if GLib warned of something during it.
public struct ToolkitTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
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
  public nonisolated static var toolkit: ToolkitTrait { ToolkitTrait() }
}

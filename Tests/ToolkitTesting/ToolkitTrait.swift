import CGtk
import CTestMainLoop
import GtkKit
import Testing

/// Starts GTK before a test, lets no other test use it meanwhile, and fails the test if GLib warned of
/// something.
public struct ToolkitTrait: TestTrait, SuiteTrait, TestScoping {
  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    await ToolkitTurn.take()
    let before = await MainActor.run {
      adw_init()
      return test_main_loop_warning_count()
    }
    let result: Result<Void, any Error>
    do {
      try await function()
      result = .success(())
    } catch {
      result = .failure(error)
    }
    let after = await MainActor.run { test_main_loop_warning_count() }
    #expect(after == before, "\(String(cString: test_main_loop_last_warning()))")
    await ToolkitTurn.give()
    try result.get()
  }
}

extension Trait where Self == ToolkitTrait {
  public nonisolated static var toolkit: ToolkitTrait { ToolkitTrait() }
}

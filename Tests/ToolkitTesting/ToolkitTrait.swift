import CGtk
import CTestMainLoop
import Glibc
import Testing

@testable import GtkKit

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
      Thumbnail.program = Self.besideTests("picture-helper")
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

  /// The path of a program that was built beside the tests.
  @MainActor
  private static func besideTests(_ name: String) -> String {
    let own = realpath("/proc/self/exe", nil)
    defer { free(own) }
    let path = own.map { String(cString: $0) } ?? ""
    return path.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }
}

extension Trait where Self == ToolkitTrait {
  public nonisolated static var toolkit: ToolkitTrait { ToolkitTrait() }
}

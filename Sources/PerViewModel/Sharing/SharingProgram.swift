/// `per-sync`, which alone speaks with servers.
@MainActor
public protocol SharingProgram: AnyObject {
  /// Runs it with arguments, and with a text as its input; the result is what it has written, or `nil` if it cannot
  /// be started.
  func run(_ arguments: [String], input: String) async -> String?
  /// Exchanges the book of a file until it is no longer shared, or this program ends. Returns at once where that is
  /// not possible.
  func watch(_ path: String) async
}

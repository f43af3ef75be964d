import PerModel
import PerSharing
import PerTransfer
import PerWords

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

extension SharingProgram {
  /// Has it carry out a command; the result is what it answers.
  func ask(
    _ command: SyncCommand, _ values: [(option: SyncOption, value: String)] = [],
    at address: String, input: String = ""
  ) async -> SyncAnswer {
    let options = [SyncOption.json.typed] + values.flatMap { ["--\($0.rawValue)", $1] }
    guard let output = await run([command.rawValue] + options + [address], input: input) else {
      return SyncAnswer(problem: SharingProblem(.noProgram))
    }
    return SyncAnswer(output)
  }
}

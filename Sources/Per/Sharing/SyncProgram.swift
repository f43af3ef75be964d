import GtkKit
import PerViewModel

/// `per-sync`, started beside this program.
final class SyncProgram: SharingProgram {
  private static let name = "per-sync"

  private func start(_ arguments: [String]) -> Subprocess? {
    Subprocess.path(of: Self.name).flatMap { try? Subprocess.start([$0] + arguments) }
  }

  func run(_ arguments: [String], input: String) async -> String? {
    await start(arguments)?.output(input: input)
  }

  func watch(_ path: String) async {
    await start(["--watch", "--until-input-ends", "--database", path])?.end()
  }
}

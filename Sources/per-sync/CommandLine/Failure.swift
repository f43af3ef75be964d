import Glibc
import PerModel
import PerServer
import PerSharing
import PerWords

/// Why the program cannot do what was asked.
enum Failure: Error {
  /// It was asked in the wrong way.
  case usage(String)
  /// Something on this machine cannot be used.
  case unusable(String)
  case server(ServerError)
  /// The server has refused something, which the sentence says better than its own error.
  case refused(String)
  /// A book could not be exchanged.
  case exchange(SharingError)
  case keyring(KeyringError)

  /// What is wrong, for programs; `nil` if it is how this one was called.
  var problem: SharingProblem? {
    switch self {
    case .usage: nil
    case .unusable(let sentence): SharingProblem(.file, details: sentence)
    case .refused(let sentence): SharingProblem(.server, details: sentence)
    case .server(let error): error.problem
    case .exchange(let error): error.problem
    case .keyring(let error): SharingProblem(.keyring, details: error.message)
    }
  }
}

// What several commands say.
extension Failure {
  /// Says how the command is called.
  static func call(_ command: SyncCommand) -> Failure {
    .usage(localized("usage: %1$s", "per-sync " + command.form.usage()))
  }

  static func noOperand(_ command: String, not operand: String) -> Failure {
    .usage(localized("%1$s takes no operand: %2$s", command, operand))
  }
}

import Glibc
import PerModel
import PerServer
import PerSharing
import PerWords

/// The commands of the program.
enum SyncProgram {
  static func run(_ words: some Sequence<String>) -> SyncExitStatus {
    let words = Array(words)
    // libpq stays English, because only its words tell what went wrong (ServerConnection.connectError).
    setenv("PGLOCALEDIR", "/nonexistent", 1)
    startTranslation()
    do throws(Failure) {
      return try run(SyncArguments(words))
    } catch {
      if words.contains(where: SyncOption.json.isWritten), let problem = error.problem {
        say(
          jsonLine([
            "problem": .string(problem.kind.rawValue), "details": .string(problem.details),
          ]))
      }
      switch error {
      case .usage(let sentence):
        complain(sentence)
        complain(localized("see %1$s", "per-sync --help"))
        return .usage
      case .unusable(let sentence):
        complain(sentence)
        return .usage
      case .refused(let sentence):
        complain(sentence)
        return .refused
      case .server(let error):
        complain(error.sentence)
        return error.status
      case .keyring(let error):
        complain(SharingProblem(.keyring, details: error.message).sentence)
        return .usage
      case .exchange(let error):
        complain(error.sentence)
        return error.mayPass ? .later : .refused
      }
    }
  }

  static func run(_ arguments: SyncArguments) throws(Failure) -> SyncExitStatus {
    if arguments.operands.first == Keyring.lookup, arguments.operands.count == 2 {
      return Keyring.printPassword(for: arguments.operands[1])
    }
    if arguments.options[.help] != nil { return show(SyncHelpText.text) }
    if arguments.options[.version] != nil { return show("per-sync \(SyncHelpText.version)") }
    if arguments.options[.once] != nil || arguments.options[.watch] != nil {
      return try ExchangeCommand.run(arguments.operands, arguments)
    }
    guard let name = arguments.operands.first else {
      throw .usage(localized("a command is missing, such as %1$s", "init"))
    }
    guard let command = SyncCommand(rawValue: name) else {
      throw .usage(localized("there is no command %1$s", name))
    }
    try arguments.allow(command.form)
    let operands = Array(arguments.operands.dropFirst())
    return switch command {
    case .setUp: try InitCommand.run(operands, arguments)
    case .createBook: try CreateBookCommand.run(operands, arguments)
    case .books: try BooksCommand.run(operands, arguments)
    case .invite: try InviteCommand.run(operands, arguments)
    case .dismiss: try DismissCommand.run(operands, arguments)
    case .share: try ShareCommand.run(operands, arguments)
    case .revert: try RevertCommand.run(operands, arguments)
    case .log: try LogCommand.run(operands, arguments)
    case .password: try PasswordCommand.run(operands, arguments)
    }
  }

  private static func show(_ text: String) -> SyncExitStatus {
    say(text)
    return .success
  }
}

extension ServerError {
  /// What the program ends with.
  fileprivate var status: SyncExitStatus {
    switch self {
    // No server was asked.
    case .address, .passwordInAddress, .insecure: .usage
    default: mayBeRetried ? .later : .refused
    }
  }
}

/// Calls what talks to a server.
func talking<Result>(_ body: () throws(ServerError) -> Result) throws(Failure) -> Result {
  do throws(ServerError) {
    return try body()
  } catch {
    throw .server(error)
  }
}

/// The exit status of the program.
enum SyncExitStatus: Int32 {
  case success = 0
  /// The server refused it.
  case refused = 1
  /// The program was called wrongly, or something here cannot be used.
  case usage = 2
  /// The server cannot be reached, or has no time: the same may succeed later. EX_TEMPFAIL of sysexits.
  case later = 75
}

import Glibc
import PerDatabase
import PerSharing
import PerTransfer
import PerWords

/// Why the program cannot do what was asked, in one sentence.
struct UsageError: Error, Hashable {
  let sentence: String
  /// Whether the help says how to do it right: not where a file or what is in it is the reason.
  let isWrongUsage: Bool

  init(_ sentence: String) {
    self.sentence = sentence
    isWrongUsage = true
  }

  /// The command was right, but what it works on is missing or cannot be used.
  init(failure sentence: String) {
    self.sentence = sentence
    isWrongUsage = false
  }
}

// What several commands say.
extension UsageError {
  /// `usage` is how the command is called: "copy COMPARISON NAME".
  static func call(_ usage: String) -> UsageError {
    // Translators: before a command line.
    UsageError(localized("usage: %1$s", "per-cli " + usage))
  }

  static func noOperand(_ command: String, not operand: String) -> UsageError {
    // Translators: a command, and what was typed behind it.
    UsageError(localized("%1$s takes no operand: %2$s", command, operand))
  }

  static func oneComparison(_ command: String, not operand: String) -> UsageError {
    // Translators: a command, and what was typed behind the comparison.
    UsageError(localized("%1$s takes one comparison, not also %2$s", command, operand))
  }

  static func oneFile(_ command: String) -> UsageError {
    // Translators: a command.
    UsageError(localized("%1$s needs one file", command))
  }

  /// The command does not know its first operand.
  static func unknown(_ word: String, to command: String, of known: [String]) -> UsageError {
    // Translators: a command, what was typed behind it, and a list of what can be.
    UsageError(
      localized(
        "%1$s does not know %2$s, only: %3$s", command, word, known.joined(separator: ", ")))
  }

  static func missing(_ command: String, of known: [String]) -> UsageError {
    // Translators: a command, and a list of what can be typed behind it.
    UsageError(localized("%1$s needs one of: %2$s", command, known.joined(separator: ", ")))
  }

  static func format(_ word: String, of known: [String]) -> UsageError {
    UsageError(
      localized(
        "there is no format %1$s; choose one of: %2$s", word, known.joined(separator: ", ")))
  }

  static func currency(_ word: String) -> UsageError {
    UsageError(localized("a currency is three letters, such as EUR: %1$s", word))
  }

  static func region(_ word: String) -> UsageError {
    UsageError(localized("a country or region is two letters, such as DE: %1$s", word))
  }

  static func tooLarge(_ amount: String) -> UsageError {
    UsageError(localized("%1$s is too large", amount))
  }

  static func several(_ name: String, _ ids: [String]) -> UsageError {
    UsageError(
      failure: localized(
        "several are named %1$s; choose one by its id: %2$s", name, ids.joined(separator: ", ")))
  }

  /// A line of those that `convert` reads.
  static var conversion: UsageError {
    UsageError(
      localized("a line has tabs between its parts: %1$s", "AMOUNT FROM TO | QUANTITY UNIT"))
  }

  static var noComparison: UsageError {
    UsageError(
      failure: localized(
        "there is no comparison yet; create one: %1$s", "per-cli new NAME"))
  }
}

extension HistoryOperation {
  /// Says that there is no change to undo or redo.
  var hasNothing: String {
    self == .undo ? localized("there is nothing to undo") : localized("there is nothing to redo")
  }
}

extension UsageError {
  /// Says in one sentence why the file with the comparisons could not be used.
  init(_ error: DatabaseError, _ path: String) {
    self.init(failure: "\(path): \(error.reason)")
  }
}

extension DatabaseError {
  /// Why the file cannot be used, without its name.
  fileprivate var reason: String {
    switch self {
    case .cannotOpen(let obstacle): obstacle.sentence
    case .readOnly: localized("the file cannot be written")
    case .full: localized("the disk is full")
    case .tooLarge: String(cString: strerror(EFBIG))
    case .locked: localized("another program is using the file")
    case .damaged: localized("the file is damaged; start Per to recover what can be read")
    case .notADatabase: localized("this is not a Per database")
    case .unconfirmed:
      localized(
        "the disk did not confirm the change, which may still be there after a crash of the system; try again"
      )
    case .notSynced: localized("the disk could not save the change")
    case .newerThanProgram: TransferError(.newerFormat("")).sentence
    case .beforeFirst: TransferError(.beforeFirst).sentence
    case .outdated: localized("others keep changing the comparison")
    case .refused(let error): TransferError(.refused(error)).sentence
    case .repeatedID: localized("the comparison already has a product with this id")
    case .missing: localized("the comparison has been removed")
    case .fileRemoved: localized("the file was moved or removed")
    case .cancelled: localized("the work was canceled")
    case .other(let code, let message, _):
      localized("SQLite says %1$s (%2$s)", message, String(code))
    }
  }
}

import Glibc
import PerModel
import PerServer
import PerWords

/// Writes a line to standard output.
func say(_ text: String) { write(text + "\n", to: 1) }

/// Writes a message to standard error.
func complain(_ sentence: String) { write("per-sync: \(Terminal.harmless(sentence))\n", to: 2) }

private func write(_ text: String, to descriptor: Int32) {
  let bytes = Array(text.utf8)
  var start = 0
  while start < bytes.count {
    let count = bytes[start...].withUnsafeBytes {
      Glibc.write(descriptor, $0.baseAddress, $0.count)
    }
    if count < 0, errno == EINTR { continue }
    // There is nowhere to say that this failed.
    guard count > 0 else { exit(SyncExitStatus.usage.rawValue) }
    start += count
  }
}

/// A line of JSON: members in this order, numbers and texts.
func jsonLine(_ members: KeyValuePairs<String, JSONValue>) -> String {
  "{" + members.map { "\"\($0)\":\($1.text)" }.joined(separator: ",") + "}"
}

/// Asks for a password at the terminal, without showing it, or reads it from the first line of standard input.
func readPassword(_ prompt: String) -> String? {
  var settings = termios()
  let isTerminal = tcgetattr(0, &settings) == 0
  if isTerminal {
    var silent = settings
    silent.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(0, TCSAFLUSH, &silent)
    write(prompt, to: 2)
  }
  defer {
    if isTerminal {
      tcsetattr(0, TCSAFLUSH, &settings)
      write("\n", to: 2)
    }
  }
  guard let line = readLine(), !line.isEmpty else { return nil }
  return line
}

extension ServerError {
  /// What is wrong, in one sentence.
  var sentence: String {
    switch self {
    case .lastOwner: localized("a book needs an owner: make somebody else one first")
    case .noCitus:
      localized("Citus is not installed in this database: see %1$s", "CREATE EXTENSION citus")
    default: problem.sentence
    }
  }

  /// What is wrong, as the file keeps it.
  var problem: SharingProblem {
    switch self {
    case .address(let words): SharingProblem(.address, details: words)
    case .passwordInAddress: SharingProblem(.passwordInAddress)
    case .insecure: SharingProblem(.insecure)
    case .unreachable(let words): SharingProblem(.unreachable, details: words)
    case .untrusted(let words): SharingProblem(.untrusted, details: words)
    case .passwordNeeded: SharingProblem(.passwordNeeded)
    case .refused(let words): SharingProblem(.refused, details: words)
    case .cut: SharingProblem(.cut)
    case .timedOut: SharingProblem(.timedOut)
    case .notInstalled: SharingProblem(.notInstalled)
    case .schemaNewer(let version): SharingProblem(.schemaNewer, details: "schema \(version)")
    case .schemaOlder(let version): SharingProblem(.schemaOlder, details: "schema \(version)")
    case .schemaBeforeFirst(let version):
      SharingProblem(.schemaBeforeFirst, details: "schema \(version)")
    case .notMember: SharingProblem(.notMember)
    case .readOnly: SharingProblem(.readOnly)
    case .lastOwner, .noCitus: SharingProblem(.server, details: sentence)
    case .clockAhead: SharingProblem(.clockAhead)
    case .restored: SharingProblem(.restored)
    case .diskFull: SharingProblem(.serverFull)
    case .busy(let state): SharingProblem(.busy, details: state)
    case .other(let state, let message):
      SharingProblem(.server, details: "\(message) (\(state))")
    }
  }
}

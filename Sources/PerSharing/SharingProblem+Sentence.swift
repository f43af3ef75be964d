import PerModel

extension SharingProblem {
  /// What went wrong, for a person at a terminal: a sentence without a full stop.
  public var sentence: String {
    switch kind {
    case .address: said("this address cannot be used")
    case .passwordInAddress:
      "an address with a password can be read by others: leave it out, and use per-sync password"
    case .insecure: "a server that is not this machine has to prove who it is: leave out sslmode"
    case .unreachable: said("the server cannot be reached")
    case .untrusted: said("the server cannot prove who it is")
    case .passwordNeeded: "the server wants a password: see per-sync password"
    case .refused: said("the server refuses this login")
    case .cut: "the connection to the server was lost"
    case .timedOut: "the server does not answer"
    case .notInstalled: "there are no shared books in this database: see per-sync init"
    case .schemaNewer: "a newer version of Per has set up this server\(inBrackets): update Per"
    case .schemaOlder:
      "an older version of Per has set up this server\(inBrackets): run per-sync init"
    case .notMember: "this login does not belong to the book, or may not do this"
    case .readOnly: "this login may not do this"
    case .clockAhead: "the clock of this machine is more than five minutes ahead of the server's"
    case .restored: "the server has an older state of the book, from a backup"
    case .serverFull: "the server's disk is full"
    case .busy: said("the server has no time now")
    case .server: said("the server says")
    case .otherBook: "this file shares another book; stop sharing that one first"
    case .diskFull: "the disk is full"
    case .fileInUse: "another program is using the file"
    case .file: details.isEmpty ? "the file cannot be used" : details
    case .keyring: said("the keyring cannot be used")
    case .noProgram: "per-sync, which speaks with servers, is not installed"
    }
  }

  private var inBrackets: String { details.isEmpty ? "" : " (\(details))" }

  private func said(_ sentence: String) -> String {
    details.isEmpty ? sentence : "\(sentence): \(details)"
  }
}

import PerServer

extension ServerError {
  /// What is wrong, in one sentence.
  var sentence: String {
    switch self {
    case .address(let words): "this address cannot be used: \(words)"
    case .passwordInAddress:
      "an address with a password can be read by others: leave it out, and use per-sync password"
    case .insecure: "a server that is not this machine has to prove who it is: leave out sslmode"
    case .unreachable(let words): "the server cannot be reached: \(words)"
    case .untrusted(let words): "the server cannot prove who it is: \(words)"
    case .passwordNeeded: "the server wants a password: see per-sync password"
    case .refused(let words): "the server refuses this login: \(words)"
    case .cut: "the connection to the server was lost"
    case .timedOut: "the server does not answer"
    case .notInstalled: "there are no shared books in this database: see per-sync init"
    case .schemaNewer(let version):
      "a newer version of Per has set up this server (schema \(version)): update Per"
    case .schemaOlder(let version):
      "an older version of Per has set up this server (schema \(version)): run per-sync init"
    case .notMember: "this login does not belong to the book, or may not do this"
    case .readOnly: "this login may not do this"
    case .clockAhead: "the clock of this machine is more than five minutes ahead of the server's"
    case .restored: "the server has an older state of the book, from a backup"
    case .diskFull: "the server's disk is full"
    case .busy(let state): "the server has no time now (\(state))"
    case .other(let state, let message): "the server says: \(message) (\(state))"
    }
  }
}

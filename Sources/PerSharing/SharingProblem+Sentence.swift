import PerModel
import PerText

extension SharingProblem {
  /// What went wrong, for a person at a terminal: a sentence without a full stop.
  public var sentence: String {
    switch kind {
    case .address: said(localized("this address cannot be used"))
    case .passwordInAddress:
      localized("others could read a password in the address: use %1$s", "per-sync password")
    case .insecure:
      localized("a server that is not this machine has to prove who it is: leave out sslmode")
    case .unreachable: said(localized("the server cannot be reached"))
    case .untrusted: said(localized("the server cannot prove who it is"))
    case .passwordNeeded: localized("the server wants a password: see %1$s", "per-sync password")
    case .refused: said(localized("the server refuses this login"))
    case .cut: localized("the connection to the server was lost")
    case .timedOut: localized("the server does not answer")
    case .notInstalled:
      localized("there are no shared books in this database: see %1$s", "per-sync init")
    case .schemaNewer:
      said(localized("a newer version of Per has set up this server; update Per"))
    case .schemaOlder:
      said(localized("an older version of Per has set up this server; run %1$s", "per-sync init"))
    case .notMember: localized("this login does not belong to the book, or may not do this")
    case .readOnly: localized("this login may not do this")
    case .clockAhead:
      localized("the clock of this machine is more than five minutes ahead of the server’s")
    case .restored: localized("the server has an older state of the book, from a backup")
    case .serverFull: localized("the server’s disk is full")
    case .busy: said(localized("the server has no time now"))
    case .server: said(localized("the server reports a problem"))
    case .otherBook: localized("this file shares another book; stop sharing that one first")
    case .diskFull: localized("the disk is full")
    case .fileInUse: localized("another program is using the file")
    case .file: details.isEmpty ? localized("the file cannot be used") : details
    case .keyring: said(localized("the keyring cannot be used"))
    case .noProgram: localized("per-sync, which speaks with servers, is not installed")
    }
  }

  private func said(_ sentence: String) -> String {
    details.isEmpty ? sentence : "\(sentence): \(details)"
  }
}

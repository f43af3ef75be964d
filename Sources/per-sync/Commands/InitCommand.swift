import PerServer

/// `per-sync init URL`
enum InitCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.citus])
    let server = try Server(operands)
    guard operands.count == 1 else { throw .usage("init takes one address") }
    let installation = try server.connected { password throws(ServerError) in
      try ServerSchema.install(
        server.address, password: password, isDistributed: arguments.options[.citus] != nil)
    }
    switch installation.earlier {
    case nil: say("The database is ready for shared books.")
    case ServerSchema.version: say("The database was ready for shared books.")
    default: say("The database is migrated to schema \(ServerSchema.version).")
    }
    for exposure in installation.exposures { complain(exposure.sentence) }
    return .success
  }
}

extension ServerSchema.Exposure {
  /// What every login can do, and what takes it away.
  fileprivate var sentence: String {
    switch self {
    case .temporaryTables:
      "every login can make temporary tables; its owner can REVOKE TEMPORARY ON DATABASE … FROM PUBLIC"
    case .publicSchema:
      "every login can make tables; its owner can REVOKE CREATE ON SCHEMA public FROM PUBLIC"
    case .procedures:
      "every login can run code of its own; a superuser can run init once to take that away"
    case .largeObjects:
      "every login can fill the disk with large objects; a superuser can run init once to take that away"
    }
  }
}

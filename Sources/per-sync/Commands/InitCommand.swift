import PerServer
import PerWords

/// `per-sync init URL`
enum InitCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 1 else { throw .call(.setUp) }
    let installation = try server.connected { password throws(ServerError) in
      try ServerSchema.install(
        server.address, password: password, isDistributed: arguments.options[.citus] != nil)
    }
    switch installation.earlier {
    case nil: say(localized("The database is ready for shared books."))
    case ServerSchema.version: say(localized("The database is already set up for shared books."))
    default: say(localized("The database was migrated to schema %1$s.", "\(ServerSchema.version)"))
    }
    for exposure in installation.exposures { complain(exposure.sentence) }
    if arguments.options[.citus] != nil, installation.earlier != nil {
      complain(localized("the tables were there before, and stay as they are: %1$s", "--citus"))
      return .refused
    }
    return .success
  }
}

extension ServerSchema.Exposure {
  /// What every login can do, and what takes it away.
  fileprivate var sentence: String {
    switch self {
    case .temporaryTables:
      localized(
        "every login can make temporary tables; the owner of the database can revoke this: %1$s",
        "REVOKE TEMPORARY ON DATABASE … FROM PUBLIC")
    case .publicSchema:
      localized(
        "every login can make tables; the owner of the database can revoke this: %1$s",
        "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    case .procedures:
      localized(
        "every login can run code of its own; a superuser can revoke this with %1$s",
        "per-sync init")
    case .largeObjects:
      localized(
        "every login can fill the disk with large objects; a superuser can revoke this with %1$s",
        "per-sync init")
    case .locks:
      localized(
        "every login can use up the room for locks; a superuser can revoke this with %1$s",
        "per-sync init")
    }
  }
}

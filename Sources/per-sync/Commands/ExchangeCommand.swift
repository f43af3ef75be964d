import Glibc
import PerDatabase
import PerModel
import PerServer
import PerSharing
import PerWords

/// `per-sync --database FILE --once` and `--watch`
enum ExchangeCommand {
  private static let form = CommandForm<SyncOption>(
    "", [.once, .watch, .untilInputEnds, .database, .json])

  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    try arguments.allow(form)
    guard operands.isEmpty else { throw .noOperand("--once | --watch", not: operands[0]) }
    guard arguments.options[.once] == nil || arguments.options[.watch] == nil else {
      throw .usage(localized("%1$s and %2$s cannot be used together", "--once", "--watch"))
    }
    let endsWithInput = arguments.options[.untilInputEnds] != nil
    guard !endsWithInput || arguments.options[.watch] != nil else {
      throw .usage(localized("%1$s can only be used with %2$s", "--until-input-ends", "--watch"))
    }
    let file = try SharedFile(arguments)
    if arguments.options[.watch] != nil {
      return try watch(file, Wakeups(file.path, followsInput: endsWithInput))
    }
    let sharing = try file.sharing()
    let server = try connect(file, sharing)
    report(try file.exchange(with: server), arguments)
    return .success
  }

  /// Says what an exchange has done.
  static func report(_ result: ServerExchange.Result, _ arguments: SyncArguments) {
    if arguments.options[.json] != nil {
      say(
        jsonLine([
          "sent": .number(Int64(result.sent)), "received": .number(Int64(result.received)),
          "kept": .number(Int64(result.kept)), "early": .number(Int64(result.early)),
        ]))
    } else {
      say(localized("sent %1$s, received %2$s", String(result.sent), String(result.received)))
      if result.kept > 0 {
        complain(SharingProblem(.readOnly, details: "\(result.kept)").sentence)
      }
      if result.early > 0 {
        complain(SharingProblem(.fieldsAhead, details: "\(result.early)").sentence)
      }
    }
  }

  private static func connect(
    _ file: SharedFile, _ sharing: Sharing
  ) throws(Failure) -> BookOnServer {
    do throws(Failure) { return try file.connect(sharing) } catch {
      if case .server(let error) = error { file.keep(error.problem) }
      throw error
    }
  }

  /// The longest wait between two attempts, in milliseconds.
  private static let maximumDelay: Int64 = 60_000
  /// How long to wait where only a person can help.
  private static let delayForPeople: Int64 = 300_000

  /// Exchanges whenever something has changed here or there, until the file is no longer shared, or standard input
  /// has ended.
  private static func watch(
    _ file: SharedFile, _ wakeups: Wakeups
  ) throws(Failure) -> SyncExitStatus {
    _ = try file.sharing()
    let lock = WatchLock(file.path)
    if lock?.wait(wakeups) == false { return .success }
    var delay: Int64 = 1000
    var owesWord = false
    // It ends when sharing stops.
    while let sharing = try file.serverSharing() {
      do throws(Failure) {
        let server = try connect(file, sharing)
        // Listening begins before the first exchange, so that nothing falls in between.
        let isTold = try talking { () throws(ServerError) in try server.book.hasNotifications() }
        if owesWord { try tellOthers(server) }
        defer { owesWord = server.book.owesWord }
        while true {
          // What was changed just before the end is also sent.
          let isLast = wakeups.inputHasEnded
          let result = try file.exchange(with: server)
          if isLast {
            try tellOthers(server)
            return .success
          }
          delay = 1000
          try wait(file, server, isTold ? nil : 30_000, kept: result.kept + result.early, wakeups)
          // The user may have stopped sharing, or chosen another server.
          let now = try file.serverSharing()
          if now?.server != sharing.server || now?.book != sharing.book {
            try tellOthers(server)
            break
          }
        }
      } catch {
        if try file.serverSharing() == nil { break }
        let mayPass: Bool
        switch error {
        case .server(let error):
          complain(error.sentence)
          mayPass = error.mayBeRetried
        case .exchange(let error):
          complain(error.sentence)
          mayPass = error.mayPass
        case .usage, .unusable, .refused, .keyring: throw error
        }
        // All that wait for a server do not come back at once.
        if !wakeups.inputHasEnded {
          wakeups.pause(milliseconds: mayPass ? .random(in: delay / 2...delay) : delayForPeople)
        }
        if wakeups.inputHasEnded { return .later }
        delay = min(delay * 2, maximumDelay)
      }
    }
    return .success
  }

  /// Notifies the others of what was just sent.
  private static func tellOthers(_ server: BookOnServer) throws(Failure) {
    try talking { () throws(ServerError) in try server.book.tellOthers() }
  }

  /// Waits until the server or the file has something new, or for some milliseconds; without a limit, a server that
  /// has fallen silent is asked after ten minutes all the same. `kept` fields of the file cannot be sent anyway.
  private static func wait(
    _ file: SharedFile, _ server: BookOnServer, _ limit: Int64?, kept: Int, _ wakeups: Wakeups
  ) throws(Failure) {
    var looks: ArraySlice<Int64> = []
    while true {
      // Without word of the file, it is looked at every second.
      let milliseconds = looks.first ?? (wakeups.hearOfFile ? limit ?? 600_000 : 1000)
      if looks.isEmpty {
        file.database.releaseMemory()
        ProgramMemory.giveBack()
      }
      let wakeup = try talking { () throws(ServerError) in
        try server.book.waitForChange(
          milliseconds: milliseconds, orInputFrom: wakeups.descriptors)
      }
      switch wakeup {
      case .change: return
      case .descriptor:
        if wakeups.inputHasEnded { return }
        // What was written does not show until all of it is on the disk, and nothing tells when that is.
        if wakeups.takeChanges() { looks = [20, 100, 500, 2000] }
      case .timeout:
        if looks.isEmpty, wakeups.hearOfFile { return }
        looks = looks.dropFirst()
      }
      let isNew = try file.use { (shared) throws(DatabaseError) in
        // Also ends if sharing has stopped.
        if try shared.sharing() == nil { return true }
        return try kept == 0
          ? !shared.unsentFields(limit: 1).fields.isEmpty : shared.unsentCount() != kept
      }
      if isNew { return }
    }
  }
}

import Glibc
import PerDatabase
import PerModel
import PerServer
import PerSharing

/// `per-sync --database FILE --once` and `--watch`
enum ExchangeCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.database, .once, .watch, .json])
    guard operands.isEmpty else { throw .usage("an exchange takes no operand: \(operands[0])") }
    guard arguments.options[.once] == nil || arguments.options[.watch] == nil else {
      throw .usage("--once and --watch exclude each other")
    }
    let file = try SharedFile(arguments)
    if arguments.options[.watch] != nil { return try watch(file) }
    let sharing = try file.sharing()
    let server = try connect(file, sharing)
    report(try file.exchange(with: server), arguments)
    return .success
  }

  /// Says what an exchange has done.
  static func report(_ result: ServerExchange.Result, _ arguments: Arguments) {
    if arguments.options[.json] != nil {
      say(
        jsonLine([
          "sent": .number(Int64(result.sent)), "received": .number(Int64(result.received)),
          "kept": .number(Int64(result.kept)),
        ]))
    } else {
      say("sent \(result.sent), received \(result.received)")
      if result.kept > 0 { complain("this login may only read: \(result.kept) were not sent") }
    }
  }

  private static func connect(
    _ file: SharedFile, _ sharing: Sharing
  ) throws(Failure) -> BookOnServer {
    do throws(Failure) { return try file.connect(sharing) } catch {
      if case .server(let error) = error { file.keep(error.sentence) }
      throw error
    }
  }

  /// The longest wait between two attempts, in milliseconds.
  private static let maximumDelay: Int64 = 60_000
  /// How long to wait where only a person can help.
  private static let delayForPeople: Int64 = 300_000

  /// Exchanges whenever something has changed here or there, until the file is no longer shared.
  private static func watch(_ file: SharedFile) throws(Failure) -> ExitStatus {
    var delay: Int64 = 1000
    let changes = FileChanges(file.path)
    while true {
      let sharing = try file.sharing()
      do throws(Failure) {
        let server = try connect(file, sharing)
        // Listening begins before the first exchange, so that nothing falls in between.
        let isTold = try talking { () throws(ServerError) in try server.book.hasNotifications() }
        while true {
          _ = try file.exchange(with: server)
          delay = 1000
          try wait(file, server, isTold ? nil : 30_000, changes)
          // Somebody may have stopped sharing, or chosen another server.
          let now = try file.sharing()
          if now.server != sharing.server || now.book != sharing.book { break }
        }
      } catch {
        let mayPass: Bool
        switch error {
        case .server(let error):
          complain(error.sentence)
          mayPass = error.mayBeRetried
        case .exchange(let error):
          complain(error.sentence)
          mayPass = error.mayPass
        case .usage, .unusable: throw error
        }
        // All that wait for a server do not come back at once.
        pause(mayPass ? Int64.random(in: delay / 2...delay) : delayForPeople)
        delay = min(delay * 2, maximumDelay)
      }
    }
  }

  /// Waits until the server or the file has something new, or for some milliseconds; without a limit, a server that
  /// has fallen silent is asked after ten minutes all the same.
  private static func wait(
    _ file: SharedFile, _ server: BookOnServer, _ limit: Int64?, _ changes: FileChanges?
  ) throws(Failure) {
    var looks: ArraySlice<Int64> = []
    while true {
      // Without word of the file, it is looked at every second.
      let milliseconds = looks.first ?? (changes == nil ? 1000 : limit ?? 600_000)
      let wakening = try talking { () throws(ServerError) in
        try server.book.waitForChange(
          milliseconds: milliseconds, orInputFrom: changes?.descriptor)
      }
      switch wakening {
      case .change: return
      case .descriptor:
        // What is written is not there before all of it is on the disk, of which nothing is heard.
        if changes?.take() == true { looks = [20, 100, 500, 2000] }
      case .timeout:
        if looks.isEmpty, changes != nil { return }
        looks = looks.dropFirst()
      }
      let isNew = try file.use { (shared) throws(DatabaseError) in
        // Who has stopped sharing is heard, too.
        if try shared.sharing() == nil { return true }
        return try !shared.unsentFields(limit: 1).fields.isEmpty
      }
      if isNew { return }
    }
  }

  private static func pause(_ milliseconds: Int64) {
    usleep(useconds_t(milliseconds * 1000))
  }
}

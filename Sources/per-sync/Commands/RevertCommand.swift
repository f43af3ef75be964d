import PerModel
import PerServer

/// `per-sync revert --database FILE --by LOGIN --since TIME`: takes back what a person has written since a time.
///
/// Writes the former values again, so that everyone gets them: on the server, so that this device need not receive
/// first what is taken back.
enum RevertCommand {
  /// How many fields are written as one.
  private static let fieldsAtOnce = 1000

  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    guard operands.isEmpty else { throw .noOperand("revert", not: operands[0]) }
    guard let person = arguments.options[.by], let since = arguments.options[.since] else {
      throw .call(.revert)
    }
    let time = try LogCommand.time(since)
    let file = try SharedFile(arguments)
    let sharing = try file.sharing()
    let server = try Server([sharing.server])
    // The numbers of the file's own pushes tell whether the server was restored from a backup.
    let writer = try file.connect(sharing, as: .new(), through: server).book
    let changes = try talking { () throws(ServerError) in
      let changes = try writer.reverting(by: person, since: time)
      try write(changes, writer)
      return changes
    }
    if arguments.options[.json] != nil {
      say(jsonLine(["fields": .number(Int64(changes.count))]))
    } else {
      say("\(changes.count)")
    }
    _ = try file.exchange(with: file.connect(sharing, through: server))
    return .success
  }

  /// Writes what fields held before, later than all that was written into what they belong to.
  private static func write(
    _ changes: [ServerChange], _ book: ServerBook
  ) throws(ServerError) {
    let now = try book.state().time
    var clock = HybridClock(last: try book.latestClock(of: Set(changes.map(\.subject.id))))
    var (rest, number) = (changes[...], Int64(0))
    while !rest.isEmpty {
      let fields = rest.prefix(fieldsAtOnce).map { change in
        SharedField(
          change.subject, change.name, change.after,
          at: SharedField.Stamp(clock: clock.tick(now: now), device: book.device))
      }
      number += 1
      try book.push(fields, number: number)
      rest = rest.dropFirst(fields.count)
    }
  }
}

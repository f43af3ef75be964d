import PerDatabase
import PerModel
import PerServer
import PerSharing

/// `per-sync revert --database FILE --by LOGIN --since TIME`: takes back what a person has written since a time.
///
/// The values before are written once more, as this device, so that everybody gets them.
enum RevertCommand {
  static func run(_ operands: [String], _ arguments: Arguments) throws(Failure) -> ExitStatus {
    try arguments.allow([.database, .by, .since, .json])
    guard operands.isEmpty else { throw .noOperand("revert", not: operands[0]) }
    guard let person = arguments.options[.by], let since = arguments.options[.since] else {
      throw .call("revert --by LOGIN --since TIME")
    }
    let time = try LogCommand.time(since)
    let file = try SharedFile(arguments)
    let server = try file.connect(file.sharing())
    // What is taken back has to be known here, so that the values before are later.
    _ = try file.exchange(with: server)
    let changes = try talking { () throws(ServerError) in
      try server.book.reverting(by: person, since: time)
    }
    try file.use { (shared) throws(DatabaseError) in
      try shared.writeFields(changes.map { ($0.subject, $0.name, $0.after) })
    }
    _ = try file.exchange(with: server)
    if arguments.options[.json] != nil {
      say(jsonLine(["fields": .number(Int64(changes.count))]))
    } else {
      say("\(changes.count)")
    }
    return .success
  }
}

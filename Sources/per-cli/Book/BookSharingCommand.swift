import Glibc
import PerDatabase
import PerFolderSharing
import PerModel
import PerSharing
import PerTransfer
import PerWords

/// `per-cli book exchange`, `status`, `unshare` and `share`: the book as several devices have it.
struct BookSharingCommand {
  let arguments: Arguments

  /// Exchanges the book through a folder, and prints how much was written and how much was new, and first which book the
  /// file shares from now on.
  func exchange(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.count == 1 else { throw .call("book exchange [--join BOOK | new] FOLDER") }
    let choice = try choice()
    let database = try CommandDatabase(arguments)
    let result: FolderExchange.Result
    do throws(SharingError) {
      result = try database.exchange(through: operands[0], choosing: choice)
    } catch {
      throw UsageError(failure: Self.sentence(error, operands[0]))
    }
    for problem in result.problems { complain(Self.sentence(problem, operands[0])) }
    if let ahead = result.deviceAhead { complain("\(operands[0]): \(ahead.sentence)") }
    var output = Output()
    if arguments.hasJSON {
      var object = JSONObject()
      object.add("sent", result.sent)
      object.add("received", result.received)
      object.addOptional("joined", result.joined.map { "\($0)" })
      output.writeLine(object.line)
    } else {
      if let book = result.joined {
        output.writeLine(localized("joined book %1$s", "\(book)"))
      }
      output.writeLine(
        localized("sent %1$s, received %2$s", String(result.sent), String(result.received)))
    }
    output.flush()
    return result.problems.isEmpty ? .success : .refused
  }

  /// The book of the folder that is to be shared, where one is named.
  private func choice() throws(UsageError) -> FolderExchange.Choice? {
    guard let text = arguments.options[.join] else { return nil }
    if text == "new" { return .new }
    guard let book = SharedBook.ID(text) else {
      throw UsageError(localized("the folder has no book %1$s", text))
    }
    return .book(book)
  }

  /// What went wrong with a folder. Some errors name the place already.
  private static func sentence(_ error: SharingError, _ folder: String) -> String {
    if case .folder = error { return error.sentence }
    return "\(folder): \(error.sentence)"
  }

  /// Prints who shares the book, and what is waiting to be sent.
  func status(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw .noOperand("book status", not: operands[0]) }
    let state = try CommandDatabase(existingFor: arguments)?.use {
      (database) throws(DatabaseError) in
      (sharing: try database.shared.sharing(), waiting: try database.shared.unsentCount())
    }
    let waiting = state?.waiting ?? 0
    var output = Output()
    defer { output.flush() }
    guard let sharing = state?.sharing else {
      if arguments.hasJSON {
        var object = JSONObject()
        object.add("shared", false)
        output.writeLine(object.line)
      } else {
        output.writeLine(localized("The book is not shared."))
      }
      return .success
    }
    if arguments.hasJSON {
      output.writeLine(json(sharing, waiting: waiting).line)
    } else {
      output.writeLine("book\t\(sharing.book)")
      output.writeLine("device\t\(sharing.device)")
      if !sharing.server.isEmpty { output.writeLine("server\t\(sharing.server)") }
      output.writeLine("waiting\t\(sharing.server.isEmpty ? 0 : waiting)")
      output.writeLine("last exchange\t\(Self.time(sharing.lastExchange))")
      if let problem = sharing.problem { output.writeLine("problem\t\(problem.sentence)") }
    }
    return .success
  }

  private func json(_ sharing: Sharing, waiting: Int) -> JSONObject {
    var object = JSONObject()
    object.add("shared", true)
    object.add("book", "\(sharing.book)")
    object.add("device", "\(sharing.device)")
    object.add("server", sharing.server)
    object.add("waiting", sharing.server.isEmpty ? 0 : waiting)
    object.add("lastExchange", Int(sharing.lastExchange))
    object.add("problem", sharing.problem?.sentence ?? "")
    return object
  }

  /// "2026-11-05 14:03", in the time zone of the system; "never" for 0.
  private static func time(_ seconds: Int64) -> String {
    guard seconds > 0 else { return "never" }
    var seconds = time_t(seconds)
    var parts = tm()
    localtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Stops sharing; the book stays in the file.
  func unshare(_ operands: [String]) throws(UsageError) -> ExitStatus {
    guard operands.isEmpty else { throw .noOperand("book unshare", not: operands[0]) }
    let isShared =
      try CommandDatabase(existingFor: arguments)?.use { (database) throws(DatabaseError) in
        guard try database.shared.sharing() != nil else { return false }
        try database.shared.endSharing()
        return true
      } ?? false
    if !isShared { complain(localized("the book is not shared")) }
    return isShared ? .success : .refused
  }

  /// Shares a comparison with everyone who has the book.
  func shareComparison(_ word: String) throws(UsageError) -> ExitStatus {
    let database = try CommandDatabase(arguments)
    let id = try database.require(word)
    let isShared = try database.use { (database) throws(DatabaseError) in
      guard try database.shared.sharing() != nil else { return false }
      try database.shared.shareComparison(id)
      return true
    }
    if !isShared {
      complain(localized("the book is not shared yet; see %1$s", "per-cli book --help"))
    }
    return isShared ? .success : .refused
  }
}

extension CommandDatabase {
  /// Exchanges the book through a folder; `choice` is the folder's book to share from now on.
  func exchange(
    through folder: String, choosing choice: FolderExchange.Choice?
  ) throws(SharingError) -> FolderExchange.Result {
    try FolderExchange(shared, path: folder, choosing: choice).run()
  }
}

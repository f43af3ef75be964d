import Glibc
import PerModel
import PerServer
import PerWords

/// `per-sync log URL`
enum LogCommand {
  static func run(_ operands: [String], _ arguments: SyncArguments) throws(Failure)
    -> SyncExitStatus
  {
    let server = try Server(operands)
    guard operands.count == 1 else { throw .call(.log) }
    let since = try arguments.options[.since].map { text throws(Failure) in try Self.time(text) }
    let limit = try arguments.options[.limit].map { text throws(Failure) in try Self.count(text) }
    let id = try arguments.book(server.administration())
    let entries = try server.connected { password throws(ServerError) in
      // A device that pushes nothing needs no identity of its own.
      let book = try ServerBook(
        server.address, password: password, book: id, device: SharingDevice.ID(high: 0, low: 0))
      return try book.log(since: since, by: arguments.options[.by], limit: limit ?? 100)
    }
    for entry in entries {
      if arguments.options[.json] != nil {
        say(
          jsonLine([
            "seq": .number(entry.seq), "time": .number(entry.time), "login": .string(entry.person),
            "device": .string("\(entry.device)"), "fields": .number(entry.fields),
          ]))
      } else {
        say(
          "\(entry.seq)\t\(Self.text(entry.time))\t\(Terminal.name(entry.person))\t\(entry.device)\t\(entry.fields)"
        )
      }
    }
    return .success
  }

  private static func count(_ text: String) throws(Failure) -> Int {
    guard let count = Int(text), count > 0 else {
      throw .usage(localized("a number from 1 on is needed: %1$s", text))
    }
    return count
  }

  /// A day or a minute of this time zone, in milliseconds since 1970.
  static func time(_ text: String) throws(Failure) -> Int64 {
    let halves = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    let day = halves[0].split(separator: "-", omittingEmptySubsequences: false).map { Int32($0) }
    let clock =
      halves.dropFirst().first?.split(separator: ":", omittingEmptySubsequences: false)
      .map { Int32($0) } ?? [0, 0]
    if day.count == 3, (2...3).contains(clock.count), let year = day[0], let month = day[1],
      let date = day[2], let hour = clock[0], let minute = clock[1],
      let second = clock.count == 3 ? clock[2] : 0
    {
      var parts = tm()
      (parts.tm_year, parts.tm_mon, parts.tm_mday) = (year - 1900, month - 1, date)
      (parts.tm_hour, parts.tm_min, parts.tm_sec) = (hour, minute, second)
      parts.tm_isdst = -1
      let time = mktime(&parts)
      // A thirteenth month would be another year's first.
      if parts.tm_mon == month - 1, parts.tm_mday == date { return Int64(time) * 1000 }
    }
    throw .usage(
      localized(
        "a time is written as %1$s: %2$s", "2026-11-20 | 2026-11-20T18:30", text))
  }

  /// The time in this time zone, as `time` reads it.
  static func text(_ milliseconds: Int64) -> String {
    var (time, parts) = (time_t(milliseconds / 1000), tm())
    localtime_r(&time, &parts)
    var buffer = [CChar](repeating: 0, count: 40)
    let count = strftime(&buffer, buffer.count, "%Y-%m-%dT%H:%M:%S", &parts)
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

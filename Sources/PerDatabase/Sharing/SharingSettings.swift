import PerModel

/// The rows of `shared_setting`: what `Sharing` says, and the device's clock.
struct SharingSettings {
  let connection: Connection

  private enum Name: String {
    case book, device, server, folder, received, mark, pushes, files, written, problem, clock,
      latest
    case clockOffset = "clock offset"
    case lastExchange = "last exchange"
    case ownFiles = "own files"
    /// Not empty where sharing has ended.
    case ended
  }

  /// `nil` where nothing is shared. Where sharing has ended, it is known with whom, because changes still become fields:
  /// shared again, the same book goes on.
  func sharing(evenIfEnded: Bool = false) throws(DatabaseError) -> Sharing? {
    if !evenIfEnded, try hasEnded() { return nil }
    guard let book = try text(.book).flatMap({ SharedBook.ID($0) }),
      let device = try text(.device).flatMap({ SharingDevice.ID($0) })
    else { return nil }
    var sharing = Sharing(book: book, device: device)
    sharing.server = try text(.server) ?? ""
    sharing.folder = try text(.folder) ?? ""
    let problem = try text(.problem) ?? ""
    sharing.problem = problem.isEmpty ? nil : SharingProblem(text: problem)
    sharing.received = try number(.received)
    sharing.mark = try number(.mark)
    sharing.pushes = try number(.pushes)
    sharing.files = try number(.files)
    sharing.written = try number(.written)
    sharing.ownFiles = try (text(.ownFiles) ?? "").split(separator: "\n").compactMap {
      Sharing.OwnFile(text: $0)
    }
    sharing.clockOffset = try number(.clockOffset)
    sharing.lastExchange = try number(.lastExchange)
    let latest = try (text(.latest) ?? "").split(separator: " ")
    if latest.count == 2, let clock = Int64(latest[0]), let device = SharingDevice.ID(latest[1]) {
      sharing.latest = SharedField.Stamp(clock: clock, device: device)
    }
    return sharing
  }

  func set(_ sharing: Sharing) throws(DatabaseError) {
    try set(.book, "\(sharing.book)")
    try set(.device, "\(sharing.device)")
    try set(.server, sharing.server)
    try set(.folder, sharing.folder)
    try set(.problem, sharing.problem?.text ?? "")
    try set(.received, "\(sharing.received)")
    try set(.mark, "\(sharing.mark)")
    try set(.pushes, "\(sharing.pushes)")
    try set(.files, "\(sharing.files)")
    try set(.written, "\(sharing.written)")
    try set(.ownFiles, sharing.ownFiles.map(\.text).joined(separator: "\n"))
    try set(.clockOffset, "\(sharing.clockOffset)")
    try set(.lastExchange, "\(sharing.lastExchange)")
    try set(.latest, sharing.latest.map { "\($0.clock) \($0.device)" } ?? "")
  }

  /// Whether sharing has ended.
  func hasEnded() throws(DatabaseError) -> Bool { try !(text(.ended) ?? "").isEmpty }

  func setEnded(_ hasEnded: Bool) throws(DatabaseError) { try set(.ended, hasEnded ? "1" : "") }

  func removeAll() throws(DatabaseError) { try connection.run("DELETE FROM shared_setting") }

  /// The device's clock as it was left.
  func clock() throws(DatabaseError) -> HybridClock { HybridClock(last: try number(.clock)) }

  func set(_ clock: HybridClock) throws(DatabaseError) { try set(.clock, "\(clock.last)") }

  /// The last row of a table, of those from before sharing, that has become fields.
  func describedRows(of table: String) throws(DatabaseError) -> Int64 {
    try connection.first(
      of: "SELECT value FROM shared_setting WHERE name = ?", .text("described \(table)")
    ) { (row) in row.text(0).flatMap { Int64($0) } ?? 0 } ?? 0
  }

  func setDescribedRows(of table: String, _ key: Int64) throws(DatabaseError) {
    try set("described \(table)", "\(key)")
  }

  /// Takes what is in the file for something that has not become fields yet.
  func forgetDescribedRows() throws(DatabaseError) {
    try connection.run("DELETE FROM shared_setting WHERE name LIKE 'described %'")
  }

  private func text(_ name: Name) throws(DatabaseError) -> String? {
    try connection.first(
      of: "SELECT value FROM shared_setting WHERE name = ?", .text(name.rawValue)
    ) { (row) in row.text(0) ?? "" }
  }

  private func number(_ name: Name) throws(DatabaseError) -> Int64 {
    try text(name).flatMap { Int64($0) } ?? 0
  }

  private func set(_ name: Name, _ value: String) throws(DatabaseError) {
    try set(name.rawValue, value)
  }

  private func set(_ name: String, _ value: String) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO shared_setting (name, value) VALUES (?, ?)
      ON CONFLICT (name) DO UPDATE SET value = excluded.value
      """, .text(name), .text(value))
  }
}

extension Sharing.OwnFile {
  fileprivate var text: String { "\(number) \(start) \(last) \(size)" }

  fileprivate init?(text: Substring) {
    let numbers = text.split(separator: " ").compactMap { Int64($0) }
    guard numbers.count == 4 else { return nil }
    self.init(number: numbers[0], start: numbers[1], last: numbers[2], size: Int(numbers[3]))
  }
}

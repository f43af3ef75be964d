import PerModel

extension SQLiteDatabase: SharingDatabase {
  public var shared: any SharingDatabase { self }

  private var settings: SharingSettings { SharingSettings(connection: connection) }
  private var table: SharedFieldTable { SharedFieldTable(connection: connection) }

  public func sharing() throws(DatabaseError) -> Sharing? { try settings.sharing() }

  public func updateSharing(_ change: (inout Sharing) -> Void) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      guard var sharing = try settings.sharing() else { throw .outdated }
      change(&sharing)
      try settings.set(sharing)
    }
  }

  public func describeRows(isCancelled: () -> Bool) throws(DatabaseError) {
    for (kind, table) in [
      (SharedState.article, "article"), (SharedState.price, "observation"),
      (SharedState.purchase, "purchase"),
    ] {
      while try describeRows(of: table, as: kind) { if isCancelled() { throw .cancelled } }
    }
    try write { () throws(DatabaseError) in
      for kind in [SharedState.store, SharedState.shopping] {
        guard var writer = try RowsToFields(connection),
          try settings.describedRows(of: kind) == 0
        else { continue }
        for state in try SharedState.states(of: kind, row: 0, in: connection) {
          try writer.write(state)
        }
        try writer.saveClock()
        try settings.setDescribedRows(of: kind, 1)
      }
    }
  }

  /// Whether there may be more.
  private func describeRows(of table: String, as kind: String) throws(DatabaseError) -> Bool {
    try write { () throws(DatabaseError) in
      let described = try settings.describedRows(of: table)
      guard described < .max, var writer = try RowsToFields(connection) else { return false }
      var keys: [Int64] = []
      try connection.forEachRow(
        of: "SELECT key FROM \(table) WHERE key > ? ORDER BY key LIMIT \(Self.rowsAtOnce)",
        .integer(described)
      ) { (row) in keys.append(row.integer(0)) }
      guard let last = keys.last else {
        // Rows that come later are marked, or follow from fields.
        try settings.setDescribedRows(of: table, .max)
        return false
      }
      var states: [SharedState] = []
      for key in keys { states += try SharedState.states(of: kind, row: key, in: connection) }
      try writer.describe(states)
      try settings.setDescribedRows(of: table, last)
      return true
    }
  }

  // MARK: What others have not seen yet

  public func unsentFields(
    through clock: Int64, limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64) {
    try connection.snapshot { () throws(DatabaseError) in
      try table.fields(
        after: 0, where: "is_sent = 0 AND clock <= ?", .integer(clock), limit: limit)
    }
  }

  public func unsentCount() throws(DatabaseError) -> Int {
    Int(try connection.integer("SELECT count(*) FROM shared_field WHERE is_sent = 0") ?? 0)
  }

  public func earlyCount(after clock: Int64) throws(DatabaseError) -> Int {
    guard let device = try settings.sharing()?.device else { return 0 }
    return Int(
      try connection.integer(
        "SELECT count(*) FROM shared_field WHERE is_sent = 0 AND clock > ? AND device <> ?",
        .integer(clock), SQLValue(device)) ?? 0)
  }

  public func markSent(upTo number: Int64, through clock: Int64) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      try connection.run(
        "UPDATE shared_field SET is_sent = 1 WHERE is_sent = 0 AND number <= ? AND clock <= ?",
        .integer(number), .integer(clock))
    }
  }

  public func startExchangeAnew() throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      try connection.run("UPDATE shared_field SET is_sent = 0")
      guard var sharing = try settings.sharing(evenIfEnded: true) else { return }
      sharing.received = 0
      // Folders may have lost it as well, or the file may count otherwise since it was recovered.
      sharing.ownFiles = []
      try settings.set(sharing)
    }
  }

  public func ownFields(
    after number: Int64, limit: Int
  ) throws(DatabaseError) -> (fields: [SharedField], last: Int64) {
    guard let sharing = try settings.sharing() else { return ([], number) }
    return try connection.snapshot { () throws(DatabaseError) in
      try table.fields(
        after: number, where: "device = ?", SQLValue(sharing.device), limit: limit)
    }
  }

  public func becomeAnotherDevice() throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      guard var sharing = try settings.sharing() else { return }
      let new = SharingDevice.ID.new()
      try connection.run(
        "UPDATE shared_field SET device = ?, is_sent = 0 WHERE device = ? AND number > ?",
        SQLValue(new), SQLValue(sharing.device), .integer(sharing.written))
      (sharing.device, sharing.files, sharing.pushes, sharing.written) = (new, 0, 0, 0)
      sharing.ownFiles = []
      try settings.set(sharing)
    }
  }

  public func hasRead(_ file: String) throws(DatabaseError) -> Bool {
    try connection.integer("SELECT 1 FROM shared_file WHERE name = ?", .text(file)) != nil
  }

  public func markRead(_ file: String) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      try connection.run("INSERT OR IGNORE INTO shared_file (name) VALUES (?)", .text(file))
    }
  }

  public func devices() throws(DatabaseError) -> [SharingMember] {
    var members: [SharingMember] = []
    try connection.forEachRow(
      of: "SELECT device, max(clock) FROM shared_field GROUP BY device ORDER BY 2 DESC"
    ) { (row) in
      members.append(
        SharingMember(
          device: row.uniqueID(0),
          lastChange: HybridClock.milliseconds(row.integer(1)) / 1000))
    }
    return members
  }

  public func lastField() throws(DatabaseError) -> Int64 {
    try connection.integer("SELECT max(number) FROM shared_field") ?? 0
  }

  /// After damage: rows that are lost come back from their fields, fields that are lost come from the rows or from
  /// the others.
  func restoreShared() throws(DatabaseError) {
    guard try settings.sharing(evenIfEnded: true) != nil else { return }
    try startExchangeAnew()
    try connection.transaction { () throws(DatabaseError) in
      guard let writer = try RowsToFields(connection, evenIfEnded: true) else { return }
      var reader = FieldsToRows(writer, of: self)
      try reader.takeAllOnceMore()
      try reader.finish()
      // What was made for prices whose article was lost.
      try connection.run(
        """
        DELETE FROM article WHERE name = '' AND brand = '' AND gtin IS NULL AND members = ''
        AND key NOT IN (SELECT article FROM observation)
        """)
      try connection.run("DELETE FROM shared_file")
      try settings.forgetDescribedRows()
    }
  }

  // MARK: What others have written

  public func receive(
    _ next: () -> SharedFieldBatch?, isFromServer: Bool, updating change: (inout Sharing) -> Void
  ) throws(DatabaseError) -> Int {
    try connection.transaction { () throws(DatabaseError) in
      if !isInPlace { throw .fileRemoved }
      guard var writer = try RowsToFields(connection) else { throw .outdated }
      // What was changed here and is not a field yet has been before.
      try writer.writeMarked()
      var reader = FieldsToRows(writer, of: self)
      let end = ContinuousClock.now + Self.longestTransaction
      while let batch = next() {
        try reader.take(batch, isSent: isFromServer)
        try reader.finish()
        if .now >= end { break }
      }
      var sharing = writer.sharing
      sharing.latest = [sharing.latest, reader.latest].compactMap(\.self).max()
      change(&sharing)
      if sharing != writer.sharing { try settings.set(sharing) }
      return reader.count
    }
  }

  /// A writer meanwhile waits about as long; what is written in one piece is written faster.
  private static var longestTransaction: Duration { .milliseconds(200) }

  public func settleShared() throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      guard var writer = try RowsToFields(connection) else { return }
      try writer.writeMarked()
      var reader = FieldsToRows(writer, of: self)
      try reader.uniteArticles()
      try reader.addWaitingProducts()
      try reader.close()
    }
  }

  public func correctClock(serverTime: Int64) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      guard var sharing = try settings.sharing() else { return }
      sharing.clockOffset = serverTime - RowsToFields.milliseconds
      try settings.set(sharing)
      let limit = HybridClock.time(serverTime + HybridClock.maximumLead / 2)
      var numbers: [Int64] = []
      try connection.forEachRow(
        of: """
          SELECT number FROM shared_field WHERE is_sent = 0 AND device = ? AND clock > ?
          ORDER BY clock, number
          """, SQLValue(sharing.device), .integer(limit)
      ) { (row) in numbers.append(row.integer(0)) }
      let last = try settings.clock().last
      guard last > limit || !numbers.isEmpty else { return }
      // What is corrected stays later than what it has replaced.
      let latest = try connection.integer(
        "SELECT max(clock) FROM shared_field WHERE clock <= ?", .integer(limit))
      var clock = HybridClock(
        last: max(latest ?? 0, last > limit ? 0 : last, HybridClock.time(serverTime)))
      for number in numbers {
        try connection.run(
          "UPDATE shared_field SET clock = ? WHERE number = ?",
          .integer(clock.tick(now: serverTime)), .integer(number))
      }
      try settings.set(clock)
    }
  }

  public func writeFields(
    _ fields: [(subject: SharedField.Subject, name: String, value: String?)]
  ) throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      if !isInPlace { throw .fileRemoved }
      guard var writer = try RowsToFields(connection) else { throw .outdated }
      try writer.writeMarked()
      for field in fields {
        let known = try table.fields(of: field.subject).first { $0.name == field.name }
        try writer.write(field.subject, field.name, field.value, after: known)
      }
      try writer.saveClock()
      var reader = FieldsToRows(writer, of: self)
      reader.touch(fields.map(\.subject))
      try reader.finish()
    }
  }

  // MARK: Comparisons

  public func shareComparison(_ id: ComparisonID) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      guard try settings.sharing() != nil else { throw .outdated }
      guard try storedVersion(of: id) != nil else { throw .missing }
      try SharedComparisons(connection).share(id.rawValue)
    }
  }

  public func sharedComparisons() throws(DatabaseError) -> [ComparisonID] {
    if try settings.hasEnded() { return [] }
    var ids: [ComparisonID] = []
    try connection.forEachRow(
      of: """
        SELECT comparison.id FROM shared_comparison
        JOIN comparison ON comparison.id = shared_comparison.key
        WHERE removed IS NULL ORDER BY place, comparison.id
        """
    ) { (row) in ids.append(ComparisonID(rawValue: row.integer(0))) }
    return ids
  }
}

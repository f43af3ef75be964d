import Glibc
import PerModel

// Many products at once. They are first read into a table of this connection alone, so that others need not wait, and
// then copied into the file in parts, between which others can write. They stay hidden until all are there.
extension SQLiteDatabase {
  /// How many rows one transaction writes: it takes a few hundredths of a second.
  static let rowsAtOnce = 2000

  public func add(
    to id: ComparisonID, with supplement: () -> ImportSupplement,
    _ fill: (Comparison, _ take: @escaping (Product) -> Bool) -> Bool
  ) throws(DatabaseError) -> Int {
    guard let known = try storedVersion(of: id) else { throw .missing }
    let sample = try sample(of: id)
    let incoming = try IncomingProducts(connection)
    defer { incoming.drop() }
    try incoming.fill { take in fill(sample, take) }
    let count = incoming.count
    guard count > 0 else { return 0 }
    let running = count > Self.rowsAtOnce ? file.flatMap { RunningImport(into: $0) } : nil
    defer { withExtendedLifetime(running) {} }
    let staged = try stage(incoming, for: id)
    do throws(DatabaseError) {
      var beside = sample
      while true {
        let version = try write { () throws(DatabaseError) -> Int64? in
          guard let version = try storedVersion(of: id) else { throw .missing }
          if version != known, try !self.sample(of: id).admitsLike(beside) { return nil }
          try publish(staged, or: incoming, in: id, at: version &+ 1, with: supplement())
          return version &+ 1
        }
        if let version {
          versions.versions[id] = version
          return count
        }
        // What others have added meanwhile may say for the first time what is compared.
        beside = try admit(incoming, to: id, readBeside: sample)
      }
    } catch {
      if let staged { discard(staged) }
      throw error
    }
  }

  /// Shows the products, and logs that they were added.
  private func publish(
    _ staged: Staged?, or incoming: IncomingProducts, in id: ComparisonID, at version: Int64,
    with supplement: ImportSupplement
  ) throws(DatabaseError) {
    let count = incoming.count
    let table = ProductTable(connection, of: id)
    let start = try table.count()
    let shown = try incoming.pictures()
    try show(staged, or: incoming, in: table, of: id)
    let pictureTable = PictureTable(connection)
    try pictureTable.save(supplement.pictures)
    let log = UndoLog(connection: connection)
    var content = UndoLog.rowsText(start: start, count: count)
    if count < UndoLog.minimumRows {
      let change = Change.add(
        try table.products(from: start, count: count).enumerated().map {
          Change.Place(start + $0.offset, $0.element)
        })
      content =
        UndoLog.LoggedChange(
          change, recorded: try record(.seen(supplement.seenDays), of: change, in: id)
        )
        .text
    }
    if try log.append(content, PictureTable.list(shown), of: id, at: version) {
      try pictureTable.deleteUnused()
    }
    try setVersion(version, of: id)
  }

  /// Checks whether the products can still be added, and returns what they were checked against. Others need not wait
  /// meanwhile.
  private func admit(
    _ incoming: IncomingProducts, to id: ComparisonID, readBeside known: Comparison
  ) throws(DatabaseError) -> Comparison {
    let sample = try sample(of: id)
    guard sample.currency == known.currency, sample.settings == known.settings else {
      throw .outdated
    }
    var check = ComparabilityCheck(beside: sample)
    try incoming.read { (product) throws(DatabaseError) in
      do throws(ComparisonError) { try check.admit(product) } catch { throw .refused(error) }
    }
    return sample
  }

  public func create(
    with supplement: () -> ImportSupplement,
    _ fill: (_ take: @escaping (Product) -> Bool) -> Comparison?
  ) throws(DatabaseError) -> (id: ComparisonID, count: Int) {
    let incoming = try IncomingProducts(connection)
    defer { incoming.drop() }
    var header: Comparison.Header?
    try incoming.fill { take in
      header = fill(take)?.header
      return header != nil
    }
    guard let header else { throw .cancelled }
    let running = file.flatMap { RunningImport(into: $0) }
    defer { withExtendedLifetime(running) {} }
    // Until all is there it counts as removed, at a time before all others.
    let id = try write { () throws(DatabaseError) in
      let id = try insert(Comparison(header))
      try connection.run(
        "UPDATE comparison SET removed = ? WHERE id = ?", .integer(-Self.now),
        .integer(id.rawValue))
      return id
    }
    let staged: Staged?
    do throws(DatabaseError) {
      staged = try stage(incoming, for: id)
      try publishing(staged) { () throws(DatabaseError) in
        try show(staged, or: incoming, in: ProductTable(connection, of: id), of: id)
        let supplement = supplement()
        try PictureTable(connection).save(supplement.pictures)
        try connection.run(
          "UPDATE comparison SET removed = NULL WHERE id = ?", .integer(id.rawValue))
        if incoming.count < UndoLog.minimumRows {
          try noteAllPrices(of: id, header.currency, seen: supplement.seenDays)
        }
        _ = try log(.add(id))
      }
    } catch {
      _ = try? write { () throws(DatabaseError) in
        try connection.run("DELETE FROM comparison WHERE id = ?", .integer(id.rawValue))
      }
      throw error
    }
    return (id, incoming.count)
  }

  /// Notes what all products of a new comparison cost today, or on the days that they came with, as one change of
  /// the price book.
  private func noteAllPrices(
    of id: ComparisonID, _ currency: Currency, seen days: [Product.ID: CalendarDay]
  ) throws(DatabaseError) {
    let products = try ProductTable(connection, of: id).products(
      from: 0, count: UndoLog.minimumRows)
    let places = products.enumerated().map { Change.Place($0.offset, $0.element) }
    let noted = try PriceRecorder(rows: BookRows(connection: connection)).record(
      .add(places), in: currency, on: .today, seen: days,
      lastSeen: { (_) throws(DatabaseError) in .today })
    if !noted.isEmpty { _ = try BookLog(connection: connection).append(.several(noted)) }
  }

  /// Rows that are in the file already, hidden.
  struct Staged {
    let id: ComparisonID
    let entry: Int64
    var ranges: [HiddenRows.Keys] = []
  }

  /// Copies the products into the file in parts, hidden; `nil` if they are few enough to be added at once.
  private func stage(
    _ incoming: IncomingProducts, for id: ComparisonID
  ) throws(DatabaseError) -> Staged? {
    guard incoming.count > Self.rowsAtOnce else { return nil }
    let hidden = HiddenRows(connection: connection)
    var staged = Staged(id: id, entry: -Self.now * 1000 - Int64.random(in: 0..<1000))
    var base: Int64 = 0
    do throws(DatabaseError) {
      for start in stride(from: 0, to: incoming.count, by: Self.rowsAtOnce) {
        let range = try write { () throws(DatabaseError) in
          if start == 0 {
            // What others add meanwhile goes before these, so that these stay together.
            let last = try ProductTable(connection, of: id).lastPlaceOfAll()
            let (place, overflow) = last.addingReportingOverflow(Self.reservedPlaces)
            let space = Int64(incoming.count).multipliedReportingOverflow(by: SortKeys.gap)
            let end = place.addingReportingOverflow(space.partialValue)
            if overflow || space.overflow || end.overflow { throw .full }
            base = place
          }
          let range = try incoming.insert(from: start, count: Self.rowsAtOnce, into: id, at: base)
          try hidden.hide([range], of: id, entry: staged.entry)
          return range
        }
        staged.ranges.append(range)
        // Others that wait for the lock try every two milliseconds.
        usleep(4000)
      }
      return staged
    } catch {
      discard(staged)
      throw error
    }
  }

  /// Room for 65,536 products.
  private static let reservedPlaces = SortKeys.gap << 16

  private func publishing<Result>(
    _ staged: Staged?, _ body: () throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result {
    do throws(DatabaseError) { return try write(body) } catch {
      if let staged { discard(staged) }
      throw error
    }
  }

  /// Shows the hidden rows, or inserts the few that there are, after all others.
  private func show(
    _ staged: Staged?, or incoming: IncomingProducts, in table: ProductTable, of id: ComparisonID
  ) throws(DatabaseError) {
    let last = try table.lastPlace()
    if let staged {
      let hidden = HiddenRows(connection: connection)
      guard try hidden.ranges(of: staged.entry, in: id).count == staged.ranges.count,
        last < staged.ranges[0].firstPlace
      else { throw .outdated }
      try hidden.show(staged.entry, of: id)
    } else if incoming.count > 0 {
      let space = Int64(incoming.count) * SortKeys.gap
      if last.addingReportingOverflow(space).overflow { throw .full }
      _ = try incoming.insert(from: 0, count: incoming.count, into: id, at: last + SortKeys.gap)
    }
    try table.changeCount(by: incoming.count)
  }

  /// Removes the rows of an import in parts. If that fails, the rest is removed later.
  private func discard(_ staged: Staged) {
    let hidden = HiddenRows(connection: connection)
    while let range = (try? hidden.ranges(of: staged.entry, in: staged.id))?.last {
      do throws(DatabaseError) {
        _ = try write { () throws(DatabaseError) in
          try hidden.removeSome(of: range, in: staged.id, entry: staged.entry)
        }
      } catch { return }
      usleep(4000)
    }
  }

  public func sample(of id: ComparisonID) throws(DatabaseError) -> Comparison {
    let header = try header(of: id)
    var sample = Comparison(header)
    // The first ones hardly ever leave it open.
    for limit in [100, -1] where sample.measure == nil || sample.measure == Measure(.count) {
      try ProductTable(connection, of: id).forEach(limit: limit) {
        (product) throws(DatabaseError) in
        guard product.quantity != nil else { return }
        let more = Comparison(header, products: sample.products + [product])
        guard sample.products.isEmpty || more.measure != sample.measure else { return }
        sample = more
      }
    }
    return sample
  }
}

extension Comparison {
  /// Whether whatever can be added to the other can be added to this one.
  fileprivate func admitsLike(_ other: Comparison) -> Bool {
    currency == other.currency && settings == other.settings
      && (measure == other.measure || measure == nil)
  }
}

import PerModel

extension Store {
  /// How many removed comparisons can still be restored, and how many changes of one undone, after
  /// the program has ended.
  public static let keptChanges = 1000

  /// All comparisons that are not removed, in their order.
  public func comparisons() throws(StoreError) -> [ComparisonSummary] {
    try summaries(
      of: """
        SELECT id, name, product_count, modified, version FROM comparison
        WHERE removed IS NULL ORDER BY place, id
        """)
  }

  /// The comparisons that can be restored, the one removed last first.
  public func removedComparisons() throws(StoreError) -> [ComparisonSummary] {
    try summaries(
      of: """
        SELECT id, name, product_count, modified, version FROM comparison
        WHERE removed IS NOT NULL ORDER BY removed DESC, id DESC
        """)
  }

  private func summaries(of sql: String) throws(StoreError) -> [ComparisonSummary] {
    var summaries: [ComparisonSummary] = []
    try connection.forEachRow(of: sql) { (row) throws(StoreError) in
      summaries.append(
        ComparisonSummary(
          id: ComparisonID(rawValue: row.integer(0)), name: row.text(1) ?? "",
          productCount: Int(row.integer(2)), modified: row.integer(3), version: row.integer(4)))
    }
    return summaries
  }

  /// Keeps a comparison, after all others and with nothing to undo. Its version is 1. `pictures` are
  /// those of its products, as far as they may not be kept yet.
  public func create(
    _ comparison: Comparison, with pictures: [Picture] = []
  ) throws(StoreError) -> ComparisonID {
    try write { () throws(StoreError) in
      try PictureTable(connection).keep(pictures)
      return try insert(comparison)
    }
  }

  /// Takes a comparison away, so that `restore(_:)` can bring it back with its history. Throws
  /// `missing` when it is not there.
  public func remove(_ id: ComparisonID) throws(StoreError) {
    try write { () throws(StoreError) in
      try connection.run(
        "UPDATE comparison SET removed = ? WHERE id = ? AND removed IS NULL",
        .integer(Self.now), .integer(id.rawValue))
      guard connection.changedRows == 1 else { throw .missing }
      try connection.run(
        """
        DELETE FROM comparison WHERE removed IS NOT NULL AND id NOT IN (
          SELECT id FROM comparison WHERE removed IS NOT NULL
          ORDER BY removed DESC, id DESC LIMIT ?)
        """, .integer(Int64(Self.keptChanges)))
      if connection.changedRows > 0 { try PictureTable(connection).dropUnused() }
    }
    versions.versions[id] = nil
  }

  /// Brings a removed comparison back to where it was. Throws `missing` when there is none.
  public func restore(_ id: ComparisonID) throws(StoreError) {
    try write { () throws(StoreError) in
      try connection.run(
        "UPDATE comparison SET removed = NULL WHERE id = ? AND removed IS NOT NULL",
        .integer(id.rawValue))
      guard connection.changedRows == 1 else { throw .missing }
    }
    versions.versions[id] = nil
  }

  /// Puts a comparison at another place among those that are not removed, counted from 0 after the
  /// move; a place past the end is the last. Throws `missing` when it is not there.
  public func move(_ id: ComparisonID, to index: Int) throws(StoreError) {
    try write { () throws(StoreError) in
      var order = try comparisons().map(\.id)
      guard let old = order.firstIndex(of: id) else { throw .missing }
      order.remove(at: old)
      order.insert(id, at: min(max(index, 0), order.count))
      for (place, id) in order.enumerated() {
        try connection.run(
          "UPDATE comparison SET place = ? WHERE id = ? AND place <> ?",
          .integer(Int64(place + 1)), .integer(id.rawValue), .integer(Int64(place + 1)))
      }
    }
  }

  /// The comparison that was open last; `nil` when there was none or it has been removed.
  public func lastOpened() throws(StoreError) -> ComparisonID? {
    try connection.integer(
      """
      SELECT comparison.id FROM setting JOIN comparison ON comparison.id = setting.value
      WHERE setting.name = 'last opened' AND removed IS NULL
      """
    ).map(ComparisonID.init(rawValue:))
  }

  /// Remembers which comparison to open at the next start.
  public func setLastOpened(_ id: ComparisonID) throws(StoreError) {
    try write { () throws(StoreError) in
      try connection.run(
        "INSERT OR REPLACE INTO setting (name, value) VALUES ('last opened', ?)",
        .integer(id.rawValue))
    }
  }

  /// The parameter for the column of all settings but the tolerance.
  static func value(_ settings: Settings) -> Value {
    let members = settings.exactMembers
    return Value(members.isEmpty ? nil : MembersText.write(members))
  }

  /// Inserts a comparison with its products, within a transaction.
  func insert(_ comparison: Comparison) throws(StoreError) -> ComparisonID {
    try connection.run(
      """
      INSERT INTO comparison
        (name, currency, reference_amount, reference_unit, tolerance, settings, place, modified)
      VALUES (?, ?, ?, ?, ?, ?, (SELECT coalesce(max(place), 0) + 1 FROM comparison), ?)
      """,
      .text(comparison.name), .text(comparison.currency.code),
      Value(comparison.referenceUnit.map { "\($0.amount)" }),
      Value(comparison.referenceUnit?.unit.id), .text("\(comparison.settings.tolerance)"),
      Self.value(comparison.settings), .integer(Self.now))
    let id = ComparisonID(rawValue: connection.lastInsertedKey)
    let places = comparison.products.enumerated().map { Change.Place($0.offset, $0.element) }
    try ProductTable(connection, of: id).add(places)
    return id
  }
}

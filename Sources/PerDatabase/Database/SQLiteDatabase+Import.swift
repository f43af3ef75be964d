import PerModel

extension SQLiteDatabase {
  /// Adds products at the end of a comparison as they come, as one change and one transaction: however
  /// many there are, they need no more memory than the change in the undo log, and other programs see
  /// all of them or none. The result is how many they were; for none nothing has changed.
  ///
  /// `fill` is given the comparison with as many of its products as tell what it measures, and hands
  /// over each product; it is to stop when that answers false, and answers false itself to have
  /// everything taken back, which throws `cancelled`. When it has answered true, `pictures` gives those
  /// that came with the products. Throws `missing` when the comparison is not there.
  public func add(
    to id: ComparisonID, with pictures: () -> [Picture] = { [] },
    _ fill: (Comparison, _ take: @escaping (Product) -> Bool) -> Bool
  ) throws(DatabaseError) -> Int {
    let (count, version) = try write { () throws(DatabaseError) in
      guard let version = try storedVersion(of: id) else { throw .missing }
      let sample = try sample(of: id)
      var log = AdditionWriter(from: try ProductTable(connection, of: id).count())
      var shown: Set<Picture.ID> = []
      let count = try append(
        to: id,
        note: { product in
          log.write(product)
          if let picture = product.picture { shown.insert(picture) }
        }
      ) { take in fill(sample, take) }
      guard count > 0 else { return (0, version) }
      let table = PictureTable(connection)
      try table.keep(pictures())
      let mention = PictureTable.mention(shown)
      if try ChangeLog(connection, of: id).noteNew(log.bytes, mention) { try table.dropUnused() }
      try connection.run(
        "UPDATE comparison SET version = ?, modified = ? WHERE id = ?",
        .integer(version &+ 1), .integer(Self.now), .integer(id.rawValue))
      return (count, version &+ 1)
    }
    versions.versions[id] = version
    return count
  }

  /// Keeps a new comparison whose products come one by one, as one transaction.
  ///
  /// `fill` is as for `add`, and tells in the end what else the comparison is; its own products are
  /// left out of account. `nil` has everything taken back, which throws `cancelled`. There is nothing
  /// to undo but that it was made.
  public func create(
    with pictures: () -> [Picture] = { [] },
    _ fill: (_ take: @escaping (Product) -> Bool) -> Comparison?
  ) throws(DatabaseError) -> (id: ComparisonID, count: Int) {
    try write { () throws(DatabaseError) in
      let id = try insert(Comparison(currency: .euro))
      var frame: Comparison?
      let count = try append(to: id, note: { _ in }) { take in
        frame = fill(take)
        return frame != nil
      }
      if let frame { try describe(id, as: frame) }
      try PictureTable(connection).keep(pictures())
      _ = try note(.add(id))
      return (id, count)
    }
  }

  private func append(
    to id: ComparisonID, note: @escaping (Product) -> Void,
    _ fill: (_ take: @escaping (Product) -> Bool) -> Bool
  ) throws(DatabaseError) -> Int {
    let table = ProductTable(connection, of: id)
    var last = try table.lastPlace()
    var count = 0
    var failure: DatabaseError?
    let isFilled = fill { product in
      guard failure == nil else { return false }
      do throws(DatabaseError) {
        let (place, overflow) = last.addingReportingOverflow(SortKeys.gap)
        if overflow { throw .full }
        try table.insert(product, at: place)
        (last, count) = (place, count + 1)
        note(product)
      } catch {
        failure = error
      }
      return failure == nil
    }
    if let failure { throw failure }
    guard isFilled else { throw .cancelled }
    try table.changeCount(by: count)
    return count
  }

  /// Gives a comparison everything but its products.
  private func describe(_ id: ComparisonID, as frame: Comparison) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE comparison
      SET name = ?, currency = ?, reference_amount = ?, reference_unit = ?, tolerance = ?,
        settings = ?
      WHERE id = ?
      """,
      .text(frame.name), .text(frame.currency.code),
      Value(frame.referenceUnit.map { "\($0.amount)" }), Value(frame.referenceUnit?.unit.id),
      .text("\(frame.settings.tolerance)"), Self.value(frame.settings), .integer(id.rawValue))
  }

  /// The comparison with those of its products that tell what it measures.
  private func sample(of id: ComparisonID) throws(DatabaseError) -> Comparison {
    let (currency, settings) = try (currency(of: id), settings(of: id))
    var sample = Comparison(currency: currency, settings: settings)
    // Hardly ever do the first ones leave it open.
    for limit in [100, -1] where sample.measure == nil || sample.measure == Measure(.count) {
      try ProductTable(connection, of: id).forEach(limit: limit) {
        (product) throws(DatabaseError) in
        guard product.quantity != nil else { return }
        let more = Comparison(
          currency: currency, products: sample.products + [product], settings: settings)
        guard sample.products.isEmpty || more.measure != sample.measure else { return }
        sample = more
      }
    }
    return sample
  }
}

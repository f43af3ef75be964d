import PerModel

extension Store {
  /// Takes what comes one by one, each under a closure that answers whether to go on.
  public struct Intake {
    public let take: (Product) -> Bool
    public let keep: (Picture) -> Bool
  }

  /// Adds products at the end of a comparison as they come, with their pictures, as one change and one
  /// transaction: however many there are, they need no more memory than the change in the undo log, and
  /// other programs see all of them or none. The result is how many they were; for none nothing has
  /// changed.
  ///
  /// `fill` is given the comparison with as many of its products as tell what it measures, and hands
  /// over what comes; it is to stop when that answers false, and answers false itself to have
  /// everything taken back, which throws `cancelled`. Throws `missing` when the comparison is not there.
  public func add(
    to id: ComparisonID, _ fill: (Comparison, Intake) -> Bool
  ) throws(StoreError) -> Int {
    let (count, version) = try write { () throws(StoreError) in
      let (frame, version) = try frame(of: id)
      let sample = try sample(of: id, frame)
      var log = AdditionWriter(from: try ProductTable(connection, of: id).count())
      let count = try append(to: id, note: { log.write($0) }) { intake in fill(sample, intake) }
      guard count > 0 else { return (0, version) }
      let forgotPictures = try ChangeLog(connection, of: id)
        .noteNew(log.bytes, PictureTable.mention(log.pictures))
      if forgotPictures { try PictureTable(connection).dropUnused() }
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
    _ fill: (Intake) -> Comparison?
  ) throws(StoreError) -> (id: ComparisonID, count: Int) {
    try write { () throws(StoreError) in
      let id = try insert(Comparison(currency: .euro))
      var frame: Comparison?
      let count = try append(to: id, note: { _ in }) { intake in
        frame = fill(intake)
        return frame != nil
      }
      if let frame { try describe(id, as: frame) }
      _ = try note(.add(id))
      return (id, count)
    }
  }

  private func append(
    to id: ComparisonID, note: @escaping (Product) -> Void, _ fill: (Intake) -> Bool
  ) throws(StoreError) -> Int {
    let table = ProductTable(connection, of: id)
    let pictures = PictureTable(connection)
    var last = try table.lastPlace()
    var count = 0
    var hasPictures = false
    var failure: StoreError?
    func attempt(_ body: () throws(StoreError) -> Void) -> Bool {
      guard failure == nil else { return false }
      do throws(StoreError) { try body() } catch { failure = error }
      return failure == nil
    }
    let isFilled = fill(
      Intake(
        take: { product in
          attempt { () throws(StoreError) in
            let (place, overflow) = last.addingReportingOverflow(Places.gap)
            if overflow { throw .full }
            try table.insert(product, at: place)
            (last, count) = (place, count + 1)
            note(product)
          }
        },
        keep: { picture in
          hasPictures = true
          return attempt { () throws(StoreError) in try pictures.keep([picture]) }
        }))
    if let failure { throw failure }
    guard isFilled else { throw .cancelled }
    // Of products that were refused.
    if hasPictures { try pictures.dropUnused() }
    try table.changeCount(by: count)
    return count
  }

  /// Gives a comparison everything but its products.
  private func describe(_ id: ComparisonID, as frame: Comparison) throws(StoreError) {
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
  private func sample(of id: ComparisonID, _ frame: Comparison) throws(StoreError) -> Comparison {
    var measures = Comparison.Measures(frame)
    var telling: [Product] = []
    // Hardly ever do the first ones leave it open.
    for limit in [100, -1] where !measures.areSettled {
      telling.removeAll()
      measures = Comparison.Measures(frame)
      try ProductTable(connection, of: id).forEach(limit: limit) { (product) throws(StoreError) in
        var more = measures
        guard !measures.areSettled, (try? frame.admit(product, beside: &more)) != nil,
          more != measures
        else { return }
        measures = more
        telling.append(product)
      }
    }
    return Comparison(
      currency: frame.currency, products: telling, settings: frame.settings)
  }
}

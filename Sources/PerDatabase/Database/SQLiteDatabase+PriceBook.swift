import PerModel

// The price book. Each change is one transaction.
extension SQLiteDatabase {
  private var rows: BookRows { BookRows(connection: connection) }
  private var log: BookLog { BookLog(connection: connection) }

  public func article(_ id: Article.ID) throws(DatabaseError) -> Article? {
    try rows.articles(where: "\(rows.isKnown) AND revision % 2 = 1", SQLValue(id)).first
  }

  public func article(barcode: GTIN) throws(DatabaseError) -> Article? {
    guard barcode.isArticle else { return nil }
    return try rows.articles(
      where: "gtin = ? AND revision % 2 = 1 LIMIT 1", .integer(barcode.number)
    ).first
  }

  public func articles(named name: String) throws(DatabaseError) -> [Article] {
    try rows.articles(
      where: "name_key = ? AND revision % 2 = 1 ORDER BY key DESC",
      .text(Article.key(of: name)))
  }

  public func articles(
    matching words: String, limit: Int
  ) throws(DatabaseError) -> [Article] {
    guard let query = Self.query(for: words) else {
      guard words.allSatisfy(\.isWhitespace) else { return [] }
      return try rows.articles(
        where: "revision % 2 = 1 ORDER BY key DESC LIMIT ?", .integer(Int64(max(0, limit))))
    }
    return try rows.articles(matching: query, limit: limit)
  }

  public func article(of product: Product) throws(DatabaseError) -> Article? {
    try rows.article(of: product)
  }

  public func history(of id: Article.ID) throws(DatabaseError) -> [PriceObservation] {
    try rows.history(of: id)
  }

  public func observation(
    _ id: PriceObservation.ID
  ) throws(DatabaseError) -> PriceObservation? {
    try rows.observation(id)
  }

  public func target(of id: Article.ID) throws(DatabaseError) -> Target? {
    try rows.target(of: id)
  }

  public func versionOfPriceBook() throws(DatabaseError) -> Int64 { try log.version() }

  public func record(_ price: NewPrice) throws(DatabaseError) -> RecordedPrice {
    try write { () throws(DatabaseError) in
      let recorded = try PriceRecorder(rows: rows).plan(for: price)
      if let change = recorded.change { try carryOut(change) }
      return recorded
    }
  }

  public func perform(_ change: BookChange) throws(DatabaseError) {
    try write { () throws(DatabaseError) in try carryOut(change) }
  }

  /// What `perform` does, within a transaction.
  func carryOut(_ change: BookChange) throws(DatabaseError) {
    try rows.apply(change)
    if try log.append(change) { try PictureTable(connection).deleteUnused() }
  }

  public func performOnPriceBook(
    _ operation: HistoryOperation
  ) throws(DatabaseError) -> PriceBookStep? {
    do throws(DatabaseError) {
      return try carryOut(operation)
    } catch .outdated {
      // Another device has changed what the entry is about. It can never be carried out, and must not stand in the way.
      try write { () throws(DatabaseError) in
        if let entry = try log.next(operation) { try log.forget(entry) }
      }
      return nil
    }
  }

  private func carryOut(
    _ operation: HistoryOperation
  ) throws(DatabaseError) -> PriceBookStep? {
    try write { () throws(DatabaseError) in
      guard let entry = try log.next(operation) else { return nil }
      let step: PriceBookStep
      switch entry.content {
      case .change(nil): return nil
      case .change(let done?):
        let change = operation == .undo ? done.inverse : done
        try rows.apply(change)
        step = .change(change)
      case .merge(let merge):
        try log.carryOut(operation, merge)
        step = .merge(prices: merge.observations.count)
      }
      try log.mark(entry, undone: operation == .undo)
      return step
    }
  }
}

import PerModel

// The price book. Each change is one transaction.
extension SQLiteDatabase {
  private var rows: BookRows { BookRows(connection: connection) }
  private var log: BookLog { BookLog(connection: connection) }

  public func article(_ id: Article.ID) throws(DatabaseError) -> Article? {
    try rows.articles(where: "id = ? AND revision % 2 = 1", SQLValue(id)).first
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
    guard price.product.statesPrice else { throw .missing }
    return try write { () throws(DatabaseError) in
      var changes: [BookChange] = []
      let article: Article
      if let known = try rows.article(of: price.product) {
        article = known.completed(by: price.product)
        if article != known { changes.append(.editArticle(from: known, to: article)) }
      } else {
        guard let new = Article(id: .new(), price.product) else { throw .missing }
        article = new
        changes.append(.addArticle(article))
      }
      let observation = price.observation(of: article.id)
      let same = try rows.history(of: article.id, on: price.day)
        .filter(observation.isOfSameOccasion)
      if let equal = same.first(where: observation.saysSame) {
        return try finish(changes, article, equal)
      }
      guard let old = same.last else {
        return try finish(changes + [.add(observation)], article, observation)
      }
      var new = observation
      new.corrects = old.id
      return try finish(changes + [.correct(old, by: new)], article, new)
    }
  }

  private func finish(
    _ changes: [BookChange], _ article: Article, _ observation: PriceObservation
  ) throws(DatabaseError) -> RecordedPrice {
    let change = changes.count > 1 ? .several(changes) : changes.first
    if let change { try carryOut(change) }
    return RecordedPrice(article: article, observation: observation, change: change)
  }

  public func perform(_ change: BookChange) throws(DatabaseError) {
    try write { () throws(DatabaseError) in try carryOut(change) }
  }

  /// What `perform` does, within a transaction.
  func carryOut(_ change: BookChange) throws(DatabaseError) {
    try apply(change)
    if try log.append(change) { try PictureTable(connection).deleteUnused() }
  }

  public func performOnPriceBook(
    _ operation: HistoryOperation
  ) throws(DatabaseError) -> PriceBookStep? {
    try write { () throws(DatabaseError) in
      guard let entry = try log.next(operation) else { return nil }
      let step: PriceBookStep
      switch entry.content {
      case .change(nil): return nil
      case .change(let done?):
        let change = operation == .undo ? done.inverse : done
        try apply(change)
        step = .change(change)
      case .merge(let merge):
        try log.carryOut(operation, merge)
        step = .merge(prices: merge.observations.count)
      }
      try log.mark(entry, undone: operation == .undo)
      return step
    }
  }

  private func apply(_ change: BookChange) throws(DatabaseError) {
    switch change {
    case .addArticle(let article): try rows.insert(article)
    case .removeArticle(let article): try rows.remove(article)
    case .editArticle(let from, let to): try rows.replace(from, with: to)
    case .add(let observation): try rows.insert(observation)
    case .withdraw(let observation): try rows.withdraw(observation)
    case .setTarget(let id, let from, let to): try rows.setTarget(from, to, of: id)
    case .several(let changes): for change in changes { try apply(change) }
    }
  }
}

extension Article {
  /// The article with what only a product says of it. What the article says stays.
  func completed(by product: Product) -> Article {
    var article = self
    if article.brand.isEmpty { article.brand = product.brand }
    if article.name.isEmpty { article.name = product.name }
    if article.barcode.isEmpty { article.barcode = product.barcode }
    if article.picture == nil { article.picture = product.picture }
    // The pack is that of the newest price; an older one is known from its own fact.
    if article.pack == nil { article.pack = product.quantity }
    return article
  }
}

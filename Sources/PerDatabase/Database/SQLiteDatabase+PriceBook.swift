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
      where: "name_key = ? AND revision % 2 = 1 ORDER BY id DESC",
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

  public func spellings() throws(DatabaseError) -> [String: Article] {
    let named = try rows.articles(
      where: "instr(members, ?) > 0 AND revision % 2 = 1 ORDER BY id",
      .text(Article.spellingsMember + " "))
    var spellings: [String: Article] = [:]
    for article in named {
      for spelling in article.spellings { spellings[Article.key(of: spelling)] = article }
    }
    return spellings
  }

  public func history(of id: Article.ID) throws(DatabaseError) -> [PriceObservation] {
    try rows.history(of: id)
  }

  public func withdrawnPrices(of id: Article.ID) throws(DatabaseError) -> [PriceObservation] {
    var withdrawn: [PriceObservation] = []
    try rows.forEachFact(about: id) { fact, revision in
      if revision % 2 == 0 { withdrawn.append(fact) }
    }
    return withdrawn
  }

  public func currencyOfPrices() throws(DatabaseError) -> Currency? {
    let facts = try rows.lastFacts(limit: Self.lastFactsCount)
    let typed = facts.filter(\.isTyped)
    var counts: [Currency: Int] = [:]
    for fact in typed.isEmpty ? facts : typed {
      if let currency = fact.currency { counts[currency, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
  }

  /// How many prices say which currency the user pays in.
  private static let lastFactsCount = 20

  public func hasPrices() throws(DatabaseError) -> Bool {
    try connection.integer("SELECT 1 FROM observation WHERE revision % 2 = 1 LIMIT 1") != nil
  }

  public func observation(
    _ id: PriceObservation.ID
  ) throws(DatabaseError) -> PriceObservation? {
    try rows.observation(id)
  }

  public func target(of id: Article.ID) throws(DatabaseError) -> Target? {
    try rows.target(of: id)
  }

  public func record(_ price: NewPrice) throws(DatabaseError) -> RecordedPrice {
    try record([price])[0]
  }

  public func record(_ prices: [NewPrice]) throws(DatabaseError) -> [RecordedPrice] {
    try write { () throws(DatabaseError) in
      var all: [RecordedPrice] = []
      for price in prices {
        let recorded = try PriceRecorder(rows: rows).plan(for: price)
        if let change = recorded.change { try rows.apply(change) }
        if price.isPaid {
          let purchases = PurchaseTable(connection: connection)
          try purchases.note(price.purchase(by: recorded.observation))
        }
        all.append(recorded)
      }
      let changes = all.compactMap(\.change)
      if let first = changes.first {
        try append(changes.count > 1 ? .several(changes) : first)
      }
      return all
    }
  }

  public func perform(_ change: BookChange) throws(DatabaseError) {
    try write { () throws(DatabaseError) in try carryOut(change) }
  }

  /// What `perform` does, within a transaction.
  func carryOut(_ change: BookChange) throws(DatabaseError) {
    try rows.apply(change)
    try append(change)
  }

  private func append(_ change: BookChange) throws(DatabaseError) {
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

extension SQLiteDatabase {
  public func rates() throws(DatabaseError) -> [ExchangeRate] {
    var rates: [ExchangeRate] = []
    try connection.forEachRow(
      of: "SELECT base, currency, day, amount FROM rate ORDER BY day DESC, base, currency"
    ) { (row) in
      guard let base = Currency(code: row.text(0) ?? ""),
        let currency = Currency(code: row.text(1) ?? ""), let amount = row.rational(3),
        let rate = ExchangeRate(
          base, currency, amount, on: CalendarDay(number: Int(row.integer(2))))
      else { return }
      rates.append(rate)
    }
    return rates
  }

  public func setRates(_ rates: [ExchangeRate]) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      for rate in rates {
        try connection.run(
          """
          INSERT INTO rate (base, currency, day, amount) VALUES (?, ?, ?, ?)
          ON CONFLICT (base, currency, day) DO UPDATE SET amount = excluded.amount
          """, .text(rate.base.code), .text(rate.currency.code),
          .integer(Int64(rate.day.number)), .text("\(rate.amount)"))
      }
    }
  }

  public func removeRates(
    between base: Currency, and currency: Currency
  ) throws(DatabaseError) -> Int {
    try write { () throws(DatabaseError) in
      try connection.run(
        "DELETE FROM rate WHERE (base, currency) IN (VALUES (?, ?), (?, ?))", .text(base.code),
        .text(currency.code), .text(currency.code), .text(base.code))
      return connection.changedRows
    }
  }
}

extension SQLiteDatabase {
  public func shoppingList() throws(DatabaseError) -> ShoppingList {
    try ShoppingTable(connection: connection).list()
  }

  @discardableResult
  public func setShoppingList(
    _ list: ShoppingList, expecting version: Int64?
  ) throws(DatabaseError) -> Int64 {
    try replace(.shopping, expecting: version) { () throws(DatabaseError) in
      try note(ticked: list, on: .byClock)
      try ShoppingTable(connection: connection).replace(by: list)
    }
  }

  public func versionOfShoppingList() throws(DatabaseError) -> Int64 { try version(of: .shopping) }
}

extension PriceBookDatabase {
  /// What the articles that will do for a thing to buy cost in each store now: those it names, else all with
  /// the words of its name.
  public func shelfPrices(
    for item: ShoppingItem, on day: CalendarDay
  ) throws(DatabaseError) -> [ShelfPrice] {
    var articles: [Article] = []
    for id in item.articles {
      if let article = try article(id) { articles.append(article) }
    }
    if articles.isEmpty {
      articles = try self.articles(matching: item.name, limit: maximumArticles)
    }
    var prices: [ShelfPrice] = []
    for article in articles {
      prices += ShelfPrice.all(of: article, try history(of: article.id), on: day)
    }
    return prices
  }
}

/// A longer list of articles with one name is too long to choose from.
private let maximumArticles = 200

// The unit prices at which a person wants to buy.
extension BookRows {
  func target(of id: Article.ID) throws(DatabaseError) -> Target? {
    guard let key = try key(of: id) else { return nil }
    return try connection.first(
      of: "SELECT content FROM target WHERE article = ?", .integer(key)
    ) { (row) in row.text(0).flatMap { Target(exact: $0) } }
  }

  func setTarget(_ old: Target?, _ new: Target?, of id: Article.ID) throws(DatabaseError) {
    guard let key = try key(of: id), try target(of: id) == old else { throw .outdated }
    try connection.run("DELETE FROM target WHERE article = ?", .integer(key))
    guard let new else { return }
    try connection.run(
      "INSERT INTO target (article, content) VALUES (?, ?)", .integer(key), .text(new.exactText))
  }
}

extension PriceObservation {
  /// Whether a person has typed it; others have published what is imported.
  fileprivate var isTyped: Bool { [Self.sourceOfBook, Self.sourceOfComparisons].contains(source) }
}

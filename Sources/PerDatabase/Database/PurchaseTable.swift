import PerModel

/// The rows of purchases. A purchase that is taken back keeps its row, so that other devices learn of it.
struct PurchaseTable {
  let connection: Connection

  /// All that count, the oldest first.
  func purchases() throws(DatabaseError) -> [Purchase] {
    var purchases: [Purchase] = []
    try connection.forEachRow(
      of: "SELECT id, day, members FROM purchase WHERE revision % 2 = 1 ORDER BY day, id"
    ) { (row) in purchases.append(Self.purchase(row)) }
    return purchases
  }

  /// The purchase in a row, and whether it counts; `nil` if there is no such row.
  func purchase(inRow key: Int64) throws(DatabaseError) -> (purchase: Purchase, counts: Bool)? {
    try connection.first(
      of: "SELECT id, day, members, revision % 2 = 1 FROM purchase WHERE key = ?", .integer(key)
    ) { (row) in (Self.purchase(row), row.integer(3) == 1) }
  }

  private static func purchase(_ row: Statement) -> Purchase {
    Purchase(
      id: row.uniqueID(0), day: CalendarDay(number: Int(row.integer(1))),
      members: [ExactMember](lines: row.text(2) ?? ""))
  }

  /// Notes a purchase, or brings back one that was taken back; one that counts stays as it is.
  func note(_ purchase: Purchase) throws(DatabaseError) {
    try set(purchase, counts: true, replacing: false)
  }

  /// Adds a purchase, unless it is known; whether it was new.
  @discardableResult
  func add(_ purchase: Purchase, counts: Bool = true) throws(DatabaseError) -> Bool {
    try connection.run(
      "INSERT INTO purchase (id, day, revision, members) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING",
      SQLValue(purchase.id), .integer(Int64(purchase.day.number)), .integer(counts ? 1 : 2),
      .text(purchase.exactMembers.lines))
    return connection.changedRows > 0
  }

  /// Updates the row of a purchase.
  func set(_ purchase: Purchase, counts: Bool, replacing: Bool = true) throws(DatabaseError) {
    let members = purchase.exactMembers.lines
    let known = try connection.first(
      of: "SELECT revision, day, members FROM purchase WHERE id = ?", SQLValue(purchase.id)
    ) { (row) in (revision: row.integer(0), day: row.integer(1), members: row.text(2) ?? "") }
    let day = Int64(purchase.day.number)
    guard let known else {
      try add(purchase, counts: counts)
      return
    }
    let isSame = known.day == day && known.members == members
    let isCounted = known.revision % 2 == 1
    guard isCounted != counts || replacing && !isSame else { return }
    try connection.run(
      "UPDATE purchase SET day = ?, members = ?, revision = revision + ? WHERE id = ?",
      .integer(day), .text(members), .integer(isCounted == counts ? 0 : 1), SQLValue(purchase.id))
  }

  /// Takes a purchase back; nothing happens to one that is not known.
  func takeBack(_ id: Purchase.ID) throws(DatabaseError) {
    try connection.run(
      "UPDATE purchase SET revision = revision + 1 WHERE id = ? AND revision % 2 = 1",
      SQLValue(id))
  }
}

extension SQLiteDatabase {
  private var table: PurchaseTable { PurchaseTable(connection: connection) }

  public func purchases() throws(DatabaseError) -> [Purchase] {
    var purchases: [Purchase] = []
    for purchase in try table.purchases() {
      if let fact = purchase.fact, try observation(fact) == nil { continue }
      purchases.append(purchase)
    }
    return purchases
  }

  public func note(_ purchases: [Purchase]) throws(DatabaseError) {
    try write { () throws(DatabaseError) in
      for purchase in purchases { try table.note(purchase) }
    }
  }

  /// Notes what another shopping list ticks off, as bought on a day, and takes back purchases of that day that it no
  /// longer ticks off. What merely leaves the list, or returns to it, was neither bought nor brought back.
  func note(ticked list: ShoppingList, on day: CalendarDay) throws(DatabaseError) {
    let old = Dictionary(
      try ShoppingTable(connection: connection).list().items.map { ($0.id, $0) }
    ) { $1 }
    for item in list.items {
      guard let known = old[item.id], known.isDone != item.isDone else { continue }
      if item.isDone {
        try table.note(Purchase(of: item, as: articleBought(as: item, on: day)?.id, on: day))
      } else {
        try table.takeBack(Purchase.id(of: item.id, on: day))
      }
    }
  }
}

extension PriceBookDatabase {
  /// The article that was most likely bought as an item of the shopping list: of those that will do, the cheapest by the
  /// prices of the day, which is what the list proposes, else the one noted last; `nil` where the book knows none.
  func articleBought(
    as item: ShoppingItem, on day: CalendarDay
  ) throws(DatabaseError) -> Article? {
    let prices = try shelfPrices(for: item, on: day)
    let measured = prices.compactMap { price -> (article: Article, entry: PriceHistory.Entry)? in
      guard let currency = price.fact.currency, let entry = price.fact.entry(in: currency) else {
        return nil
      }
      return (price.article, entry)
    }
    guard let first = measured.first else {
      for id in item.articles { if let article = try article(id) { return article } }
      return try articles(matching: item.name, limit: 1).first
    }
    func isLikeFirst(_ entry: PriceHistory.Entry) -> Bool {
      guard let measure = first.entry.observation.quantity?.measure,
        let other = entry.observation.quantity?.measure
      else { return false }
      return entry.unitPrice.currency == first.entry.unitPrice.currency
        && other.isComparable(with: measure)
    }
    return measured.filter { isLikeFirst($0.entry) }.min {
      $0.entry.unitPrice < $1.entry.unitPrice
    }?.article ?? first.article
  }

  /// All purchases, an entry for each article, with its known prices.
  ///
  /// - Parameters:
  ///   - currency: of prices that name none.
  ///   - region: where the prices are read.
  public func basket(
    currency: Currency, in region: Region
  ) throws(DatabaseError) -> [BasketArticle] {
    var articles: [Article.ID: BasketArticle] = [:]
    var names: [String: BasketArticle] = [:]
    for purchase in try purchases() {
      guard let article = try article(of: purchase) else {
        names[Article.key(of: purchase.name)] = BasketArticle(named: purchase.name)
        continue
      }
      if articles[article.id] == nil {
        articles[article.id] = BasketArticle(
          try knowledge(of: article, currency: currency, in: region))
      }
      articles[article.id]?.add(purchase)
    }
    return articles.sorted { $0.key < $1.key }.map(\.value)
      + names.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The article of a purchase. The book may have come to know it since.
  private func article(of purchase: Purchase) throws(DatabaseError) -> Article? {
    if let id = purchase.article, let article = try article(id) { return article }
    let item = ShoppingItem(
      id: ShoppingItem.ID(high: 0, low: 0), name: purchase.name, quantity: purchase.quantity)
    return try articleBought(as: item, on: purchase.day)
  }
}

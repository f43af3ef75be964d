import PerModel

/// Adds another person's price book, or a copy of this one, to this one.
///
/// Facts are known by their identities, so that merging a book twice changes nothing. An article that is not
/// known by its identity is the one with its barcode, or its name and brand. A merge that has thrown cannot be
/// used again: what it has noted is ahead of the file.
final class BookMerge {
  private let database: SQLiteDatabase
  private var connection: Connection { database.connection }
  private var rows: BookRows { BookRows(connection: connection) }
  private var batch: [BookItem] = []
  /// Articles that were read, and the rows that they have here.
  private var articles: [Article.ID: Article] = [:]
  private var keys: [Article.ID: Int64] = [:]
  /// The article of the last price and its facts, if all of them were added just now: then no query is needed. Files
  /// list the prices of an article in a row.
  private var newest: (key: Int64, facts: [CalendarDay: [BookPrice]])?
  /// The rows that were added, and those of the batch that is being saved.
  private var merged = BookLog.Merge()
  private var added = BookLog.Merge()
  private(set) var result = BookMergeResult()
  /// The facts that merges brought which were undone: merging them again brings them back.
  private let undone: KeyRanges
  /// What other merges brought; anything withdrawn of that stays withdrawn.
  private let others: KeyRanges

  init(_ database: SQLiteDatabase) throws(DatabaseError) {
    self.database = database
    (undone, others) = try BookLog(connection: database.connection).merges()
  }

  /// How many items are saved as one transaction: fewer of them take less time, and others wait for one no longer than
  /// a tenth of a second.
  private static let itemsAtOnce = 5_000

  /// Takes an item, and saves it with many others.
  func add(_ item: BookItem) throws(DatabaseError) {
    batch.append(item)
    if batch.count >= Self.itemsAtOnce { try save() }
  }

  /// Saves the rest, and articles without prices.
  func finish() throws(DatabaseError) {
    try save()
    let lonely = articles.keys.filter { keys[$0] == nil }.sorted()
    guard !lonely.isEmpty else { return }
    try transaction { () throws(DatabaseError) in
      for id in lonely { _ = try key(of: id) }
    }
  }

  private func save() throws(DatabaseError) {
    guard !batch.isEmpty else { return }
    try transaction { () throws(DatabaseError) in
      for item in batch {
        switch item {
        case .article(let article): articles[article.id] = article
        case .price(let price): try merge(price)
        case .target(let id, let target): try merge(target, of: id)
        case .purchase(let purchase): try merge(purchase)
        }
      }
    }
    batch.removeAll(keepingCapacity: true)
  }

  private func transaction(_ body: () throws(DatabaseError) -> Void) throws(DatabaseError) {
    added = BookLog.Merge()
    try database.write { () throws(DatabaseError) in
      let changes = result.changes
      try body()
      if result.changes != changes {
        try BookLog(connection: connection).append(added, to: &merged)
      }
    }
  }

  private func merge(_ price: BookPrice) throws(DatabaseError) {
    let (observation, revision) = (price.observation, Int64(price.revision))
    if let article = keys[observation.article], try add(price, about: article) { return }
    let known = try connection.first(
      of: "SELECT revision, article, key FROM observation WHERE id = ?", SQLValue(observation.id)
    ) { (row) in (revision: row.integer(0), article: row.integer(1), key: row.integer(2)) }
    if let known, revision % 2 == 1, known.revision % 2 == 0, undone.contains(known.key),
      !others.contains(known.key)
    {
      return try bringBack(observation, known.key)
    }
    if let known {
      // The fact tells which article it is here, whatever that is called now.
      if keys[observation.article] == nil { keys[observation.article] = known.article }
      guard revision > known.revision else { return }
      newest = nil
      try connection.run(
        "UPDATE observation SET revision = ? WHERE id = ?", .integer(revision),
        SQLValue(observation.id))
      if revision % 2 != known.revision % 2 { result.withdrawn += 1 }
      return
    }
    guard let article = try key(of: observation.article) else {
      result.refused += 1
      return
    }
    _ = try add(price, about: article)
  }

  /// Adds a fact about a known article, as nearly all are, and returns whether it was new. Looks for one with the same
  /// identity, or the same content.
  private func add(_ price: BookPrice, about article: Int64) throws(DatabaseError) -> Bool {
    let isValid = price.revision % 2 == 1
    if isValid, try isSaid(price.observation, about: article) { return false }
    guard try rows.insert(price, about: article) else { return false }
    guard isValid else { return true }
    added.observations.append(connection.lastInsertedKey)
    result.prices += 1
    if newest?.key == article {
      newest?.facts[price.observation.day, default: []].append(price)
    }
    return true
  }

  private func bringBack(
    _ observation: PriceObservation, _ key: Int64
  ) throws(DatabaseError) {
    guard let article = try self.key(of: observation.article) else {
      result.refused += 1
      return
    }
    if try isSaid(observation, about: article) { return }
    newest = nil
    try connection.run(
      "UPDATE observation SET revision = revision + 1 WHERE key = ?", .integer(key))
    added.observations.append(key)
    result.prices += 1
  }

  /// Whether a fact with another identity says the same, as when two devices have noted one receipt.
  private func isSaid(
    _ observation: PriceObservation, about key: Int64
  ) throws(DatabaseError) -> Bool {
    // Only what is known of the row counts, whatever identity the article has here.
    func says(_ known: PriceObservation) -> Bool {
      known.day == observation.day && known.kind == observation.kind
        && known.from == observation.from && known.until == observation.until
        && known.product.statesSamePrice(as: observation.product)
    }
    if let newest, newest.key == key {
      return newest.facts[observation.day]?.contains { says($0.observation) } ?? false
    }
    return try rows.history(of: observation.article, inRow: key, on: observation.day)
      .contains(where: says)
  }

  private func merge(_ target: Target, of id: Article.ID) throws(DatabaseError) {
    // One's own target stays.
    guard let key = try key(of: id),
      let article = try rows.articles(where: "key = ?", .integer(key)).first,
      try rows.target(of: article.id) == nil
    else { return }
    try rows.setTarget(nil, target, of: article.id)
    result.targets += 1
  }

  /// Adds a purchase that is not known. What it says of article and price holds for the rows that those have here.
  private func merge(_ purchase: Purchase) throws(DatabaseError) {
    var purchase = purchase
    if let id = purchase.article {
      let key = try key(of: id)
      purchase.article = try key.flatMap { (key) throws(DatabaseError) in
        try rows.articles(where: "key = ?", .integer(key)).first?.id
      }
    }
    if let id = purchase.fact {
      let known = try connection.first(
        of: "SELECT 1 FROM observation WHERE id = ?", SQLValue(id)
      ) { _ in true }
      if known == nil { purchase.fact = nil }
    }
    if try PurchaseTable(connection: connection).add(purchase) { result.purchases += 1 }
  }

  /// The row of an article, added if unknown; `nil` if the article was not read.
  private func key(of id: Article.ID) throws(DatabaseError) -> Int64? {
    if let key = keys[id] { return key }
    var found = try rows.key(of: id)
    if found == nil, let article = articles[id] {
      if let known = try rows.article(like: article) {
        found = try rows.key(of: known.id)
      } else {
        // Pictures are not shared.
        var article = article
        article.picture = nil
        guard let key = try rows.insertUnknown(article) else { throw .outdated }
        found = key
        added.articles.append(key)
        newest = (key, [:])
        result.articles += 1
      }
    }
    if let found { keys[id] = found }
    return found
  }
}

extension SQLiteDatabase {
  public func mergePriceBook(
    _ next: () -> BookItem?
  ) throws(DatabaseError) -> BookMergeResult {
    let merge = try BookMerge(self)
    while let item = next() { try merge.add(item) }
    try merge.finish()
    return merge.result
  }

  public func completeArticles(_ next: () -> Article?) throws(DatabaseError) -> Int {
    var count = 0
    var found: [Article] = []
    while let article = next() {
      guard try isKnown(article) else { continue }
      found.append(article)
      if found.count == Self.rowsAtOnce {
        count += try complete(found)
        found.removeAll(keepingCapacity: true)
      }
    }
    return count + (try complete(found))
  }

  /// Completes those of the book; the result is how many say more now.
  func complete(_ found: [Article]) throws(DatabaseError) -> Int {
    guard !found.isEmpty else { return 0 }
    return try write { () throws(DatabaseError) in
      var changes: [Article.ID: (from: Article, to: Article)] = [:]
      var ids: [Article.ID] = []
      for article in found {
        guard let gtin = article.gtin, let known = try self.article(barcode: gtin) else { continue }
        let before = changes[known.id]?.to ?? known
        let after = before.completed(by: Product(of: article))
        guard after != before else { continue }
        if changes[known.id] == nil { ids.append(known.id) }
        changes[known.id] = (known, after)
      }
      let edits = ids.compactMap { changes[$0] }.map { BookChange.editArticle(from: $0, to: $1) }
      if !edits.isEmpty { try carryOut(.several(edits)) }
      return edits.count
    }
  }

  public func forEachBookItem(_ body: (BookItem) -> Void) throws(DatabaseError) {
    let rows = BookRows(connection: connection)
    try connection.snapshot { () throws(DatabaseError) in
      try rows.forEachArticle { (article) throws(DatabaseError) in
        body(.article(article))
        var facts: [(fact: PriceObservation, revision: Int)] = []
        try rows.forEachFact(about: article.id) { facts.append(($0, $1)) }
        let valid = facts.filter { $0.revision % 2 == 1 }.map(\.fact)
        let standing = valid.standing
        let lost = standing.count == valid.count ? [] : Set(valid).subtracting(standing)
        for (fact, revision) in facts where !lost.contains(fact) {
          body(.price(BookPrice(fact, revision: revision)))
        }
        if let target = try rows.target(of: article.id) { body(.target(article.id, target)) }
      }
      for purchase in try PurchaseTable(connection: connection).purchases() {
        body(.purchase(purchase))
      }
    }
  }
}

/// What merging a price book has changed.
public struct BookMergeResult: Hashable, Sendable {
  /// How many articles are new.
  public internal(set) var articles = 0
  /// How many prices are new.
  public internal(set) var prices = 0
  /// How many prices were withdrawn, or brought back.
  public internal(set) var withdrawn = 0
  /// How many targets are new.
  public internal(set) var targets = 0
  /// How many purchases are new.
  public internal(set) var purchases = 0
  /// How many prices are about articles that were not described.
  public internal(set) var refused = 0

  /// Nothing was changed.
  public init() {}

  /// How much was changed.
  var changes: Int { articles + prices + withdrawn + targets + purchases }
}

import PerModel

/// The part of a database that keeps the price book: articles, dated facts about their prices, and targets.
///
/// Nothing is read before it is asked for. Changes have their own log, and can be undone no matter which window or
/// program made them.
public protocol PriceBookDatabase: AnyObject {
  /// The article with this identity; `nil` if none.
  func article(_ id: Article.ID) throws(DatabaseError) -> Article?
  /// The article with this barcode; `nil` if none, and for numbers that every store uses for
  /// itself.
  func article(barcode: GTIN) throws(DatabaseError) -> Article?
  /// The articles with this name, whatever its letter case.
  func articles(named name: String) throws(DatabaseError) -> [Article]
  /// At most `limit` articles in whose name or brand, for each of `words`, a word begins with it, whatever its
  /// case and accents; all of them where there are no words. The latest come first.
  func articles(matching words: String, limit: Int) throws(DatabaseError) -> [Article]
  /// The article that a product is one of: by its barcode, else by name and brand. `nil` if none.
  func article(of product: Product) throws(DatabaseError) -> Article?
  /// The articles whose names on receipts are known, by the keys of these names.
  func spellings() throws(DatabaseError) -> [String: Article]
  /// All facts about an article that have not been withdrawn, the oldest day first.
  func history(of id: Article.ID) throws(DatabaseError) -> [PriceObservation]
  /// The facts about an article that have been withdrawn, or corrected by others, the oldest day first.
  func withdrawnPrices(of id: Article.ID) throws(DatabaseError) -> [PriceObservation]
  /// The currency of most of the prices that were noted last, by hand where any of them were; `nil` if none.
  func currencyOfPrices() throws(DatabaseError) -> Currency?
  /// Whether the book has any price.
  func hasPrices() throws(DatabaseError) -> Bool
  /// Tells on which day a product of a comparison was given its price, as far as the log knows.
  func daysOfPrices(
    in id: ComparisonID
  ) throws(DatabaseError) -> (Product.ID) -> CalendarDay
  /// A fact that has not been withdrawn; `nil` if none.
  func observation(_ id: PriceObservation.ID) throws(DatabaseError) -> PriceObservation?
  /// The unit price at which a person wants to buy an article; `nil` if not stated.
  func target(of id: Article.ID) throws(DatabaseError) -> Target?

  /// Adds what a product costs on a day. The article is found as by `article(of:)`, or added. A fact of the
  /// same store, day and kind is corrected; one that says the same is left as it is.
  ///
  /// Throws `missing` for a product that has neither a name nor a barcode, or says no price.
  func record(_ price: NewPrice) throws(DatabaseError) -> RecordedPrice
  /// The same for several prices, such as those of a receipt, which are undone as one. If it throws, none is added.
  func record(_ prices: [NewPrice]) throws(DatabaseError) -> [RecordedPrice]
  /// Makes a change of the price book, and logs it. Throws `outdated` where it does not fit the book as it is.
  func perform(_ change: BookChange) throws(DatabaseError)
  /// Undoes the last change of the price book, or redoes the one undone last. The result is what was carried
  /// out; `nil` if there is no such change, or it cannot be read. A change that no longer fits, because another
  /// device has changed the same since, is forgotten instead.
  func performOnPriceBook(_ operation: HistoryOperation) throws(DatabaseError) -> PriceBookStep?

  /// Adds another person's price book, or a copy of this one; `next` gives one item after the other, articles
  /// before their prices. What is known already stays as it is. Others wait only a moment; if it throws, what
  /// came before is kept, and merging the same again goes on from there.
  func mergePriceBook(_ next: () -> BookItem?) throws(DatabaseError) -> BookMergeResult
  /// Gives articles of the book what they do not say themselves: name, brand and pack, by their barcodes. `next`
  /// gives what is known of one barcode after the other. Others wait only a moment. The result is how many articles
  /// say more now.
  func completeArticles(_ next: () -> Article?) throws(DatabaseError) -> Int
  /// What the catalogue says of a barcode: name, brand and pack; `nil` if it does not have it.
  func catalogued(_ barcode: GTIN) throws(DatabaseError) -> Product?
  /// Adds to the catalogue what `next` gives, one barcode after the other, and completes articles as
  /// `completeArticles` does. The catalogue is not part of the book: what it says cannot be undone, only replaced.
  /// Others wait only a moment; where it throws, what came before is kept.
  func addToCatalogue(_ next: () -> Article?) throws(DatabaseError) -> CatalogueResult
  /// What was bought, the oldest first; what a receipt has said and was withdrawn is left out.
  func purchases() throws(DatabaseError) -> [Purchase]
  /// Notes what was bought. A purchase that is known already is noted once.
  func note(_ purchases: [Purchase]) throws(DatabaseError)
  /// All rates that have been set, the newest first and then in the order of the codes.
  func rates() throws(DatabaseError) -> [ExchangeRate]
  /// Adds rates; one of the same currencies and day is replaced.
  func setRates(_ rates: [ExchangeRate]) throws(DatabaseError)
  /// Removes all rates between two currencies, whichever of them is the base. The result is how many there were.
  func removeRates(between base: Currency, and currency: Currency) throws(DatabaseError) -> Int
  /// Gives all of the price book, withdrawn facts as well, as of one moment.
  func forEachBookItem(_ body: (BookItem) -> Void) throws(DatabaseError)
}

extension PriceBookDatabase {
  /// Whether the book has an article with the same barcode.
  public func isKnown(_ article: Article) throws(DatabaseError) -> Bool {
    guard let gtin = article.gtin else { return false }
    return try self.article(barcode: gtin) != nil
  }
}

extension PriceBookDatabase {
  /// Adds a fact, or corrects the one of the same store, day and kind with it. Where that says the same,
  /// nothing changes.
  public func add(_ observation: PriceObservation) throws(DatabaseError) {
    let known = try history(of: observation.article).last { $0.isOfSameOccasion(as: observation) }
    guard let known else { return try perform(.add(observation)) }
    if !known.saysSame(as: observation) { try correct(known, by: observation) }
  }

  /// The stores with prices of the latest articles, offers to come as well, by name.
  public func storesInUse(among count: Int) throws(DatabaseError) -> [String] {
    var names: [String: String] = [:]
    for article in try articles(matching: "", limit: count) {
      for fact in try history(of: article.id) where !fact.store.isEmpty {
        names[Article.key(of: fact.store)] = fact.store
      }
    }
    return names.sorted { $0.key < $1.key }.map(\.value)
  }

  /// All that is known of an article, and what follows from it.
  ///
  /// - Parameters:
  ///   - currency: of prices that name none.
  ///   - region: where the prices are read; it decides the unit of unit prices.
  public func knowledge(
    of article: Article, currency: Currency, in region: Region
  ) throws(DatabaseError) -> ArticleKnowledge {
    ArticleKnowledge(
      article, try history(of: article.id), try target(of: article.id), currency: currency,
      in: region, on: .today)
  }

  /// Replaces a fact by another one. Throws `outdated` where it has been withdrawn.
  public func correct(
    _ old: PriceObservation, by new: PriceObservation
  ) throws(DatabaseError) {
    try perform(.correct(old, by: new))
  }

  /// Takes a fact back. Throws `outdated` where that has been done.
  public func withdraw(_ observation: PriceObservation) throws(DatabaseError) {
    try perform(.withdraw(observation))
  }

  /// Sets the unit price at which a person wants to buy an article; `nil` for none.
  public func setTarget(_ target: Target?, of id: Article.ID) throws(DatabaseError) {
    let old = try self.target(of: id)
    guard old != target else { return }
    try perform(.setTarget(id, from: old, to: target))
  }
}

/// What adding to the catalogue has changed.
public struct CatalogueResult: Hashable, Sendable {
  /// How many barcodes are new, or now mean something else.
  public internal(set) var catalogued = 0
  /// How many articles of the book say more.
  public internal(set) var completed = 0

  /// Only articles of the book were completed.
  public init(completed: Int = 0) { self.completed = completed }
}

/// Which prices a change of a comparison leaves in the price book.
public enum NotedPrices: Hashable, Sendable {
  /// The prices that the change brings, as seen on a day; `nil` for today.
  case brought(on: CalendarDay?)
  /// The prices that it brings, as seen on the days of these products, and today for others.
  case seen([Product.ID: CalendarDay])
  /// The price of this product on a day, whatever the change brings.
  case only(Product, on: CalendarDay)
  /// None: the prices of an example are made up.
  case none
}

/// What was undone or redone in the price book.
public enum PriceBookStep: Hashable, Sendable {
  /// This change was made.
  case change(BookChange)
  /// This number of merged prices was added again, or taken away.
  case merge(prices: Int)
}

/// What a new price has become.
public struct RecordedPrice: Hashable, Sendable {
  /// The article, which may be new.
  public let article: Article
  /// The fact, which may have been there already.
  public let observation: PriceObservation
  /// What was changed; `nil` where the book said the same already.
  public let change: BookChange?
}

import PerModel

/// Which prices of a file are wanted.
public struct BookFilter: Sendable {
  /// Only prices in this currency; `nil` for all.
  public var currency: Currency?
  /// Only prices of this day and later ones; `nil` for all.
  public var since: CalendarDay?

  /// All of them.
  public init() {}
}

/// The items of a file that are wanted: prices that fit, their articles and the targets of those.
public final class FilteredBookItems: BookItemReader {
  public var attribution: String? { items.attribution }
  private let items: any BookItemReader
  private let filter: BookFilter
  private let isWanted: (Article) -> Bool
  /// Articles that are wanted if a price of them is.
  private var held: [Article.ID: Article] = [:]
  private var unwanted: Set<Article.ID> = []
  /// The price of the article that was given last.
  private var pending: BookItem?

  /// - Parameter isWanted: asked about each article.
  public init(
    _ items: any BookItemReader, by filter: BookFilter,
    where isWanted: @escaping (Article) -> Bool = { _ in true }
  ) {
    (self.items, self.filter, self.isWanted) = (items, filter, isWanted)
  }

  public func next() throws(TransferError) -> Result<BookItem, TransferError>? {
    if let item = pending {
      pending = nil
      return .success(item)
    }
    while let next = try items.next() {
      guard case .success(let item) = next else { return next }
      switch item {
      case .article(let article):
        if isWanted(article) {
          unwanted.remove(article.id)
          held[article.id] = article
        } else {
          unwanted.insert(article.id)
        }
      case .price(let price):
        let price = price.observation
        guard !unwanted.contains(price.article), fits(price) else { continue }
        return .success(afterItsArticle(item, price.article))
      case .target(let id, _):
        // Without a price, the article was not requested.
        guard !unwanted.contains(id), held[id] == nil else { continue }
        return .success(item)
      case .purchase(let purchase):
        if let since = filter.since, purchase.day < since { continue }
        if let id = purchase.article, unwanted.contains(id) || held[id] != nil { continue }
        return .success(item)
      }
    }
    return nil
  }

  private func fits(_ price: PriceObservation) -> Bool {
    if let since = filter.since, price.day < since { return false }
    if let currency = filter.currency, price.currency != currency { return false }
    return true
  }

  /// The article where it has not been given yet, and then the item.
  private func afterItsArticle(_ item: BookItem, _ id: Article.ID) -> BookItem {
    guard let article = held.removeValue(forKey: id) else { return item }
    pending = item
    return .article(article)
  }
}

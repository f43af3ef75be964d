import PerModel

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

/// Nobody can choose from a longer list of articles with one name.
private let maximumArticles = 200

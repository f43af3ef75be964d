import PerDatabase
import PerModel
import PerWords

/// The price book as a window shows it: the articles that were searched for, filtered and sorted.
@MainActor
public final class PriceBookModel {
  let library: Library
  /// Imports in the background.
  let worker = BackgroundWorker()
  private var language: Language { library.language }
  /// The articles that were read, the latest first.
  private var known: [ArticleSummary] = []
  /// Counts what was searched for, so that late answers to something else are passed over.
  private var searches = 0
  private var words = ""
  /// Whether the book has more articles with these words than were read.
  private var hasMore = false
  /// The articles that are to be compared. They stay so while others are searched for.
  private var chosen: [Article.ID: ArticleSummary] = [:]
  /// Receives what the window has to do.
  var onEvent: (WindowEvent) -> Void = { _ in }
  /// Receives the changes that are made.
  var onMade: (BookMark) -> Void = { _ in }
  /// Called when other rows are shown, or more is known of them.
  public var onChanged: () -> Void = {}

  init(_ library: Library) {
    self.library = library
    worker.onStart = { [weak self] task in self?.onEvent(.work(task)) }
  }

  // MARK: What is shown

  /// Which articles are shown, and how they are sorted.
  public var arrangement = PriceBookArrangement() {
    didSet { if arrangement != oldValue { onChanged() } }
  }

  /// The rows shown, and the number of further matches.
  public var rows: (shown: [ArticleRow], more: Int) {
    let today = CalendarDay.today
    let found = arrangement.arranged(known, on: today)
    let formatter = language.formatter
    return (
      found.prefix(Self.shownCount).map { ArticleRow($0, on: today, using: formatter) },
      max(0, found.count - Self.shownCount)
    )
  }

  /// The stores to choose from, by name: those with the most articles.
  public var stores: [String] {
    var counts: [String: (name: String, articles: Int)] = [:]
    for article in known {
      for (key, name) in article.stores { counts[key, default: (name, 0)].articles += 1 }
    }
    return counts.values.sorted { ($1.articles, $0.name) < ($0.articles, $1.name) }
      .prefix(Self.offeredStores).map(\.name).sorted()
  }

  /// A longer menu would not fit on a small screen.
  private static let offeredStores = 12

  /// A sentence below the rows if the book has more than are shown; else empty.
  public func remark(onMore count: Int) -> String {
    if hasMore {
      return localized("The book has more articles. Type part of a name to find them.")
    }
    guard count > 0 else { return "" }
    return localized(
      one: "%1$s more article is not shown. Type part of its name to find it.",
      other: "%1$s more articles are not shown. Type part of a name to find them.", count: count,
      language.formatter.integer(count))
  }

  /// More than anyone scrolls through; typing a word finds the others.
  private static let shownCount = 200
  /// How many articles are read at most, and how many at once: other work has its turn in between.
  private nonisolated static let readCounts = (all: 2000, atOnce: 50)

  // MARK: Searching

  /// Shows the articles in whose name or brand words begin with these; all for none.
  public func find(_ words: String) {
    self.words = words
    reload()
  }

  /// Reads the book again.
  public func reload() {
    searches += 1
    let (search, words) = (searches, words)
    library.file.run(
      { (database) throws(DatabaseError) in
        try database.articles(matching: words, limit: Self.readCounts.all + 1)
      },
      then: { [weak self] (result: Result<[Article], DatabaseError>) in
        guard let self, search == searches else { return }
        switch result {
        case .failure(let error): onEvent(.notice(Notice(title: error.sentence)))
        case .success(let articles):
          hasMore = articles.count > Self.readCounts.all
          read(articles.prefix(Self.readCounts.all), search, before: [])
        }
      })
  }

  /// Reads what is known of these articles, a few at a time.
  private func read(
    _ articles: ArraySlice<Article>, _ search: Int, before: [ArticleSummary]
  ) {
    guard !articles.isEmpty else {
      known = before
      let isWhole = words.isEmpty && !hasMore
      let read = Dictionary(uniqueKeysWithValues: known.map { ($0.article.id, $0) })
      chosen = Dictionary(
        uniqueKeysWithValues: chosen.compactMap { id, old in
          (read[id] ?? (isWhole ? nil : old)).map { (id, $0) }
        })
      return onChanged()
    }
    let part = Array(articles.prefix(Self.readCounts.atOnce))
    let (currency, region) = (language.locale.currency, language.locale.region)
    library.file.run(
      { (database) throws(DatabaseError) in
        var read: [ArticleSummary] = []
        for article in part {
          let known = try database.knowledge(of: article, currency: currency, in: region)
          read.append(ArticleSummary(known))
        }
        return read
      },
      then: { [weak self] (result: Result<[ArticleSummary], DatabaseError>) in
        guard let self, search == searches else { return }
        let all = before + ((try? result.get()) ?? [])
        // The first are shown while the others are read.
        if before.isEmpty {
          known = all
          onChanged()
        }
        read(articles.dropFirst(part.count), search, before: all)
      })
  }

  // MARK: What can be done

  /// The page of an article.
  public func page(of id: Article.ID) -> ArticleModel {
    connected(ArticleModel(id, library))
  }

  /// The page of the article that a product is one of, which the book may not have yet.
  public func page(of product: Product) -> ArticleModel {
    let id = Article.ID.new()
    return page(ofNew: Article(id: id, product) ?? Article(id: id, pack: product.quantity))
  }

  /// The page of an article that has a name when its first price is noted.
  public var newPage: ArticleModel { page(ofNew: Article(id: .new())) }

  /// What the things that are bought cost over the months.
  public var inflation: InflationModel {
    let inflation = InflationModel(library)
    inflation.onEvent = { [weak self] in self?.onEvent($0) }
    return inflation
  }

  private func page(ofNew article: Article) -> ArticleModel {
    connected(ArticleModel(new: article, library))
  }

  private func connected(_ page: ArticleModel) -> ArticleModel {
    page.onEvent = { [weak self] in self?.onEvent($0) }
    page.onMade = { [weak self] in self?.onMade($0) }
    page.onSaved = { [weak self] in self?.reload() }
    return page
  }

  /// Whether an article is among those to compare.
  public func isChosen(_ id: Article.ID) -> Bool { chosen[id] != nil }

  /// How many articles are to be compared.
  public var chosenCount: Int { chosen.count }

  /// "_Compare", with how many: it includes those that are not shown.
  public var compareTitle: String {
    let title = localized("_Compare")
    return chosen.isEmpty ? title : "\(title) (\(language.formatter.integer(chosen.count)))"
  }

  /// Takes an article among those to compare, or out of them.
  public func choose(_ id: Article.ID, _ isChosen: Bool) {
    chosen[id] = isChosen ? known.first { $0.article.id == id } : nil
  }

  /// Opens a new comparison with the newest prices of the chosen articles. Returns false if none is chosen, or if they
  /// cannot be compared; the user has been told why.
  public func compare() -> Bool {
    let products = arrangement.sorted(Array(chosen.values))
      .compactMap(\.product)
    guard !products.isEmpty else { return false }
    let settings = library.preferences.settings
    var check = ComparabilityCheck(settings)
    var comparison: Comparison
    do throws(ComparisonError) {
      for product in products { try check.admit(product) }
      let currency = check.currency ?? language.formatter.locale.currency
      comparison = Comparison(currency: currency, settings: settings)
      _ = try comparison.apply(comparison.adding(products))
    } catch {
      onEvent(.notice(Notice(title: DatabaseError.refused(error).sentence)))
      return false
    }
    chosen = [:]
    onEvent(.goToNew(comparison, pictures: []))
    return true
  }
}

import PerModel
import PerText
import PerWords

/// Which articles of the price book are shown, and how they are sorted.
public struct PriceBookArrangement: Hashable, Sendable {
  /// What the articles have in common.
  public var filter = Filter.all
  /// Only articles with a price of this store; of all for an empty one.
  public var store = ""
  /// When the newest price was seen.
  public var period = Recency.any
  /// How the articles are sorted.
  public var order = Order.newest

  /// Whether some articles may be hidden.
  public var isFiltering: Bool { filter != .all || !store.isEmpty || period != .any }

  /// What articles have in common.
  public enum Filter: String, CaseIterable, Sendable {
    case all, low, offers, targets, old

    /// Header capitalization, for a menu.
    public var title: String {
      switch self {
      case .all: localized("All Articles")
      case .low: localized("Low Prices")
      case .offers: localized("Offers")
      case .targets: localized("Targets Met")
      case .old: localized("Prices Over 30 Days Old")
      }
    }
  }

  /// When the newest price was seen.
  public enum Recency: String, CaseIterable, Sendable {
    case any, week, month, quarter, year

    /// Header capitalization, for a menu.
    public var title: String {
      switch self {
      case .any: localized("Any Day")
      case .week: localized("Last 7 Days")
      case .month: localized("Last 30 Days")
      case .quarter: localized("Last 3 Months")
      case .year: localized("Last 12 Months")
      }
    }

    /// The first day of it; `nil` for any day.
    fileprivate func start(on today: CalendarDay) -> CalendarDay? {
      switch self {
      case .any: nil
      case .week: today.advanced(by: -7)
      case .month: today.advanced(by: -30)
      case .quarter: today.advanced(by: -92)
      case .year: today.advanced(by: -365)
      }
    }
  }

  /// How the articles are sorted.
  public enum Order: String, CaseIterable, Sendable {
    case newest, name, unitPrice, againstUsual, store

    /// Header capitalization, for a menu.
    public var title: String {
      switch self {
      case .newest: localized("Newest Price")
      case .name: localized("Name")
      case .unitPrice: localized("Unit Price")
      case .againstUsual: localized("Furthest Below Usual")
      case .store: localized("Store")
      }
    }
  }

  /// The articles that are shown, sorted.
  func arranged(_ articles: [ArticleSummary], on today: CalendarDay) -> [ArticleSummary] {
    let first = period.start(on: today)
    return sorted(
      articles.filter { article in
        article.fits(filter, on: today) && (store.isEmpty || article.hasPrice(of: store))
          && (first.map(article.isSeen) ?? true)
      })
  }

  /// The articles in the order that was chosen.
  func sorted(_ articles: [ArticleSummary]) -> [ArticleSummary] {
    switch order {
    case .newest: articles.sorted { $0.last.map { -$0.day.number } }
    case .name: articles.sorted { NameKey(displayName(ofArticle: $0.article)) }
    case .unitPrice:
      // Articles with the same measure and currency stand together.
      articles.sorted { $0.unitPrice?.perBaseUnit }.sorted {
        $0.unitPrice?.currency.code
      }
      .sorted { $0.measure.map { Unit.Kind.allCases.firstIndex(of: $0.kind) ?? 0 } }
    case .againstUsual: articles.sorted(by: \.excessOverUsual)
    case .store:
      articles.sorted { $0.last.flatMap { $0.store.isEmpty ? nil : NameKey($0.store) } }
    }
  }
}

extension ArticleSummary {
  fileprivate func fits(_ filter: PriceBookArrangement.Filter, on today: CalendarDay) -> Bool {
    switch filter {
    case .all: true
    case .low: verdict == .low
    case .offers: last.map { $0.isOffer && $0.days.contains(today) } ?? false
    case .targets: meetsTarget == true
    case .old: last.map { $0.day < today.advanced(by: -30) } ?? false
    }
  }

  fileprivate func hasPrice(of store: String) -> Bool {
    stores[Article.key(of: store)] != nil
  }

  fileprivate func isSeen(since day: CalendarDay) -> Bool {
    last.map { $0.day >= day } ?? false
  }
}

extension [ArticleSummary] {
  /// Sorted by a key; those without one come last, and what is equal stays in its order.
  fileprivate func sorted<Key: Comparable>(by key: (Element) -> Key?) -> [Element] {
    let keys = map(key)
    return indices.sorted { first, second in
      switch (keys[first], keys[second]) {
      case (let one?, let other?) where one != other: one < other
      case (_?, nil): true
      case (nil, _?): false
      default: first < second
      }
    }.map { self[$0] }
  }
}

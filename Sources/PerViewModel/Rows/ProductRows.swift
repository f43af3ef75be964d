import PerModel
import PerText
import PerWords

/// The rows of a window in their order.
///
/// A row is put into words when it is first looked at, and remembered as long as nothing about it
/// changes: of ten thousand rows a window shows a dozen.
@MainActor
public struct ProductRows {
  /// The products, in the order of the rows.
  public private(set) var ids: [Product.ID]
  private var arranged: ArrangedRows?
  private let ranking: Ranking
  private let reference: ReferenceUnit
  /// The unit of "€1 buys …", the same in all rows.
  private let boughtUnit: PerModel.Unit?
  /// The unit price marked as the worst; `nil` if none is.
  private let worst: UnitPrice?
  /// The cheapest sticker that is not the best value.
  private let sticker: CheapestSticker?
  let cache: RowCache
  /// What the price book says of prices besides what was typed.
  private let currentPrices: [Product.ID: CurrentPrice]
  private let today = CalendarDay.today

  /// The rows in the order of the ranking.
  init(_ current: OpenComparison, _ cache: RowCache) {
    let comparison = current.comparison
    ranking = current.ranking
    sticker = current.cheapestSticker
    currentPrices = current.prices
    self.cache = cache
    reference = comparison.referenceUnit(
      for: ranking.pricing.measure?.kind ?? .mass, in: cache.language.locale.region)
    worst = comparison.settings.marksWorst ? ranking.worst : nil
    boughtUnit = Self.boughtUnit(of: ranking, per: reference, using: cache.language.formatter)
    ids = ranking.ids
  }

  /// The unit of "€1 buys …": what the middle one buys reads well, and the others do mostly.
  static func boughtUnit(
    of ranking: Ranking, per reference: ReferenceUnit, using formatter: Formatter
  ) -> PerModel.Unit? {
    ranking.unitPrice(at: ranking.rankedCount / 2)?.smallSumBuys.map {
      formatter.amountUnit(of: $0, near: reference.unit)
    }
  }

  /// The same rows in another order, without those that are left out.
  func arranged(by arrangement: ListArrangement) -> ProductRows {
    let arranged = ArrangedRows(arrangement, of: ranking)
    guard let places = arranged.places else { return self }
    var rows = self
    rows.arranged = arranged
    rows.ids = places.map { ranking.ids[$0] }
    return rows
  }

  /// The row of a product.
  func row(of id: Product.ID) -> ProductRowContent? { ids.firstIndex(of: id).map(content) }

  /// The store whose products begin with the row at an index; `nil` unless they are grouped.
  public func heading(at index: Int) -> String? {
    arranged?.headings[index].map { $0.isEmpty ? localized("No store") : $0 }
  }

  private func content(at index: Int) -> ProductRowContent {
    let place = arranged?.places?[index] ?? index
    let standings = ranking.standings
    let neighbours = [place - 1, place + 1].compactMap { place in
      standings.indices.contains(place) ? standings[place].rank?.unitPrice : nil
    }
    return cache.content(
      RowInput(
        standing: standings[place], neighbours: neighbours, reference: reference,
        boughtUnit: boughtUnit, pricing: ranking.pricing, isAlone: ranking.rankedCount == 1,
        isMarkedWorst: worst != nil && standings[place].rank?.unitPrice == worst,
        sticker: sticker?.id == standings[place].product.id ? sticker : nil,
        store: cache.store(standings[place].product.store),
        prices: cache.prices(standings[place].product),
        current: currentPrices[standings[place].product.id], today: today))
  }
}

extension ProductRows: @MainActor RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { ids.count }
  /// The row at an index, put into words now or earlier.
  public subscript(index: Int) -> ProductRowContent { content(at: index) }
}

extension ProductRows: @MainActor Equatable {
  /// Whether both show the same rows.
  public static func == (left: ProductRows, right: ProductRows) -> Bool {
    left.ids == right.ids && left.elementsEqual(right)
  }
}

extension Dictionary where Key == Product.ID {
  /// Forgets products that are gone, once they are many beside those that are there: otherwise adding and
  /// undoing for hours would let it grow without limit.
  mutating func forget(productsNotIn comparison: Comparison) {
    guard count > 2 * comparison.products.count + 50 else { return }
    let ids = Set(comparison.products.lazy.map(\.id))
    self = filter { ids.contains($0.key) }
  }
}

import PerModel
import PerText

/// The rows of a window in their order, best first.
///
/// What a row shows is put into words when it is first looked at, and kept for as long as it stays
/// the same: of ten thousand rows a window shows a dozen.
@MainActor
public struct ProductRows {
  /// The products, in the order of the rows.
  public let ids: [Product.ID]
  private let ranking: Ranking
  private let comparison: Comparison
  private let measure: Measure?
  private let cache: RowCache

  init(_ comparison: Comparison, _ ranking: Ranking, _ cache: RowCache) {
    self.comparison = comparison
    self.ranking = ranking
    self.cache = cache
    measure = comparison.measure
    ids = ranking.standings.map(\.product.id)
  }

  private func content(at index: Int) -> ProductRowContent {
    let standings = ranking.standings
    let neighbours = [index - 1, index + 1].compactMap { place in
      standings.indices.contains(place) ? standings[place].rank?.unitPrice : nil
    }
    let kind = standings[index].product.quantity?.unit.kind ?? measure?.kind ?? .mass
    return cache.content(
      RowInput(
        standing: standings[index], neighbours: neighbours,
        reference: comparison.referenceUnit(for: kind, in: cache.language.locale.region),
        currency: comparison.currency, countName: measure?.countName))
  }
}

extension ProductRows: @MainActor RandomAccessCollection {
  public var startIndex: Int { 0 }
  public var endIndex: Int { ids.count }
  public subscript(index: Int) -> ProductRowContent { content(at: index) }
}

extension ProductRows: @MainActor Equatable {
  public static func == (left: ProductRows, right: ProductRows) -> Bool {
    left.ids == right.ids && left.elementsEqual(right)
  }
}

/// The contents of rows that were looked at.
@MainActor
final class RowCache {
  let language: Language
  private var contents: [Product.ID: (input: RowInput, content: ProductRowContent)] = [:]

  /// More than this are not remembered, or a list of a million would be kept in words.
  private static let most = 20_000

  init(_ language: Language) { self.language = language }

  func content(_ input: RowInput) -> ProductRowContent {
    let id = input.standing.product.id
    if let known = contents[id], known.input == input { return known.content }
    let content = ProductRowContent(input, using: language)
    if contents.count >= Self.most { contents.removeAll() }
    contents[id] = (input, content)
    return content
  }
}

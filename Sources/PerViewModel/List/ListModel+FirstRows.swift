import PerModel

// The first rows of a long list, which the next start shows before it has read the others.
extension ListModel {
  /// From how many products on reading them takes longer than a frame.
  private static let longList = 2000
  /// More rows than any screen shows.
  private static let firstRows = 60

  /// Has the file remember of which products the first rows are made. It does so only where these rows and the bar
  /// under the list are just the same without the other products.
  func keepFirstRows() {
    guard current.areFirstRowsDue, ranked.count >= Self.longList else { return }
    // How many digits a unit price has depends on the next one.
    let ids = current.ranking.firstRows(Self.firstRows + 1, sticker: current.cheapestSticker)
    let known = Set(ids)
    let part = Comparison(
      comparison.header, products: comparison.products.filter { known.contains($0.id) })
    if isSameList(part) { current.keepFirstRows(ids) }
  }

  private func isSameList(_ part: Comparison) -> Bool {
    let ranking = Ranking(part)
    let rows = ProductRows(part, ranking, sticker: ranking.cheapestSticker, cache)
    return part.settings.need == nil && part.measure == comparison.measure
      && part.countName == comparison.countName && part.title == comparison.title
      && part.lastUnit == comparison.lastUnit
      && rows.prefix(Self.firstRows).elementsEqual(ranked.prefix(Self.firstRows))
      && ListBarContent(
        part, ranking.pricing, nil, besides: [], sticker: ranking.cheapestSticker, using: formatter)
        == bar
  }
}

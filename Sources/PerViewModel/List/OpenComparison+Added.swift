import PerModel
import PerText

extension OpenComparison {
  /// What the window does about a product that was just added: "Added: 3rd of 6".
  ///
  /// - Parameter asks: whether to ask about a unit price far from the others. The form has asked before.
  func added(_ id: Product.ID, asks: Bool = false) -> WindowEvent {
    guard ranking.rankedCount > 1, let place = ranking.ids.firstIndex(of: id),
      let rank = ranking.standings[place].rank
    else { return .added(id, localized("Added")) }
    let formatter = language.formatter
    // Translators: a product was added, and where it stands: "Added: 3rd of 6".
    let words = localized(
      "Added: %1$s of %2$s", formatter.ordinal(rank.number),
      formatter.integer(ranking.rankedCount))
    let outlier = asks ? ranking.outlier(ranking.standings[place].product) : nil
    return .added(
      id,
      [words, outlier.map(formatter.question) ?? ""].filter { !$0.isEmpty }
        .joined(separator: factSeparator))
  }
}

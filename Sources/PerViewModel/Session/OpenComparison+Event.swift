import PerDatabase
import PerModel
import PerWords

extension OpenComparison {
  /// What happens to the comparison.
  enum Event {
    /// It has changed, or is another one; this is what it was.
    case changed(from: Comparison)
    /// Something could not be saved or read.
    case failed(DatabaseError)
    /// It was removed elsewhere, so that nothing can be saved.
    case removed(ComparisonID)
    /// What was added cannot be compared with this comparison, which was open last, and is in a new one.
    case separated(from: Comparison)
    /// The shopping list has changed.
    case shoppingListChanged
    /// Other stores are known.
    case storesChanged
    /// The price book has changed.
    case pricesChanged
    /// Currencies are worth something else.
    case ratesChanged
    /// Figures and words are written in another way.
    case preferencesChanged
    /// Pictures have been read.
    case picturesLoaded(Set<Picture.ID>)
  }
}

// What it is called.
extension OpenComparison {
  /// The maximum length of a comparison's name, in characters: it is a title of one line.
  public nonisolated static let maximumNameLength = 200

  /// What the comparison is called.
  var title: String { displayName(of: comparison) }

  /// "by volume · per litre"; empty while nothing is measured.
  var subtitle: String {
    guard let reference else { return "" }
    let formatter = language.formatter
    var kind = formatter.comparedBy(reference.unit.kind)
    if let basis = comparison.settings.basis, basis.id != reference.unit.kind.rawValue {
      // Translators: what is compared: "by volume of alcohol", "by count of washes".
      kind = localized(context: "basis", "%1$s of %2$s", kind, formatter.substance(basis))
    }
    let countName = comparison.measure?.countName
    return kind + factSeparator + formatter.perReferenceUnit(reference, of: countName)
  }
}

extension OpenComparison {
  /// The announcement of a product that was just added: "Added: 3rd of 6".
  ///
  /// - Parameter asks: whether to ask about a unit price far from the others. The form has asked before.
  func words(onAdding id: Product.ID, asks: Bool = false) -> String {
    guard ranking.rankedCount > 1, let place = ranking.ids.firstIndex(of: id),
      let rank = ranking.standings[place].rank
    else { return localized("Added") }
    let formatter = language.formatter
    // Translators: a product was added, and where it stands: "Added: 3rd of 6".
    let words = localized(
      "Added: %1$s of %2$s", formatter.ordinal(rank.number),
      formatter.integer(ranking.rankedCount))
    let outlier = asks ? ranking.outlier(ranking.standings[place].product) : nil
    return [words, outlier.map(formatter.question) ?? ""].filter { !$0.isEmpty }
      .joined(separator: factSeparator)
  }
}

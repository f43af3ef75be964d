import PerDatabase
import PerModel

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
    /// There is another shopping list.
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

import PerDocument
import PerModel

/// One of several shapes with a name and a price in it.
struct OfferCard {
  var candidate: Candidate
  /// The name with all that it says.
  var fullName: String
  let node: Int
  /// The lines that it was made of.
  let lines: Range<Int>
  var group: Int
}

import PerDocument
import PerModel
import PerText

/// A visible price in a document, with its context.
struct PriceSpot {
  /// The number of its line.
  let line: Int
  let node: Int
  let amount: Rational
  let currency: Currency?
  /// What it is the price of, if that is said.
  var per: Quantity?
  var kind: Kind
  /// How much speaks for it as the price of an article, from nothing.
  let weight: Int
  /// Whether the line says nothing else.
  let isWhole: Bool
  /// A price "from".
  let isLowest: Bool
  /// Whether only names in the markup make it a former price.
  var isGuess = false
  /// Whether only names in the markup say that it is not the price of the article.
  var isNamedOther = false
  /// Whether tax is added to it.
  var isWithoutTax = false
  /// How much the line says there is, where it names nothing: "1 kg € 11,56".
  var ownQuantity: Quantity?
  var former: Rational?
  var deal: Deal?
  var terms = Terms()

  enum Kind { case price, unitPrice, former, loyalty, other }
}

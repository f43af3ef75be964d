import PerModel

/// What a heading says of all values below it.
struct ColumnDetail: Hashable, Sendable {
  /// The unit of a number without one.
  var unit = ""
  /// Another that may be meant as well: the grams of "(g/ml)".
  var otherUnit = ""
  /// What a price is for.
  var per = ""
  var currency: Currency?
  /// Whether prices are in cents.
  var isInCents = false
  /// What a weight or a volume without a unit is.
  var measured: PerModel.Unit.Kind?
  /// Whether a number of a deal is a percentage.
  var isPercentage = false
  /// Whether money is what is taken off, and not what is asked: "discount".
  var isReduction = false
  /// Whether the price is that of all that was bought.
  var isTotal = false
  /// Whether it may count what was bought, and not what a pack holds.
  var isPurchase = false
  /// Whether prices of one and of all say that it does.
  var isBought = false
  /// Whether the price is that of a single one: "price each".
  var isOfOne = false
  /// Whether "4/5 lb" is four times 5 lb, as in the lists of American wholesalers: "Pack/Size".
  var isPackBySize = false
}

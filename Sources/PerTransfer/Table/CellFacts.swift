import PerModel

/// What a cell can be.
struct CellFacts {
  var isNumber = false
  var integer: Int?
  var isPrice = false
  var hasCurrency = false
  var hasCents = false
  var isUnitPrice = false
  var isSize = false
  /// A size that is not a count.
  var isMeasure = false
  var isUnit = false
  var isCurrencyCode = false
  var isBarcode = false
  var isDigits = false
  var isDate = false
  var saysDays = false
  var isLink = false
  var isPercentage = false
  var isDeal = false
  var isFlag = false
  var hasWords = false
}

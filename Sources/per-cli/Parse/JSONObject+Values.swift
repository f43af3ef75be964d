import PerModel
import PerText
import PerTransfer

// What the readers read, as members of an object of its own.
extension JSONObject {
  /// Kind, amount in the base unit of the kind, and what is counted.
  static func quantity(_ quantity: Quantity) -> JSONObject {
    let kind = quantity.unit.kind
    var object = JSONObject()
    object.add("kind", kind.rawValue)
    object.add("amount", quantity.total.description)
    object.add("unit", kind.baseUnit.id)
    if let countName = quantity.countName { object.add("of", countName.id) }
    return object
  }

  /// The amount, and the currency: the text's, or else the locale's, which is then said.
  static func price(_ price: ReadPrice, orIn currency: Currency) -> JSONObject {
    var object = JSONObject()
    object.add("amount", price.amount.description)
    object.add("currency", (price.currency ?? currency).code)
    if price.currency == nil { object.add("currencyAssumed", true) }
    if let per = price.per { object.add("per", quantity(per)) }
    if price.wasAmbiguous { object.add("ambiguous", true) }
    return object
  }

  /// The terms; for how many they hold; what these cost together and each, where the text says it.
  static func deal(_ deal: Deal) -> JSONObject {
    var object = JSONObject()
    object.addTerms(deal.kind)
    if !deal.hasCount { object.add("count", deal.count) }
    if deal.minimumCount > 1 { object.add("minimumCount", deal.minimumCount) }
    if let price = deal.priceEach { object.add("regularPrice", price.description) }
    if let total = deal.total {
      object.add("total", total.description)
      if let each = try? total / Rational(deal.count) {
        object.add("priceEach", each.description)
      }
    }
    if let currency = deal.currency { object.add("currency", currency.code) }
    return object
  }
}

extension Deal {
  /// Whether the terms have the count among their members.
  fileprivate var hasCount: Bool {
    switch kind {
    case .total, .each, .proRata, .groupOff: true
    default: false
    }
  }
}

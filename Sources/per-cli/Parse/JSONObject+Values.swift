import PerModel
import PerText

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
    if price.wasAmbiguous { object.add("ambiguous", true) }
    return object
  }

  /// The terms; for how many they hold; what these cost together and each, where the text says it.
  static func deal(_ deal: Deal) -> JSONObject {
    var object = JSONObject()
    object.addTerms(deal.terms)
    object.add("count", deal.count)
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

  private mutating func addTerms(_ terms: Deal.Terms) {
    switch terms {
    case .payFor(let taken, let paid):
      add("terms", "payFor")
      add("taken", taken)
      add("paid", paid)
    case .total(_, let price):
      add("terms", "total")
      add("price", price.description)
    case .each(_, let price):
      add("terms", "each")
      add("price", price.description)
    case .percentOff(let part):
      add("terms", "percentOff")
      add("part", part.description)
    case .amountOff(let amount):
      add("terms", "amountOff")
      add("off", amount.description)
    case .nth(let number, let part):
      add("terms", "nth")
      add("number", number)
      add("paidPart", part.description)
    case .buyGet(let bought, let given, let part):
      add("terms", "buyGet")
      add("bought", bought)
      add("given", given)
      add("paidPart", part.description)
    }
  }
}

import PerModel
import PerText
import PerTransfer

/// Something to parse: a quantity, a price, a deal or a line.
protocol ParseSubject {
  /// Adds the members that were read to a line of JSON.
  func addMembers(for text: String, to object: inout JSONObject) throws(ReadingError)
  /// What was read, for people.
  func text(for text: String) throws(ReadingError) -> String
  /// How else to write a refused text; `nil` if that cannot be known.
  func hint(for text: String) -> String?
}

extension ParseSubject {
  func hint(for text: String) -> String? { nil }
}

// What was read, as an object of JSON.
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

  /// The amount and the currency; if that is the locale's, "currencyAssumed" says so.
  static func price(_ price: ReadPrice, orIn currency: Currency) -> JSONObject {
    var object = JSONObject()
    object.add("amount", price.amount.description)
    object.add("currency", (price.currency ?? currency).code)
    if price.currency == nil { object.add("currencyAssumed", true) }
    if let per = price.per { object.add("per", quantity(per)) }
    if price.wasAmbiguous { object.add("ambiguous", true) }
    return object
  }

  /// The terms, the number of packs they apply to, and what these cost together and each, if stated.
  static func deal(_ deal: Deal) -> JSONObject {
    var object = JSONObject()
    object.addKind(deal.kind)
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
  /// Whether the count is one of the figures.
  fileprivate var hasCount: Bool {
    switch kind {
    case .total, .each, .proRata, .groupOff: true
    default: false
    }
  }
}

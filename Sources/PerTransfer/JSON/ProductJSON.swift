import PerModel

// The exact form of products and comparisons in JSON; `ComparisonReader` reads it. Exact numbers
// are strings: integers, or num/den.
extension JSONObject {
  /// A product with all that is known of it.
  public static func product(_ product: Product) -> JSONObject {
    var object = JSONObject()
    object.add("id", String(product.id.rawValue))
    object.add("name", product.name)
    if let quantity = product.quantity {
      object.add("quantity", .packed(quantity))
    } else {
      object.addNull("quantity")
    }
    if let price = product.price {
      object.add("price", .money(price))
    } else {
      object.addNull("price")
    }
    if let deal = product.deal {
      object.add("deal", .terms(of: deal))
    } else {
      object.addNull("deal")
    }
    if !product.terms.isEmpty { object.add("terms", .members(product.terms.exactMembers)) }
    object.add("store", product.store)
    object.add("note", product.note)
    object.add("barcode", product.barcode)
    object.add("inBasket", product.isInBasket)
    object.add("brand", product.brand)
    if let picture = product.picture {
      object.add("picture", String(picture.rawValue))
    } else {
      object.addNull("picture")
    }
    return object
  }

  /// Named exact texts, as the model writes them.
  public static func members(_ members: [(name: String, value: String)]) -> JSONObject {
    var object = JSONObject()
    for member in members { object.add(member.name, member.value) }
    return object
  }

  /// Packs, amount, the unit's id and what is counted.
  static func packed(_ quantity: Quantity) -> JSONObject {
    var object = JSONObject()
    object.add("packs", quantity.packs)
    object.add("amount", quantity.amount.description)
    object.add("unit", quantity.unit.id)
    if let countName = quantity.countName { object.add("of", countName.id) }
    return object
  }

  private static func money(_ money: Money) -> JSONObject {
    var object = JSONObject()
    object.add("amount", money.amount.description)
    object.add("currency", money.currency.code)
    return object
  }

  /// The terms, the regular price and the currency, of what is known.
  public static func terms(of deal: Deal) -> JSONObject {
    var object = JSONObject()
    object.addTerms(deal.kind)
    if let price = deal.priceEach { object.add("regularPrice", price.description) }
    if let currency = deal.currency { object.add("currency", currency.code) }
    if deal.minimumCount > 1 { object.add("minimumCount", deal.minimumCount) }
    return object
  }

  /// Adds what is offered: the kind of terms, and the figures that belong to it.
  public mutating func addTerms(_ terms: Deal.Kind) {
    switch terms {
    case .payFor(let taken, let paid):
      add("terms", "payFor")
      add("taken", taken)
      add("paid", paid)
    case .total(let count, let price):
      add("terms", "total")
      add("count", count)
      add("price", price.description)
    case .each(let count, let price):
      add("terms", "each")
      add("count", count)
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

  /// Everything about a comparison but its products.
  static func frame(of comparison: Comparison) -> JSONObject {
    var object = JSONObject()
    object.add("name", comparison.name)
    object.add("currency", comparison.currency.code)
    if let reference = comparison.referenceUnit {
      var unit = JSONObject()
      unit.add("amount", reference.amount.description)
      unit.add("unit", reference.unit.id)
      object.add("referenceUnit", unit)
    } else {
      object.addNull("referenceUnit")
    }
    object.add("tolerance", comparison.settings.tolerance.description)
    let settings = comparison.settings.exactMembers
    if !settings.isEmpty { object.add("settings", .members(settings)) }
    return object
  }
}

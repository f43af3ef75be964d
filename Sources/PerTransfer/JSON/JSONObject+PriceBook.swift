import PerModel

// Articles and facts of the price book in JSON, for scripts. Exact numbers are strings: integers, or num/den.
extension JSONObject {
  /// An article's identity, name, brand and barcode.
  public static func article(_ article: Article) -> JSONObject {
    var object = JSONObject()
    object.add("id", article.id.description)
    object.add("name", article.name)
    object.add("brand", article.brand)
    object.add("barcode", article.barcode)
    return object
  }

  /// What a catalogue says of a barcode that is no article yet: as of one, without an identity and prices.
  public static func catalogued(_ product: Product) -> JSONObject {
    var object = JSONObject()
    object.addNull("id" as StaticString)
    object.add("name", product.name)
    object.add("brand", product.brand)
    object.add("barcode", product.barcode)
    object.addGroup("quantity", of: ExactProduct(product))
    object.add("prices", [JSONObject]())
    return object
  }

  /// What an article cost in a store on a day, and what that is per unit.
  public static func price(_ observation: PriceObservation, unitPrice: Rational?) -> JSONObject {
    let exact = ExactProduct(observation.product)
    var object = JSONObject()
    object.add("id", observation.id.description)
    object.add("date", observation.day.description)
    object.add("store", observation.store)
    object.addOptional("price", observation.price?.amount.description)
    object.addOptional("currency", observation.currency?.code)
    object.addGroup("quantity", of: exact)
    object.addOptional("unitPrice", unitPrice?.description)
    object.add("offer", observation.isOffer)
    if !observation.isForEverybody { object.add("kind", observation.kind.rawValue) }
    if let from = observation.from { object.add("from", from.description) }
    if let until = observation.until { object.add("until", until.description) }
    if observation.product.deal != nil { object.addGroup("deal", of: exact) }
    if !exact.terms.isEmpty { object.add("terms", .members(exact.terms)) }
    if !observation.note.isEmpty { object.add("note", observation.note) }
    if !observation.source.isEmpty { object.add("source", observation.source) }
    return object
  }

  /// How a pack has changed.
  public static func packChange(_ change: PackChange) -> JSONObject {
    var object = JSONObject()
    object.add("from", .packed(change.from))
    object.add("to", .packed(change.to))
    object.add("content", change.contentChange.description)
    object.addOptional("unitPrice", change.unitPriceChange?.description)
    return object
  }

  /// Adds a text, or null.
  public mutating func addOptional(_ name: StaticString, _ value: String?) {
    if let value { add(name, value) } else { addNull(name) }
  }

  /// Adds an object, or null.
  public mutating func addOptional(_ name: StaticString, _ value: JSONObject?) {
    if let value { add(name, value) } else { addNull(name) }
  }

  /// Adds an array of texts.
  public mutating func add(_ name: StaticString, _ values: [String]) {
    var text = ""
    for value in values {
      text += text.isEmpty ? "" : ","
      Self.append(value, to: &text)
    }
    add(ExactMember("\(name)", "[\(text)]", isJSON: true))
  }
}

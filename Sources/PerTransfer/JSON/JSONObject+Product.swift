import PerModel

// The exact form of products and comparisons in JSON; `ComparisonReader` reads it. Exact numbers are
// strings: integers, or num/den. The members are those of `Product.Member`, with the parts of one thing
// in an object of their own, followed by what only a newer program understands, unchanged.
extension JSONObject {
  /// A product with all of its members.
  public static func product(_ product: Product) -> JSONObject {
    let exact = ExactProduct(product)
    var object = JSONObject()
    object.add("id", String(exact.id.rawValue))
    var groups: Set<String> = []
    for member in Product.Member.allCases {
      let parts = member.name.split(separator: ".", maxSplits: 1).map(String.init)
      if parts.count == 2 {
        guard groups.insert(parts[0]).inserted else { continue }
        object.addGroup(parts[0], of: exact)
      } else if member == .isInBasket {
        object.add("inBasket", product.isInBasket)
      } else if let text = exact[member] {
        object.add(member.name, text)
      } else if !member.isRare {
        object.addNull(member.name)
      }
      if member == .deal, !exact.terms.isEmpty {
        object.add("terms", .members(exact.terms))
      }
    }
    for member in exact.others where !groups.contains(where: { member.name.hasPrefix("\($0).") }) {
      object.add(member)
    }
    return object
  }

  /// Adds one thing as an object of its parts, or null.
  mutating func addGroup(_ name: String, of product: ExactProduct) {
    let group = Self.group(name, of: product)
    if group.isEmpty { addNull(name) } else { addObject(name, group) }
  }

  /// One thing as an object of its parts.
  private static func group(_ name: String, of product: ExactProduct) -> JSONObject {
    var group = JSONObject()
    let prefix = name + "."
    var minimumCount = 1
    for member in Product.Member.allCases where member.name.hasPrefix(prefix) {
      let part = String(member.name.dropFirst(prefix.count))
      switch (member, product[member]) {
      case (.packs, let text):
        let counts = (text ?? "").split(separator: " ").compactMap { Int($0) }
        if text != nil || product[.amount] != nil { group.add("packs", counts) }
      case (.deal, let text?):
        guard let deal = Deal(exact: text) else {
          group.add(part, text)
          continue
        }
        group.addKind(deal.kind)
        minimumCount = deal.minimumCount
      case (_, let text?): group.add(part, text)
      case (_, nil): break
      }
    }
    if minimumCount > 1 { group.add("minimumCount", minimumCount) }
    for member in product.others where member.name.hasPrefix(prefix) {
      group.add(member.outside(of: prefix))
    }
    return group
  }

  /// An object of exact members.
  public static func members(_ members: [ExactMember]) -> JSONObject {
    var object = JSONObject()
    for member in members { object.add(member) }
    return object
  }

  /// Packs, amount, the unit's id and what is counted.
  static func packed(_ quantity: Quantity) -> JSONObject {
    group("quantity", of: ExactProduct(Product(quantity: quantity)))
  }

  /// Adds what is offered: the kind of deal, as "terms", and its figures.
  public mutating func addKind(_ kind: Deal.Kind) {
    add("terms", kind.name)
    for (figure, text) in zip(Deal.figures[kind.name] ?? [], kind.figureTexts) {
      add(ExactMember(figure.name, text, isJSON: figure.form == .count))
    }
  }

  /// The beginning of a document: its format, and members that only a newer program understands.
  static func heading(of comparison: Comparison) -> JSONObject {
    var object = JSONObject()
    object.add("format", ComparisonReader.format)
    object.add("version", ComparisonReader.version)
    let prefix = ComparisonSettings.documentPrefix
    for member in comparison.settings.unknown where member.name.hasPrefix(prefix) {
      object.add(member.outside(of: prefix))
    }
    return object
  }

  /// Everything about a comparison but its products.
  static func frame(of comparison: Comparison) -> JSONObject {
    var object = JSONObject()
    object.add("name", comparison.name)
    object.add("currency", comparison.currency.code)
    let settings = comparison.settings.exactMembers
    let prefix = ComparisonSettings.comparisonPrefix
    let own = settings.filter { $0.name.hasPrefix(prefix) }.map { $0.outside(of: prefix) }
    let unitPrefix = "referenceUnit."
    var unit = JSONObject()
    var unitMembers = own.filter { $0.name.hasPrefix(unitPrefix) }
      .map { $0.outside(of: unitPrefix) }
    if let reference = comparison.referenceUnit {
      unit.add("amount", reference.amount.description)
      unit.add("unit", reference.unit.id)
      // The unknown unit that was kept has been replaced.
      unitMembers.removeAll { ["amount", "unit"].contains($0.name) }
    }
    for member in unitMembers { unit.add(member) }
    if unit.isEmpty { object.addNull("referenceUnit") } else { object.add("referenceUnit", unit) }
    object.add("tolerance", comparison.settings.tolerance.description)
    let said = settings.filter {
      !$0.name.hasPrefix(prefix) && !$0.name.hasPrefix(ComparisonSettings.documentPrefix)
    }
    if !said.isEmpty { object.add("settings", .members(said)) }
    for member in own where !member.name.hasPrefix(unitPrefix) { object.add(member) }
    return object
  }
}

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

  /// What a catalogue says of a barcode that is not an article yet: as of one, without an identity and prices.
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

  /// The price of an article in a store on a day, also per unit.
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

import PerModel

/// What happens to members that only a newer program understands.
enum UnknownMembers {
  /// Any of them is a problem, as in typed text.
  case refused
  /// Members with unknown names are kept; an unknown value of a known member is a problem, as in
  /// lines of JSON, which other programs write as well.
  case namesKept
  /// All of them are kept, as in Per's own files.
  case kept
}

// What has several parts, as `JSONObject.group` writes it.
extension JSONReader {
  /// A product with nothing but its quantity, its price or its deal, whichever the name says, and what
  /// only a newer program understands of it.
  mutating func product(
    with whole: String, _ unknown: UnknownMembers
  ) throws(TransferError) -> Product {
    let start = position
    let parts = try parts(ExactProduct.parts[whole] ?? [:], unknown)
    var exact = ExactProduct(id: Product.ID(rawValue: 1))
    for part in parts { exact.add(part.within(whole + ".")) }
    let product = exact.product
    switch whole {
    case "quantity":
      try require(["amount", "unit"], in: parts, start)
      if product.quantity == nil, exact[.unit].flatMap(Unit.init(id:)) != nil {
        throw problem(.reading(exact[.amount] == "0" ? .notPositive : .tooLarge), at: start)
      }
    case "price": try require(["amount", "currency"], in: parts, start)
    default: try checkDeal(product, of: parts, unknown, start)
    }
    return product
  }

  /// A quantity; nothing in it may be unknown.
  mutating func quantity() throws(TransferError) -> Quantity {
    let start = position
    guard let quantity = try product(with: "quantity", .refused).quantity else {
      throw problem(.missingMember("unit"), at: start)
    }
    return quantity
  }

  /// The parts of a reference unit; the unit need not be known.
  mutating func referenceUnit() throws(TransferError) -> [ExactMember] {
    let start = position
    let parts = try parts(["amount": .amount, "unit": .unit], .kept)
    try require(["amount", "unit"], in: parts, start)
    if parts.contains(ExactMember("amount", "0")) { throw problem(.wrongValue("0"), at: start) }
    return parts
  }

  /// The members of an object: those in `forms` as exact texts, and of others those that are kept.
  private mutating func parts(
    _ forms: [String: ExactForm], _ unknown: UnknownMembers
  ) throws(TransferError) -> [ExactMember] {
    var parts: [ExactMember] = []
    try object { (reader, name) throws(TransferError) in
      if let form = forms[name] {
        guard let text = try reader.text(form, unknown) else { return }
        parts.append(ExactMember(name, text, isJSON: form == .count))
      } else {
        parts.append(try reader.unknown(name, unknown))
      }
    }
    return parts
  }

  /// The exact text of a part; `nil` for none.
  private mutating func text(
    _ form: ExactForm, _ unknown: UnknownMembers
  ) throws(TransferError) -> String? {
    if try null() { return nil }
    let start = position
    switch form {
    case .text: return try string()
    case .amount: return try amount().description
    case .part: return try part().description
    case .count: return String(try count())
    case .counts:
      var counts: [String] = []
      try array { (reader) throws(TransferError) in
        guard counts.count < 16 else { throw reader.problem(.tooLong) }
        counts.append(String(try reader.count()))
      }
      return counts.isEmpty ? nil : counts.joined(separator: " ")
    case .unit, .currency:
      let text = try string()
      let isKnown = form == .unit ? Unit(id: text) != nil : Currency(code: text) != nil
      guard isKnown || unknown == .kept else {
        throw problem(.wrongValue(String(text.prefix(100))), at: start)
      }
      return text
    }
  }

  private func require(
    _ names: [String], in parts: [ExactMember], _ start: TextPosition
  ) throws(TransferError) {
    if let name = names.first(where: { name in !parts.contains { $0.name == name } }) {
      throw problem(.missingMember(name), at: start)
    }
  }

  /// A known kind has all of its figures and no others; an unknown one is a newer program's.
  private func checkDeal(
    _ product: Product, of parts: [ExactMember], _ unknown: UnknownMembers, _ start: TextPosition
  ) throws(TransferError) {
    let kind = parts.first { $0.name == "terms" }?.value
    let isExact = parts.contains { $0.name == "exact" }
    if let kind, let figures = Deal.figures[kind], !isExact {
      try require(figures.map(\.name), in: parts, start)
      let others = Set(Deal.figures.values.joined().map(\.name)).subtracting(figures.map(\.name))
      if let other = parts.map(\.name).filter(others.contains).min() {
        throw problem(.unknownMember(other), at: start)
      }
      guard product.deal != nil || unknown == .kept else {
        throw problem(.wrongValue(kind), at: start)
      }
    } else if product.deal == nil, unknown != .kept {
      let problem: TransferError.Problem =
        kind.map { .wrongValue(String($0.prefix(100))) } ?? .missingMember("terms")
      throw self.problem(problem, at: start)
    }
  }
}

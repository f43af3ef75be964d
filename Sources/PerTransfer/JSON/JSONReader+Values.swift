import PerModel

// Values of the model in their exact form, as `ProductJSON` writes them.
extension JSONReader {
  /// An exact number: a string such as "499/100" or "4.99".
  mutating func rational() throws(TransferError) -> Rational {
    let start = position
    let text = try next() == UInt8(ascii: "\"") ? try string() : try number()
    guard text.utf8.count <= limits.maximumDigits else { throw problem(.tooManyDigits, at: start) }
    let value: Rational?
    do { value = try Rational(exact: text) } catch {
      throw problem(.tooManyDigits, at: start)
    }
    guard let value else { throw problem(.wrongValue(text), at: start) }
    return value
  }

  /// An exact number that is not below 0.
  mutating func amount() throws(TransferError) -> Rational {
    let start = position
    let value = try rational()
    guard !value.isNegative else { throw problem(.wrongValue(value.description), at: start) }
    return value
  }

  /// A part: from 0 to 1.
  mutating func part() throws(TransferError) -> Rational {
    let start = position
    let value = try amount()
    guard value <= .one else { throw problem(.wrongValue(value.description), at: start) }
    return value
  }

  /// A whole number of at least 1.
  mutating func count() throws(TransferError) -> Int {
    let start = position
    let text = try next() == UInt8(ascii: "\"") ? try string() : try number()
    guard let count = Int(text), count >= 1 else {
      throw problem(.wrongValue(String(text.prefix(100))), at: start)
    }
    return count
  }

  mutating func currency() throws(TransferError) -> Currency {
    let start = position
    let code = try string()
    guard let currency = Currency(code: code) else {
      throw problem(.wrongValue(String(code.prefix(100))), at: start)
    }
    return currency
  }

  mutating func unit() throws(TransferError) -> Unit {
    let start = position
    let id = try string()
    guard let unit = Unit(id: id) else {
      throw problem(.wrongValue(String(id.prefix(100))), at: start)
    }
    return unit
  }

  mutating func pictureID() throws(TransferError) -> Picture.ID {
    let start = position
    let text = try string()
    guard let number = Int64(text), number >= 0 else {
      throw problem(.wrongValue(String(text.prefix(100))), at: start)
    }
    return Picture.ID(rawValue: number)
  }

  /// A picture as a PNG file in base64.
  mutating func picture() throws(TransferError) -> Picture {
    let start = position
    let text = try string()
    guard let picture = Base64.bytes(in: text).flatMap(Picture.init(png:)) else {
      throw problem(.wrongValue(String(text.prefix(20))), at: start)
    }
    return picture
  }

  mutating func money() throws(TransferError) -> Money {
    let start = position
    var (amount, currency): (Rational?, Currency?)
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "amount": amount = try reader.amount()
      case "currency": currency = try reader.currency()
      default: throw reader.problem(.unknownMember(String(name.prefix(100))))
      }
    }
    return Money(
      try required(amount, "amount", start), try required(currency, "currency", start))
  }

  mutating func quantity() throws(TransferError) -> Quantity {
    let start = position
    var packs: [Int] = []
    var (amount, unit, countName): (Rational?, Unit?, CountName?)
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "packs":
        try reader.array { (reader) throws(TransferError) in
          guard packs.count < 16 else { throw reader.problem(.tooManyRows) }
          packs.append(try reader.count())
        }
      case "amount": amount = try reader.amount()
      case "unit": unit = try reader.unit()
      case "of": countName = try reader.null() ? nil : CountName(try reader.string())
      default: throw reader.problem(.unknownMember(String(name.prefix(100))))
      }
    }
    let known = (try required(amount, "amount", start), try required(unit, "unit", start))
    do throws(QuantityError) {
      return try Quantity(packs: packs, known.0, known.1, of: countName)
    } catch {
      throw problem(.reading(error == .tooLarge ? .tooLarge : .notPositive), at: start)
    }
  }

  mutating func deal() throws(TransferError) -> Deal {
    let start = position
    var kind: String?
    var counts: [String: Int] = [:]
    var amounts: [String: Rational] = [:]
    var currency: Currency?
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "terms": kind = try reader.string()
      case "currency": currency = try reader.null() ? nil : try reader.currency()
      case "taken", "paid", "count", "number", "bought", "given", "minimumCount":
        counts[name] = try reader.count()
      case "price", "off", "regularPrice": amounts[name] = try reader.amount()
      case "part", "paidPart": amounts[name] = try reader.part()
      default: throw reader.problem(.unknownMember(String(name.prefix(100))))
      }
    }
    func count(_ name: String) throws(TransferError) -> Int {
      try required(counts.removeValue(forKey: name), name, start)
    }
    func amount(_ name: String) throws(TransferError) -> Rational {
      try required(amounts.removeValue(forKey: name), name, start)
    }
    let priceEach = amounts.removeValue(forKey: "regularPrice")
    let minimumCount = counts.removeValue(forKey: "minimumCount") ?? 1
    let terms: Deal.Kind
    switch try required(kind, "terms", start) {
    case "payFor": terms = .payFor(taken: try count("taken"), paid: try count("paid"))
    case "total": terms = .total(count: try count("count"), price: try amount("price"))
    case "each": terms = .each(count: try count("count"), price: try amount("price"))
    case "percentOff": terms = .percentOff(try amount("part"))
    case "amountOff": terms = .amountOff(try amount("off"))
    case "nth": terms = .nth(try count("number"), paidPart: try amount("paidPart"))
    case "buyGet":
      terms = .buyGet(
        bought: try count("bought"), given: try count("given"), paidPart: try amount("paidPart"))
    case let other: throw problem(.wrongValue(String(other.prefix(100))), at: start)
    }
    if let left = counts.keys.first ?? amounts.keys.first {
      throw problem(.unknownMember(left), at: start)
    }
    return Deal(
      terms, priceEach: priceEach, currency: currency, minimumCount: minimumCount)
  }

  /// Members with exact texts, for `take` to take in; it says whether it knows them.
  mutating func members(
    _ take: (String, String) -> Bool
  ) throws(TransferError) {
    try object { (reader, name) throws(TransferError) in
      let start = reader.position
      let value = try reader.string()
      guard take(name, value) else {
        throw reader.problem(.wrongValue(String("\(name): \(value)".prefix(100))), at: start)
      }
    }
  }

  mutating func referenceUnit() throws(TransferError) -> ReferenceUnit {
    let start = position
    var (amount, unit): (Rational?, Unit?)
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "amount": amount = try reader.amount()
      case "unit": unit = try reader.unit()
      default: throw reader.problem(.unknownMember(String(name.prefix(100))))
      }
    }
    let known = try required(amount, "amount", start)
    guard known.isPositive else { throw problem(.wrongValue("0"), at: start) }
    return ReferenceUnit(known, try required(unit, "unit", start))
  }

  func required<Value>(
    _ value: Value?, _ name: String, _ start: TextPosition
  ) throws(TransferError) -> Value {
    guard let value else { throw problem(.missingMember(name), at: start) }
    return value
  }
}

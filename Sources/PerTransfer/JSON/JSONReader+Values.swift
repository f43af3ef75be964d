import PerModel

// Values of the model in their exact form, as `JSONObject` writes them.
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

  /// An exact number, 0 or more.
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

  /// A unit, or the id of one that is not known, where that is kept.
  private mutating func unit(
    _ policy: UnknownMembers.Policy
  ) throws(TransferError) -> (Unit?, unknown: String?) {
    let start = position
    let id = try string()
    if let unit = Unit(id: id) { return (unit, nil) }
    guard policy == .kept else { throw problem(.wrongValue(String(id.prefix(100))), at: start) }
    return (nil, id)
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

  /// Any value as it is kept: the text of a string, or other JSON without white space.
  mutating func member(_ name: String) throws(TransferError) -> ExactMember {
    if try next() == UInt8(ascii: "\"") { return ExactMember(name, try string()) }
    var json = ""
    try copy(into: &json)
    return ExactMember(name, json, isJSON: true)
  }

  private mutating func copy(into json: inout String) throws(TransferError) {
    switch try next() {
    case UInt8(ascii: "{"):
      var members = JSONObject()
      try object { (reader, name) throws(TransferError) in members.add(try reader.member(name)) }
      json += members.line
    case UInt8(ascii: "["):
      var elements: [String] = []
      try array { (reader) throws(TransferError) in
        var element = ""
        try reader.copy(into: &element)
        elements.append(element)
      }
      json += "[" + elements.joined(separator: ",") + "]"
    case UInt8(ascii: "\""): JSONObject.append(try string(), to: &json)
    case UInt8(ascii: "t"), UInt8(ascii: "f"): json += try bool() ? "true" : "false"
    case UInt8(ascii: "n"):
      guard try null() else { throw problem(.expected("null")) }
      json += "null"
    default: json += try numberText()
    }
  }

  /// A member of an object that this program does not know: kept in `unknown`, or a problem where
  /// nothing is kept.
  mutating func unknown(_ name: String, in unknown: inout UnknownMembers) throws(TransferError) {
    guard unknown.policy != .refused else {
      throw problem(.unknownMember(String(name.prefix(100))))
    }
    unknown.members.append(try member(name))
  }

  mutating func money(keeping others: inout UnknownMembers) throws(TransferError) -> Money? {
    let start = position
    var (amount, currency): (Rational?, Currency?)
    var code: String?
    var unread = UnknownMembers(others.policy)
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "amount": amount = try reader.amount()
      case "currency":
        if unread.policy != .kept {
          currency = try reader.currency()
        } else {
          let text = try reader.string()
          (currency, code) = (Currency(code: text), text)
        }
      default: try reader.unknown(name, in: &unread)
      }
    }
    let value = try required(amount, "amount", start)
    if currency == nil, let code {
      unread.members.append(ExactMember("amount", value.description))
      unread.members.append(ExactMember("currency", code))
    } else {
      _ = try required(currency, "currency", start)
    }
    others.add(unread, within: "price")
    return currency.map { Money(value, $0) }
  }

  mutating func quantity() throws(TransferError) -> Quantity {
    let start = position
    var nothing = UnknownMembers(.refused)
    return try required(try quantity(keeping: &nothing), "unit", start)
  }

  /// A quantity; `nil` where its unit is not known and `others` keeps it.
  mutating func quantity(keeping others: inout UnknownMembers) throws(TransferError) -> Quantity? {
    let start = position
    var packs: [Int] = []
    var (amount, unit, countName): (Rational?, Unit?, CountName?)
    var unknownUnit: String?
    var unread = UnknownMembers(others.policy)
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "packs":
        try reader.array { (reader) throws(TransferError) in
          guard packs.count < 16 else { throw reader.problem(.tooManyRows) }
          packs.append(try reader.count())
        }
      case "amount": amount = try reader.amount()
      case "unit":
        (unit, unknownUnit) = try reader.unit(unread.policy)
      case "of": countName = try reader.null() ? nil : CountName(try reader.string())
      default: try reader.unknown(name, in: &unread)
      }
    }
    let known = try required(amount, "amount", start)
    guard unknownUnit == nil else {
      let texts: [(String, String?)] = [
        ("packs", packs.isEmpty ? nil : packs.map(String.init).joined(separator: " ")),
        ("amount", known.description), ("unit", unknownUnit), ("of", countName?.id),
      ]
      for (name, text) in texts { if let text { unread.members.append(ExactMember(name, text)) } }
      others.add(unread, within: "quantity")
      return nil
    }
    others.add(unread, within: "quantity")
    let knownUnit = try required(unit, "unit", start)
    do throws(QuantityError) {
      return try Quantity(packs: packs, known, knownUnit, of: countName)
    } catch {
      throw problem(.reading(error == .tooLarge ? .tooLarge : .notPositive), at: start)
    }
  }

  /// A reference unit; `nil` where its unit is not known and `others` keeps it.
  mutating func referenceUnit(
    keeping others: inout UnknownMembers
  ) throws(TransferError) -> ReferenceUnit? {
    let start = position
    var (amount, unit, unknownUnit): (Rational?, Unit?, String?)
    var unread = UnknownMembers(others.policy)
    try object { (reader, name) throws(TransferError) in
      switch name {
      case "amount": amount = try reader.amount()
      case "unit": (unit, unknownUnit) = try reader.unit(unread.policy)
      default: try reader.unknown(name, in: &unread)
      }
    }
    let known = try required(amount, "amount", start)
    guard known.isPositive else { throw problem(.wrongValue("0"), at: start) }
    if let unknownUnit {
      let parts = [
        ExactMember("amount", known.description), ExactMember("unit", unknownUnit),
      ]
      unread.members = parts + unread.members
    } else {
      _ = try required(unit, "unit", start)
    }
    others.add(unread, within: "referenceUnit")
    return unit.map { ReferenceUnit(known, $0) }
  }

  func required<Value>(
    _ value: Value?, _ name: String, _ start: TextPosition
  ) throws(TransferError) -> Value {
    guard let value else { throw problem(.missingMember(name), at: start) }
    return value
  }
}

/// The names of the members of one object; usually there are few.
struct MemberNames {
  private var first: [String] = []
  private var others: Set<String> = []

  var count: Int { first.count + others.count }

  /// Whether the name is new.
  mutating func insert(_ name: String) -> Bool {
    if first.contains(name) { return false }
    guard first.count == 16 else {
      first.append(name)
      return true
    }
    return others.insert(name).inserted
  }
}

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

  /// A member of an object that this program does not know, or a problem where none are kept.
  mutating func unknown(
    _ name: String, _ policy: UnknownMembers
  ) throws(TransferError) -> ExactMember {
    guard policy != .refused else {
      throw problem(.unknownMember(String(name.prefix(100))))
    }
    return try member(name)
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

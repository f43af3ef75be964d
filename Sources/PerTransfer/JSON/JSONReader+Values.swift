import PerModel
import PerWords

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

// Texts in quotation marks.
extension JSONReader {
  /// A text, at most as long as the limit.
  mutating func string() throws(TransferError) -> String {
    _ = try next()
    let start = position
    guard try consume("\"") else {
      throw problem(.expected(localized(context: "missing", "a text")))
    }
    if let text = plainString() { return text }
    var text: [UInt8] = []
    while try peek() != nil {
      readPlain(into: &text)
      guard text.count <= limits.maximumLineLength else { throw problem(.tooLong) }
      guard index < bytes.count else { continue }
      switch bytes[index] {
      case UInt8(ascii: "\""):
        advance()
        guard let string = String(validating: text, as: UTF8.self) else {
          throw problem(.notText, at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        advance()
        try appendEscaped(to: &text)
      case 0: throw problem(.zero)
      case 0..<0x20: throw problem(.expected("\""))
      default: break
      }
    }
    throw problem(.quoteNotClosed, at: start)
  }

  /// Reads the rest of a text and the quotation mark after it, where there is nothing but ASCII and no escape, as in
  /// most; else `nil`, and nothing is read.
  private mutating func plainString() -> String? {
    let start = index
    let text: String? = bytes.withUnsafeBufferPointer { bytes in
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
        guard (0x20..<0x80).contains(bytes[end]), bytes[end] != UInt8(ascii: "\\") else {
          return nil
        }
        end += 1
      }
      guard end < bytes.count, end - start <= limits.maximumLineLength else { return nil }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }
    guard let text else { return nil }
    index += text.utf8.count
    column += text.utf8.count
    advance()
    return text
  }

  /// Reads the bytes up to the next one that is special in a text.
  private mutating func readPlain(into text: inout [UInt8]) {
    let start = index
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count {
        let byte = bytes[index]
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
        if byte & 0xC0 != 0x80 { column += 1 }
        index += 1
      }
    }
    text += bytes[start..<index]
  }

  private mutating func appendEscaped(to text: inout [UInt8]) throws(TransferError) {
    guard let byte = try peek() else { throw problem(.quoteNotClosed) }
    let short: UInt8? =
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
      case UInt8(ascii: "b"): 8
      case UInt8(ascii: "f"): 12
      case UInt8(ascii: "n"): 10
      case UInt8(ascii: "r"): 13
      case UInt8(ascii: "t"): 9
      default: nil
      }
    let start = position
    advance()
    if let short { return text.append(short) }
    guard byte == UInt8(ascii: "u") else { throw problem(.notText, at: start) }
    var value = UInt32(try codeUnit())
    if UTF16.isLeadSurrogate(UInt16(value)), try peek() == UInt8(ascii: "\\") {
      advance()
      guard try peek() == UInt8(ascii: "u") else { throw problem(.notText, at: start) }
      advance()
      let second = try codeUnit()
      guard UTF16.isTrailSurrogate(second) else { throw problem(.notText, at: start) }
      value = 0x10000 + (value - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw problem(.notText, at: start) }
    text.append(contentsOf: String(scalar).utf8)
  }

  private mutating func codeUnit() throws(TransferError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let byte = try peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem(.notText)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }
}

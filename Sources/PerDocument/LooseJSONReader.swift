/// Reads JSON forgivingly, without recursion deeper than 200.
struct LooseJSONReader {
  let bytes: [UInt8]
  var place = 0
  var rest: Int
  private static let maximumDepth = 200

  init(bytes: [UInt8], rest: Int) { (self.bytes, self.rest) = (bytes, rest) }

  private var byte: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// The next object or array; what comes before it says nothing.
  mutating func nextTopLevel() -> LooseJSON? {
    while rest > 0 {
      skipBlank()
      guard let byte else { return nil }
      if starts(with: "[CDATA[") {
        place += 7
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        return value(depth: 0)
      } else {
        place += 1
      }
    }
    return nil
  }

  private func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[place...].starts(with: $0) }
  }

  /// White space, control characters and comments.
  private mutating func skipBlank() {
    while let byte {
      if byte <= 0x20 || byte == 0x7F {
        place += 1
      } else if starts(with: "/*") {
        place += 2
        while place < bytes.count, !starts(with: "*/") { place += 1 }
        place = min(place + 2, bytes.count)
      } else if starts(with: "//") {
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      } else if starts(with: "<!--") {
        place += 4
      } else if starts(with: "-->") || starts(with: "]]>") {
        place += 3
      } else if starts(with: "\u{FEFF}") || starts(with: "\u{2028}") || starts(with: "\u{2029}") {
        place += 3
      } else if starts(with: "\u{A0}") {
        place += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) -> LooseJSON? {
    skipBlank()
    rest -= 1
    guard let byte, rest > 0, depth < Self.maximumDepth else {
      place = bytes.count
      return nil
    }
    switch byte {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .text(string(ending: byte))
    default: return word()
    }
  }

  private mutating func object(depth: Int) -> LooseJSON {
    place += 1
    var members: [(name: String, value: LooseJSON)] = []
    while true {
      skipBlank()
      guard let byte else { break }
      if byte == UInt8(ascii: "}") {
        place += 1
        break
      }
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") {
        place += 1
        continue
      }
      // An array that ends before its object does.
      if byte == UInt8(ascii: "]") { break }
      let name =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        ? string(ending: byte) : bareWord()
      skipBlank()
      guard self.byte == UInt8(ascii: ":") else {
        if name.isEmpty { place += 1 }
        continue
      }
      place += 1
      skipBlank()
      if self.byte == UInt8(ascii: ",") || self.byte == UInt8(ascii: "}") { continue }
      guard let value = value(depth: depth + 1) else { break }
      members.append((name, value))
    }
    return .object(members)
  }

  private mutating func array(depth: Int) -> LooseJSON {
    place += 1
    var values: [LooseJSON] = []
    while true {
      skipBlank()
      guard let byte else { break }
      if byte == UInt8(ascii: "]") {
        place += 1
        break
      }
      if byte == UInt8(ascii: ",") {
        place += 1
        continue
      }
      if byte == UInt8(ascii: "}") { break }
      guard let value = value(depth: depth + 1) else { break }
      values.append(value)
    }
    return .array(values)
  }

  /// A text, also with line breaks in it. An unescaped quotation mark does not end it, where no comma, colon
  /// or bracket follows.
  private mutating func string(ending quote: UInt8) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte {
      place += 1
      if byte == quote {
        if endsHere() { break }
        text.append(byte)
      } else if byte == UInt8(ascii: "\\"), let escaped = self.byte {
        place += 1
        append(escaped, to: &text)
      } else {
        text.append(byte < 0x20 ? 0x20 : byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func endsHere() -> Bool {
    var ahead = place
    while ahead < bytes.count, bytes[ahead] <= 0x20 { ahead += 1 }
    guard ahead < bytes.count else { return true }
    switch bytes[ahead] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "}"), UInt8(ascii: "]"),
      UInt8(ascii: "/"), UInt8(ascii: ";"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      return true
    default: return false
    }
  }

  private mutating func append(_ escaped: UInt8, to text: inout [UInt8]) {
    switch escaped {
    case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "b"),
      UInt8(ascii: "f"):
      text.append(0x20)
    case UInt8(ascii: "u"):
      guard var code = hexadecimal() else { return }
      if (0xD800..<0xDC00).contains(code), starts(with: "\\u") {
        let before = place
        place += 2
        if let low = hexadecimal(), (0xDC00..<0xE000).contains(low) {
          code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
        } else {
          place = before
        }
      }
      text += Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8)
    default: text.append(escaped)
    }
  }

  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    else { return nil }
    place += 4
    return code
  }

  private mutating func bareWord() -> String {
    let start = place
    while let byte, byte > 0x20, !Self.ends.contains(byte) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static let ends = Set(",:{}[]\"".utf8)

  private mutating func word() -> LooseJSON {
    let start = place
    let word = bareWord()
    if place == start { place += 1 }
    switch word {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null", "undefined", "NaN", "": return .null
    default:
      let isNumber = word.utf8.allSatisfy { Set("0123456789+-.eE".utf8).contains($0) }
      return isNumber ? .number(word) : .text(word)
    }
  }
}

/// Reads one flat object, strictly (RFC 8259): the text of its strings, and its numbers as written.
struct JSONReader {
  private let bytes: [UInt8]
  private var index = 0

  /// The members by name; those that are null are left out.
  ///
  /// Throws for anything but an object of strings, numbers, truth values and nulls.
  static func members(of line: [UInt8]) throws(UsageError) -> [String: String] {
    var reader = JSONReader(bytes: line)
    let members = try reader.object()
    reader.skipSpace()
    guard reader.index == line.count else { throw UsageError("there is text after the object") }
    return members
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func object() throws(UsageError) -> [String: String] {
    var members: [String: String] = [:]
    skipSpace()
    try expect("{")
    skipSpace()
    if peek == UInt8(ascii: "}") {
      index += 1
      return members
    }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      try expect(":")
      skipSpace()
      members[name] = try value()
      skipSpace()
      if peek == UInt8(ascii: "}") {
        index += 1
        return members
      }
      try expect(",")
    }
  }

  private mutating func value() throws(UsageError) -> String? {
    if let byte = peek {
      if byte == UInt8(ascii: "\"") { return try string() }
      if byte == UInt8(ascii: "-") || Self.digits.contains(byte) { return try number() }
    }
    for (word, value) in [("null", nil), ("true", "true"), ("false", "false")] as [(_, String?)]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw UsageError("a value is neither text nor a number")
  }

  /// A number without an exponent; its text is exact.
  private mutating func number() throws(UsageError) -> String {
    let start = index
    if peek == UInt8(ascii: "-") { index += 1 }
    let whole = index
    try digits()
    guard bytes[whole] != UInt8(ascii: "0") || index == whole + 1 else {
      throw UsageError("a number begins with 0")
    }
    if peek == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    guard peek.map({ $0 | 0x20 }) != UInt8(ascii: "e") else {
      throw UsageError("a number has an exponent")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(UsageError) {
    let start = index
    while let byte = peek, Self.digits.contains(byte) { index += 1 }
    guard index > start else { throw UsageError("a number has no digits") }
  }

  private mutating func string() throws(UsageError) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      case 0..<0x20: throw UsageError("a string has a control character in it")
      default: text.append(byte)
      }
    }
    throw UsageError("a string is not closed")
  }

  private mutating func escaped() throws(UsageError) -> [UInt8] {
    guard let byte = peek else { throw UsageError("a string is not closed") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"):
      var units = [try codeUnit()]
      if UTF16.isLeadSurrogate(units[0]), bytes[index...].starts(with: "\\u".utf8) {
        index += 2
        units.append(try codeUnit())
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: throw UsageError("a string has an escape that JSON does not know")
    }
  }

  private mutating func codeUnit() throws(UsageError) -> UInt16 {
    let digits = bytes[index...].prefix(4)
    let isHexadecimal = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    guard digits.count == 4, isHexadecimal,
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw UsageError("a string has an escape that JSON does not know") }
    index += 4
    return unit
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(UsageError) {
    guard peek == UInt8(ascii: character) else { throw UsageError("\(character) is missing") }
    index += 1
  }
}

import PerWords

/// Reads JSON strictly (RFC 8259), piece by piece, so that a file of any size needs little memory.
///
/// Each method reads what it is named after; anything else is a problem with line, column and path.
struct JSONReader {
  var bytes: [UInt8]
  var index = 0
  /// Where the rest comes from; `nil` when `bytes` is all.
  private let chunks: TextChunks?
  let limits: TransferLimits
  private var line: Int
  var column = 1
  private var path: [PathElement] = []

  private enum PathElement {
    case member(String)
    case element(Int)
  }

  /// Reading throws `notText` for what is neither UTF-8 nor UTF-16.
  init(_ chunks: TextChunks, limits: TransferLimits) {
    (bytes, self.chunks, self.limits, line) = ([], chunks, limits, 1)
  }

  /// One line of a file.
  init(line bytes: [UInt8], number: Int, limits: TransferLimits) {
    (self.bytes, chunks, self.limits, line) = (bytes, nil, limits, number)
  }

  /// A problem at the current position, or at another one.
  func problem(
    _ problem: TransferError.Problem, at position: TextPosition? = nil
  ) -> TransferError {
    TransferError(problem, at: position ?? self.position, path: pathText)
  }

  var position: TextPosition { TextPosition(line: line, column: column) }

  private var pathText: String {
    path.reduce(into: "") { text, element in
      switch element {
      case .member(let name): text += (text.isEmpty ? "" : ".") + name.prefix(100)
      case .element(let index): text += "[\(index)]"
      }
    }
  }

  /// The next byte; `nil` at the end.
  mutating func peek() throws(TransferError) -> UInt8? {
    if index < bytes.count { return bytes[index] }
    guard let chunks else { return nil }
    bytes = try chunks.next()
    index = 0
    return bytes.first
  }

  mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte == 0x0A {
      (line, column) = (line + 1, 1)
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  /// The byte that begins the next value; `nil` at the end.
  mutating func next() throws(TransferError) -> UInt8? {
    while let byte = try peek() {
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        if byte == 0 { throw problem(.zero) }
        return byte
      }
      advance()
    }
    return nil
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(TransferError) {
    guard try next() == UInt8(ascii: character) else { throw problem(.expected("\(character)")) }
    advance()
  }

  /// Reads the next character if it is this one, and says whether it was.
  mutating func consume(_ character: Unicode.Scalar) throws(TransferError) -> Bool {
    guard try next() == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  /// Throws where anything follows.
  mutating func end() throws(TransferError) {
    if try next() != nil { throw problem(.textAfterEnd) }
  }
}

extension JSONReader {
  /// Reads an object; `body` reads the value of each of its members.
  mutating func object(
    _ body: (inout JSONReader, String) throws(TransferError) -> Void
  ) throws(TransferError) {
    try expect("{")
    guard path.count < limits.maximumNesting else { throw problem(.tooDeep) }
    if try consume("}") { return }
    var names = MemberNames()
    while true {
      _ = try next()
      let start = position
      let name = try string()
      guard names.insert(name) else {
        throw problem(.repeatedMember(String(name.prefix(100))), at: start)
      }
      guard names.count <= limits.maximumColumns else { throw problem(.tooManyColumns, at: start) }
      try expect(":")
      _ = try next()
      path.append(.member(name))
      try body(&self, name)
      path.removeLast()
      if try consume("}") { return }
      try expect(",")
    }
  }

  /// Reads an array; `body` reads each of its elements.
  mutating func array(
    _ body: (inout JSONReader) throws(TransferError) -> Void
  ) throws(TransferError) {
    try expect("[")
    guard path.count < limits.maximumNesting else { throw problem(.tooDeep) }
    if try consume("]") { return }
    var count = 0
    while true {
      guard count <= limits.maximumRows else { throw problem(.tooLong) }
      _ = try next()
      path.append(.element(count))
      try body(&self)
      path.removeLast()
      count += 1
      if try consume("]") { return }
      try expect(",")
    }
  }

  /// The text of any number (section 6), including one with an exponent.
  mutating func numberText() throws(TransferError) -> String {
    let (text, start) = try numberBytes()
    if text.contains(where: \.isWholeNumber) { return text }
    throw problem(.expected(localized(context: "missing", "a value")), at: start)
  }

  /// The text of a number without an exponent, which is exact.
  mutating func number() throws(TransferError) -> String {
    let (text, start) = try numberBytes()
    let parts = text.drop { $0 == "-" }
      .split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isNumber =
      !text.isEmpty && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isWholeNumber) }
      && (parts.first == "0" || parts.first?.first != "0") && text.dropFirst().last != "-"
      && !text.hasPrefix("--")
    guard isNumber else {
      throw problem(.expected(localized(context: "missing", "a number")), at: start)
    }
    return text
  }

  /// The characters that a number may have, and where they begin.
  private mutating func numberBytes() throws(TransferError) -> (text: String, start: TextPosition) {
    _ = try next()
    let start = position
    var text = ""
    while let byte = try peek(), Self.numberBytes.contains(byte) {
      guard text.utf8.count < limits.maximumDigits else { throw problem(.tooManyDigits, at: start) }
      text.unicodeScalars.append(Unicode.Scalar(byte))
      advance()
    }
    return (text, start)
  }

  private static let numberBytes = Set("0123456789+-.eE".utf8)

  mutating func bool() throws(TransferError) -> Bool {
    if try consume(word: "true") { return true }
    if try consume(word: "false") { return false }
    throw problem(.expected(localized(context: "missing", "true or false")))
  }

  /// Reads the value if it is null, and says whether it was.
  mutating func null() throws(TransferError) -> Bool { try consume(word: "null") }

  private mutating func consume(word: StaticString) throws(TransferError) -> Bool {
    let letters = word.withUTF8Buffer { Array($0) }
    guard try next() == letters[0] else { return false }
    let start = position
    for letter in letters {
      guard try peek() == letter else { throw problem(.expected("\(word)"), at: start) }
      advance()
    }
    return true
  }

  /// Reads any value and ignores it.
  mutating func skip() throws(TransferError) {
    switch try next() {
    case UInt8(ascii: "{"):
      try object { (reader, _) throws(TransferError) in try reader.skip() }
    case UInt8(ascii: "["): try array { (reader) throws(TransferError) in try reader.skip() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"), UInt8(ascii: "f"): _ = try bool()
    case UInt8(ascii: "n"): _ = try null()
    default: _ = try number()
    }
  }
}

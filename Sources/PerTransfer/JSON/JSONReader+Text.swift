import PerText

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

  /// Reads the rest of a text and the quotation mark behind it, where there is nothing but ASCII and no escape, as in
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

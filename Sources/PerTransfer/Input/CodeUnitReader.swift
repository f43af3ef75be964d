/// Rewrites UTF-16 as UTF-8, chunk by chunk, and counts lines and columns on the way.
struct CodeUnitReader {
  private let isLittleEndian: Bool
  private var oddByte: UInt8?
  private var leading: UInt16?
  private var line = 1
  private var column = 0

  init(isLittleEndian: Bool) {
    self.isLittleEndian = isLittleEndian
  }

  /// Throws `notText` for an unpaired surrogate.
  mutating func text(of bytes: [UInt8]) throws(TransferError) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var index = 0
    if let first = oddByte, index < bytes.count {
      try append(unit(first, bytes[index]), to: &text)
      index += 1
      oddByte = nil
    }
    while index + 1 < bytes.count {
      try append(unit(bytes[index], bytes[index + 1]), to: &text)
      index += 2
    }
    if index < bytes.count { oddByte = bytes[index] }
    return text
  }

  /// Throws `notText` where the text ends in the middle of a character.
  func finish() throws(TransferError) {
    if oddByte != nil || leading != nil { throw problem }
  }

  private func unit(_ first: UInt8, _ second: UInt8) -> UInt16 {
    isLittleEndian
      ? UInt16(second) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(second)
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) throws(TransferError) {
    if leading == nil { column += 1 }
    if unit < 0x80, leading == nil {
      text.append(UInt8(unit))
      if unit == 0x0A { (line, column) = (line + 1, 0) }
      return
    }
    let value: UInt32
    if let leading {
      guard UTF16.isTrailSurrogate(unit) else { throw problem }
      value = 0x10000 + (UInt32(leading) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      self.leading = nil
    } else if UTF16.isLeadSurrogate(unit) {
      leading = unit
      return
    } else {
      value = UInt32(unit)
    }
    guard let scalar = Unicode.Scalar(value) else { throw problem }
    text.append(contentsOf: String(scalar).utf8)
  }

  private var problem: TransferError {
    TransferError(.notText, at: TextPosition(line: line, column: max(column, 1)))
  }
}

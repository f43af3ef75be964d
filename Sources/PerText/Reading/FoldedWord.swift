/// Lends an empty word to fold into.
@inline(__always)
func withFoldedWord<Result>(_ body: (inout FoldedWord) -> Result) -> Result {
  withUnsafeTemporaryAllocation(of: UInt8.self, capacity: FoldedWord.capacity) { buffer in
    guard let bytes = buffer.baseAddress else { preconditionFailure("the buffer is not empty") }
    var word = FoldedWord(bytes: bytes)
    return body(&word)
  }
}

/// A word as the vocabulary knows it, in a buffer that its reader lends.
struct FoldedWord {
  /// Longer words are cut, and so are never found.
  static let capacity = 96

  let bytes: UnsafeMutablePointer<UInt8>
  var count = 0

  mutating func append(_ byte: UInt8) {
    guard count < Self.capacity else { return }
    bytes[count] = byte
    count += 1
  }

  mutating func append(scalar: UInt32) {
    switch scalar {
    case ..<0x80: append(UInt8(scalar))
    case ..<0x800:
      append(UInt8(0xC0 | scalar >> 6))
      append(UInt8(0x80 | scalar & 0x3F))
    case ..<0x10000:
      append(UInt8(0xE0 | scalar >> 12))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    default:
      append(UInt8(0xF0 | scalar >> 18 & 0x07))
      append(UInt8(0x80 | scalar >> 12 & 0x3F))
      append(UInt8(0x80 | scalar >> 6 & 0x3F))
      append(UInt8(0x80 | scalar & 0x3F))
    }
  }

  var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: count) }
}

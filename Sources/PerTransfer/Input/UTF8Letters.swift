/// Where characters begin and end in UTF-8 (Unicode 15, table 3-7).
enum UTF8Letters {
  /// How many bytes the character at `index` has; `nil` if none.
  static func length(in bytes: ArraySlice<UInt8>, at index: Int) -> Int? {
    let first = bytes[index]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0..<0x80: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard index + length <= bytes.endIndex, second.contains(bytes[index + 1]),
      bytes[(index + 2)..<(index + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }

  /// The first byte that belongs to no character.
  static func firstProblem(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard let length = length(in: bytes, at: index) else { return index }
      index += length
    }
    return nil
  }

  /// The column, from 1, of the byte at an offset: one more than the characters before it.
  static func column(of offset: Int, in bytes: some Collection<UInt8>) -> Int {
    bytes.prefix(offset).reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }
}

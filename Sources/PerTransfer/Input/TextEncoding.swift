import PerDocument

/// The encoding of a text file.
public enum TextEncoding: Hashable, Sendable {
  case utf8, utf16LittleEndian, utf16BigEndian
  /// What Windows programs in western Europe wrote before Unicode.
  case windows1252

  /// The encoding that the first bytes show, and the length of the byte order mark. ASCII in UTF-16
  /// has a zero in every other byte.
  static func detect(_ bytes: [UInt8]) -> (TextEncoding, markLength: Int) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
    if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
    let pairs = min(bytes.count / 2, 64)
    if pairs >= 2 {
      let zeros = (0..<pairs).reduce(into: (even: 0, odd: 0)) { zeros, pair in
        if bytes[pair * 2] == 0 { zeros.even += 1 }
        if bytes[pair * 2 + 1] == 0 { zeros.odd += 1 }
      }
      if zeros.even == 0, zeros.odd * 4 >= pairs * 3 { return (.utf16LittleEndian, 0) }
      if zeros.odd == 0, zeros.even * 4 >= pairs * 3 { return (.utf16BigEndian, 0) }
    }
    return (.utf8, 0)
  }

  /// Windows-1252's 0x80 to 0x9F (WHATWG Encoding Standard, without the five undefined ones).
  private static let windowsLetters: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  /// The character of a byte in Windows-1252; `nil` for none.
  static func windowsLetter(_ byte: UInt8) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let value = windowsLetters[Int(byte - 0x80)]
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}

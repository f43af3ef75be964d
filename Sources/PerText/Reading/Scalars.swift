/// Classifies characters for the readers.
enum Scalars {
  /// The zeros of Unicode's runs of decimal digits (general category Nd, Unicode 17), ascending.
  private static let zeros: [UInt32] = [
    0x30, 0x660, 0x6F0, 0x7C0, 0x966, 0x9E6, 0xA66, 0xAE6, 0xB66, 0xBE6, 0xC66, 0xCE6, 0xD66,
    0xDE6, 0xE50, 0xED0, 0xF20, 0x1040, 0x1090, 0x17E0, 0x1810, 0x1946, 0x19D0, 0x1A80, 0x1A90,
    0x1B50, 0x1BB0, 0x1C40, 0x1C50, 0xA620, 0xA8D0, 0xA900, 0xA9D0, 0xA9F0, 0xAA50, 0xABF0, 0xFF10,
    0x104A0, 0x10D30, 0x10D40, 0x11066, 0x110F0, 0x11136, 0x111D0, 0x112F0, 0x11450, 0x114D0,
    0x11650, 0x116C0, 0x116D0, 0x116DA, 0x11730, 0x118E0, 0x11950, 0x11BF0, 0x11C50, 0x11D50,
    0x11DA0, 0x11DE0, 0x11F50, 0x16130, 0x16A60, 0x16AC0, 0x16B50, 0x16D70, 0x1CCF0, 0x1D7CE,
    0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1E140, 0x1E2F0, 0x1E4F0, 0x1E5F1, 0x1E950, 0x1FBF0,
  ]

  /// The value of a decimal digit of any script.
  static func digit(_ scalar: UInt32) -> UInt8? {
    if scalar < 0x660 {
      return scalar >= 0x30 && scalar <= 0x39 ? UInt8(scalar - 0x30) : nil
    }
    var (low, high) = (0, zeros.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if zeros[middle] <= scalar { low = middle } else { high = middle }
    }
    let value = scalar - zeros[low]
    return value < 10 ? UInt8(value) : nil
  }

  /// The value of a digit that is written as a word in Chinese and Japanese.
  static func hanDigit(_ scalar: UInt32) -> UInt8? {
    switch scalar {
    case 0x4E00: 1
    case 0x4E8C: 2
    case 0x4E09: 3
    case 0x56DB: 4
    case 0x4E94: 5
    case 0x516D: 6
    case 0x4E03: 7
    case 0x516B: 8
    case 0x4E5D: 9
    default: nil
    }
  }

  /// The numerator and denominator of a vulgar fraction character.
  static func fraction(_ scalar: UInt32) -> (Int8, Int8)? {
    switch scalar {
    case 0xBC: (1, 4)
    case 0xBD: (1, 2)
    case 0xBE: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153: (1, 3)
    case 0x2154: (2, 3)
    case 0x2155...0x2158: (Int8(scalar - 0x2154), 5)
    case 0x2159: (1, 6)
    case 0x215A: (5, 6)
    case 0x215B: (1, 8)
    case 0x215C: (3, 8)
    case 0x215D: (5, 8)
    case 0x215E: (7, 8)
    default: nil
    }
  }

  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x9, 0xA, 0xD, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Marks of direction, joiners and soft hyphens, which are there for the layout only.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Letters, and the marks that are parts of words.
  static func isLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (scalar | 0x20) >= 0x61 && (scalar | 0x20) <= 0x7A }
    // The commonest are answered without asking for all that Unicode says of them.
    if (0xC0...0x24F).contains(scalar) { return scalar != 0xD7 && scalar != 0xF7 }
    if (0x20A0...0x20CF).contains(scalar) { return false }
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    if scalar.properties.isAlphabetic { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark: return scalar.value < 0xFE00 || scalar.value > 0xFE0F
    case .spacingMark: return true
    default: return scalar.value == 0x212E || (0x3380...0x33DF).contains(scalar.value)
    }
  }

  /// Letters of scripts that write words without spaces between them: Han, kana, Hangul, Thai.
  static func isUnspaced(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xE00...0xE7F, 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF,
      0x4E00...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  static func isCurrencySign(_ scalar: UInt32) -> Bool {
    if scalar < 0xA2 { return scalar == 0x24 }
    switch scalar {
    case 0xA2...0xA5, 0x58F, 0x60B, 0x9F2, 0x9F3, 0xAF1, 0xBF9, 0xE3F, 0x17DB, 0x20A0...0x20C0,
      0xFDFC, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6:
      return true
    default:
      // N'Ko's, and those added to Unicode since
      return Unicode.Scalar(scalar)?.properties.generalCategory == .currencySymbol
    }
  }

  /// Full-width forms of ASCII, the ideographic comma and the typographic twins of plain signs, as
  /// the plain ones; everything else as it is.
  static func plain(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xFF01...0xFF5E: scalar - 0xFEE0
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0x3001, 0x60C, 0x2E41: 0x2C
    case 0x2018, 0x2019, 0x2BC, 0x2032, 0x5F3: 0x27
    case 0x201C, 0x201D, 0x2033, 0x5F4: 0x22
    case 0x2010, 0x2011, 0x2212: 0x2D
    case 0x66A: 0x25
    // The degree sign of "2° pezzo"
    case 0xB0: 0xBA
    case 0x970, 0x2024: 0x2E
    case 0x2215, 0x2044: 0x2F
    default: scalar
    }
  }
}

/// What the first byte of a letter in UTF-8 says of the script that it belongs to. Computed, so that nothing is looked
/// up where each byte of a text is asked.
enum Script {
  /// Hebrew and Arabic. Labels in them have the unit before the number, and name a price after its unit.
  static var hebrewAndArabic: ClosedRange<UInt8> { 0xD6...0xDB }
  /// The scalars of the letters of Hebrew, from alef to tav in Unicode.
  static var hebrewLetters: ClosedRange<UInt32> { 0x5D0...0x5EA }
  /// Kana and Han, whose words stand next to each other without spaces.
  static var kanaAndHan: ClosedRange<UInt8> { 0xE3...0xE9 }
  /// The same, and whatever is behind them.
  static var kanaOn: ClosedRange<UInt8> { 0xE3...0xFF }
  /// Whether a word begins with one of those.
  static func isKanaOn(_ word: [UInt8]) -> Bool { kanaOn.contains(word[0]) }

  /// Han, in which numbers are written too, and units joined to them.
  static var han: ClosedRange<UInt8> { 0xE4...0xE9 }
  /// The same, and whatever is behind it.
  static var hanOn: ClosedRange<UInt8> { 0xE4...0xFF }
  /// Hangul, whose "per" is joined to a unit in Latin letters: "100g당".
  static var hangul: ClosedRange<UInt8> { 0xEA...0xED }
}

/// Bytes of ASCII.
enum ASCII {
  static var digits: ClosedRange<UInt8> { 0x30...0x39 }
  static var capitals: ClosedRange<UInt8> { 0x41...0x5A }
  static var smallLetters: ClosedRange<UInt8> { 0x61...0x7A }

  /// Whether a byte is a letter.
  static func isLetter(_ byte: UInt8) -> Bool { smallLetters.contains(byte | 0x20) }

  /// Whether a byte is a letter, as a capital or not.
  static func isLetter(_ byte: UInt8, _ letter: Unicode.Scalar) -> Bool {
    byte | 0x20 == UInt8(ascii: letter)
  }
}

/// Folds letters to lowercase without accents.
///
/// `scripts/generate-unit-words` folds in the same way; a test holds the two together.
enum Folding {
  /// The unaccented letter of U+00C0 to U+017F; "?" if none.
  private static let latin: StaticString = """
    aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkk?llllll?\
    ?llnnnnnn???oooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz?
    """

  /// The unaccented letter of U+1E00 to U+1EFF; "?" if none.
  private static let latinAdditional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy??????aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????
    """

  /// Appends the folded form of a letter to a word; nothing when it does not fit.
  static func append(_ scalar: UInt32, to word: inout FoldedWord) {
    if scalar < 0x80 {
      word.append(
        UInt8(truncatingIfNeeded: scalar >= 0x41 && scalar <= 0x5A ? scalar | 0x20 : scalar))
      return
    }
    switch scalar {
    case 0xB2, 0xB3: word.append(UInt8(scalar - 0xB2) + UInt8(ascii: "2"))
    case 0xC0...0x17F where latin.utf8Start[Int(scalar - 0xC0)] != UInt8(ascii: "?"):
      word.append(latin.utf8Start[Int(scalar - 0xC0)])
    case 0x1E00...0x1EFF where latinAdditional.utf8Start[Int(scalar - 0x1E00)] != UInt8(ascii: "?"):
      word.append(latinAdditional.utf8Start[Int(scalar - 0x1E00)])
    case 0xDF, 0x1E9E:
      word.append(UInt8(ascii: "s"))
      word.append(UInt8(ascii: "s"))
    case 0x2113: word.append(UInt8(ascii: "l"))
    case 0x300...0x36F, 0x5B0...0x5BD, 0x640, 0x64B...0x65F: break
    default: word.append(scalar: folded(scalar))
    }
  }

  /// Appends the folded letters of a text to a word.
  static func append(_ text: String, to word: inout FoldedWord) {
    for scalar in text.unicodeScalars { append(scalar.value, to: &word) }
  }

  /// A word in folded letters.
  static func folded(_ word: String) -> String {
    withFoldedWord { folded in
      append(word, to: &folded)
      return String(decoding: folded.buffer, as: UTF8.self)
    }
  }

  private static func folded(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xB5: 0x3BC
    case 0xC6: 0xE6
    case 0x152: 0x153
    case 0x386, 0x3AC: 0x3B1
    case 0x388, 0x3AD: 0x3B5
    case 0x389, 0x3AE: 0x3B7
    case 0x38A, 0x3AF, 0x3CA, 0x390: 0x3B9
    case 0x38C, 0x3CC: 0x3BF
    case 0x38E, 0x3CD, 0x3CB: 0x3C5
    case 0x38F, 0x3CE: 0x3C9
    case 0x3C2: 0x3C3
    case 0x391...0x3A9: scalar + 0x20
    case 0x401, 0x451: 0x435
    case 0x400...0x40F: scalar + 0x50
    case 0x410...0x42F: scalar + 0x20
    case 0x531...0x556: scalar + 0x30
    case 0x622, 0x623, 0x625: 0x627
    case 0x649, 0x6CC: 0x64A
    case 0x6A9: 0x643
    default: scalar
    }
  }
}

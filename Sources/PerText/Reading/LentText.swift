/// A text in UTF-8, and room for folding its words; both are lent by the owner of the text, so that parts
/// of a line are read without copying them.
struct LentText {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Has room for `FoldedWord.capacity` bytes.
  let scratch: UnsafeMutablePointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>, scratch: UnsafeMutablePointer<UInt8>) {
    (self.bytes, self.scratch) = (bytes, scratch)
  }

  /// A cursor at the beginning. Throws `tooLong` for a text too long for every reader.
  func cursor(_ habits: WritingHabits) throws(ReadingError) -> Cursor {
    guard bytes.count <= QuantityReader.longestText else {
      throw ReadingError(.tooLong, QuantityReader.longestText..<bytes.count)
    }
    return Cursor(bytes, scratch: scratch, habits: habits)
  }

  func contains(_ sign: Unicode.Scalar) -> Bool { bytes.contains(UInt8(ascii: sign)) }

  func contains(anyOf signs: StaticString) -> Bool {
    bytes.contains { byte in signs.buffer.contains(byte) }
  }

  func hasPrefix(_ text: StaticString) -> Bool { bytes.starts(with: text.buffer) }

  func hasSuffix(_ text: StaticString) -> Bool {
    bytes.count >= text.utf8CodeUnitCount
      && bytes.suffix(text.utf8CodeUnitCount).elementsEqual(text.buffer)
  }

  /// The scalars with their places.
  func forEachScalar(_ body: (_ scalar: UInt32, _ place: Int) -> Void) {
    var place = 0
    while place < bytes.count {
      let (scalar, width) = UTF8.scalar(in: bytes, at: place)
      body(scalar, place)
      place += width
    }
  }
}

// What lines are asked for.
extension LentText {
  /// "4.99 -20%": a price and a deal, rather than a sum.
  var hasSpacedMinus: Bool {
    var (previous, beforePrevious): (UInt32, UInt32) = (0x78, 0x78)
    var isFound = false
    forEachScalar { scalar, _ in
      if previous == 0x2D || previous == 0x2212, Scalars.isSpace(beforePrevious),
        !Scalars.isSpace(scalar)
      {
        isFound = true
      }
      (beforePrevious, previous) = (previous, scalar)
    }
    return isFound
  }

  /// Whether there are letters or digits, and not only brackets and commas.
  var saysSomething: Bool {
    var says = false
    forEachScalar { scalar, _ in
      says = says || Scalars.isLetter(scalar) || Scalars.digit(scalar) != nil
    }
    return says
  }

  var hasOnlyCurrencySigns: Bool {
    var hasOnly = true
    forEachScalar { scalar, _ in hasOnly = hasOnly && Scalars.isCurrencySign(scalar) }
    return hasOnly
  }

  var hasCurrencySign: Bool {
    var place = 0
    while place < bytes.count {
      let (scalar, width) = UTF8.scalar(in: bytes, at: place)
      if scalar == 0x24 || scalar > 0x80 && Scalars.isCurrencySign(scalar) { return true }
      place += width
    }
    return false
  }

  /// "x", "X", "×" or "*" anywhere.
  var containsTimesSign: Bool {
    if contains(anyOf: "xX*") { return true }
    return bytes.indices.dropLast().contains { bytes[$0] == 0xC3 && bytes[$0 + 1] == 0x97 }
  }
}

/// Lends a text to a reader.
func lending<Result, Failure>(
  _ text: String, _ body: (LentText) throws(Failure) -> Result
) throws(Failure) -> Result {
  var text = text
  let result = text.withUTF8 { bytes in
    withFoldedWord { word in
      Swift.Result { () throws(Failure) in try body(LentText(bytes, scratch: word.bytes)) }
    }
  }
  return try result.get()
}

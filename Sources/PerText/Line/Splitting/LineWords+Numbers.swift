import PerModel

// Words that are numbers.
extension LineWords {
  /// Whether a word is nothing but digits, perhaps with one sign for the decimals, and clear by itself:
  /// "1.250" may be either.
  func isPlainNumber(_ index: Int) -> Bool {
    guard anyHas([.whole, .plainDecimal], index), words[index].range.count <= 18
    else { return false }
    if has(.whole, index) { return true }
    let sign = words[index].range.upperBound - 4
    return sign < words[index].range.lowerBound || line.bytes[sign] >= 0x30
  }

  /// What such a word says as a price.
  func plainNumber(_ index: Int) -> ReadPrice? {
    guard isPlainNumber(index) else { return nil }
    var (digits, decimals, power) = (0, 0, 1)
    var isBehindSign = false
    for byte in bytes(index) {
      guard byte >= 0x30 else {
        isBehindSign = true
        continue
      }
      digits = digits * 10 + Int(byte - 0x30)
      if isBehindSign { (decimals, power) = (decimals + 1, power * 10) }
    }
    guard let amount = try? Rational(Int128(digits), over: Int128(power)) else { return nil }
    return ReadPrice(amount: amount, currency: nil, fractionDigits: decimals)
  }

  /// Whether a number comes after the first sign that is not a digit: the 4 of "115g×4", none in "67XL".
  func hasDigitBehindTimes(_ index: Int) -> Bool {
    let rest = bytes(index).drop { ASCII.digits.contains($0) }
    return rest.contains { ASCII.digits.contains($0) || $0 >= 0x80 }
  }

  /// Whether the word is a number that says how large something is: the 4 of "size 4 nappies", but not the 10 of the
  /// Hungarian "M méret 10 db", whose size comes before the word for it.
  func isSize(_ index: Int) -> Bool {
    index > 0 && has(.whole, index) && has(.listed, index - 1)
      && says(.sizeLabel, index - 1) && !isLabelOfBefore(index - 1)
      && !(isSizeOfClothes(index - 2) && index + 1 < count && has(.count, index + 1))
  }

  /// Whether a label belongs to the number before it, because pieces are counted behind it: "4 numara 48 adet".
  func isLabelOfBefore(_ label: Int) -> Bool {
    label > 0 && has(.whole, label - 1) && label + 2 < count
      && anyHas([.count, .unit], label + 2) && !has(.digit, label + 2)
      && WordSet.labelBehind.contains(plain(label))
  }

  /// Whether a word is "M" or "XXL", or a number with an ending as in the Hungarian "3-as méret".
  private func isSizeOfClothes(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    let word = bytes(index)
    let letters = word.allSatisfy { Self.lettersOfSizes.contains($0) }
    let behind = word.drop { ASCII.digits.contains($0) }
    return letters && word.count <= Self.longestSize
      || behind.count < word.count && behind.first == UInt8(ascii: "-") && behind.count > 1
  }

  private static let lettersOfSizes = [
    UInt8(ascii: "X"), UInt8(ascii: "S"), UInt8(ascii: "M"), UInt8(ascii: "L"),
  ]
  /// "XXXL"
  private static let longestSize = 4

  /// Whether tablets or capsules are named among some words, or right before or after them.
  func namesDose(beside span: Range<Int>) -> Bool {
    (span.lowerBound - 1...span.upperBound).contains { index in
      indices.contains(index) && !has(.digit, index)
        && words[index].meaning.countName?.isDose == true
    }
  }
}

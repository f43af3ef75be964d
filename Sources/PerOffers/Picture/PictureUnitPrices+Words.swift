import PerModel
import PerText

// The words of small print, and the numbers among them.
extension PictureUnitPrices {
  /// Where words are, with numbers, signs, letters and those of East Asia apart; a number keeps its separators.
  static func words(of text: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    enum Kind { case digit, letter, syllable, sign, space }
    func kind(_ index: Int, after last: Kind) -> Kind {
      let character = text[index]
      if character.isNumber { return .digit }
      if character.isLetter {
        return character.unicodeScalars.allSatisfy { $0.value > 0x2E80 } ? .syllable : .letter
      }
      if character.isWhitespace { return .space }
      if last == .digit, ".,".contains(character) { return .digit }
      // "99:90"
      let isInside = last == .digit && index + 1 < text.count && text[index + 1].isNumber
      return isInside && ":'’".contains(character) ? .digit : .sign
    }
    var last = Kind.space
    for index in text.indices {
      let kind = kind(index, after: last)
      defer { last = kind }
      if kind == .space { continue }
      if kind == last, kind != .sign {
        words[words.count - 1] = words[words.count - 1].lowerBound..<index + 1
      } else {
        words.append(index..<index + 1)
      }
    }
    return words.flatMap { range in
      // "ロール" and "あたり" of "1ロールあたり99.8円", which no space parts
      let word = String(text[range])
      let ending = gluedEndings.first { word.hasSuffix($0) && word.count > $0.count }
      guard let ending else { return [range] }
      let middle = range.upperBound - ending.count
      return [range.lowerBound..<middle, middle..<range.upperBound]
    }
  }

  /// The words for "per" of East Asia, which stand behind a unit.
  private static let gluedEndings = LabelWords.words(.per).filter {
    $0.allSatisfy(\.isEastAsian)
  }.sorted()

  /// Whether "100 g" is how much there is, as in "4 × 100 g 2.25/100 g": one of several, or before a price for a unit.
  static func isSize(_ words: [String], _ start: Int, _ end: Int) -> Bool {
    if start > 0, TimesSigns.isOne(words[start - 1]) { return true }
    let behind = words[end...].drop(while: isSign)
    guard behind.first?.first?.isNumber == true else { return false }
    return behind.dropFirst().first { !isSign($0) } == "/"
  }

  /// The number before a unit, 1 where none is there, and goes past it.
  static func count(_ words: [String], _ index: inout Int) -> String {
    guard number(words, index) != nil else { return "1" }
    defer { index += 1 }
    return words[index]
  }

  static func number(_ words: [String], _ index: Int) -> Rational? {
    guard index < words.count, words[index].allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(words[index]).map { Rational($0) }
  }

  /// The amount that begins at a word; goes past it.
  static func amount(
    _ words: [String], _ index: inout Int, _ readers: TextReaders
  ) -> Rational? {
    guard index < words.count, words[index].first?.isNumber == true else { return nil }
    var text = words[index]
    while let last = text.last, ".,".contains(last) { text.removeLast() }
    // "3 427 Ft"
    if index + 2 < words.count, (1...3).contains(text.count), text.allSatisfy(\.isNumber),
      isSign(words[index + 2])
    {
      let next = words[index + 1]
      if next.prefix(3).count == 3, next.prefix(3).allSatisfy(\.isNumber),
        next.dropFirst(3).first.map({ ".,".contains($0) }) ?? true
      {
        text += next
        index += 1
      }
    }
    // "1€07"
    if let cents = centsBehindSign(words, index), text.allSatisfy(\.isNumber) {
      text += "." + cents
      index += 2
    }
    let found = decimal(text) ?? whole(text, readers)
    if found != nil { index += 1 }
    return found
  }

  /// The cents behind a sign, before what it is for or nothing more.
  private static func centsBehindSign(_ words: [String], _ index: Int) -> String? {
    guard index + 2 < words.count, isSign(words[index + 1]) else { return nil }
    let (cents, next) = (words[index + 2], index + 3 < words.count ? words[index + 3] : "")
    guard cents.count == 2, cents.allSatisfy(\.isNumber),
      next.isEmpty || ["/", ")", "("].contains(next) || isPer(next)
    else { return nil }
    return cents
  }

  static func whole(_ text: String, _ readers: TextReaders) -> Rational? {
    guard let number = PictureNumber(text), number.before.isEmpty, number.after.isEmpty else {
      return nil
    }
    if let cents = number.cents {
      // "5,082" yen
      return cents.count == 3 && readers.currency.fractionDigits == 0
        ? Int(number.digits + cents).map { Rational($0) } : number.amount(cents: cents)
    }
    return number.digits.count <= PictureLimit.digits && !number.digits.isEmpty
      ? number.amount(cents: nil) : nil
  }

  /// "24.9", "0,123": small units cost parts of a cent.
  static func decimal(_ text: String) -> Rational? {
    let parts = text.split(omittingEmptySubsequences: false) { ".,:".contains($0) }
    guard parts.count == 2, (1...5).contains(parts[0].count), [1, 2, 4].contains(parts[1].count),
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return (try? Rational(decimal: parts[0] + "." + parts[1])) ?? nil
  }

  static func isSign(_ word: String) -> Bool {
    word.unicodeScalars.count == 1 && word.unicodeScalars.allSatisfy { PriceMarks.isSign($0) }
      || LabelWords.words(.currencySign).contains(word)
  }
}

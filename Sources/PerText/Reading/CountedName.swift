import PerModel

/// A name with how many packs of it are wanted: "2 coffee", "2x Jacobs coffee", "coffee x2".
struct CountedName {
  let name: String
  let number: Int
  let quantity: Quantity

  /// `nil` for a name without a number in front or "x2" behind.
  init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    let isTimes = words.count > 2 && Self.isTimesSign(words[1])
    if let count = Self.count(first),
      count.isMarked || isTimes || words[1].contains(where: \.isLetter)
    {
      let isPacks = count.isMarked || isTimes
      self.init(words[(isTimes ? 2 : 1)...], count.number, isPacks: isPacks)
    } else if let count = Self.count(last), count.isMarked {
      self.init(words.dropLast(), count.number, isPacks: true)
    } else {
      return nil
    }
  }

  private init?(_ words: ArraySlice<Substring>, _ number: Int, isPacks: Bool) {
    guard !words.isEmpty,
      let quantity = try? Quantity(Rational(number), .item, of: isPacks ? .pack : nil)
    else { return nil }
    (name, self.number, self.quantity) = (words.joined(separator: " "), number, quantity)
  }

  private static func isTimesSign(_ word: Substring) -> Bool {
    TimesSigns.isOne(word)
  }

  /// "2", and with a sign for it "2x" and "x2".
  private static func count(_ word: Substring) -> (number: Int, isMarked: Bool)? {
    var digits = word
    if let sign = digits.first, TimesSigns.all.contains(sign) {
      digits.removeFirst()
    } else if let sign = digits.last, TimesSigns.all.contains(sign) {
      digits.removeLast()
    }
    guard (1...2).contains(digits.count), digits.allSatisfy({ $0.wholeNumberValue != nil }) else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) }
    return number > 0 ? (number, digits.count < word.count) : nil
  }
}

import PerModel
import PerText

/// Finds unit prices in small print: "1 kg = 24.45", "(2.65/ kg)", "kg-Preis 6.30", "100 g = 0,89".
struct PictureUnitPrices {
  /// What was found.
  private(set) var prices: [Candidate.UnitPrice] = []
  /// The text without them.
  private(set) var rest = ""

  init(_ text: String, _ readers: TextReaders) {
    let characters = Array(text)
    let found = Self.words(of: characters)
    let words = found.map { String(characters[$0]) }
    var index = 0
    var kept = 0
    while index < words.count {
      if let (prices, next) = Self.equation(words, index, readers)
        ?? Self.named(words, index, readers) ?? Self.fraction(words, index, readers)
      {
        self.prices += prices
        rest += String(characters[kept..<found[index].lowerBound])
        kept = found[next - 1].upperBound
        index = next
      } else {
        index += 1
      }
    }
    rest += String(characters[kept...])
  }

  /// Where words are, with numbers, signs and letters apart; a number keeps its separators.
  private static func words(of text: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    enum Kind { case digit, letter, sign, space }
    func kind(_ character: Character, after last: Kind) -> Kind {
      if character.isNumber { return .digit }
      if character.isLetter { return .letter }
      if character.isWhitespace { return .space }
      if last == .digit, ".,".contains(character) { return .digit }
      return .sign
    }
    var last = Kind.space
    for (index, character) in text.enumerated() {
      let kind = kind(character, after: last)
      defer { last = kind }
      if kind == .space { continue }
      if kind == last, kind != .sign {
        words[words.count - 1] = words[words.count - 1].lowerBound..<index + 1
      } else {
        words.append(index..<index + 1)
      }
    }
    return words
  }

  /// "1 kg = 24.45", "1 l = 1,62 – 1,86", "100 g 0.89"
  private static func equation(
    _ words: [String], _ start: Int, _ readers: TextReaders
  ) -> ([Candidate.UnitPrice], Int)? {
    var index = start
    let count = count(words, &index)
    var per: Quantity?
    if index < words.count, let unit = quantity(count, words[index], readers) {
      per = unit
      index += 1
    } else if index == start + 1, words[start] == "11" {
      // "1 l", whose letter looks like a digit
      per = quantity("1", "l", readers)
    } else if index == start + 1, words[start] == "1", index < words.count, words[index] == "1" {
      per = quantity("1", "l", readers)
      index += 1
    }
    guard let per, index < words.count, ["=", "≙", ":", "≈"].contains(words[index]) else {
      return nil
    }
    // Pieces need a sign and a number: "M = 38" is a size.
    if per.unit.kind == .count, index == start + 1 || words[index] == ":" { return nil }
    index += 1
    var prices: [Candidate.UnitPrice] = []
    while index < words.count {
      if isSign(words[index]) || ["(", ".", "€"].contains(words[index])
        || LabelWords.words(.about).contains(words[index])
      {
        index += 1
      } else if let price = amount(words, index) {
        prices.append(Candidate.UnitPrice(price: Money(price, readers.currency), per: per))
        index += 1
        while index < words.count, isSign(words[index]) {
          index += 1
        }
        guard index + 1 < words.count,
          ["/", "-", "–", "—"].contains(words[index]) || isJoint(words[index]),
          amount(words, index + 1) != nil || words[index + 1] == "."
        else { break }
        index += words[index + 1] == "." ? 2 : 1
      } else {
        break
      }
    }
    return prices.isEmpty ? nil : (prices, index)
  }

  /// Whether a word is between two prices.
  private static func isJoint(_ word: String) -> Bool {
    let word = word.lowercased()
    return LabelWords.words(.alternative).contains(word) || LabelWords.words(.upTo).contains(word)
  }

  /// "kg-Preis 6.30"
  private static func named(
    _ words: [String], _ start: Int, _ readers: TextReaders
  ) -> ([Candidate.UnitPrice], Int)? {
    var index = start
    let count = count(words, &index)
    if index > start, index < words.count, words[index] == "-" { index += 1 }
    guard index + 2 < words.count, let per = quantity(count, words[index], readers),
      ["-", "."].contains(words[index + 1]),
      LabelWords.words(.priceName).contains(where: words[index + 2].lowercased().hasPrefix)
    else { return nil }
    index += 3
    var prices: [Candidate.UnitPrice] = []
    while index < words.count {
      if let price = amount(words, index) {
        prices.append(Candidate.UnitPrice(price: Money(price, readers.currency), per: per))
      } else if !([",", ".", "/", "-"].contains(words[index]) || isJoint(words[index])) {
        break
      }
      index += 1
    }
    return prices.isEmpty ? nil : (prices, index)
  }

  /// "2.65 / kg", "2,65 €/kg", "45p per 100g"
  private static func fraction(
    _ words: [String], _ start: Int, _ readers: TextReaders
  ) -> ([Candidate.UnitPrice], Int)? {
    var index = start
    while index < words.count, isSign(words[index]) { index += 1 }
    guard let price = amount(words, index) else { return nil }
    index += 1
    var isSmall = false
    while index < words.count {
      let isWord = LabelWords.words(.smallMoney).contains(words[index])
      guard isWord || isSign(words[index]) else { break }
      isSmall = isSmall || isWord || words[index] == "¢"
      index += 1
    }
    let amount = isSmall ? (try? price / Rational(100)) ?? price : price
    // "25.8p each"
    if index < words.count, isSmall || index > start + 1,
      LabelWords.words(.each).contains(words[index].lowercased()),
      let one = try? Quantity(.one, .item)
    {
      return (
        [Candidate.UnitPrice(price: Money(amount, readers.currency), per: one)], index + 1
      )
    }
    guard index + 1 < words.count,
      words[index] == "/" || LabelWords.words(.per).contains(words[index].lowercased())
    else { return nil }
    index += 1
    let count = count(words, &index)
    guard index < words.count, let per = quantity(count, words[index], readers) else { return nil }
    return ([Candidate.UnitPrice(price: Money(amount, readers.currency), per: per)], index + 1)
  }

  private static func quantity(_ count: String, _ unit: String, _ readers: TextReaders) -> Quantity?
  {
    guard unit.first?.isLetter == true, unit.count <= 6 else {
      return nil
    }
    let unit = unit == "I" ? "l" : unit
    guard
      let quantity = readers.quantity(count + " " + unit)
        ?? readers.quantity(count + " " + unit.lowercased())
    else { return nil }
    return quantity.unit.kind == .count && unit.count < 3 ? nil : quantity
  }

  /// The number before a unit, 1 where none is there, and goes past it.
  private static func count(_ words: [String], _ index: inout Int) -> String {
    guard number(words, index) != nil else { return "1" }
    defer { index += 1 }
    return words[index]
  }

  private static func number(_ words: [String], _ index: Int) -> Rational? {
    guard index < words.count, words[index].allSatisfy({ $0.isASCII && $0.isNumber }) else {
      return nil
    }
    return Int(words[index]).map { Rational($0) }
  }

  private static func amount(_ words: [String], _ index: Int) -> Rational? {
    guard index < words.count, words[index].first?.isNumber == true else { return nil }
    var text = words[index]
    while let last = text.last, ".,".contains(last) { text.removeLast() }
    if let price = decimal(text) { return price }
    guard let number = PictureNumber(text), number.before.isEmpty, number.after.isEmpty else {
      return nil
    }
    if let cents = number.cents { return number.amount(cents: cents) }
    return number.digits.count <= 5 && !number.digits.isEmpty ? number.amount(cents: nil) : nil
  }

  /// "24.9", "0,123": small units cost parts of a cent.
  private static func decimal(_ text: String) -> Rational? {
    let parts = text.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    guard parts.count == 2, (1...5).contains(parts[0].count), [1, 2, 4].contains(parts[1].count),
      parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return (try? Rational(decimal: parts[0] + "." + parts[1])) ?? nil
  }

  private static func isSign(_ word: String) -> Bool {
    word.unicodeScalars.count == 1 && word.unicodeScalars.allSatisfy { PriceMarks.isSign($0) }
  }
}

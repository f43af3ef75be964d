import PerModel
import PerText

/// Finds unit prices in small print: "1 kg = 24.45", "(2.65/ kg)", "kg-Preis 6.30", "100 g 0,89", "€/kg 16,60".
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
        ?? Self.behindUnit(words, index, readers)
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

  /// "1 kg = 24.45", "1 l = 1,62 – 1,86", "100 g 0.89"
  private static func equation(
    _ words: [String], _ start: Int, _ readers: TextReaders
  ) -> ([Candidate.UnitPrice], Int)? {
    var index = start
    let count = count(words, &index)
    var per: Quantity?
    if let unit = unit(count, words, &index, readers) {
      per = unit
    } else if index == start + 1, words[start] == "11" {
      // "1 l", whose letter looks like a digit
      per = quantity("1", "l", readers)
    } else if index == start + 1, words[start] == "1", index < words.count, words[index] == "1" {
      per = quantity("1", "l", readers)
      index += 1
    }
    guard let per, index < words.count else { return nil }
    guard ["=", "≙", ":", "≈"].contains(words[index]) else {
      guard count == "100", !isSize(words, start, index) else { return nil }
      return priced(per, words, index, readers)
    }
    // Pieces need a sign and a number: "M = 38" is a size.
    if per.unit.kind == .count, index == start + 1 || words[index] == ":" { return nil }
    index += 1
    var prices: [Candidate.UnitPrice] = []
    while index < words.count {
      if isSign(words[index]) || ["(", "."].contains(words[index])
        || LabelWords.words(.about).contains(words[index])
      {
        index += 1
      } else if let price = amount(words, &index, readers) {
        prices.append(Candidate.UnitPrice(price: Money(price, readers.currency), per: per))
        while index < words.count, isSign(words[index]) { index += 1 }
        guard index + 1 < words.count,
          ["/", "-", "–", "—"].contains(words[index]) || isJoint(words[index]),
          words[index + 1].first?.isNumber == true || words[index + 1] == "."
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
    guard let per = unit(count, words, &index, readers), index + 1 < words.count,
      ["-", "."].contains(words[index]),
      LabelWords.words(.priceName).contains(where: words[index + 1].lowercased().hasPrefix)
    else { return nil }
    index += 2
    var prices: [Candidate.UnitPrice] = []
    while index < words.count {
      if let price = amount(words, &index, readers) {
        prices.append(Candidate.UnitPrice(price: Money(price, readers.currency), per: per))
      } else if [",", ".", "/", "-"].contains(words[index]) || isJoint(words[index]) {
        index += 1
      } else {
        break
      }
    }
    return prices.isEmpty ? nil : (prices, index)
  }

  /// "€/kg 16,60", "per kg 11,98", "100g当り28円"
  private static func behindUnit(
    _ words: [String], _ start: Int, _ readers: TextReaders
  ) -> ([Candidate.UnitPrice], Int)? {
    var index = start
    while index < words.count, isSign(words[index]) { index += 1 }
    let isFraction = index > start && index < words.count && words[index] == "/"
    let isNamed = index == start && index < words.count && isPer(words[index])
    index += isFraction || isNamed ? 1 : 0
    let count = count(words, &index)
    guard ["1", "100"].contains(count),
      let per = unit(count, words, &index, readers, isPriced: isNamed || isFraction)
    else { return nil }
    if !isFraction, !isNamed {
      guard index < words.count, isPer(words[index]) else { return nil }
      index += 1
    }
    if index < words.count, ["=", ":", "."].contains(words[index]) { index += 1 }
    return priced(per, words, index, readers, isNamed: true)
  }

  /// A price right behind what it is for, which its cents or a sign tell from a number.
  ///
  /// - Parameter isNamed: whether a word or a stroke says that it is for one, also of pieces: "per rol 0.66".
  private static func priced(
    _ per: Quantity, _ words: [String], _ start: Int, _ readers: TextReaders, isNamed: Bool = false
  ) -> ([Candidate.UnitPrice], Int)? {
    let isOfPieces = per.unit.kind == .count
    guard [.mass, .volume].contains(per.unit.kind) || isOfPieces && isNamed else { return nil }
    var index = start
    while index < words.count, isSign(words[index]) { index += 1 }
    let hasCents = index < words.count && words[index].dropFirst().contains { ".,:".contains($0) }
    var hasSign = index > start
    guard let price = amount(words, &index, readers) else { return nil }
    while index < words.count, isSign(words[index]) {
      index += 1
      hasSign = true
    }
    guard hasCents || hasSign && !isOfPieces else { return nil }
    return ([Candidate.UnitPrice(price: Money(price, readers.currency), per: per)], index)
  }

  static func isPer(_ word: String) -> Bool {
    LabelWords.words(.per).contains(word.lowercased())
  }

  /// "2.65 / kg", "2,65 €/kg", "45p per 100g"
  private static func fraction(
    _ words: [String], _ start: Int, _ readers: TextReaders
  ) -> ([Candidate.UnitPrice], Int)? {
    var index = start
    while index < words.count, isSign(words[index]) { index += 1 }
    guard let price = amount(words, &index, readers) else { return nil }
    let end = index
    var isSmall = false
    while index < words.count {
      // A cent sign is often taken for a letter.
      let isWord =
        LabelWords.words(.smallMoney).contains(words[index].lowercased())
        && !isCount(words, index, readers)
        || words[index] == "\u{E7}" || isCent(words, index, readers)
      guard isWord || isSign(words[index]) else { break }
      isSmall = isSmall || isWord || words[index] == "¢"
      index += 1
    }
    let amount = isSmall ? (try? price / Rational(100)) ?? price : price
    func unitPrice(per: Quantity) -> [Candidate.UnitPrice] {
      [Candidate.UnitPrice(price: Money(amount, readers.currency), per: per)]
    }
    func ofEach() -> ([Candidate.UnitPrice], Int)? {
      guard index < words.count, LabelWords.words(.each).contains(words[index].lowercased()),
        let one = try? Quantity(.one, .item)
      else { return nil }
      return (unitPrice(per: one), index + 1)
    }
    // "25.8p each"
    if isSmall || index > end, let each = ofEach() { return each }
    // "149,88 kr./kg", "149,88 kr. pr. kg"
    if index > end, index + 1 < words.count, words[index] == ".",
      words[index + 1] == "/" || isPer(words[index + 1])
    {
      index += 1
    }
    // "37,16 zt /kg", a sign of letters that was not read right; "500 g / bag" says how much is in a bag.
    if index == end, index + 1 < words.count, words[index + 1] == "/",
      words[index].count <= 3, words[index].allSatisfy(\.isLetter), words[end - 1].count >= 3,
      readers.quantity("1 " + words[index]) == nil
    {
      index += 1
    }
    guard index + 1 < words.count, words[index] == "/" || isPer(words[index]) else { return nil }
    let isMoney = index > end || words[end - 1].contains { ".,:".contains($0) }
    index += 1
    if words[index - 1] != "/", index + 1 < words.count, words[index] == "." { index += 1 }
    // "14.6p/each"
    if isMoney, let each = ofEach() { return each }
    let count = count(words, &index)
    if let per = unit(count, words, &index, readers, isPriced: isMoney) {
      // "160 per pack" says how many there are.
      if !isMoney, per.unit.kind == .count { return nil }
      return (unitPrice(per: per), index)
    }
    // "1,39 per 1", where the letter of liters looks like a digit
    guard isMoney, index == words.count, words[index - 1] == "1", isPer(words[index - 2]),
      let liter = quantity("1", "l", readers)
    else { return nil }
    return (unitPrice(per: liter), index)
  }

  /// "38.3 t/oz", where a single letter cannot be a sign of dollars
  private static func isCent(_ words: [String], _ index: Int, _ readers: TextReaders) -> Bool {
    ["t", "c", "e", "C", "g"].contains(words[index]) && index + 1 < words.count
      && words[index + 1] == "/" && readers.currency.hasCentSign
  }

  /// "4 ct/5 oz", where the letters of cents count pieces, and the size of each follows
  private static func isCount(_ words: [String], _ index: Int, _ readers: TextReaders) -> Bool {
    index + 2 < words.count && words[index + 1] == "/" && words[index + 2].first?.isNumber == true
      && words[index + 2] != "100" && words[index + 2] != "1"
      && readers.quantity("1 " + words[index])?.unit.kind == .count
  }

  /// The letters of a unit of pieces, and of two words: "fl oz", "fluid ounce".
  private static let (lettersOfOne, lettersOfTwo) = (6, 10)

  /// What a unit of one word or of two stands for behind its number; goes past it.
  ///
  /// - Parameter isPriced: whether money stands before it, so that short words are units of pieces, too: "0,41 €/ud".
  private static func unit(
    _ count: String, _ words: [String], _ index: inout Int, _ readers: TextReaders,
    isPriced: Bool = false
  ) -> Quantity? {
    guard index < words.count else { return nil }
    if index + 1 < words.count, words[index + 1].first?.isLetter == true,
      words[index].count + words[index + 1].count <= lettersOfTwo, !isPer(words[index + 1]),
      let two = quantity(count, words[index] + " " + words[index + 1], readers)
    {
      index += 2
      return two
    }
    guard let one = quantity(count, words[index], readers, isPriced: isPriced) else { return nil }
    index += 1
    return one
  }

  private static func quantity(
    _ count: String, _ unit: String, _ readers: TextReaders, isPriced: Bool = false
  ) -> Quantity? {
    guard unit.first?.isLetter == true || unit == "|", unit.count <= lettersOfTwo + 1 else {
      return nil
    }
    let unit = ["I", "|"].contains(unit) ? "l" : unit
    guard
      let quantity = readers.quantity(count + " " + unit)
        ?? readers.quantity(count + " " + unit.lowercased()),
      unit.count <= lettersOfOne || [.mass, .volume].contains(quantity.unit.kind)
    else { return nil }
    return quantity.unit.kind == .count && unit.count < 3 && !isPriced ? nil : quantity
  }
}

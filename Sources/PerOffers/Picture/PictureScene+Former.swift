import PerDocument
import PerModel
import PerText

// A price, what was asked before and how much less that is, which stand so close that they are read as one text.
extension PictureScene {
  /// "Antes 0,93 €" and "-30%" of "Antes 0,93-€-30%", "5,49 zł" and "6,10" of "5,49 zł 6,10"; `nil` for any other text.
  static func formerAndPercent(
    of text: StraightText, _ readers: TextReaders
  ) -> [StraightText]? {
    if let piece = withoutPiece(text, readers) ?? withoutStruckSign(text) {
      return formerAndPercent(of: piece, readers)
    }
    guard text.text.count <= longest, text.text.contains(where: \.isNumber),
      !text.text.contains(where: { "/=~〜".contains($0) })
    else { return nil }
    let characters = Array(text.text)
    for (head, percent) in percents(in: characters) {
      let sums = sums(in: characters[..<head])
      guard (1...2).contains(sums.count), percent != nil || sums.count == 2 else { continue }
      let starts = sums.count == 1 ? [0] : [0, start(of: sums[1], behind: sums[0], in: characters)]
      let ends = starts.dropFirst() + [head]
      let pieces = zip(starts, ends).map { $0..<$1 }
      let words = pieces.map { trimmed(characters[$0]) }
      let amounts = Self.amounts(words, readers)
      guard amounts.count == words.count, areAsked(amounts, words, percent, readers) else {
        continue
      }
      var parts = zip(pieces, words).map { piece($1, of: text, at: $0, highest: .max) }
      if percent != nil {
        let rest = String(characters[head...]).trimmed
        parts.append(piece(rest, of: text, at: head..<characters.count, highest: .max))
      }
      return parts
    }
    return nil
  }

  /// "3,65 €3,20 €" of "3,65 €3,20 €/ud.": both are asked for a piece.
  private static func withoutPiece(
    _ text: StraightText, _ readers: TextReaders
  ) -> StraightText? {
    guard text.text.count <= longest, let slash = text.text.lastIndex(of: "/"),
      PriceMarks.count(in: String(text.text[..<slash])) > 1,
      // "$7.84 7.8 ¢/ea"
      text.text[..<slash].last(where: { $0 != " " }) != "¢",
      readers.quantity("1 " + text.text[slash...].dropFirst())?.unit.kind == .count
    else { return nil }
    return piece(
      String(text.text[..<slash]).trimmed, of: text,
      at: 0..<text.text.distance(from: text.text.startIndex, to: slash), highest: .max)
  }

  /// "33,99 zł 38,99" of "33,99 zł 38,99-24": the line through the former price goes on through its sign.
  private static func withoutStruckSign(_ text: StraightText) -> StraightText? {
    let characters = Array(text.text)
    guard characters.count <= longest, let dash = characters.lastIndex(of: "-"), dash > 3,
      1...2 ~= characters.count - dash - 1, hasCents(characters[..<dash]),
      characters[(dash + 1)...].allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) }),
      PriceMarks.count(in: String(characters[..<dash])) == 2
    else { return nil }
    return piece(String(characters[..<dash]), of: text, at: 0..<dash, highest: .max)
  }

  /// "1,29 €" and "Grundpreis: 2,58 €/kg" of both in one text, "kr 36,90" and "307,50 kr/kg".
  static func priceAndUnitPrice(
    of text: StraightText, bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText]? {
    guard text.text.count <= longest, text.text.contains(where: { "/=".contains($0) }) else {
      return nil
    }
    let units = PictureUnitPrices(text.text, readers)
    guard units.prices.count == 1 else { return nil }
    let characters = Array(text.text)
    // "O,89 €"
    func withZero(_ characters: [Character]) -> [Character] {
      guard characters.count > 3, ["o", "O"].contains(characters[0]), ".,".contains(characters[1]),
        characters[2].isNumber
      else { return characters }
      return ["0"] + characters.dropFirst()
    }
    if let parts = priceFormerAndUnitPrice(text, units, bodyHeight, readers) { return parts }
    let first = withZero(Array(units.rest.trimmed))
    guard withZero(characters).starts(with: first.prefix(3)),
      let sum = first.indices.lazy.map({ $0..<end(ofNumberAt: $0, in: first) })
        .first(where: { !$0.isEmpty }),
      hasCents(first[sum]) || hasOnlyRaisedCents(first, sum) || isRound(first, sum.upperBound),
      first[..<sum.lowerBound].allSatisfy({ !$0.isLetter })
        || PictureUnitPrices.isSign(String(first[..<sum.lowerBound]).trimmed)
        || String(first[..<sum.lowerBound]).trimmed == readers.currency.code
    else { return nil }
    // Behind the price there are only the words before the unit price.
    var behind = sum.upperBound + (isRound(first, sum.upperBound) ? 2 : 0)
    while behind < first.count, first[behind] == " " || isSignCharacter(first[behind]) {
      behind += 1
    }
    let words = first[behind...]
    let unit = String(words.drop { !$0.isLetter }.prefix { $0.isLetter })
    guard unit.isEmpty || readers.quantity("1 " + unit) == nil,
      !words.contains(where: \.isNumber), words.count(where: \.isLetter) <= 12,
      withZero(characters).starts(with: first[..<behind]), behind < characters.count
    else { return nil }
    // A line through a price goes on to its sign: "6,79-€".
    if behind + 2 < characters.count, "-–".contains(characters[behind]),
      isSignCharacter(characters[behind + 1])
    {
      behind += 2
    }
    return [
      piece(String(characters[..<behind]).trimmed, of: text, at: 0..<behind, highest: .max),
      piece(
        String(characters[behind...]).trimmed, of: text, at: behind..<characters.count,
        highest: bodyHeight),
    ]
  }

  /// "CHF 54.90", "statt 68.40" and "5.38/1kg" of all three in one text.
  private static func priceFormerAndUnitPrice(
    _ text: StraightText, _ units: PictureUnitPrices, _ bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText]? {
    let sums = units.rest.trimmed
    guard sums.count < text.text.count, text.text.hasPrefix(sums),
      sums.contains(where: \.isNumber)
    else { return nil }
    let before = piece(sums, of: text, at: 0..<sums.count, highest: .max)
    guard let parts = formerAndPercent(of: before, readers), parts.count == 2 else { return nil }
    let unit = String(text.text.dropFirst(sums.count)).trimmed
    return parts + [
      piece(unit, of: text, at: sums.count..<text.text.count, highest: bodyHeight)
    ]
  }

  /// Whether a sign stands right before digits that nothing parts: "$1297", whose cents are raised.
  private static func hasOnlyRaisedCents(_ text: [Character], _ sum: Range<Int>) -> Bool {
    sum.lowerBound > 0 && text[sum.lowerBound - 1].isCurrencySymbol && 3...5 ~= sum.count
      && text[sum].allSatisfy(\.isNumber)
  }

  /// Longer texts are sentences.
  private static let longest = 40
  /// How far a price may be from what a percentage makes of the former one, in hundredths: both are rounded, and cut.
  private static let percentSlack = Rational(2)

  /// Where a percentage begins behind sums of money, and what it is; the end of the text without one.
  ///
  /// If digits run together, "6.2015%", the last two or the last one may belong to the percentage.
  private static func percents(in characters: [Character]) -> [(start: Int, percent: Int?)] {
    guard let sign = characters.lastIndex(where: { "%％".contains($0) }) else {
      return [(characters.count, nil)]
    }
    // The "O" of "%OFF" may look like a zero.
    guard !characters[sign...].contains(where: { $0.isNumber && $0 != "0" }) else { return [] }
    var end = sign
    while end > 0, characters[end - 1] == " " { end -= 1 }
    let digits = characters[..<end].reversed().prefix { $0.isASCII && $0.isNumber }.count
    return [2, 1].filter { $0 <= digits }.compactMap { count in
      guard let percent = Int(String(characters[end - count..<end])), 1...95 ~= percent else {
        return nil
      }
      return (end - count, percent)
    }
  }

  /// The numbers that look like sums of money; empty where others stand among them.
  private static func sums(in characters: ArraySlice<Character>) -> [Range<Int>] {
    let all = Array(characters)
    var sums: [Range<Int>] = []
    var index = 0
    while index < all.count {
      let end = end(ofNumberAt: index, in: all)
      guard end > index else {
        index += 1
        continue
      }
      let before = all[..<index].last { $0 != " " }
      let after = all[end...].first { $0 != " " && $0 != "-" }
      let hasSign = [before, after].contains { $0.map(isSignCharacter) == true }
      guard
        hasCents(all[index..<end]) || hasSign || all[index..<end].contains(",")
          || isRound(all, end)
      else { return [] }
      sums.append(index..<end)
      index = end
    }
    return sums
  }

  /// Whether digits end with the line of a whole price: "25,-"
  private static func isRound(_ text: [Character], _ end: Int) -> Bool {
    end + 1 < text.count && ".,:".contains(text[end]) && "-–—".contains(text[end + 1])
  }

  private static func isSignCharacter(_ character: Character) -> Bool {
    PictureWords.beginsWithSign(String(character))
  }

  /// Where the second of two sums begins: behind the sign of the first one, with its own sign and words.
  private static func start(
    of second: Range<Int>, behind first: Range<Int>, in characters: [Character]
  ) -> Int {
    let hasSignBefore = characters[..<first.lowerBound].contains(where: isSignCharacter)
    var start = first.upperBound
    if hasSignBefore { return start }
    while start < second.lowerBound, " -".contains(characters[start]) { start += 1 }
    let rest = String(characters[start..<second.lowerBound])
    // "1.55 £2.21"
    if start > first.upperBound, rest.count == 1, rest.first?.isCurrencySymbol == true {
      return start
    }
    if let sign = LabelWords.words(.currencySign).first(where: rest.hasPrefix) {
      return start + sign.count
    }
    return start < second.lowerBound && isSignCharacter(characters[start]) ? start + 1 : start
  }

  /// Without the dashes that a line through a price leaves at its end.
  private static func trimmed(_ characters: ArraySlice<Character>) -> String {
    var words = characters.drop { $0 == " " }
    while let last = words.last, " -–—".contains(last),
      words.dropLast().last.map({ ".,:".contains($0) }) != true
    {
      words.removeLast()
    }
    return String(words)
  }

  /// What several sums are worth. Where some show their cents, they are the last two digits of the others.
  private static func amounts(_ words: [String], _ readers: TextReaders) -> [Rational] {
    let areShown = words.contains { PictureNumber($0)?.cents?.count == 2 }
    return words.compactMap { words in
      guard let amount = amount(words, readers) else { return nil }
      guard areShown, let number = PictureNumber(words), number.cents == nil,
        number.digits.count >= 3
      else { return amount }
      return try? amount / Rational(100)
    }
  }

  private static func amount(_ words: String, _ readers: TextReaders) -> Rational? {
    guard let number = PictureNumber(words) else { return nil }
    if readers.currency.fractionDigits == 0 {
      return Int(number.digits + (number.cents ?? "")).map { Rational($0) }
    }
    guard number.cents?.count == 2 || number.cents == nil && (number.hasSign || number.isRound)
    else { return nil }
    return number.amount(cents: number.cents)
  }

  /// Whether nothing but the sign of a currency is beside a number.
  private static func withoutSign(_ words: String) -> Bool {
    let letters = words.filter(\.isLetter)
    return letters.isEmpty || LabelWords.words(.currencySign).contains(letters)
  }

  /// Whether sums are a price and what was asked before, or one of both with a percentage.
  private static func areAsked(
    _ amounts: [Rational], _ words: [String], _ percent: Int?, _ readers: TextReaders
  ) -> Bool {
    guard amounts.count == 2 else {
      // In money without cents nothing else says where the percentage begins.
      return readers.currency.fractionDigits > 0 || words[0].last?.isNumber == false
    }
    guard let lower = amounts.min(), let higher = amounts.max(), lower < higher, lower.isPositive
    else { return false }
    if let percent, let left = try? lower / higher,
      let off = try? (Rational(1) - left) * Rational(100) - Rational(percent)
    {
      return off.magnitude <= percentSlack
    }
    let second = PriceLabel(words[1])
    return amounts[1] == higher && !second.isOther
      || second.isFormer || PriceLabel(words[0]).isFormer || withoutSign(words[1])
  }
}

import PerDocument
import PerText

/// Brings together what copied text says of one thing in several pieces, and parts what else is glued to it, before
/// lines are parted: currencies below their amounts, prices that are spoken, ratings behind sizes.
struct CopiedPieces {
  private var lines: [TextLine]
  private let readers: TextReaders
  /// What stands between whole money and cents on the page.
  private let separator: Character

  /// The lines of a document of plain text, with each price in one piece.
  static func joined(_ lines: [TextLine], _ readers: TextReaders) -> [TextLine] {
    var pieces = CopiedPieces(lines, readers)
    pieces.joinCents()
    pieces.joinCurrencies()
    pieces.joinSpoken()
    pieces.lines = pieces.lines.flatMap { line in
      PiecesOfLine.parts(of: line.text).map { line.saying($0) }
    }
    pieces.partRatings()
    pieces.partPercents()
    pieces.dropSilent()
    pieces.dropPageMoney()
    PricesForOne.take(&pieces.lines, readers)
    return pieces.lines
  }

  private init(_ lines: [TextLine], _ readers: TextReaders) {
    (self.lines, self.readers) = (lines, readers)
    separator = NumberSeparators(lines.lazy.map(\.text)).decimal ?? "."
  }

  /// What is seen stands within this many lines below what is held for scripts.
  private static let reach = 5
  /// Money that stands so often with the same words is none of a card.
  private static let often = 4
  /// Fewer words may be the label of a price: "Our price £1".
  private static let fewestWords = 4

  /// Fewer lines may begin with a number by chance.
  private static let fewestRatings = 3

  /// The digits of a line that has only a number.
  private func bare(_ index: Int) -> String? {
    guard lines.indices.contains(index) else { return nil }
    let text = lines[index].text
    guard text.utf8.count <= 12, text.first?.isNumber == true, text.last?.isNumber == true,
      text.allSatisfy({ $0.isNumber || ".,'’ \u{A0}".contains($0) })
    else { return nil }
    return text.filter(\.isNumber)
  }

  private func isCurrency(_ word: some StringProtocol) -> Bool {
    let word = String(word)
    return word.allSatisfy(\.isCurrencySymbol) || LabelWords.words(.currencySign).contains(word)
      || !UnitWords.contains(word)
        && (readers.price("5 " + word) ?? readers.price("5" + word))?.currency != nil
  }

  /// "6" above ",54 €"
  private mutating func joinCents() {
    var joined: [TextLine] = []
    for line in lines {
      let cents = line.text.dropFirst().prefix(while: \.isNumber)
      if let sign = line.text.first, ".,".contains(sign), cents.count == 2,
        line.text.utf8.count <= PageLimit.size, let whole = joined.last,
        (1...4).contains(whole.text.count), whole.text.allSatisfy(\.isNumber)
      {
        joined[joined.count - 1] = whole.saying(whole.text + line.text)
      } else {
        joined.append(line)
      }
    }
    lines = joined
  }

  /// "13,680" above "원", and "98" above "руб/шт"
  private mutating func joinCurrencies() {
    var joined: [TextLine] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard bare(index) != nil, index + 1 < lines.count, bare(index + 2) == nil else {
        joined.append(lines[index])
        continue
      }
      let below = lines[index + 1].text
      let word = below.prefix { $0.isLetter || $0.isCurrencySymbol }
      let rest = below[word.endIndex...]
      guard below.utf8.count <= 20, !word.isEmpty, !below.contains(where: \.isNumber),
        rest.isEmpty || rest.first == "/", isCurrency(word)
      else {
        joined.append(lines[index])
        continue
      }
      let space = word.first?.isLetter == true && word.first?.isASCII == true ? " " : ""
      let gap = rest.isEmpty ? space : " "
      joined.append(lines[index].saying(lines[index].text + gap + below))
      index += 1
    }
    lines = joined
  }

  /// "$4 and 65 cents", as it is heard, before a "$465" with raised cents
  private mutating func joinSpoken() {
    var dropped = Set<Int>()
    for index in lines.indices {
      let text = lines[index].text
      guard text.utf8.count <= PageLimit.sizeAndPrice * 2, let spoken = SpokenPrice(text) else {
        continue
      }
      let digits = spoken.whole + spoken.cents
      let rest = String(text[spoken.range.upperBound...])
      let shown = rest.drop { $0.isWhitespace || $0.isCurrencySymbol }
      let before = text[..<spoken.range.lowerBound]
      let price = "\(before)\(spoken.whole)\(separator)\(spoken.cents)"
      if shown.hasPrefix(digits), shown.dropFirst(digits.count).first?.isNumber != true {
        lines[index] = lines[index].saying(price + String(shown.dropFirst(digits.count)))
      } else if rest.trimmed.isEmpty, index + 1 < lines.count,
        lines[index + 1].text.filter({ !$0.isCurrencySymbol && !$0.isWhitespace }) == digits
      {
        lines[index] = lines[index].saying(price)
        dropped.insert(index + 1)
      }
    }
    lines = lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
  }

  /// "4.8" and "9 117 reviews" from "4.89 117 reviews", where others have "4.958 214 reviews"
  private mutating func partRatings() {
    var words: [Substring: [Int]] = [:]
    for (index, line) in lines.enumerated() {
      if let word = Self.wordOfRating(line.text) { words[word, default: []].append(index) }
    }
    var rated = Set<Int>()
    for places in words.values where places.count >= Self.fewestRatings {
      // No price has more than two decimals.
      let areNoPrices = places.contains {
        lines[$0].text.dropFirst(2).prefix(while: \.isNumber).count > 2
      }
      if areNoPrices { rated.formUnion(places) }
    }
    lines = lines.indices.flatMap { index -> [TextLine] in
      let line = lines[index]
      guard rated.contains(index) else { return [line] }
      return [line.saying(line.text.prefix(3)), line.saying(line.text.dropFirst(3))]
    }
  }

  /// The word behind a rating and a count that are glued: "4.89 117 reviews".
  private static func wordOfRating(_ text: String) -> Substring? {
    let start = Array(text.prefix(4))
    guard start.count == 4, text.utf8.count <= PageLimit.size, start[0].isNumber, start[0] <= "5",
      ".,".contains(start[1]), start[2].isNumber, start[3].isNumber,
      let space = text.lastIndex(of: " ")
    else { return nil }
    let word = text[text.index(after: space)...]
    let count = text.dropFirst(3)[..<space]
    guard word.count > 2, word.allSatisfy(\.isLetter), !UnitWords.contains(String(word)),
      count.allSatisfy({ $0.isNumber || $0.isWhitespace })
    else { return nil }
    return word
  }

  /// "$899" and "28% OFF" from "$89928% OFF" below "$1,249"
  private mutating func partPercents() {
    guard lines.count > 1 else { return }
    var parted: [TextLine] = [lines[0]]
    for index in lines.indices.dropFirst() {
      let line = lines[index]
      if let former = readers.price(lines[index - 1].text), former.per == nil,
        let (price, percent) = GluedPercent.parts(of: line.text, below: former.amount, readers)
      {
        parted += [line.saying(price), line.saying(percent)]
      } else {
        parted.append(line)
      }
    }
    lines = parted
  }

  /// Drops what pages hold for their scripts: "Oats169Food" above the name "Oats" and the price "$169", or "169" alone.
  private mutating func dropSilent() {
    var dropped = Set<Int>()
    for index in lines.indices {
      let text = lines[index].text
      guard text.utf8.count <= PageLimit.name else { continue }
      if bare(index) != nil {
        if prices(below: index).contains(text.filter { !$0.isWhitespace }) { dropped.insert(index) }
      } else if index + 1 < lines.count {
        let name = lines[index + 1].text
        guard name.contains(where: \.isLetter), text.hasPrefix(name), text != name else { continue }
        let rest = text.dropFirst(name.count)
        let digits = rest.prefix(while: \.isNumber)
        guard !digits.isEmpty, rest.dropFirst(digits.count).first?.isLetter == true else {
          continue
        }
        if isBeginOfPrice(String(digits), below: index + 1) { dropped.insert(index) }
      }
    }
    lines = lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
  }

  /// The numbers of prices in the next lines, without spaces: "1200" is none of "12.00 / kg".
  private func prices(below index: Int) -> [String] {
    (index + 1..<min(index + 1 + Self.reach, lines.count)).compactMap { place in
      let text = lines[place].text
      guard text.utf8.count <= PageLimit.size, text.first?.isNumber == true,
        text.contains(where: { !$0.isNumber }), PriceMarks.count(in: text) == 1
      else { return nil }
      let number = text.prefix { $0.isNumber || ".,'’ \u{A0}".contains($0) }
      let behind = text[number.endIndex...].prefix { $0.isLetter || $0.isCurrencySymbol }
      return !behind.isEmpty && isCurrency(behind) ? number.filter { !$0.isWhitespace } : nil
    }
  }

  /// Two prices may be glued together: "7891050".
  private func isBeginOfPrice(_ digits: String, below index: Int) -> Bool {
    let prices = prices(below: index)
    return prices.contains { price in
      digits == price
        || digits.hasPrefix(price) && prices.contains(String(digits.dropFirst(price.count)))
    }
  }

  /// "with orders from $39" in each card, where prices between differ.
  private mutating func dropPageMoney() {
    var places: [String: [Int]] = [:]
    for (index, line) in lines.enumerated()
    where line.hasDigits && line.text.utf8.count <= PageLimit.linePriced {
      guard PriceMarks.count(in: line.text) == 1 else { continue }
      let words = line.text.split(separator: " ").count { $0.allSatisfy(\.isLetter) }
      if words >= Self.fewestWords { places[line.text, default: []].append(index) }
    }
    var dropped = Set<Int>()
    for (text, found) in places where found.count >= Self.often {
      let between = zip(found, found.dropFirst()).filter { one, next in
        next - one > 2
          && (one + 1..<next).contains {
            lines[$0].text != text && PriceMarks.count(in: lines[$0].text) > 0
          }
      }
      if between.count + 1 == found.count { dropped.formUnion(found) }
    }
    lines = lines.indices.filter { !dropped.contains($0) }.map { lines[$0] }
  }
}

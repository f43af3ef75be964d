import PerDocument
import PerText

// A price and what is printed beside it in smaller letters, which are often read as one text.
extension PictureScene {
  /// "$13.49" and "$0.17 / ct" of "$13.49$0.17 / ct", the price and the former one of "3,79 € 4,29€"; any other text is
  /// returned whole.
  static func parts(
    of text: StraightText, bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText] {
    if !text.isUpright,
      let parts = partsAroundBrackets(of: text, bodyHeight: bodyHeight, readers)
        ?? priceAndHundred(of: text, bodyHeight: bodyHeight, readers)
        ?? priceBehindSpoiled(text) ?? sums(in: text, bodyHeight: bodyHeight, readers)
        ?? formerAndPercent(of: text, readers)
        ?? priceAndUnitPrice(of: text, bodyHeight: bodyHeight, readers)
    {
      return parts
    }
    guard !text.isUpright, text.text.count <= PictureLimit.severalPrices,
      text.text.count(where: \.isLetter) <= PictureLimit.lettersOfUnits,
      // From what to what
      !text.text.contains(where: { "-–—~〜".contains($0) })
    else { return [text] }
    let characters = Array(text.text)
    let unit = priceAndUnit(characters)
    if unit == nil, let parts = priceAndWords(text, bodyHeight: bodyHeight, readers) {
      return parts
    }
    let starts = formerAndOpen(characters) ?? unit ?? self.starts(in: characters)
    guard starts.count > 1, starts.count <= 4, starts[0] == 0 else { return [text] }
    let ranges = zip(starts, starts.dropFirst() + [characters.count]).map { $0..<$1 }
    let words = ranges.map { withoutBrackets(String(characters[$0]).trimmed) }
    let areUnits = words.map {
      $0.contains("/") || !PictureUnitPrices($0, readers).prices.isEmpty
    }
    let numbers = words.map(PictureNumber.init)
    // "1.28 L · ¥9.92/L"
    if let first = numbers[0], !first.hasSign || first.after.contains(where: \.isLetter),
      let unit = first.after.split(whereSeparator: { !$0.isLetter }).first,
      !LabelWords.words(.currencySign).contains(String(unit)),
      readers.quantity("1 " + unit) != nil
    {
      return [text]
    }
    let arePrices = zip(numbers, areUnits).allSatisfy {
      $1 || $0?.cents != nil || $0?.isOpen == true
        || $0?.hasSign == true && areUnits.contains(true)
    }
    let isLarge = text.isLarge(beside: bodyHeight)
    guard !areUnits[0], arePrices,
      isLarge || numbers.last??.isOpen == true || areUnits.contains(true)
        || numbers.allSatisfy({ $0?.hasSign == true })
    else { return [text] }
    return ranges.indices.map { index in
      piece(
        words[index], of: text, at: ranges[index], highest: areUnits[index] ? bodyHeight : .max)
    }
  }

  /// Some of the letters of a text, where they stand. Small print is as high as other small print.
  static func piece(
    _ words: String, of text: StraightText, at range: Range<Int>, highest height: Int
  ) -> StraightText {
    let count = text.text.count
    var piece = text
    piece.text = words
    piece.left = text.left + text.width * range.lowerBound / count
    piece.right = text.left + text.width * range.upperBound / count
    if height < text.height { piece.top = text.bottom - height }
    return piece
  }

  /// Sums of money that nothing parts, or only a space.
  private static func sums(
    in text: StraightText, bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText]? {
    let ways: [(StraightText) -> [StraightText]?] = [
      wholePrices, twoPrices, formerAndPrice, raisedAndFormer, pricesAndWords,
    ]
    return ways.lazy.compactMap { $0(text) }.first ?? pieceAndFormer(text, readers)
      ?? signedPriceAndUnit(text, bodyHeight: bodyHeight)
      ?? severalOrOne(text, bodyHeight: bodyHeight)
  }

  /// "49,99 zł" and "SMART!" of "49,99 zł SMART!": a large price, and the words beside it.
  private static func priceAndWords(
    _ text: StraightText, bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText]? {
    guard text.height * 100 >= bodyHeight * PictureMeasure.largeWithWords else { return nil }
    let words = withSpaceBeforePlus(text.text).split(separator: " ").map(String.init)
    // The first words that are a price with its sign
    guard
      let count = (1...3).first(where: { count in
        guard words.count > count,
          let number = PictureNumber(words[..<count].joined(separator: " ")),
          number.before.filter(\.isLetter).count <= 2,
          number.hasSign || number.cents?.count == 2 && number.after.isEmpty
        else { return false }
        return !isSign(words[count]) && readers.quantity("1 " + words[count]) == nil
      })
    else { return nil }
    let rest = words[count...].joined(separator: " ")
    guard rest.count(where: \.isLetter) >= 2, !rest.contains("/"), !isSign(rest),
      rest.hasPrefix("+") || PriceMarks.count(in: rest) == 0
    else { return nil }
    let price = words[..<count].joined(separator: " ")
    let middle = price.count + 1
    return [
      piece(price, of: text, at: 0..<middle, highest: .max),
      piece(rest, of: text, at: middle..<max(middle, text.text.count), highest: bodyHeight),
    ]
  }

  /// "2,698円 +送料550円"
  private static func withSpaceBeforePlus(_ text: String) -> String {
    guard let plus = text.firstIndex(of: "+"), plus > text.startIndex,
      isSign(String(text[text.index(before: plus)]))
    else { return text }
    return text[..<plus] + " " + text[plus...]
  }

  private static func isSign(_ word: String) -> Bool {
    PictureUnitPrices.isSign(word) || word.allSatisfy { "-–—.,".contains($0) }
  }

  /// Where two prices begin in "14,999,": a former one, and one whose cents are in another text.
  private static func formerAndOpen(_ characters: [Character]) -> [Int]? {
    guard let mark = characters.last, ".,".contains(mark),
      let first = characters.firstIndex(of: mark), first > 0, first + 3 < characters.count - 1,
      characters.indices.allSatisfy({
        characters[$0].isNumber || $0 == first || $0 == characters.count - 1
      }), characters.count - first <= 7
    else { return nil }
    return [0, first + 3]
  }

  /// Where a price and a unit price begin in "£3.4035.8p / 100g", "£4.7566p per 100g".
  private static func priceAndUnit(_ characters: [Character]) -> [Int]? {
    guard let mark = characters.firstIndex(where: { ".,".contains($0) }), 1...6 ~= mark,
      mark + 4 < characters.count,
      characters[..<mark].dropFirst(characters[0].isNumber ? 0 : 1).allSatisfy(\.isNumber),
      characters[(mark + 1)...(mark + 3)].allSatisfy(\.isNumber),
      let second = characters[(mark + 3)...].firstIndex(where: { !$0.isNumber }),
      second <= mark + 6, second + 1 < characters.count
    else { return nil }
    let isDecimal = ".,".contains(characters[second]) && characters[second + 1].isNumber
    let behind = characters[(isDecimal ? second + 1 : second)...].drop(while: \.isNumber)
    // "3.4p each"
    let words = String(behind.dropFirst()).lowercased().split { !$0.isLetter }
    let saysUnit =
      behind.first.map { LabelWords.words(.smallMoney).contains(String($0)) } == true
      && words.contains {
        LabelWords.words(.per).contains(String($0)) || LabelWords.words(.each).contains(String($0))
      }
    guard isDecimal && characters.contains("/") || saysUnit else { return nil }
    return [0, mark + 3]
  }

  /// Where sums of money begin: at their signs, brackets or digits.
  private static func starts(in characters: [Character]) -> [Int] {
    var starts: [Int] = []
    var index = 0
    let hasSignsBefore =
      characters.first { $0.isCurrencySymbol || $0.isNumber }?.isCurrencySymbol == true
    while index < characters.count {
      var number = index
      if characters[number] == "(" { number += 1 }
      if hasSignsBefore, number < characters.count, characters[number].isCurrencySymbol {
        number += 1
        if number < characters.count, characters[number] == " " { number += 1 }
      }
      let end = self.end(ofNumberAt: number, in: characters)
      guard end > number,
        hasCents(characters[number..<end]) || number > index
      else {
        index = max(index + 1, end)
        continue
      }
      starts.append(index)
      index = end
    }
    return starts
  }

  static func end(ofNumberAt start: Int, in characters: [Character]) -> Int {
    var end = start
    while end < characters.count,
      characters[end].isNumber
        || end > start && ".,".contains(characters[end]) && end + 1 < characters.count
          && characters[end + 1].isNumber
    {
      end += 1
    }
    return end
  }

  static func hasCents(_ number: ArraySlice<Character>) -> Bool {
    number.count > 3 && ".,".contains(number[number.endIndex - 3])
  }

  private static func withoutBrackets(_ text: String) -> String {
    text.first == "(" && text.last == ")" ? String(text.dropFirst().dropLast()) : text
  }
}

import PerDocument
import PerModel
import PerText

// Sums that run together, which only their signs and units tell apart.
extension PictureScene {
  /// "¥98" and "100gあたり33円" of "¥98100gあたり33円", in money without cents: what a hundred grams cost begins with 100.
  static func priceAndHundred(
    of text: StraightText, bodyHeight: Int, _ readers: TextReaders
  ) -> [StraightText]? {
    guard readers.currency.fractionDigits == 0, text.text.count <= longestOfSums else { return nil }
    let characters = Array(text.text)
    guard let start = characters.firstIndex(where: \.isNumber) else { return nil }
    var end = start
    while end < characters.count, characters[end].isNumber || characters[end] == "," { end += 1 }
    for count in ["100", "1"] {
      let middle = end - count.count
      guard middle > start, String(characters[middle..<end]) == count, characters[start] != "0"
      else { continue }
      let behind = PictureUnitPrices(String(characters[middle...]), readers)
      guard behind.prices.count == 1, !behind.rest.contains(where: \.isNumber) else { continue }
      let price = String(characters[..<middle])
      guard let number = PictureNumber(price), number.hasSign, number.after.isEmpty else {
        continue
      }
      return [
        piece(price, of: text, at: 0..<middle, highest: .max),
        piece(
          String(characters[middle...]), of: text, at: middle..<characters.count,
          highest: bodyHeight),
      ]
    }
    return nil
  }

  /// "£1.80" and "Save 15%" of "was £2.+2£1.80Save 15%": a line through a former price may spoil its digits, so that it is
  /// none; what is asked now stands behind it.
  static func priceBehindSpoiled(_ text: StraightText) -> [StraightText]? {
    guard text.text.count <= longestOfSums else { return nil }
    let characters = Array(text.text)
    let signs = characters.indices.filter {
      $0 + 1 < characters.count && characters[$0].isCurrencySymbol && characters[$0 + 1].isNumber
    }
    guard signs.count == 2 else { return nil }
    let former = characters[(signs[0] + 1)..<signs[1]].filter { $0 != " " }
    // "+" and "±" are ends of digits; in "£2+£3" they add.
    guard former.contains(where: { "+±".contains($0) }),
      former.last?.isNumber == true || former.last == "±",
      former.allSatisfy({ $0.isNumber || ".,+±".contains($0) })
    else { return nil }
    var end = signs[1] + 1
    while end < characters.count, characters[end].isNumber || ".,".contains(characters[end]) {
      end += 1
    }
    // In money without cents the digits of a percentage run on: it says where they begin.
    if end < characters.count, "%％".contains(characters[end]) {
      let digits = former.prefix { $0.isNumber }
      let own = [2, 1].first { count in
        guard end - count > signs[1] + 1,
          let off = Int(String(characters[(end - count)..<end])),
          PictureLimit.percents.contains(off),
          let price = Int(String(characters[(signs[1] + 1)..<(end - count)]))
        else { return false }
        return String(price * 100 / (100 - off)).hasPrefix(String(digits))
      }
      guard let own, !digits.isEmpty else { return nil }
      end -= own
    }
    let rest = String(characters[end...]).trimmed
    let number = String(characters[signs[1]..<end])
    var parts = [piece(number, of: text, at: signs[1]..<end, highest: .max)]
    if !rest.isEmpty {
      parts.append(piece(rest, of: text, at: end..<max(end, characters.count), highest: .max))
    }
    return parts
  }

  /// "1.69" and "1.35" of "1.691.35": no number has the same sign before thousands and cents.
  static func twoPrices(_ text: StraightText) -> [StraightText]? {
    let characters = Array(text.text)
    let marks = characters.indices.filter { ".,".contains(characters[$0]) }
    guard marks.count == 2, characters[marks[0]] == characters[marks[1]], 1...3 ~= marks[0],
      3...5 ~= marks[1] - marks[0] - 1, characters.count == marks[1] + 3,
      characters.indices.allSatisfy({ marks.contains($0) || characters[$0].isNumber })
    else { return nil }
    let middle = marks[0] + 3
    return [0..<middle, middle..<characters.count].map {
      piece(String(characters[$0]), of: text, at: $0, highest: .max)
    }
  }

  /// "1 299 Ft" and "1599 Ft" of both in one text, of which one has a space before its last three digits.
  static func wholePrices(_ text: StraightText) -> [StraightText]? {
    guard text.text.count <= longestOfSums else { return nil }
    let words = text.text.split(separator: " ")
    let signs = words.indices.filter { !words[$0].allSatisfy(\.isNumber) }
    guard signs.count == 2, let first = signs.first, signs[1] == words.count - 1,
      words[first] == words[signs[1]], PictureUnitPrices.isSign(String(words[first])),
      1...2 ~= first, 1...2 ~= signs[1] - first - 1, words.count > 4
    else { return nil }
    let middle = text.text.distance(from: text.text.startIndex, to: words[first].endIndex)
    let characters = Array(text.text)
    return [0..<middle, middle + 1..<characters.count].map {
      piece(String(characters[$0]), of: text, at: $0, highest: .max)
    }
  }

  /// "74,50 TL" and "59,50 TL" of "74,50 TL59,50 TL": a former price, through whose sign a line may go, and the price.
  static func formerAndPrice(_ text: StraightText) -> [StraightText]? {
    guard text.text.count <= longestOfSums, text.text.first?.isNumber == true else { return nil }
    let characters = Array(text.text)
    let starts = characters.indices.dropFirst().filter {
      characters[$0].isNumber && !characters[$0 - 1].isNumber && !".,".contains(characters[$0 - 1])
    }
    guard starts.count == 1, let middle = starts.first,
      let former = PictureNumber(String(characters[..<middle]).trimmed),
      let price = PictureNumber(String(characters[middle...]).trimmed),
      former.cents?.count == 2, price.cents?.count == 2, price.hasSign, price.before.isEmpty,
      former.after.count == price.after.count, former.after.first == price.after.first,
      price.after.count == 2, price.after.allSatisfy(\.isUppercase),
      let before = former.amount(cents: former.cents), let now = price.amount(cents: price.cents),
      now < before
    else { return nil }
    return [0..<middle, middle..<characters.count].map {
      piece(String(characters[$0]).trimmed, of: text, at: $0, highest: .max)
    }
  }

  /// "892円", "1,078円" and "送料別" of all in one text: a price, the former one, and words.
  static func pricesAndWords(_ text: StraightText) -> [StraightText]? {
    let characters = Array(text.text)
    guard characters.count <= longestOfSums, characters[0].isNumber else { return nil }
    var ranges: [Range<Int>] = []
    var start = 0
    while start < characters.count, characters[start].isNumber {
      let digits = characters[start...].prefix { $0.isNumber || ",.".contains($0) }
      guard digits.endIndex < characters.count, characters[digits.endIndex].isEastAsian,
        PictureUnitPrices.isSign(String(characters[digits.endIndex]))
      else { return nil }
      ranges.append(start..<digits.endIndex + 1)
      start = digits.endIndex + 1
      while start < characters.count, characters[start] == " " { start += 1 }
    }
    let words = characters[start...]
    guard 1...2 ~= ranges.count, !words.isEmpty || ranges.count == 2,
      words.allSatisfy({ $0.isEastAsian && $0.isLetter || $0 == " " })
    else { return nil }
    if !words.isEmpty { ranges.append(start..<characters.count) }
    return ranges.map { piece(String(characters[$0]), of: text, at: $0, highest: .max) }
  }

  /// "2/$5.00 or" and "$2.79" of "2/$5.00 or 1/$2.79": what two cost, and what one does.
  static func severalOrOne(_ text: StraightText, bodyHeight: Int) -> [StraightText]? {
    let words = text.text.split(separator: " ")
    guard words.count == 3, words[1].allSatisfy(\.isLetter), words[2].hasPrefix("1/"),
      words[0].dropFirst().first == "/", words[0].first?.isNumber == true,
      case let one = String(words[2].dropFirst(2)), let price = PictureNumber(one), price.hasSign,
      PictureNumber(String(words[0].dropFirst(2)))?.hasSign == true
    else { return nil }
    let middle = text.text.count - one.count
    return [
      piece(words[0] + " " + words[1], of: text, at: 0..<middle, highest: bodyHeight),
      piece(one, of: text, at: middle..<text.text.count, highest: .max),
    ]
  }

  /// "12,59€/un" and "PVPR15,74€", "5,22 €/ud." and "5,72 €" of both in one text: what a piece costs, and what it cost
  /// before.
  static func pieceAndFormer(_ text: StraightText, _ readers: TextReaders) -> [StraightText]? {
    guard text.text.count <= longestOfSums, let slash = text.text.firstIndex(of: "/"),
      let space = text.text[slash...].firstIndex(of: " ")
    else { return nil }
    let (piece, former) = (text.text[..<space], String(text.text[space...]).trimmed)
    guard let asked = PictureNumber(String(text.text[..<slash])),
      let before = PictureNumber(former),
      asked.cents?.count == 2, before.cents?.count == 2, !former.contains("/"),
      let now = asked.amount(cents: asked.cents), let then = before.amount(cents: before.cents),
      PriceLabel(former).isFormer
        || now < then && before.hasSign && asked.hasSign
          && readers.quantity("1 " + text.text[slash..<space].dropFirst())?.unit.kind == .count
    else { return nil }
    let middle = piece.count + 1
    return [
      Self.piece(String(piece), of: text, at: 0..<piece.count, highest: .max),
      Self.piece(former, of: text, at: middle..<text.text.count, highest: .max),
    ]
  }

  /// "£7.00" and "£0.35/each" of "£7.00£0.35/each", and the same of "CHF 13.45CHF 0.37/cup"
  static func signedPriceAndUnit(_ text: StraightText, bodyHeight: Int) -> [StraightText]? {
    let characters = Array(text.text)
    let sign = characters.prefix { !$0.isNumber }
    let seconds = characters.indices.filter { index in
      index > 3 && characters[index...].starts(with: sign)
        && ".,".contains(characters[index - 3])
        && characters[(index - 2)..<index].allSatisfy(\.isNumber)
    }
    guard let second = seconds.first, seconds.count == 1,
      case let word = String(sign).trimmed,
      PictureUnitPrices.isSign(word) || PictureNumber.isCode(word),
      let slash = characters[second...].firstIndex(of: "/"),
      characters[(slash + 1)...].contains(where: \.isLetter)
    else { return nil }
    return [
      piece(String(characters[..<second]), of: text, at: 0..<second, highest: .max),
      piece(
        String(characters[second...]), of: text, at: second..<characters.count, highest: bodyHeight),
    ]
  }

  /// "5490 Kč" and "69,90 Kč" of "5490 Kč 69,90 Kč": a price with raised cents, and the former one.
  static func raisedAndFormer(_ text: StraightText) -> [StraightText]? {
    guard text.text.count <= longestOfSums else { return nil }
    let characters = Array(text.text)
    let starts = characters.indices.filter {
      $0 > 0 && characters[$0].isNumber && characters[$0 - 1] == " "
    }
    guard starts.count == 1, let start = starts.first, characters[0].isNumber else { return nil }
    let (price, former) = (
      String(characters[..<start]).trimmed, String(characters[start...])
    )
    guard let now = PictureNumber(price), now.hasSign, now.cents == nil, !now.isRound,
      PictureLimit.withoutPoint.contains(now.digits.count), now.digits.count > 3,
      let before = PictureNumber(former), before.cents?.count == 2,
      let cents = PictureNumber(now.digits.dropLast(2) + "." + now.digits.suffix(2)),
      let amount = cents.amount(cents: cents.cents), let asked = before.amount(cents: before.cents),
      amount < asked
    else { return nil }
    return [
      piece(price, of: text, at: 0..<start, highest: .max),
      piece(former, of: text, at: start..<characters.count, highest: .max),
    ]
  }

  /// Whether a small number without a sign can be liters, whose letter looks like a digit: prices have their sign here,
  /// and some are for liters.
  static func areLitersLikely(_ texts: [StraightText], _ readers: TextReaders) -> Bool {
    texts.count { PictureNumber($0.text)?.hasSign == true } >= PictureLimit.style
      && texts.contains { text in
        PictureUnitPrices(text.text, readers).prices.contains { $0.per.unit.kind == .volume }
      }
  }

  /// "1,51" for "1,5 l"
  static func looksLikeLiters(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { ".,".contains($0) }
    return parts.count == 2 && parts[0].count == 1 && 2...3 ~= parts[1].count
      && text.last == "1" && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  /// Longer texts are sentences.
  private static let longestOfSums = 40
}

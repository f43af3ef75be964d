import PerText

/// Finds prices inside a longer text: each number with its surroundings.
struct PriceScan {
  /// The prices, with the words before each.
  private(set) var prices: [(label: String, price: ReadPrice)] = []

  /// Whether it gives a range of prices.
  private(set) var isRange = false

  init(_ text: String, _ readers: TextReaders) {
    let characters = Array(text)
    let partsThousands =
      ReadingContext(money: readers.locale).groupingSeparator?.isWhitespace == true
    var index = 0
    var last = 0
    while index < characters.count, prices.count < PageLimit.pricesOfLine {
      guard characters[index].isNumber else {
        index += 1
        continue
      }
      let start = index
      var end = index
      while end < characters.count,
        characters[end].isNumber
          || ".,'’".contains(characters[end]) && end + 1 < characters.count
            && characters[end + 1].isNumber
          || partsThousands && Self.isGroup(characters, end, from: start)
      {
        end += 1
      }
      index = end
      guard let (range, price) = Self.read(characters, start..<end, readers), price.per == nil
      else { continue }
      let between = characters[last..<max(last, range.lowerBound)]
      // "$2.12 – $8.44" is not the price of anything.
      if last > 0, Self.isDash(between) {
        if !prices.isEmpty { prices.removeLast() }
        isRange = true
        (last, index) = (range.upperBound, max(end, range.upperBound))
        continue
      }
      let label = String(between.suffix(PageLimit.labelBetween))
      prices.append((label.trimmed, price))
      (last, index) = (range.upperBound, max(end, range.upperBound))
    }
  }

  /// Whether a space is between one to three digits and three more: "2 000 Ft".
  private static func isGroup(_ characters: [Character], _ place: Int, from start: Int) -> Bool {
    let behind = characters[(place + 1)...].prefix(4)
    return characters[place].isWhitespace && (1...3).contains(place - start)
      && behind.prefix(3).count(where: \.isNumber) == 3
      && !(behind.dropFirst(3).first?.isNumber ?? false)
  }

  private static func isDash(_ text: ArraySlice<Character>) -> Bool {
    let signs = text.filter { !$0.isWhitespace }
    return signs.count == 1 && signs.allSatisfy { "-–—~〜～".contains($0) }
      || LabelWords.words(.upTo).contains(String(signs).lowercased())
  }

  /// The price that a number is with the word before or after it.
  private static func read(
    _ characters: [Character], _ number: Range<Int>, _ readers: TextReaders
  ) -> (Range<Int>, ReadPrice)? {
    // "Gel 500ml" is not in lari, nor "emb. 500 gr" in groszy.
    let behind = characters[number.upperBound...].prefix(PageLimit.unitBehind)
    let isSpaced = behind.first?.isWhitespace == true
    let unit = behind.dropFirst(isSpaced ? 1 : 0).prefix { $0.isLetter }
    if !unit.isEmpty {
      let amount = String(characters[number]) + " " + String(unit)
      let isOwn = isSpaced && readers.price(amount)?.currency == readers.currency
      if !isOwn, let kind = readers.quantity(amount)?.unit.kind, kind != .count { return nil }
    }
    var before = number.lowerBound
    while before > 0, characters[before - 1].isWhitespace,
      number.lowerBound - before < PageLimit.spaces
    {
      before -= 1
    }
    var start = before
    while start > 0, !characters[start - 1].isWhitespace, !characters[start - 1].isNumber,
      !"()[]:".contains(characters[start - 1]), before - start < PageLimit.before
    {
      start -= 1
    }
    var after = number.upperBound
    while after < characters.count, characters[after].isWhitespace,
      after - number.upperBound < PageLimit.spaces
    {
      after += 1
    }
    var end = after
    while end < characters.count, !characters[end].isWhitespace, !characters[end].isNumber,
      !"()[],;".contains(characters[end]), end - after < PageLimit.behind
    {
      end += 1
    }
    for range in [start..<number.upperBound, number.lowerBound..<end, start..<end]
    where range != number {
      if let price = readers.price(String(characters[range])), price.currency != nil, !price.isSum {
        return (range, price)
      }
    }
    return nil
  }
}

import PerModel

// Prices that are said in words: "ten dollars", "zwei Euro", "六十八元".
extension LineReadings {
  func addSpokenPrice(_ index: Int) {
    guard let (number, money, end) = spokenMoney(index) else { return }
    let span = index..<end
    guard let read = try? reader.prices.read("\(number) \(money)"), read.currency != nil,
      read.per == nil, !read.isSum,
      !(saysPriceInDigits && vetoed(.spokenBesidePrice, span))
    else { return }
    raiseNameCost(end - 1, to: .nameKeyword)
    add(.price(read), span, .introducedPrice, leftover: .leftoverPrice)
  }

  /// A number in words, the money that it counts, and where both end.
  private func spokenMoney(_ index: Int) -> (number: Int, money: String, end: Int)? {
    if words.has(.numberWord, index), index + 1 < words.count,
      words.has([.currency, .letter], index + 1), !words.anyHas([.digit, .unit], index + 1),
      let number = NumberWords.shared.number(words.plain(index), reader.habits.language),
      number > 0
    {
      return (number, words.text(index + 1), index + 2)
    }
    guard words.hasUnspaced, let first = words.bytes(index).first, Script.han.contains(first)
    else { return nil }
    let text = words.text(index)
    guard let (number, money) = HanNumber.leading(text), !money.isEmpty else { return nil }
    return (number, String(money), index + 1)
  }

  /// Whether the line has a price in digits: what is said in words is then part of the name.
  private var saysPriceInDigits: Bool {
    all.contains {
      $0.fact == .price && words.anyHas([.currency, .plainDecimal], $0.words.upperBound - 1)
    }
  }
}

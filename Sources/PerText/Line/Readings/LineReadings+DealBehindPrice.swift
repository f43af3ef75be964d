import PerModel

// What several cost, right behind the price of one.
extension LineReadings {
  /// "400 g 3,49 2 kpl 6,00": two cost less than twice the price before them, but more than that.
  func addDealBehindPrice(_ index: Int) {
    let price = index + 2
    guard index > 1, words.has(.whole, index), price < words.count, words.has(.number, price),
      !words.has(.digit, index + 1), !words.has(.currency, index + 1),
      words.words[index + 1].meaning.unit == .item,
      !words.words[index + 1].meaning.hasCountName,
      let count = wholeNumber(index), (2...LineLimit.group).contains(count),
      let one = priceBefore(index), let all = try? one * Rational(count)
    else { return }
    let end = price + 1 < words.count && isLoneCurrency(price + 1) ? price + 2 : price + 1
    guard end == words.count || !words.anyHas([.unit, .count, .slash, .per], end),
      let whole = try? reader.prices.read(words.lent(price..<end)), !whole.isSum,
      one < whole.amount, whole.amount < all
    else { return }
    add(
      .deal(Deal(.total(count: count, price: whole.amount))), index..<end, .deal,
      leftover: .leftoverDeal)
  }

  /// The price that ends before a word: "3,49", "3,49 €".
  func priceBefore(_ index: Int) -> Rational? {
    let start = isLoneCurrency(index - 1) ? index - 2 : index - 1
    guard start > 0, words.has(.number, start), !words.has(.whole, start) || start < index - 1
    else { return nil }
    return (try? reader.prices.read(words.lent(start..<index)))?.amount
  }
}

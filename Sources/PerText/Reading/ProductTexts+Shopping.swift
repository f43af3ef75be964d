import PerModel
import PerWords

extension ProductTexts {
  /// What is to be bought: an amount and words, "2 kg carrots", or a number of packs, "2 coffee", "2x Jacobs coffee".
  ///
  /// Throws what cannot be read; a text without a name is not understood.
  public func shoppingItem(
    _ text: String, id: ShoppingItem.ID
  ) throws(TextProblem) -> ShoppingItem {
    try shoppingEntry(text, id: id).item
  }

  /// The same with the product, which says what it costs and where, if the text does: "1 kg butter 7.99 @ Lidl".
  public func shoppingEntry(
    _ text: String, id: ShoppingItem.ID
  ) throws(TextProblem) -> (item: ShoppingItem, product: Product) {
    let reading = read(line: text)
    if let problem = reading.problem { throw problem }
    guard !reading.isNameless else {
      let sentence = localized("Say what you need, such as “2 kg carrots”.")
      throw TextProblem(offset: 0, kind: .unclear(sentence))
    }
    var product = reading.product
    var item = ShoppingItem(id: id, name: product.name, quantity: product.quantity)
    if product.terms.pricedPer == nil, let counted = CountedName(product.name) {
      // "3 jacobs 500 g": what one pack holds, and what it costs.
      let one = product.quantity
      if let quantity = one == nil ? counted.quantity : one?.times(counted.number) {
        (item.name, item.quantity) = (counted.name, quantity)
        product.name = counted.name
      }
    }
    return (item, product)
  }
}

extension Quantity {
  /// That many packs of this quantity; `nil` for a count, which already says how many.
  fileprivate func times(_ number: Int) -> Quantity? {
    guard unit.kind != .count else { return nil }
    return number == 1 ? self : try? Quantity(packs: [number] + packs, amount, unit)
  }
}

/// A name with how many packs of it are wanted: "2 coffee", "2x Jacobs coffee", "coffee x2".
private struct CountedName {
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

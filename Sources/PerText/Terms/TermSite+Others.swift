import PerModel

// What a line says besides a term.
extension TermSite {
  /// The prices elsewhere in the line, and what the product costs already.
  func otherPrices(besides span: Range<Int>) -> [Rational] {
    let known = phrases.product?.price.map { [$0.amount] } ?? []
    return known
      + words.words.indices.compactMap { index in
        guard !span.contains(index), words.hasDigit(index), !isTorn(index),
          !continuesNumber(index), !isFactor(index)
        else { return nil }
        var end = index + 1
        while end < words.words.count, !span.contains(end), continuesNumber(end) { end += 1 }
        guard let read = try? phrases.prices.read(words.text(index..<end)), read.per == nil,
          read.currency != nil || !isQuantity(words.text(index..<end))
        else { return nil }
        return read.amount
      }
  }

  /// Whether there is a price besides the term, and one that is more than an amount of it.
  func leavesPrice(_ amount: Rational? = nil, besides span: Range<Int>) -> Bool {
    guard let highest = otherPrices(besides: span).max() else { return !vetoed(.onlyPrice, span) }
    return amount.map { $0 < highest } ?? true || !vetoed(.abovePrice, span)
  }

  /// Whether an amount is too much of the price to be cashback, so that it is rather what is paid.
  func isMostOfPrice(_ amount: Rational, besides span: Range<Int>) -> Bool {
    guard let highest = otherPrices(besides: span).max() else { return true }
    return (try? amount * 2 >= highest) ?? false
  }

  /// "3팩", without a space.
  private func isQuantity(_ text: String) -> Bool {
    guard text.utf8.contains(where: { $0 >= 0x80 }),
      let read = try? phrases.quantities.read(text)
    else { return false }
    return read.unit != nil || read.countName != nil
  }

  /// "24 x 0.33 l"
  private func isFactor(_ index: Int) -> Bool {
    isDigits(index) && index + 1 < words.words.count && isTimesSign(index + 1)
  }

  /// Whether a word is the last three digits, or some in between, of a number with spaces: "9 576".
  private func continuesNumber(_ index: Int) -> Bool {
    guard index > 0, isDigits(index), words.words[index].text.count == 3, isDigits(index - 1)
    else { return false }
    return words.words[index - 1].text.count <= 3
  }

  private func isDigits(_ index: Int) -> Bool {
    words.words[index].text.allSatisfy(\.isWholeNumber)
  }

  /// Whether there is a quantity elsewhere in the line, or the product has one.
  func hasOtherQuantity(besides span: Range<Int>) -> Bool {
    phrases.product?.quantity != nil
      || words.words.indices.contains { index in
        guard !span.contains(index), words.hasDigit(index) else { return false }
        // "190g(固形量120g)"
        let text = words.text(index..<index + 1).filter { !"(（".contains($0) }
        let isWhole = (try? phrases.quantities.read(text))?.unit != nil
        return isWhole || isTorn(index) && !span.contains(index + 1)
      }
  }
}

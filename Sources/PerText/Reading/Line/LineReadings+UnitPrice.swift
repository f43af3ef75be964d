import PerModel

// What one unit costs.
extension LineReadings {
  /// Whether some words say what one of a unit costs: "$1.99/lb", "1,99 € pro kg", "5.49 each".
  mutating func addUnitPrice(_ stretch: LineStretch) -> Bool {
    guard
      stretch.anyHas([.slash, .per, .multiplier, .restatement]) || saysEach(stretch.end - 1),
      !stretch.anyHas(.code), let read = unitPrice(stretch.words)
    else { return false }
    let isOfName = stretch.first.contains(.whole) && read.price.currency == nil
    add(
      .unitPrice(read), stretch.words, isOfName ? reader.costs[.decimalPrice] : 0,
      leftover: .leftoverUnitPrice)
    return true
  }

  func unitPrice(_ span: Range<Int>) -> ReadUnitPrice? {
    var whole = words.range(span)
    if whole.count > 1, words.lent(at: whole).hasPrefix("("), words.lent(at: whole).hasSuffix(")") {
      whole = whole.lowerBound + 1..<whole.upperBound - 1
    }
    guard let cut = cut(span, whole),
      let price = try? reader.prices.read(words.lent(at: cut.price)),
      !price.isSum, let quantity = quantity(at: cut.quantity),
      let kind = quantity.unit?.kind
    else { return nil }
    let isWhole =
      price.currency == nil && NumberForm(words.bytes(at: cut.price)) == .whole
    // "12 pk/12 fl oz" is about packs, "10 pieces" about pieces.
    let isCounted = words.words(in: cut.price).contains { index in
      words.has(.count, index) && !words.has(.currency, index)
        && words.words[index].range.upperBound <= cut.price.upperBound
    }
    if isCounted { return nil }
    if cut.sign == nil, !cut.saysPer {
      // "0,30 € pièce", but not the end of "3,29 € 10 Stück"
      let first = span.lowerBound
      let isEnd = first > 0 && words.has(.currency, first) && words.has(.number, first - 1)
      if price.currency == nil || isEnd { return nil }
    }
    // "5/20 mg" is no price, "$5/20 mg", "5/kg" and "5.00/20 g" are; "3/pack" may be one of three.
    if isWhole, words.hasDigit(in: cut.quantity) || kind == .count && !cut.saysPer {
      return nil
    }
    return ReadUnitPrice(
      price: price, quantity: quantity, priceRange: cut.price,
      quantityRange: cut.sign ?? cut.quantity)
  }

  private func quantity(at range: Range<Int>) -> ReadQuantity? {
    if Self.eachBefore.contains(words.bytes(at: range)) {
      return ReadQuantity(amount: .one, unit: .item)
    }
    guard let read = try? reader.quantities.read(words.lent(at: range)), read.packs.isEmpty,
      !read.isSum
    else {
      return nil
    }
    return read
  }

  /// Where a price stands and where what costs that; `sign` is the latter with its "per".
  private struct Cut {
    let price: Range<Int>
    let quantity: Range<Int>
    var sign: Range<Int>?
    var saysPer = false
  }

  /// The price and the unit on the two sides of "/" or "per", or before and in "each".
  private func cut(_ span: Range<Int>, _ whole: Range<Int>) -> Cut? {
    let part = words.line.bytes[whole]
    if let place = part.lastIndex(of: UInt8(ascii: "/")) {
      guard place > whole.lowerBound, place + 1 < whole.upperBound else { return nil }
      return Cut(
        price: trimmed(whole.lowerBound..<place), quantity: trimmed(place + 1..<whole.upperBound),
        sign: place..<whole.upperBound)
    }
    if let place = part.firstIndex(of: UInt8(ascii: "=")) {
      guard place > whole.lowerBound, place + 1 < whole.upperBound else { return nil }
      return Cut(
        price: trimmed(place + 1..<whole.upperBound), quantity: trimmed(whole.lowerBound..<place),
        saysPer: true)
    }
    guard span.count > 1 else { return nil }
    let (first, last) = (words.words[span.lowerBound].range, words.words[span.upperBound - 1].range)
    if Self.eachBefore.contains(words.bytes(span.lowerBound)) {
      return Cut(
        price: trimmed(first.upperBound..<whole.upperBound), quantity: first, saysPer: true)
    }
    if let per = span.dropFirst().dropLast().last(where: saysPer) {
      let sign = words.words[per].range
      return Cut(
        price: trimmed(whole.lowerBound..<sign.lowerBound),
        quantity: trimmed(sign.upperBound..<whole.upperBound),
        sign: sign.lowerBound..<whole.upperBound, saysPer: true)
    }
    guard saysEach(span.upperBound - 1) else { return nil }
    return Cut(
      price: trimmed(whole.lowerBound..<last.lowerBound),
      quantity: last.lowerBound..<whole.upperBound,
      saysPer: words.has(.each, span.upperBound - 1))
  }

  /// "5.49 each", "0,30 € pièce"
  func saysEach(_ index: Int) -> Bool {
    let word = words.words[index]
    if word.traits.contains(.digit) || word.range.count < 2 { return false }
    return word.traits.contains(.each) || word.meaning.unit == .item && !word.meaning.hasCountName
  }

  private func saysPer(_ index: Int) -> Bool {
    words.has(.per, index) || Self.perWords.contains(words.bytes(index))
  }

  /// "je 3,49": each costs what follows.
  private static let eachBefore = WordSet(["je", "à"])

  private static let perWords = WordSet(["je", "a", "an", "à"])

  /// A range without the white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, words.line.bytes[start] == 0x20 { start += 1 }
    while start < end, words.line.bytes[end - 1] == 0x20 { end -= 1 }
    return start..<end
  }
}

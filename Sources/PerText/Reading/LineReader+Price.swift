import PerModel

// The price of a line, where something says that it is one.
extension LineReader {
  /// A price with a currency; else whatever number is left is looked at in the end.
  func price(in words: LineWords) -> ReadLine.Part<ReadPrice>? {
    for start in words.indices {
      let found = words.longestSpan(from: start) { text, _ -> ReadPrice? in
        guard LineWords.hasDigit(text), !text.hasSpacedMinus, !endsInLoneCapital(text),
          let read = try? prices.read(text), words.saysCurrency(text),
          read.currency == currency || !LineWords.hasCode(text)
        else { return nil }
        return read
      }
      if let found { return ReadLine.Part(value: found.value, range: words.range(found.words)) }
    }
    return nil
  }

  /// What one of a unit costs: "$1.99/lb", "1,99 € pro kg".
  struct UnitPrice {
    let price: ReadLine.Part<ReadPrice>
    let quantity: ReadLine.Part<ReadQuantity>
    let range: Range<Int>
  }

  /// The first unit price; in brackets they only repeat what is said before them.
  func unitPrice(in words: LineWords, inBrackets: Bool = false) -> UnitPrice? {
    for start in words.indices
    where words.hasDigit(start) || words.startsPrice(start)
      || inBrackets && words.text(start).hasPrefix("(")
    {
      let found = words.longestSpan(from: start) { text, span -> UnitPrice? in
        guard text.hasPrefix("(") == inBrackets, text.hasSuffix(")") == inBrackets,
          let cut = words.perSign(in: span)
        else { return nil }
        let whole = words.range(span)
        let bracket = inBrackets ? 1 : 0
        let inner = whole.lowerBound + bracket..<whole.upperBound - bracket
        guard inner.lowerBound < cut.lowerBound, cut.upperBound < inner.upperBound else {
          return nil
        }
        return unitPrice(in: words, inner, cut: cut, range: whole)
      }
      if let found { return found.value }
    }
    return nil
  }

  private func unitPrice(
    in words: LineWords, _ inner: Range<Int>, cut: Range<Int>, range: Range<Int>
  ) -> UnitPrice? {
    let left = words.trimmed(inner.lowerBound..<cut.lowerBound)
    let right = words.trimmed(cut.upperBound..<inner.upperBound)
    let unit = words.text(at: right)
    guard let price = try? prices.read(words.text(at: left)), !price.isSum,
      let quantity = try? quantities.read(unit), quantity.packs.isEmpty, !quantity.isSum,
      let kind = quantity.unit?.kind, kind != .count,
      // "5/20 mg" is no price, "$5/20 mg", "5/kg" and "5.00/20 g" are.
      price.currency != nil || !LineWords.hasDigit(unit) || hasCents(words.text(at: left))
    else { return nil }
    return UnitPrice(
      price: ReadLine.Part(value: price, range: left),
      quantity: ReadLine.Part(value: quantity, range: cut.lowerBound..<right.upperBound),
      range: range)
  }

  private func hasCents(_ text: String) -> Bool {
    let cents = text.reversed().prefix { $0.isNumber }
    guard cents.count == 2 else { return false }
    return text.dropLast(2).last.map { ".,".contains($0) } ?? false
  }

  /// A unit price beside quantity and price says the same again, up to rounding; otherwise one cannot
  /// tell what is meant.
  func compare(_ unitPrice: UnitPrice, in line: inout ReadLine) {
    if let quantity = line.quantity?.value, let price = line.price?.value,
      quantity.unit?.kind == unitPrice.quantity.value.unit?.kind,
      let paid = try? unitPrice.quantity.value.total * price.amount,
      let said = try? quantity.total * unitPrice.price.value.amount,
      let difference = try? (paid - said).magnitude * 100, difference <= paid
    {
      return
    }
    line.notUnderstood.append(unitPrice.range)
  }

  /// Whether the last word is one capital letter: part of a name ("3.00 C"), and not cents or pence,
  /// which are written small.
  private func endsInLoneCapital(_ text: String) -> Bool {
    let end = text.utf8.suffix(2)
    return end.count == 2 && end.first == UInt8(ascii: " ")
      && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(end.last ?? 0)
  }

  /// "2.50 was 3.00": what was asked before is not what is paid.
  func setOldPriceAside(in words: inout LineWords, _ line: inout ReadLine) {
    let before: Set<String> = [
      "was", "statt", "instead", "war", "vorher", "avant", "antes", "prima", "voorheen", "uvp",
      "rrp",
    ]
    for index in words.indices.dropLast()
    where !words.isTaken(index) && !words.isTaken(index + 1) {
      guard before.contains(words.text(index).lowercased()),
        isBareNumber(words.text(index + 1))
      else { continue }
      line.notUnderstood.append(words.range(index..<index + 2))
      words.take(words.range(index..<index + 2))
    }
  }
}

extension String {
  /// "4.99 -20%": a price and a deal, rather than a sum.
  fileprivate var hasSpacedMinus: Bool {
    var previous: Character = "x"
    var beforePrevious: Character = "x"
    for character in self {
      if previous == "-" || previous == "−", beforePrevious.isWhitespace, !character.isWhitespace {
        return true
      }
      (beforePrevious, previous) = (previous, character)
    }
    return false
  }
}

extension ReadQuantity {
  /// The whole, in the base unit of its kind.
  fileprivate var total: Rational {
    get throws(QuantityError) { try quantity(defaultUnit: .item).total }
  }
}

import PerModel

// What one unit costs, where a label before the number says so.
extension LineReadings {
  /// Whether a word only says that a price comes, and another follows: "fiyatı".
  func saysPrice(_ index: Int) -> Bool {
    index + 1 < words.count && words.words[index].meaning.role == .priceNoise
      && !words.has(.digit, index)
  }

  /// "Kilopreis 7,96", "Kg-pris max. 67,60.": a word says both, price and unit.
  func addNamedUnitPrice(_ label: Int) {
    guard words.has(.letter, label), !words.has(.digit, label), label + 1 < words.count,
      let unit = unitOfPriceName(label)
    else { return }
    var number = label + 1
    if WordSet.limit.contains(words.plain(number)) { number += 1 }
    guard number < words.count, words.has(.number, number),
      number + 1 == words.count || !words.anyHas([.unit, .count], number + 1)
    else { return }
    var range = words.range(number..<number + 1)
    if words.bytes(number).last == UInt8(ascii: ".") {
      range = range.lowerBound..<range.upperBound - 1
    }
    guard let read = try? reader.prices.read(words.lent(at: range)), !read.isSum,
      let per = try? Quantity(.one, unit)
    else { return }
    raiseNameCost(label, to: .nameKeyword)
    let end =
      number + 1 < words.count && isLoneCurrency(number + 1) ? number + 2 : number + 1
    add(
      .unitPrice(Self.price(read, per: per, range, words.range(label..<label + 1))), label..<end,
      leftover: .leftoverUnitPrice)
  }

  private func unitOfPriceName(_ index: Int) -> Unit? {
    let name = words.plain(index)
    if WordSet.priceOfKilogram.contains(name) { return .kilogram }
    return WordSet.priceOfLiter.contains(name) ? .liter : nil
  }

  /// "€/kg 7,96", "kr./kg 67,60": the label of the unit price comes before the number.
  func labelledUnitPrice(_ stretch: LineStretch) -> ReadUnitPrice? {
    let (label, number) = (stretch.start, stretch.end - 1)
    guard stretch.count == 2, words.has([.currency, .slash, .unit], label),
      !words.has(.digit, label), words.anyHas([.plainDecimal, .whole], number),
      stretch.end == words.count || !words.anyHas([.unit, .count, .currency], stretch.end),
      let (read, place) = try? lending(
        "\(words.text(number)) \(words.text(label))",
        { text throws(ReadingError) in try reader.unitPrices.readParts(text) }),
      let per = read.per, place != nil, !read.isSum
    else { return nil }
    return Self.price(
      read, per: per, words.range(number..<number + 1), words.range(label..<label + 1))
  }

  /// Whether everything before a last number is a unit price: "pr. kg 15,95 REMA 1000".
  func isBehindUnitPrice(_ index: Int) -> Bool {
    guard index > 3 else { return false }
    return (0..<index - 3).contains { per in
      words.has(.per, per) && words.has(.unit, per + 1) && !words.has(.digit, per + 1)
        && words.has(.number, per + 2) && !words.has(.digit, index - 1)
        && !(0..<per).contains { words.has(.digit, $0) }
    }
  }

  /// "SOS 1 kg": a code that is a word, with a whole number and its unit behind it.
  func isForeignCode(_ read: ReadPrice, _ stretch: LineStretch) -> Bool {
    stretch.count == 3 && read.currency ?? reader.currency != reader.currency
      && isLoneCurrency(stretch.start) && WordSet.codeAndWord.contains(words.plain(stretch.start))
      && words.has(.whole, stretch.start + 1) && words.has(.unit, stretch.end - 1)
      && !words.has(.slash, stretch.end - 1)
  }
}

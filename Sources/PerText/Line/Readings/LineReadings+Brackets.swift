import PerModel

// What a bracket says about what stands before it.
extension LineReadings {
  /// "(Grundpreis 8,87 €/kg)", "(prix au kg : 2,98 €)": behind a word for it what one of a unit costs.
  func addBracketedUnitPrice(_ open: Int) {
    guard let last = bracketEnd(open), last > open, !words.has(.digit, open),
      WordSet.unitPriceName.contains(words.plain(open))
    else { return }
    for start in open + 1...last where !words.isText(start, ":") {
      let range = words.range(start..<last + 1)
      let whole = range.lowerBound..<range.upperBound - 1
      if let (read, place) = try? reader.unitPrices.readParts(words.lent(at: whole)),
        let per = read.per, let place, !read.isSum
      {
        let sign = whole.lowerBound + place.lowerBound..<whole.lowerBound + place.upperBound
        let isLeading = sign.lowerBound == whole.lowerBound
        let price =
          isLeading ? sign.upperBound..<whole.upperBound : whole.lowerBound..<sign.lowerBound
        return add(
          .unitPrice(Self.price(read, per: per, price, sign)), open..<last + 1,
          leftover: .leftoverUnitPrice)
      }
      if words.has(.digit, start) { return }
    }
  }

  /// "72 Tabs (3 x 24)": of how many packs the number before it is made.
  func addRestatedPacks(_ open: Int) {
    guard open > 0, let last = bracketEnd(open), words.has(.digit, open) else { return }
    let range = words.range(open..<last + 1)
    let inside = words.text(at: range.lowerBound + 1..<range.upperBound - 1)
    let factors = inside.split(whereSeparator: { TimesSigns.all.contains($0) || $0 == " " })
    let signs = inside.filter { TimesSigns.all.contains($0) }
    guard factors.count == 2, signs.count == 1, let packs = Int(factors[0]),
      let pieces = Int(factors[1]), packs > 1, pieces > 1,
      case (let product, let overflow) = packs.multipliedReportingOverflow(by: pieces), !overflow,
      (0..<open).contains(where: { wholeNumber($0) == product })
    else { return }
    add(.name, open..<last + 1)
  }

  /// The word that closes a bracket which a word opens; `nil` where none of the next few does.
  private func bracketEnd(_ open: Int) -> Int? {
    guard words.bytes(open).first == UInt8(ascii: "(") else { return nil }
    return (open..<min(open + Self.longestBracket, words.count)).first(where: closes)
  }

  /// How many words a bracket has, at most.
  private static let longestBracket = 7
}

import PerModel

// "2コ×単98 ¥196": how Japanese tills print how many were bought, what one costs, and the total.
extension LineReadings {
  /// The price of one, where the total behind it is that of all.
  func addPriceWithMark(_ index: Int) {
    let total = index + 1
    guard words.hasUnspaced, total < words.count, let (count, each) = countAndPrice(index),
      let all = try? reader.prices.read(words.lent(total..<total + 1)), !all.isSum,
      let product = try? each * count, product == all.amount
    else { return }
    let read = ReadPrice(amount: each, currency: all.currency, fractionDigits: all.fractionDigits)
    add(.price(read), index..<total + 1, leftover: .leftoverPrice)
  }

  /// The 2 and the 98 of "2コ×単98"
  private func countAndPrice(_ index: Int) -> (count: Rational, each: Rational)? {
    let text = words.text(index)
    guard let mark = Self.marks.first(where: text.contains),
      let place = text.firstRange(of: mark),
      let sign = text[..<place.lowerBound].last, TimesSigns.all.contains(sign),
      let each = Int(text[place.upperBound...]), each > 0
    else { return nil }
    let counted = text[..<place.lowerBound].dropLast()
    guard let count = Int(counted.prefix(while: \.isNumber)), count > 1 else { return nil }
    return (Rational(count), Rational(each))
  }

  private static let marks = Words.all(.unitPriceMark).sorted { $0.count > $1.count }
}

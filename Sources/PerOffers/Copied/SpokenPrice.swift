/// A price in words, as it is made for those who hear it: "$4 and 65 cents".
struct SpokenPrice {
  let whole, cents: String
  /// From the first digit to the word for cents.
  let range: Range<String.Index>

  /// Fewer words than these stand between money and cents.
  private static let words = 3

  init?(_ text: String) {
    guard let start = text.firstIndex(where: \.isNumber), start > text.startIndex,
      text[text.index(before: start)].isCurrencySymbol
    else { return nil }
    let whole = text[start...].prefix(while: \.isNumber)
    let between = text[whole.endIndex...].prefix { $0.isLetter || $0 == " " }
    let cents = text[between.endIndex...].prefix(while: \.isNumber)
    let behind = text[cents.endIndex...].drop { $0 == " " }.prefix(while: \.isLetter)
    guard cents.count == 2, between.first == " ", between.last == " ", !behind.isEmpty,
      (1..<Self.words).contains(between.split(separator: " ").count)
    else { return nil }
    (self.whole, self.cents) = (String(whole), String(cents))
    range = start..<behind.endIndex
  }
}

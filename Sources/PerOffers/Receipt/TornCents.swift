/// Amounts in pictures of receipts whose point was overlooked: "230" in a column of "2.40" and "4.80".
///
/// No digit is changed, and the sum still has to agree.
enum TornCents {
  /// The lines, with a point where the last number of a line lacks it.
  static func mended(_ texts: [String]) -> [String] {
    let ends = texts.filter { ending($0) != nil }
    guard ends.count >= ReceiptLimit.amountsWithPoint else { return texts }
    let commas = ends.count { ending($0) == "," }
    let separator: Character = commas * 2 > ends.count ? "," : "."
    return texts.map { text in
      var words = text.split(separator: " ").map(String.init)
      guard words.count > 1, let last = words.last,
        ReceiptLimit.withoutPoint.contains(last.count),
        last.allSatisfy({ $0.isASCII && $0.isNumber }), last.first != "0" || last.count == 3,
        text.contains(where: \.isLetter)
      else { return text }
      // Digits of an address or a till number are not an amount.
      let numbers = words.dropLast().filter { word in word.contains(where: \.isNumber) }
      let isTotal = ReceiptWords(text).isTotal || ReceiptWords(text).isGiven
      guard
        isTotal || numbers.contains(where: { ending($0) != nil || $0.filter(\.isNumber) == last })
      else { return text }
      words[words.count - 1] = String(last.dropLast(2)) + String(separator) + last.suffix(2)
      return words.joined(separator: " ")
    }
  }

  /// The sign before the last two digits; `nil` for none.
  private static func ending(_ text: String) -> Character? {
    let end = Array(text.suffix(4))
    guard end.count == 4, end[2].isNumber, end[3].isNumber, ".,".contains(end[1]), end[0].isNumber
    else { return nil }
    return end[1]
  }
}

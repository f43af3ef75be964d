// Brackets around words of terms.
extension TermText {
  /// The brackets of Europe and of East Asia, as bytes.
  static let brackets = [("(", ")"), ("（", "）")].map {
    (open: Array($0.utf8), close: Array($1.utf8))
  }

  /// A text without brackets.
  static func withoutBrackets(_ text: String) -> String { text.filter { !"()（）".contains($0) } }

  /// Whether a bracket opens at some of the words: in "₹90 (jar deposit ₹150)" the first price is not the deposit.
  func opensBracket(in span: Range<Int>) -> Bool {
    let bytes = text.utf8
    return words[span].contains { word in
      word.range.lowerBound > 0
        && bytes[bytes.index(bytes.startIndex, offsetBy: word.range.lowerBound - 1)]
          == UInt8(ascii: "(")
    }
  }

  /// Where some words are in the text, with a bracket that opens in one run with what is before it: "70g(固形量55g)".
  func bracketed(_ span: Range<Int>) -> Range<Int> {
    let range = range(span)
    let bytes = Array(text.utf8)
    for (open, close) in Self.brackets {
      let start = range.lowerBound - open.count
      guard start > 0, bytes[start - 1] > 0x20, bytes[start..<range.lowerBound].elementsEqual(open)
      else { continue }
      let isClosed = bytes[range.upperBound...].starts(with: close)
      return start..<range.upperBound + (isClosed ? close.count : 0)
    }
    return range
  }
}

// Brackets in one run with what is before them.
extension TermText {
  /// Where some words are in the text, with a bracket that opens in one run with what is before it: "70g(固形量55g)".
  func bracketed(_ span: Range<Int>) -> Range<Int> {
    let range = range(span)
    let bytes = Array(text.utf8)
    for (open, close) in [("(", ")"), ("（", "）")] {
      let (open, close) = (Array(open.utf8), Array(close.utf8))
      let start = range.lowerBound - open.count
      guard start > 0, bytes[start - 1] > 0x20, bytes[start..<range.lowerBound].elementsEqual(open)
      else { continue }
      let isClosed = bytes[range.upperBound...].starts(with: close)
      return start..<range.upperBound + (isClosed ? close.count : 0)
    }
    return range
  }
}

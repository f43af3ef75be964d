import PerModel

/// A price or a deal with the days on which it holds: "3.49 until 29 Nov".
public struct TextWithDays {
  /// What is left without the days.
  public let rest: String
  /// `nil` where the text names a day that does not exist.
  public let days: OfferDays?
  /// Where the days are, as offsets into the UTF-8 of the text.
  public let range: Range<Int>

  /// `nil` for a text that begins and ends without days.
  init?(_ text: String, _ reader: TermReader) {
    guard text.utf8.count <= QuantityReader.longestText, text.contains(where: \.isLetter) else {
      return nil
    }
    let words = TermText(text)
    let finder = OfferDaysFinder(words, reader.dates, today: reader.today)
    for start in words.words.indices {
      guard let found = finder.days(at: start), found.isSure || start > 0,
        start == 0 || found.words.upperBound == words.words.count
      else { continue }
      range = words.range(found.words)
      days = found.days
      let bytes = Array(text.utf8)
      let rest = String(
        decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
      self.rest = rest.trimmed { $0.properties.isWhitespace || ",;()".unicodeScalars.contains($0) }
      return
    }
    return nil
  }
}

extension ProductReaders {
  /// The days on which a price or a deal holds, by a text; `nil` if it has none.
  public func days(in text: String) -> TextWithDays? { TextWithDays(text, term) }
}

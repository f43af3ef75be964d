import PerText

/// Sizes that are glued to the names before them throughout a page: "Tomato Passata2 x 700 g", where others have
/// "Mineral Water6 x 1.5 l".
struct GluedSizes {
  /// Fewer names may end in a number of their own.
  private static let often = 3
  /// The word before has no fewer letters: "Omega3" is no name with a size.
  private static let fewestLetters = 4
  private let areGlued: Bool

  init(_ texts: some Sequence<String>, _ readers: TextReaders) {
    areGlued =
      texts.lazy.filter { Self.seam($0, readers) != nil }.prefix(Self.often).count >= Self.often
  }

  /// A name and the size behind it, or `nil` where nothing is glued.
  func parts(of text: String, _ readers: TextReaders) -> (name: String, size: String)? {
    guard areGlued, let seam = Self.seam(text, readers) else { return nil }
    return (String(text[..<seam]), String(text[seam...]))
  }

  /// Where a size begins right behind a word.
  private static func seam(_ text: String, _ readers: TextReaders) -> String.Index? {
    guard text.utf8.count <= PageLimit.name, text.contains(where: \.isNumber) else { return nil }
    var letters = 0
    for place in text.indices {
      let character = text[place]
      if character.isNumber, letters >= fewestLetters, text[text.index(before: place)].isLowercase,
        isSize(String(text[place...]), readers)
      {
        return place
      }
      letters = character.isLetter ? letters + 1 : 0
    }
    return nil
  }

  /// Whether a text says how much there is, and nothing else: "2 x 700 g", "1.43 litre 40 washes".
  private static func isSize(_ text: String, _ readers: TextReaders) -> Bool {
    guard text.utf8.count <= PageLimit.size, text.contains(where: \.isLetter),
      PriceMarks.count(in: text) == 0
    else { return false }
    if readers.quantity(text) != nil { return true }
    let read = readers.line(text)
    return read.statedQuantity != nil && read.name.isEmpty && read.price == nil
  }
}

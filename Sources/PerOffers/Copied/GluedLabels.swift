import PerText

/// Labels that are glued to sizes throughout a page: "650 gprice per kg" beside "1 lprice per l".
struct GluedLabels {
  /// The words that labels begin with.
  private let words: Set<Substring>

  /// A label that is glued to fewer lines is a word of its own.
  private static let often = 3
  /// Shorter words are endings of units.
  private static let fewestLetters = 4

  init(_ texts: some Sequence<String>) {
    var units: [Substring: [Substring]] = [:]
    for text in texts {
      for (unit, word) in Self.splits(text) { units[word, default: []].append(unit) }
    }
    // What follows different units is an ending of none of them.
    words = Set(units.filter { $0.value.count >= Self.often && Set($0.value).count > 1 }.keys)
  }

  /// A size and the label behind it, or `nil` where nothing is glued.
  func parts(of text: String) -> (size: String, label: String)? {
    guard !words.isEmpty,
      let word = Self.splits(text).first(where: { words.contains($0.word) })?.word
    else { return nil }
    return (String(text[..<word.startIndex]), String(text[word.startIndex...]))
  }

  /// The units that the word behind the first number may begin with, and the rest of it, where a price follows.
  private static func splits(_ text: String) -> [(unit: Substring, word: Substring)] {
    guard text.utf8.count <= PageLimit.linePriced,
      let number = text.firstIndex(where: \.isNumber)
    else { return [] }
    let behind = text[number...]
    guard let start = behind.firstIndex(where: \.isLetter) else { return [] }
    let glued = behind[start...].prefix(while: \.isLetter)
    let rest = text[glued.endIndex...]
    guard glued.count > fewestLetters, !UnitWords.contains(String(glued)),
      PriceMarks.count(in: String(rest)) > 0
    else { return [] }
    return glued.indices.dropFirst().compactMap { seam in
      let (unit, word) = (glued[..<seam], glued[seam...])
      let isUnit = unit.count == 1 || UnitWords.contains(String(unit))
      return isUnit && word.count >= fewestLetters ? (unit, word) : nil
    }
  }
}

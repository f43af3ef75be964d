/// What buyers think of an article, as shops show it.
public enum Rating {
  /// Whether a text is one: "4.5 out of 5 stars", "★★★★☆ (231)", "4.6 (123)".
  public static func isShown(in text: String) -> Bool {
    if text.holds("★") || text.holds("☆") { return true }
    let number = text.prefix { $0.isNumber || $0 == "." || $0 == "," }
    if number.count == 3, let first = number.first?.wholeNumberValue, first <= 5 {
      return text.dropFirst(3).contains { $0.isNumber }
    }
    // "Bewertung: 4.5 von 5", "Rated 4.5 out of 5"
    let words = text.split { $0.isWhitespace || $0 == "/" }
    return ["5", "10"].contains(words.last)
      && words.suffix(4).dropLast().contains { word in
        word.count == 3 && word.first?.isNumber == true && word.last?.isNumber == true
          && word.contains { ".,".contains($0) }
      }
  }
}

import PerText

/// Labels before a value, which name no article: "Unit price:", "Qty: 2 Price:".
enum FieldLabel {
  private static let senses: Set<HeadingSense> = [
    .price, .unitPrice, .each, .total, .sale, .former, .count, .quantity, .packs, .articleNumber,
    .number, .barcode, .size, .weight,
  ]

  private static let phrases = Set(
    HeadingPhrases.all.lazy.filter { senses.contains($0.sense) }
      .map { String($0.phrase).trimmed.lowercased() })

  /// Whether a text is such a label, without its colon.
  static func isPhrase(_ text: String) -> Bool { phrases.contains(text.lowercased()) }

  /// Whether a text is such labels with their colons, and numbers, and ends with one of them.
  static func isOne(_ text: String) -> Bool {
    guard let last = text.last, ":：".contains(last) else { return false }
    return text.lowercased().split(whereSeparator: { ":：".contains($0) }).allSatisfy { part in
      let words = part.split(whereSeparator: \.isWhitespace).drop { $0.allSatisfy(\.isNumber) }
      return words.isEmpty || phrases.contains(words.joined(separator: " "))
        || words.allSatisfy { ReceiptWords.isOfCounts(String($0)) }
    }
  }
}

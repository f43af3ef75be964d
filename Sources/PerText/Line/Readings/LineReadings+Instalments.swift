import PerModel

// What a price comes to in parts.
extension LineReadings {
  /// "ou 10x de R$ 219,90" beside "R$ 2.199,00": the parts of a price come to it, or to a few cents less.
  func addInstalments(_ index: Int) {
    guard words.has(.times, index), words.has(.digit, index) || index > 0 else { return }
    let first = words.has(.digit, index) ? index : index - 1
    let digits = words.text(first).prefix { $0.isNumber }
    guard let count = Int(digits),
      (2...LineLimit.instalments).contains(count) || !vetoed(.manyInstalments, first..<index + 1),
      words.has(.digit, index)
        ? words.words[index].range.count == digits.utf8.count + 1 : words.has(.whole, first)
    else { return }
    var next = index + 1
    while next < words.count, Self.ofEachInstalment.contains(words.text(next).lowercased()) {
      next += 1
    }
    var end = next
    if end < words.count, isLoneCurrency(end) { end += 1 }
    guard end < words.count, words.has(.number, end) else { return }
    end += 1
    if end < words.count, isLoneCurrency(end), !isLoneCurrency(next) { end += 1 }
    guard let each = try? reader.prices.read(words.lent(next..<end)), !each.isSum,
      let sum = try? each.amount * Rational(count), hasPrice(near: sum, of: count, before: first)
    else { return }
    let isBehindOr =
      first > 0 && Self.orInstalments.contains(words.text(first - 1).lowercased())
    add(.mark(parts: true), (isBehindOr ? first - 1 : first)..<end)
  }

  /// Whether a price comes before them from which the sum is less than a cent away for each part.
  private func hasPrice(near sum: Rational, of count: Int, before end: Int) -> Bool {
    (0..<end).contains { index in
      guard words.has(.number, index),
        let price = try? reader.prices.read(words.lent(index..<index + 1)), !price.isSum
      else { return false }
      return price.amount.isNear(sum, within: LineTolerance.cents, of: Rational(count))
    }
  }

  private static let orInstalments = LabelWords.words(.orInstalments)
  private static let ofEachInstalment = LabelWords.words(.ofEachInstalment)
}

import PerModel

// What a line says that cannot be.
extension ProductTexts {
  /// A quantity of nothing or a price below nothing that a line says instead of one that can be read: "0 kg", "-1".
  func refusal(of line: ReadLine, _ text: String) -> TextProblem? {
    guard line.quantity == nil || line.price == nil else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    for (index, word) in words.enumerated() {
      let offset = text.utf8.distance(from: text.startIndex, to: word.startIndex)
      guard word.contains(where: \.isNumber) else { continue }
      if line.quantity == nil {
        let both = index + 1 < words.count ? String(word) + " " + words[index + 1] : String(word)
        for part in [both, String(word)] where isNothing(part) {
          return TextProblem(offset: offset, kind: .reading(.notPositive))
        }
      }
      if line.price == nil, line.deal?.value.total == nil, "-−".contains(word.first ?? " "),
        isNegative(String(word))
      {
        return TextProblem(offset: offset, kind: .reading(.negative))
      }
    }
    return nil
  }

  /// Whether a text is a quantity with a unit that is zero or negative.
  private func isNothing(_ text: String) -> Bool {
    do throws(ReadingError) {
      let read = try readers.quantity.read(text)
      return read.unit != nil && !read.amount.isPositive
    } catch {
      return [.notPositive, .negative].contains(error.problem)
        && text.contains(where: \.isLetter)
    }
  }

  private func isNegative(_ text: String) -> Bool {
    do throws(ReadingError) {
      return try readers.price.read(text).amount.isNegative
    } catch {
      return error.problem == .negative
    }
  }
}

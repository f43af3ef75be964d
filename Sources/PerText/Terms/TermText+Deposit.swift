// Deposits in one word with the amount before them.
extension TermText {
  /// The deposit of "1,5l+0,25Pf".
  static func depositParts(of word: Substring) -> [Substring]? {
    guard let sign = word.lastIndex(where: { !$0.isLetter }), sign < word.endIndex else {
      return nil
    }
    let name = word[word.index(after: sign)...]
    guard !name.isEmpty, deposits.contains(Substring(name.lowercased())),
      let plus = word.lastIndex(of: "+")
    else { return nil }
    let number = word[word.index(after: plus)..<name.startIndex]
    guard !number.isEmpty, number.allSatisfy(isOfNumber) else { return nil }
    return [word[..<plus], word[plus...plus], number, name].filter { !$0.isEmpty }
  }

  /// Whether a word is a deposit right behind its number.
  func isGluedDeposit(_ index: Int) -> Bool {
    index > 0 && words[index].range.lowerBound == words[index - 1].range.upperBound
      && Self.deposits.contains(words[index].text)
  }

  /// The words of a deposit with the one that says that the price has it in it: "incl. deposit 1.50"; `nil` without one.
  func including(_ span: Range<Int>, after free: Int) -> Range<Int>? {
    func isIncluding(_ place: Int) -> Bool {
      words.indices.contains(place)
        && Self.included.contains(words[place].text.drop { $0 == "(" || $0 == "+" })
    }
    if isIncluding(span.lowerBound) { return span }
    if span.lowerBound > free, isIncluding(span.lowerBound - 1) {
      return span.lowerBound - 1..<span.upperBound
    }
    return isIncluding(span.upperBound) ? span.lowerBound..<span.upperBound + 1 : nil
  }

  private static let included = Words.substrings(.depositIncluded)

  private static let deposits = Words.substrings(.deposit).union(Words.substrings(.gluedDeposit))
}

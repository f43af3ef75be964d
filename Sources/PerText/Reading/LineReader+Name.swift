// What is left of a line when everything else is taken out of it.
extension LineReader {
  /// The words after an "@", up to something else that was understood.
  func findStore(in words: inout LineWords, _ line: inout ReadLine) {
    for index in words.indices where !words.isTaken(index) {
      guard words.text(index).hasPrefix("@") else { continue }
      var end = index + 1
      if words.text(index) == "@", namesStore(end, in: words) { end += 1 }
      while end < words.count, !words.isTaken(end), !isBareNumber(words.text(end)),
        ![",", ";", "|"].contains(words.text(end))
      {
        end += 1
      }
      let range = words.range(index..<end)
      let name = words.text(index..<end).dropFirst().drop { $0.isWhitespace }
      guard !name.isEmpty else { return }
      line.store = ReadLine.Part(value: String(name), range: range)
      words.take(range)
      return
    }
  }

  /// Whether a number begins a name, as in "@ 7 Eleven".
  private func namesStore(_ index: Int, in words: LineWords) -> Bool {
    guard index + 1 < words.count, !words.isTaken(index), !words.isTaken(index + 1) else {
      return false
    }
    return words.text(index).allSatisfy(\.isNumber)
      && words.text(index + 1).contains(where: \.isLetter)
  }

  /// What is left is the name, except for a second price and signs without meaning.
  func nameTheRest(of words: LineWords, _ line: inout ReadLine) {
    for index in words.indices where !words.isTaken(index) {
      let range = words.range(index..<index + 1)
      switch part(index, in: words, line) {
      case .name: line.nameRanges.append(range)
      case .punctuation: break
      case .notUnderstood: line.notUnderstood.append(range)
      }
    }
    for range in [line.quantity?.range, line.price?.range] where line.nameRanges.isEmpty {
      // "6 eggs 1.99" and "500 g sausages" are about eggs and sausages.
      guard let range else { continue }
      for index in words.indices
      where range.overlaps(words.range(index..<index + 1))
        && !words.hasDigit(index) && words.namesCount(index, within: range)
      {
        line.nameRanges.append(words.range(index..<index + 1))
      }
    }
    line.name = words.text(of: line.nameRanges)
  }

  private enum Rest { case name, punctuation, notUnderstood }

  /// What a word is that was not understood.
  private func part(_ index: Int, in words: LineWords, _ line: ReadLine) -> Rest {
    let text = words.text(index)
    if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return .notUnderstood
    }
    if text.contains(where: { $0.isLetter || $0.isNumber }) {
      let isSecondPrice =
        LineWords.hasDigit(text) && !LineWords.hasCode(text) && line.price != nil
        && !text.contains("/") && !words.isOfName(index)
        && ((try? prices.read(text)).map { read in
          read.currency != nil || !read.amount.isInteger || text.contains { ".,".contains($0) }
        } ?? false)
      return isSecondPrice ? .notUnderstood : .name
    }
    let isBehindName = line.nameRanges.last.map { $0 == words.range(index - 1..<index) } ?? false
    let isBeforeName = index + 1 < words.count && !words.isTaken(index + 1)
    // "Half & Half", "Italy / Spain"
    if isBehindName, isBeforeName { return .name }
    if [",", ";", "|"].contains(text) || text == ":" && isBehindName { return .punctuation }
    let isFirst = index == 0
    let isLast = index + 1 == words.count
    // The mark of a list, and what separates the parts of a line.
    if !isLast, ["-", "–", "—", "•"].contains(text) || text == "*" && isFirst {
      return .punctuation
    }
    if !isLast, !isFirst, ["/", ":", "="].contains(text) { return .punctuation }
    // "Yahoo!", "25 %"
    if text == "!" || text == "%", isBehindName { return .name }
    // Pictures are written in names as letters are.
    let isPicture = text.unicodeScalars.contains { $0.properties.generalCategory == .otherSymbol }
    return isPicture ? .name : .notUnderstood
  }
}

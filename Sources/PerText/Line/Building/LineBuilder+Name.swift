// What a line calls the product.
extension LineBuilder {
  /// Takes the "Grundpreis" before a unit price out of the name.
  mutating func dropNameOfUnitPrice() {
    guard let unitPrice = line.unitPrice else { return }
    let index = words.words(in: unitPrice.range).lowerBound - 1
    guard index > 0, words.has(.letter, index),
      WordSet.unitPriceName.contains(words.plain(index))
    else { return }
    names.removeAll { $0 == words.words[index].range }
  }

  /// Takes the "of" of "2 l of milk" out of the name.
  mutating func dropLinkBehindAmount() {
    guard let range = line.quantity?.range, names.count > 1 else { return }
    let span = words.words(in: range)
    guard span.lowerBound == 0, words.indices.contains(span.upperBound),
      words.words[span.upperBound].meaning.role == .of,
      names[0] == words.words[span.upperBound].range
    else { return }
    names.removeFirst()
  }

  /// Takes words that only join what is around them out of the name: the "or" of "£3.29 each or 2 for £6", the "le" of
  /// "2,35 € le lot de 2". So it does with the name of a deposit that has no amount: "$8.99 + CRV".
  mutating func dropJoints() {
    guard names.count > 1, line.price != nil || line.deal != nil else { return }
    let joints = names.filter { range in
      let (index, next) = (words.words(in: range).lowerBound, words.words(in: range).upperBound)
      guard index > 0, words.has(.letter, index), !isName(index - 1) else { return false }
      if words.isText(index - 1, "+"), WordSet.deposit.contains(words.plain(index)) { return true }
      return next < words.count && !isName(next) && !isMark(index - 1) && isJoint(index)
    }
    if joints.count < names.count, !joints.isEmpty { names.removeAll(where: joints.contains) }
  }

  /// Whether a number of bottles is the year in a name: "Kronenbourg 1664 bouteilles 20x25cl".
  func isYearOfName(_ count: Measured) -> Bool {
    count.value.countName?.isContainer == true
      && (count.value.wholeCount ?? 0) > LineLimit.pieces.upperBound
  }

  /// Takes the article of a pack out of the name: the "le" of "riz le sachet de 1 kg".
  mutating func dropArticleOfPack() {
    guard names.count > 1, let range = line.quantity?.range else { return }
    let pack = words.words(in: range).lowerBound
    // "une demi-livre", "ein halbes Pfund"
    let isSpoken = words.count(of: .digit, in: words.words(in: range)) == 0
    guard pack > 0, words.words[pack].meaning.isContainer || isSpoken, !words.has(.digit, pack),
      WordSet.unitArticle.contains(words.plain(pack - 1))
        || isSpoken && words.words[pack - 1].meaning.role == .article
    else { return }
    names.removeAll { $0 == words.words[pack - 1].range }
  }

  private func isMark(_ index: Int) -> Bool { marks.contains { $0.word == index } }

  /// Whether a word between values only joins them.
  private func isJoint(_ index: Int) -> Bool {
    switch words.words[index].meaning.role {
    case .or, .of, .joining, .forWord, .per, .priceNoise, .dealNoise, .noise, .to: return true
    default: break
    }
    let word = words.plain(index)
    return [WordSet.at, .eachOf, .slashedEach].contains { $0.contains(word) }
      || OwnWords.unitArticle.contains(word, for: habits.language)
  }

  func isName(_ word: Int) -> Bool { names.contains(words.words[word].range) }

  /// The eggs of "10 eggs from free range hens", which no other word names.
  func thingsAtHead(of line: ReadLine) -> [Range<Int>] {
    guard let quantity = line.quantity, quantity.value.countName?.isThing == true,
      let name = names.first, quantity.range.upperBound <= name.lowerBound
    else { return [] }
    return countedThings(line)
  }

  /// Takes what joins a count and a name or a size out of the name: the last "de" of "3 latas de atún de 140 g", and
  /// the "x" of "Pañales x 48 un".
  mutating func dropLinks(isProduct: Bool) {
    for count in counts {
      let index = words.words(in: count.part.range).lowerBound - 1
      guard index >= 0, words.has([.times, .letter], index), !words.has(.digit, index) else {
        continue
      }
      names.removeAll { $0 == words.words[index].range }
    }
    guard isProduct else { return }
    let edges =
      counts.map { words.words(in: $0.part.range).upperBound }
      + [amount.map { words.words(in: $0.range).lowerBound - 1 } ?? -1]
    for index in edges where words.indices.contains(index) && words.words[index].meaning.role == .of
    {
      names.removeAll { $0 == words.words[index].range }
    }
  }

  /// "6 eggs 1.99" and "500 g sausages" are about eggs and sausages.
  func countedThings(_ line: ReadLine) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for part in [line.pieces?.range, line.quantity?.range].compactMap({ $0 }) {
      let span = words.words(in: part)
      for index in span where !words.has(.digit, index) && !words.has(.container, index) {
        if words.words[index].meaning.hasCountName { ranges.append(words.words[index].range) }
      }
      for index in span.dropLast() where words.areCountName(index..<index + 2) {
        ranges = [words.words[index].range, words.words[index + 1].range]
      }
    }
    return ranges
  }
}

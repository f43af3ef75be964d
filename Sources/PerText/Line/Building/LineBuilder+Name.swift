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

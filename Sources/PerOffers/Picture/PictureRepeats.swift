import PerDocument
import PerText

/// Lines that stand in most cards of a page in nearly the same words, such as who delivers and when.
struct PictureRepeats {
  /// The texts that say the same as those of other cards, where something else there is likelier to be the name.
  private(set) var texts: Set<String> = []

  /// - Parameters:
  ///   - lines: all texts but prices.
  ///   - prices: how many prices are asked.
  ///   - bodyHeight: how high most of the small texts are.
  ///   - isPack: whether a word says in what something is packed: "Bottle".
  init(
    _ lines: [StraightText], prices: Int, bodyHeight: Int, isPack: (String) -> Bool
  ) {
    let least = max(PictureLimit.repeated, prices * PictureShare.inCards / 100)
    let words = lines.map { Self.words(of: $0.text) }
    let likely = lines.indices.filter {
      Self.wordsOfLine.contains(words[$0].count)
        || words[$0].count == 1 && words[$0][0] == lines[$0].text.lowercased()
          && isPack(lines[$0].text)
    }
    var linesOf: [Substring: [Int]] = [:]
    var beginnings: [ArraySlice<Substring>: Int] = [:]
    var firstWords: [Substring: Int] = [:]
    for index in likely {
      for word in Set(words[index]) { linesOf[word, default: []].append(index) }
      beginnings[words[index].prefix(Self.wordsOfBeginning), default: 0] += 1
      firstWords[words[index][0], default: 0] += 1
    }
    var repeated = Set<Int>()
    // "from Green Shop" begins like the lines of others, and is printed smaller than the name.
    var beginAlike = Set<Int>()
    for index in likely {
      let own = words[index]
      var shared: [Int: Int] = [:]
      for word in Set(own) {
        for other in linesOf[word] ?? [] { shared[other, default: 0] += 1 }
      }
      let same = shared.count { $1 == max(own.count, words[$0].count) }
      let similar = shared.count {
        $1 * 100 >= max(own.count, words[$0].count) * PictureShare.sameWords
      }
      let begun = beginnings[own.prefix(Self.wordsOfBeginning)] ?? 0
      if max(similar, own.count < Self.wordsOfBeginning ? 0 : begun) >= least
        || same >= PictureLimit.repeated
      {
        repeated.insert(index)
      }
      if firstWords[own[0]] ?? 0 >= least, own.count > 1, own[0].count <= PictureLimit.word {
        beginAlike.insert(index)
      }
    }
    for index in likely where repeated.contains(index) || beginAlike.contains(index) {
      let line = lines[index]
      let least =
        repeated.contains(index) ? PictureMeasure.nameBesideRepeat : PictureMeasure.nameBelowKind
      let hasName = lines.indices.contains { other in
        let name = lines[other]
        // In East Asia no spaces part the words of a name.
        let isLong = PictureOffers.length(name.text) >= PictureLimit.nameOfRow
        return !repeated.contains(other) && !beginAlike.contains(other)
          && (words[other].count > 1 || isLong)
          && PictureLimit.isName(name.text) && abs(name.left - line.left) <= bodyHeight / 2
          && name.gap(to: line).y <= PictureReach.nameOfCard * bodyHeight
          && name.height * 100 >= line.height * least && !name.ground.differs(from: line.ground)
      }
      if hasName { texts.insert(line.text) }
    }
  }

  /// The words of a line without numbers and days, which differ from card to card.
  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
      .filter { !$0.contains(where: \.isNumber) && !DayWords.isDay($0) }
  }

  /// Fewer words are a brand or a sort, and more are a sentence.
  private static let wordsOfLine = 2...10
  /// Lines that begin with as many same words say the same.
  private static let wordsOfBeginning = 3
}

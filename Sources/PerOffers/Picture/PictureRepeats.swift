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
    var repeated = Set<Int>()
    // "from Green Shop" begins like the lines of others, and is printed smaller than the name.
    var beginAlike = Set<Int>()
    for index in likely {
      let (own, set) = (words[index], Set(words[index]))
      var (same, similar, begun) = (1, 1, 1)
      for other in likely where other != index {
        let shared = set.intersection(words[other]).count * 100
        let longer = max(own.count, words[other].count)
        if shared == longer * 100 { same += 1 }
        let begins = own.prefix(Self.wordsOfBeginning)
        let isBegun = begins == words[other].prefix(Self.wordsOfBeginning)
        if shared >= longer * PictureShare.sameWords || isBegun { similar += 1 }
        if own[0] == words[other][0] { begun += 1 }
      }
      if similar >= least || same >= PictureLimit.repeated { repeated.insert(index) }
      if begun >= least, own.count > 1, own[0].count <= PictureLimit.word {
        beginAlike.insert(index)
      }
    }
    for index in likely where repeated.contains(index) || beginAlike.contains(index) {
      let line = lines[index]
      let least =
        repeated.contains(index) ? PictureMeasure.nameBesideRepeat : PictureMeasure.nameBelowKind
      let hasName = lines.indices.contains { other in
        let name = lines[other]
        return !repeated.contains(other) && !beginAlike.contains(other) && words[other].count > 1
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

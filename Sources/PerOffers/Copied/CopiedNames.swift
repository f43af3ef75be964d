import PerDocument

/// The names in lines of plain text, each with all lines that say it again: its picture's words, what is heard, the
/// label of a button.
struct CopiedNames {
  /// A name and where it is said.
  struct Name {
    /// The line that says it best.
    let line: Int
    /// From the first line that says it to the last.
    let lines: Range<Int>
    let isRepeated: Bool
    /// How many letters it has, with points for what makes it better or worse.
    let score: Int
  }

  /// From the first line to the last.
  private(set) var all: [Name] = []
  /// Lines that many cards have, such as those of buttons, whatever the numbers in them.
  private(set) var labels: Set<Int> = []

  /// What a card says twice is no farther apart.
  private static let reach = 16
  /// A line that is there so often is a label.
  private static let often = 3
  /// Shorter names are in others by chance.
  private static let fewestLetters = 8
  /// Makers have short names.
  private static let lettersOfMaker = 14
  /// In lists of makers, at least four of five lines above prices are short ones.
  private static let mostMakers = (part: 4, of: 5)
  /// A name that is said twice is that of a card, and one that says how much there is rather than another.
  private static let (repeated, sized) = (8, 6)
  /// A sentence, and what begins with an amount, stands below names.
  private static let (description, wordsOfName) = (-12, 6)

  init(_ scene: PageScene, _ names: CardNames) {
    labels = Self.labels(of: scene)
    var texts = scene.lines.indices.filter {
      names.scores[$0] != nil && !labels.contains($0) && scene.size(in: scene.lines[$0].text) == nil
        && !PriceMarks.endsWithPer(scene.lines[$0].text)
    }
    let makers = Self.makers(in: texts, scene)
    texts.removeAll(where: makers.contains)
    let sizeLabels = Self.sizeLabels(in: scene)
    texts.removeAll { Self.label(of: scene.lines[$0].text).map(sizeLabels.contains) == true }
    let scores = texts.reduce(into: [Int: Int]()) {
      $0[$1] = Self.score(scene.lines[$1].text, names.scores[$1] ?? 0, scene)
    }
    var forms: [Int: String] = [:]
    for index in texts { forms[index] = Self.form(scene.lines[index].text) }
    for (index, text) in names.echoes { forms[index] = Self.form(text) }
    var taken = Set<Int>()
    for index in scene.lines.indices where !taken.contains(index) {
      guard let form = forms[index] else { continue }
      var said = [index]
      for other in (index + 1)..<max(index + 1, min(scene.lines.count, index + Self.reach + 1))
      where !taken.contains(other) {
        guard let next = forms[other] else { continue }
        if Self.isSame(form, next) { said.append(other) }
      }
      // Between two buttons of cards stands the name of the second one.
      let own = scores[index] ?? NameScore.goodLength
      said = Array(
        said.prefix { line in
          !(index + 1..<max(index + 1, line)).contains {
            scores[$0] ?? 0 > own && !said.contains($0)
          }
        })
      // Of two that are as good, the one with fewer words around it is the name.
      func rank(_ line: Int) -> (Int, Int, Int) {
        (names.scores[line] ?? 0, -scene.lines[line].text.count, -line)
      }
      guard let best = said.filter({ scores[$0] != nil }).max(by: { rank($0) < rank($1) })
      else { continue }
      taken.formUnion(said)
      let isRepeated = said.count > 1
      all.append(
        Name(
          line: best, lines: index..<(said.last ?? index) + 1, isRepeated: isRepeated,
          score: (scores[best] ?? 0) + (isRepeated ? Self.repeated : 0)))
    }
    dropInner()
  }

  /// What stands between two lines that say a name is none.
  private mutating func dropInner() {
    let repeated = all.filter(\.isRepeated)
    all.removeAll { name in
      repeated.contains {
        $0.score > name.score && $0.lines.lowerBound < name.lines.lowerBound
          && $0.lines.upperBound > name.lines.upperBound
      }
    }
  }

  private static func score(_ text: String, _ score: Int, _ scene: PageScene) -> Int {
    let read = scene.readers.line(text)
    var own = min(read.name.count(where: \.isLetter), NameScore.goodLength) + min(0, score)
    if let quantity = read.statedQuantity {
      own += sized
      let isParted = text.contains { "|·•".contains($0) } || text.contains(" / ")
      if text.first?.isNumber == true, read.quantity?.range.lowerBound == 0,
        isParted || [.mass, .volume].contains(quantity.unit.kind)
      {
        own += description
      }
    } else if PriceMarks.count(in: text) > 0 {
      // "plus deposit 18.00"
      own += description
    }
    let words = text.split(separator: " ")
    if text.last == ".", words.count > wordsOfName { own += description }
    return own
  }

  private static func form(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let (shorter, longer) = (min(one.count, other.count), max(one.count, other.count))
    // The name of a shop is in many others.
    guard shorter >= fewestLetters, shorter * 2 >= longer else { return false }
    if min(one.count, other.count) >= NameScore.fairLength {
      return one.contains(other) || other.contains(one)
    }
    return one.hasPrefix(other) || other.hasPrefix(one) || one.hasSuffix(other)
      || other.hasSuffix(one)
  }

  /// "Alba, 1 kg", where many lines below names say who made them, and how much there is.
  private static func makers(in texts: [Int], _ scene: PageScene) -> Set<Int> {
    func isSized(_ line: Int) -> Bool {
      scene.lines[line].hasDigits && scene.lines[line].text.utf8.count <= PageLimit.size
        && scene.readers.line(scene.lines[line].text).statedQuantity != nil
    }
    let below = zip(texts, texts.dropFirst()).filter { name, maker in
      maker == name + 1 && isSized(maker)
        && scene.readers.line(scene.lines[name].text).statedQuantity?.unit.kind
          != scene.readers.line(scene.lines[maker].text).statedQuantity?.unit.kind
    }
    let found = below.filter { name, maker in
      let letters = scene.readers.line(scene.lines[maker].text).name.count(where: \.isLetter)
      return letters <= lettersOfMaker && letters <= scene.lines[name].letterCount
    }.map(\.1)
    guard found.count >= often else { return [] }
    // Where nearly all that stands above prices is said of makers, so are long lines.
    func isAbovePrice(_ line: Int) -> Bool {
      scene.spots(in: line + 1..<line + 2).contains { $0.weight > 0 }
    }
    let others = texts.filter { isSized($0) && isAbovePrice($0) }
    let areMost = found.filter(isAbovePrice).count * mostMakers.of >= others.count * mostMakers.part
    return Set(areMost ? found + below.map(\.1).filter(isAbovePrice) : found)
  }

  /// "Contents" in "Contents: about 2 kg", where many others have "Contents: 500 g".
  private static func sizeLabels(in scene: PageScene) -> Set<Substring> {
    var counts: [Substring: Int] = [:]
    for line in scene.lines where line.hasDigits && line.text.utf8.count <= PageLimit.size {
      guard let label = label(of: line.text) else { continue }
      let size = String(line.text[label.endIndex...].dropFirst()).trimmed
      if scene.readers.quantity(size) != nil { counts[label, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value >= often }.keys)
  }

  private static func label(of text: String) -> Substring? {
    text.firstIndex { ":：".contains($0) }.map { text[..<$0] }
  }

  private static func labels(of scene: PageScene) -> Set<Int> {
    var places: [String: [Int]] = [:]
    for (index, line) in scene.lines.enumerated()
    where line.text.utf8.count <= PageLimit.sizeAndPrice * 2 {
      places[CopiedShape.shape(line.text), default: []].append(index)
    }
    return places.values.reduce(into: []) { labels, places in
      // A name that is said three times is still that of two cards: prices stand between those of different ones.
      let cards = zip(places, places.dropFirst()).count { one, next in
        next - one > often && scene.spots(in: one..<next + 1).contains { $0.kind == .price }
      }
      if cards + 1 >= often { labels.formUnion(places) }
    }
  }
}

/// What lines have in common that differ in their numbers only.
enum CopiedShape {
  /// A text with "0" for each number.
  static func shape(_ text: String) -> String {
    var shape = ""
    var isInNumber = false
    for character in text {
      let isDigit = character.isNumber
      if isDigit || isInNumber && ".,".contains(character) {
        if !isInNumber { shape.append("0") }
        isInNumber = true
      } else {
        isInNumber = false
        shape.append(character)
      }
    }
    return shape
  }
}

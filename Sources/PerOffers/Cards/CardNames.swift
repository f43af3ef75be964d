import PerDocument
import PerModel
import PerText

/// The texts of a page that can be names of articles: headings, links, what pictures show.
struct CardNames {
  private let scene: PageScene
  /// The lines that can be names, and how good a name each would be.
  private(set) var scores: [Int: Int] = [:]
  /// The lines that say the names of others between words that are always the same, and those names.
  let echoes: [Int: String]
  private let counts: [Int32]
  private let markedCounts: [Int32]

  init(_ scene: PageScene) {
    self.scene = scene
    var frequency: [String: Int] = [:]
    for line in scene.lines where line.text.utf8.count <= NameScore.longestRead {
      frequency[line.text, default: 0] += 1
    }
    var scores: [Int: Int] = [:]
    let priced = Set(scene.spots.map(\.line))
    echoes = NameEchoes(scene).all
    let home = Self.linesThatLeadHome(scene)
    for (index, line) in scene.lines.enumerated()
    where !priced.contains(index) && echoes[index] == nil && !home.contains(index) {
      guard let score = Self.score(line, scene, frequency[line.text] ?? 1) else { continue }
      scores[index] = score
    }
    let below = scores.keys.filter { index in
      scores[index - 1] != nil && frequency[scene.lines[index - 1].text] ?? 1 <= NameScore.repeated
        && Self.isMakerAndSize(scene.lines[index], below: scene.lines[index - 1], scene)
    }
    for index in below { scores[index, default: 0] -= NameScore.amount }
    let nodes = scene.document.nodes.count
    var counts = [Int32](repeating: 0, count: nodes + 1)
    var markedCounts = counts
    for (index, score) in scores {
      counts[scene.lines[index].node + 1] += 1
      if score >= Self.marked { markedCounts[scene.lines[index].node + 1] += 1 }
    }
    for index in 1...nodes {
      counts[index] += counts[index - 1]
      markedCounts[index] += markedCounts[index - 1]
    }
    (self.scores, self.counts, self.markedCounts) = (scores, counts, markedCounts)
  }

  /// "Arla, 1,5 l" below "Mellanmjölk 1,5 %"
  private static func isMakerAndSize(
    _ line: TextLine, below name: TextLine, _ scene: PageScene
  ) -> Bool {
    guard line.hasDigits, line.text.utf8.count <= PageLimit.size else { return false }
    let read = scene.readers.line(line.text)
    let letters = read.name.count(where: \.isLetter)
    return read.statedQuantity != nil && letters <= NameScore.maker
      && name.letterCount >= NameScore.longerThanMaker * letters
  }

  /// From here on something is marked as a name, as a heading or a link.
  static let marked = NameScore.link

  /// How many names are inside a node, or only those that are marked.
  func count(in node: Int, marked: Bool) -> Int {
    let range = scene.document.range(of: node)
    let counts = marked ? markedCounts : self.counts
    return Int(counts[range.upperBound] - counts[range.lowerBound])
  }

  /// How good a name a line would be; `nil` for none.
  private static func score(_ line: TextLine, _ scene: PageScene, _ frequency: Int) -> Int? {
    let length = line.text.count
    let letters = line.letterCount
    guard letters >= NameScore.fewestLetters, length <= NameScore.longest,
      !line.traits.contains(.aside), !line.traits.contains(.control),
      frequency < NameScore.oftenSaid
    else { return nil }
    if line.traits.contains(.spoken),
      !line.traits.contains(.link) || PriceMarks.endsWithPer(line.text)
    {
      return nil
    }
    // "+ Pfand 1,50"
    if line.hasDigits, let first = line.text.first, "+＋".contains(first) { return nil }
    // "© 2026 Example Stores"
    if line.text.first == "©" { return nil }
    // "RRP:"
    if let last = line.text.last, ":：".contains(last) { return nil }
    // "£5.00 – £10.00 (31)"
    if line.hasDigits, PriceMarks.count(in: line.text) > 1 { return nil }
    // "per kg", "10 % off", "4.5 stars"
    if line.hasDigits, scene.readers.quantity(line.text) != nil, !isCounted(line, scene) {
      return nil
    }
    if Rating.isShown(in: line.text) { return nil }
    // "per pack"
    if !line.hasDigits, PriceMarks.isPerPack(line.text) { return nil }
    // "inkl. MwSt. zzgl. Versand"
    if !line.hasDigits {
      let label = PriceLabel(line.text)
      // "plus deposit and recycling fee"
      if label.isWithTax || label.isDeposit && label.isOther { return nil }
    }
    let hints = Hints(line.hints)
    var score = 0
    if line.traits.contains(.heading) { score += NameScore.heading }
    if line.traits.contains(.link) { score += NameScore.link }
    // "<b class=brand>Alba</b> Rolled Oats" is more than the brand.
    let isBrand = hints.isBrand && Hints(names(around: line, scene)).isBrand
    score += isBrand ? NameScore.brand : hints.isName ? NameScore.calledName : 0
    if hints.isBadge { score += NameScore.calledOther }
    if line.traits.contains(.bold) { score += NameScore.bold }
    if hints.isPrice || hints.isOther || hints.isPerUnit { score += NameScore.calledOther }
    if frequency > NameScore.repeated { score += NameScore.eachTime * frequency }
    if length >= NameScore.fairLength { score += NameScore.fair }
    if length >= NameScore.goodLength { score += NameScore.good }
    if line.hasDigits, length <= NameScore.longestLine {
      let read = scene.readers.line(line.text)
      // "2 for £5 on selected toiletries"
      if let deal = read.deal, read.quantity == nil,
        deal.range.lowerBound == 0 || scene.document.isOfLines && isBadge(line, read)
      {
        return nil
      }
      // "Basket (0) £0.00"
      if let price = read.price?.value, price.amount.isZero, price.currency != nil { return nil }
      // "Offer valid from 24/11/2026 until 14/12/2026"
      if read.terms.offerDays != nil, read.statedQuantity == nil { return nil }
      // "le bidon de 75 cl" below a name says how much there is in it.
      if read.statedQuantity != nil, line.text.first?.isLowercase != true {
        score += NameScore.amount
      }
    }
    let words = line.text.split(separator: " ")
    if words.count < 2, letters < NameScore.shortWord { score += NameScore.short }
    // "Keeps for weeks."
    if line.text.last == ".", words.count > NameScore.shortSentence, !endsWithQuantity(words, scene)
    {
      score += NameScore.sentence
    }
    if beginsWithQuantity(line, scene) { score += NameScore.amountFirst }
    return score
  }

  /// "Add 2 for £5", "10% off in basket"
  private static func isBadge(_ line: TextLine, _ read: ReadLine) -> Bool {
    PriceMarks.count(in: line.text) > 0
      || read.name.count(where: \.isLetter) < NameScore.fairLength
  }

  /// "Eggs 10 pack" is a name where it is a heading or a link: the reader of names finds one beside the count.
  private static func isCounted(_ line: TextLine, _ scene: PageScene) -> Bool {
    let isMarked = !line.traits.isDisjoint(with: [.heading, .link])
    guard line.text.first?.isLetter == true, isMarked || scene.document.isOfLines,
      scene.readers.quantity(line.text)?.unit.kind == .count
    else { return false }
    return scene.readers.line(line.text).name.count(where: \.isLetter)
      >= (isMarked ? NameScore.fewestLetters : NameScore.shortWord)
  }

  /// What the authors call the elements around all of a line, the nearest first.
  private static func names(around line: TextLine, _ scene: PageScene) -> String {
    let document = scene.document
    var current = document.nodes[line.node].parent
    while current > 0, document.range(of: current).upperBound < line.end {
      current = document.nodes[current].parent
    }
    var hints: [String] = []
    for _ in 0..<PageLimit.elementsAround where current > 0 {
      hints.append(document.shapes[document.nodes[current].shape].hints)
      current = document.nodes[current].parent
    }
    return hints.joined(separator: " | ")
  }

  /// Lines that lead to the start of the site or to the matter of the page: its logo, "Skip to main content".
  private static func linesThatLeadHome(_ scene: PageScene) -> Set<Int> {
    let document = scene.document
    let found = scene.lines.indices.filter { index in
      guard scene.lines[index].traits.contains(.link) else { return false }
      var node = scene.lines[index].node
      while node > 0, document.links[node] == nil { node = document.nodes[node].parent }
      return document.links[node].map { $0 == "/" || $0.hasPrefix("#") && $0.count > 1 } ?? false
    }
    // Demonstrations of listings lead nowhere.
    return found.count <= NameScore.leadingHome ? Set(found) : []
  }

  /// "Spültabs Classic, 40 St." is no sentence.
  private static func endsWithQuantity(_ words: [Substring], _ scene: PageScene) -> Bool {
    scene.readers.quantity(words.suffix(2).joined(separator: " ")) != nil
  }

  /// "1,5 l | Garant", "1 stk. / Danmark"
  private static func beginsWithQuantity(_ line: TextLine, _ scene: PageScene) -> Bool {
    guard line.hasDigits,
      let end = line.text.firstIndex(where: { "|·•".contains($0) })
        ?? line.text.firstRange(of: " / ")?.lowerBound
    else { return false }
    return scene.readers.quantity(String(line.text[..<end]).trimmed) != nil
  }
}

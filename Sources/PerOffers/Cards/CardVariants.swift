import PerModel

/// The sizes in which one article is sold, each in a row with its price, below the name that all of them share.
enum CardVariants {
  /// More sizes than an article has.
  private static let mostSizes = 30

  /// The lines of each size, from top to bottom; empty where there are not several.
  ///
  /// - Parameter name: the line of the name.
  static func parts(of lines: Range<Int>, name: Int, in scene: PageScene) -> [Range<Int>] {
    guard lines.count <= 400 else { return [] }
    let sizes = self.sizes(in: name + 1..<lines.upperBound, of: scene)
    guard (2...mostSizes).contains(sizes.count), sizes.count == Set(sizes.map(\.size)).count
    else { return [] }
    let starts = sizes.map(\.line)
    let parts = zip(starts, starts.dropFirst() + [lines.upperBound]).map { $0..<$1 }
    guard parts.allSatisfy({ isPriced($0, in: scene) }) else { return [] }
    let priced = parts.map { prices(in: $0, of: scene) }
    // "From €3.49", or the price of the size that is chosen at first
    let above = prices(in: lines.lowerBound..<starts[0], of: scene)
    return above.isSubset(of: priced.joined()) ? parts : []
  }

  /// The lines of each size of the article that a page is about; empty where there are not several.
  ///
  /// - Parameters:
  ///   - lines: those below its heading, with more than the sizes in them.
  ///   - isNamed: whether a name stands in some lines, which are of another article then.
  static func run(
    in lines: Range<Int>, of scene: PageScene, isNamed: (Range<Int>) -> Bool
  ) -> [Range<Int>] {
    func isSize(_ part: Range<Int>) -> Bool {
      isPriced(part, in: scene) && !isNamed(part)
    }
    var known = Set<Quantity>()
    let starts = sizes(in: lines, of: scene).prefix { known.insert($0.size).inserted }.map(\.line)
    let parts = self.parts(from: starts, to: lines.upperBound)
    let run = parts.drop { !isSize($0) }.prefix(while: isSize)
    return (2...mostSizes).contains(run.count) ? Array(run) : []
  }

  /// The lines that say nothing but a size, or a size and its price; and those that look like one of them: "Value pack
  /// 2 × 15 kg".
  private static func sizes(
    in lines: Range<Int>, of scene: PageScene
  ) -> [(line: Int, size: Quantity)] {
    let short = lines.filter { index in
      let line = scene.lines[index]
      return line.hasDigits && line.text.utf8.count <= 40
        && !scene.spots(in: index..<index + 1).contains { $0.kind == .unitPrice }
    }
    let alone = short.compactMap { index in
      (priced(index, in: scene) ?? scene.size(in: scene.lines[index].text)
        ?? chosen(index, in: scene)).map { (line: index, size: $0) }
    }
    guard !alone.isEmpty, !scene.document.isOfLines else { return alone }
    let shapes = Set(alone.map { shape(of: $0.line, in: scene) })
    guard shapes.count == 1 else { return alone }
    return short.compactMap { index in
      guard shapes.contains(shape(of: index, in: scene)) else { return nil }
      let text = scene.lines[index].text
      let size = priced(index, in: scene) ?? scene.size(in: text)
      return (size ?? scene.readers.line(text).statedQuantity).map { (index, $0) }
    }
  }

  /// "24 ct $6.49"
  private static func priced(_ line: Int, in scene: PageScene) -> Quantity? {
    scene.spots(in: line..<line + 1).first { $0.kind == .price }?.ownQuantity
  }

  /// The label of a size that has a name, too: "Small 250 g £4.00".
  private static func chosen(_ line: Int, in scene: PageScene) -> Quantity? {
    guard scene.lines[line].traits.contains(.choice),
      PriceMarks.count(in: scene.lines[line].text) == 1
    else { return nil }
    return scene.readers.line(scene.lines[line].text).statedQuantity
  }

  private static func shape(of line: Int, in scene: PageScene) -> Int {
    let nodes = scene.document.nodes
    let node = scene.lines[line].node
    return nodes[node].isText ? nodes[nodes[node].parent].shape : nodes[node].shape
  }

  /// Whether some lines have one price, or several of which a unit price tells one.
  private static func isPriced(_ lines: Range<Int>, in scene: PageScene) -> Bool {
    let count = prices(in: lines, of: scene).count
    return count == 1
      || (2...3).contains(count) && scene.spots(in: lines).contains { $0.kind == .unitPrice }
  }

  /// From each size to the next; the last is no longer than the others, for more of the page comes behind it.
  private static func parts(from starts: [Int], to end: Int) -> [Range<Int>] {
    let parts = zip(starts, starts.dropFirst()).map { $0..<$1 }
    guard let last = starts.last, let longest = parts.map(\.count).max() else { return [] }
    return parts + [last..<min(end, last + longest)]
  }

  private static func prices(in lines: Range<Int>, of scene: PageScene) -> Set<Rational> {
    var spots = scene.spots(in: lines).filter {
      $0.kind == .price && $0.weight > 0
        && ($0.ownQuantity == nil || $0.line == lines.lowerBound)
    }
    if spots.isEmpty { spots = scene.spots(in: lines).filter(\.isGuess) }
    // "$6.49" beside "27.0¢ / ea."
    let whole = spots.filter { $0.per == nil }
    return Set((whole.isEmpty ? spots : whole).map(\.amount))
  }
}

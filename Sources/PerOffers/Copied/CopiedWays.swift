import PerDocument

/// Parts lines of plain text into cards by the names that are said in them, which stand above or below the prices.
struct CopiedWays {
  private let names: [CopiedNames.Name]
  private let count: Int
  /// The lines with the prices of each card.
  private let groups: [Range<Int>]
  /// Whether most cards say their names twice.
  private let areRepeated: Bool

  /// Fewer prices show no shape that repeats.
  private static let fewest = 3
  /// How many names between two prices are looked at.
  private static let reach = 3
  /// A name is better than one that is nearer to the price by so much.
  private static let better = 4
  /// In one card, it has to be better by so much; and a name has to be as good as this part of good ones.
  private static let (far, weak) = (8, 4)
  /// This part of the names of cards is said twice where names are said twice at all.
  private static let (repeated, ofNames) = (2, 3)

  init(_ scene: PageScene, _ copied: CopiedNames) {
    count = scene.lines.count
    var lines = Set(
      scene.spots.filter { ($0.kind == .price || $0.kind == .loyalty) && $0.weight > 0 }.map(\.line)
    )
    names = copied.all
    // Weak names, such as labels, stand between the prices of one card.
    let scores = copied.all.map(\.score).sorted()
    let weak = (scores.isEmpty ? 0 : scores[scores.count * 3 / 4]) / Self.weak
    let strong = copied.all.filter { $0.score > weak }
    lines.formUnion(Self.weighed(scene, strong, besides: lines))
    let prices = lines.sorted()
    let all = Self.groups(of: prices, names: strong)
    let twice = copied.all.filter(\.isRepeated)
    let parted = Self.groups(of: prices, names: twice)
    // Where nearly all cards say their names twice, nothing else parts them.
    areRepeated = parted.count * Self.ofNames >= all.count * Self.repeated
    groups = areRepeated ? parted : all
  }

  /// The prices of units between two names that have no other price: those of what is weighed.
  private static func weighed(
    _ scene: PageScene, _ names: [CopiedNames.Name], besides prices: Set<Int>
  ) -> [Int] {
    zip(names, names.dropFirst()).flatMap { name, next in
      let lines = name.lines.upperBound..<max(name.lines.upperBound, next.lines.lowerBound)
      guard !lines.contains(where: prices.contains) else { return [Int]() }
      return scene.spots(in: lines).filter {
        $0.kind == .unitPrice && $0.isWhole && $0.weight > 0 && $0.currency != nil
      }.map(\.line)
    }
  }

  /// Prices without the beginning of a name between them are of one card.
  private static func groups(of prices: [Int], names: [CopiedNames.Name]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var next = 0
    for line in prices {
      var isParted = false
      while next < names.count, names[next].lines.lowerBound < line {
        if let last = groups.last, names[next].lines.lowerBound >= last.upperBound {
          isParted = true
        }
        next += 1
      }
      // What is said above a price and below it ends there.
      if let last = groups.last, next > 0, names[next - 1].isRepeated,
        (last.upperBound..<line).contains(names[next - 1].lines.upperBound - 1)
      {
        isParted = true
      }
      if let last = groups.last, !isParted {
        groups[groups.count - 1] = last.lowerBound..<line + 1
      } else {
        groups.append(line..<line + 1)
      }
    }
    return groups
  }

  func ways() -> [[LineCards.Card]] {
    guard groups.count >= Self.fewest else { return [] }
    return [above(), below(withLead: false), below(withLead: true)]
  }

  /// The names that begin in some lines.
  private func names(in lines: Range<Int>) -> ArraySlice<CopiedNames.Name> {
    names[lines, by: \.lines.lowerBound]
  }

  /// How far from the price, counted in names, the best ones stand.
  private func distance(_ gaps: [[CopiedNames.Name]]) -> Int {
    func mean(_ distance: Int) -> Int? {
      let found = gaps.compactMap { $0.count > distance ? $0[distance].score : nil }
      guard found.count * 3 >= gaps.count * 2 else { return nil }
      return found.reduce(0, +) / max(found.count, 1)
    }
    guard var best = mean(0) else { return 0 }
    var distance = 0
    for other in 1..<Self.reach {
      guard let score = mean(other), score > best + Self.better else { continue }
      (best, distance) = (score, other)
    }
    return distance
  }

  /// The name that is said above and below the prices of a group.
  private func nameAround(_ group: Range<Int>, from start: Int) -> CopiedNames.Name? {
    names(in: start..<group.lowerBound + 1).last {
      $0.isRepeated && $0.lines.upperBound > group.upperBound
    }
  }

  private func name(_ names: [CopiedNames.Name], _ distance: Int) -> CopiedNames.Name? {
    if areRepeated, let name = names.first(where: \.isRepeated) { return name }
    let name = names.count > distance ? names[distance] : names.last
    let best = names.prefix(Self.reach).max { $0.score < $1.score }
    if let name, let best, best.score >= name.score + Self.far { return best }
    return name
  }

  private func above() -> [LineCards.Card] {
    let starts = [0] + groups.map(\.upperBound)
    let gaps = zip(starts, groups).map { start, group in
      Array(names(in: start..<group.lowerBound + 1).reversed().prefix(Self.reach))
    }
    let distance = self.distance(Array(gaps.dropFirst()))
    return zip(groups.indices, gaps).compactMap { place, names in
      let group = groups[place]
      guard let name = nameAround(group, from: starts[place]) ?? name(names, distance) else {
        return nil
      }
      // What comes behind the name of another card is of that one, even if it has no price.
      let end = self.names(in: group.upperBound..<count).first?.lines.lowerBound ?? count
      return LineCards.Card(
        lines: name.lines.lowerBound..<max(end, group.upperBound), name: name.line)
    }
  }

  private func below(withLead: Bool) -> [LineCards.Card] {
    let leads = zip([0] + groups.map(\.upperBound), groups).map { start, group in
      guard withLead else { return group.lowerBound }
      let last = names(in: start..<group.lowerBound).last?.lines.upperBound ?? start
      return min(max(start, last), group.lowerBound)
    }
    let ends = leads.dropFirst() + [count]
    let gaps = groups.indices.map { place in
      let (start, end) = (groups[place].upperBound, ends[ends.startIndex + place])
      let next = place + 1 < groups.count ? groups[place + 1] : count..<count + 1
      return names(in: start..<max(end, start)).filter { $0.lines.upperBound <= next.upperBound }
    }
    let distance = self.distance(gaps.dropLast().map { Array($0.prefix(Self.reach)) })
    let usual = gaps.map(\.count).sorted()[gaps.count / 2]
    return groups.indices.compactMap { place in
      let names = gaps[place]
      let start = place > 0 ? groups[place - 1].upperBound : 0
      guard let name = nameAround(groups[place], from: start) ?? name(names, distance) else {
        return nil
      }
      let isMore = names.count > max(usual, distance + 1)
      let end =
        isMore ? names[max(usual, distance + 1)].lines.lowerBound : ends[ends.startIndex + place]
      return LineCards.Card(
        lines: min(leads[place], name.line)..<max(end, name.line + 1), name: name.line)
    }
  }
}

import PerDocument
import PerModel

/// Finds listings: repeated shapes of a tree, each with a price and a name in it.
struct OfferCards {
  private let scene: PageScene
  private let names: CardNames
  /// Reads further cards of the page.
  let reader: CardReader
  private(set) var cards: [OfferCard] = []
  /// Whether there are more cards than are read.
  var isCut: Bool { cards.count >= Self.maximumCards }

  init(_ scene: PageScene) {
    self.scene = scene
    names = CardNames(scene)
    reader = CardReader(scene, names)
    if scene.document.isOfLines {
      cards = CopiedCards.best(of: scene, names, reader, mostCards: Self.maximumCards)
      RaisedCents.part(&cards)
      PairedPrices.tell(&cards, scene)
    } else {
      for record in records() {
        cards += reader.cards(record.node, lines: record.lines)
      }
      if cards.isEmpty { cards = PlainListing(scene).cards }
    }
    dropLabels()
    dropNumbers()
    keepListings()
  }

  /// "Product name: Shower Gel": a beginning that all names of a listing share is not part of them.
  private mutating func dropLabels() {
    guard cards.count >= Self.shortestList else { return }
    var labels: [Substring: Int] = [:]
    for card in cards {
      if let label = Self.label(of: card.candidate.name) { labels[label, default: 0] += 1 }
    }
    guard let (label, count) = labels.max(by: { $0.value < $1.value }),
      count * CardShare.ofNames >= cards.count * CardShare.labelled
    else { return }
    func dropped(_ name: String) -> String {
      name.hasPrefix(label) ? String(name.dropFirst(label.count)).trimmed : name
    }
    for index in cards.indices {
      cards[index].candidate.name = dropped(cards[index].candidate.name)
      cards[index].fullName = dropped(cards[index].fullName)
    }
  }

  /// "1. Rolled Oats", "2. Black Beans"
  private mutating func dropNumbers() {
    let names = cards.map { card in
      card.candidate.name.drop { $0.isNumber }
    }
    guard cards.count > 1,
      zip(cards.indices, names).allSatisfy({ place, rest in
        cards[place].candidate.name.hasPrefix("\(place + 1). ") && rest.count > 4
      })
    else { return }
    for (place, rest) in zip(cards.indices, names) {
      cards[place].candidate.name = String(rest.dropFirst(2)).trimmed
    }
  }

  private static func label(of name: String) -> Substring? {
    guard let colon = name.prefix(24).firstIndex(where: { ":：".contains($0) }),
      name.index(after: colon) < name.endIndex
    else { return nil }
    return name[...colon]
  }

  /// More than anybody looks through.
  private static let maximumCards = 5000
  /// Fewer cards do not make a list.
  private static let shortestList = 3

  private struct Record {
    let node: Int
    let lines: Range<Int>
  }

  /// The smallest elements with a price and a name, made as large as they can be without another price.
  private func records() -> [Record] {
    var order: [Home] = []
    var known = Set<Home>()
    for spot in scene.spots where spot.kind == .price || spot.kind == .loyalty {
      guard spot.weight > 0, let home = home(of: spot), known.insert(home).inserted else {
        continue
      }
      order.append(home)
    }
    // Cards with nothing but the price of a unit, as weighed goods have
    for spot in scene.spots where spot.kind == .unitPrice && spot.isWhole && spot.weight > 0 {
      guard let home = home(of: spot), home.isMarked, scene.priceCount(in: home.node) == 0,
        names.count(in: home.node, marked: true) == 1, known.insert(home).inserted
      else { continue }
      order.append(home)
    }
    var records: [Record] = []
    var taken = Set<Int>()
    let sorted = order.sorted { $0.node < $1.node }
    let inParts = parts(of: sorted)
    for home in order.prefix(Self.maximumCards) where !inParts.contains(home) {
      let inner = self.inner(of: home, among: sorted).filter { !inParts.contains($0) }
      if scene.priceCount(in: home.node) == 0 {
        records.append(Record(node: home.node, lines: scene.lineRange(in: home.node)))
        continue
      }
      // A page around a list looks like a list of its own, whose names and prices are far apart.
      if inner.count < Self.shortestList, isFlat(home) {
        records += flatRecords(in: home)
        continue
      }
      guard home.node > 0 else { continue }
      // Around a list stands what the page is about; the list itself is others'.
      if let inner = inner.map({ scene.lineRange(in: $0.node).lowerBound }).min() {
        let before = scene.lineRange(in: home.node).lowerBound..<inner
        if !before.isEmpty, !isHeadingBelowPrices(before) {
          records.append(Record(node: home.node, lines: before))
        }
        continue
      }
      let whole = grown(home)
      if taken.insert(whole).inserted {
        records.append(Record(node: whole, lines: scene.lineRange(in: whole)))
      }
    }
    return records
  }

  /// Whether all prices stand above the heading of a page: "Free delivery over £35", and then the name of a list.
  private func isHeadingBelowPrices(_ lines: Range<Int>) -> Bool {
    guard let heading = lines.first(where: { scene.lines[$0].traits.contains(.mainHeading) }) else {
      return false
    }
    return scene.spots(in: heading..<lines.upperBound).allSatisfy { $0.kind != .price }
  }

  /// Homes that are a part of one with another price and no other name: a member price stands beside the name, and the
  /// price of the others elsewhere in the card.
  private func parts(of homes: [Home]) -> Set<Home> {
    var parts = Set<Home>()
    for home in homes where home.isMarked && home.node > 0 {
      let inner = inner(of: home, among: homes)
      guard inner.count == 1, let part = inner.first, part.isMarked,
        names.count(in: home.node, marked: true) == names.count(in: part.node, marked: true)
      else { continue }
      parts.insert(part)
    }
    return parts
  }

  /// The homes inside another one, among some that are sorted by their nodes.
  private func inner(of home: Home, among homes: [Home]) -> ArraySlice<Home> {
    homes[home.node + 1..<scene.document.range(of: home.node).upperBound, by: \.node]
  }

  /// The smallest element with a name around a price.
  private struct Home: Hashable {
    let node: Int
    /// Whether the names in it are marked as such. Where they are not, plain texts are names.
    let isMarked: Bool
  }

  private func home(of spot: PriceSpot) -> Home? {
    func lowest(marked: Bool) -> Int {
      var node = scene.document.nodes[spot.node].parent
      while node > 0, names.count(in: node, marked: marked) == 0 {
        node = scene.document.nodes[node].parent
      }
      return node
    }
    let marked = lowest(marked: true)
    let count = names.count(in: marked, marked: true)
    // A heading over a list of plain texts is the name of none of them, but that of an article in several sizes.
    if marked > 0, count > 0, scene.priceCount(in: marked) <= 2 * count + 1 || isOfSizes(marked) {
      return Home(node: marked, isMarked: true)
    }
    let plain = lowest(marked: false)
    // Lines of plain text have nothing around them but the whole.
    guard plain > 0 || names.count(in: 0, marked: false) > 0 else { return nil }
    return Home(node: plain, isMarked: false)
  }

  /// Whether one name is above several sizes with a price each.
  private func isOfSizes(_ node: Int) -> Bool {
    guard names.count(in: node, marked: true) == 1 else { return false }
    let lines = scene.lineRange(in: node)
    guard let name = lines.first(where: { (names.scores[$0] ?? 0) >= CardNames.marked }) else {
      return false
    }
    let parts = CardVariants.parts(of: lines, name: name, in: scene)
    // Where a name stands between most sizes, these are of several articles below a heading.
    let named = parts.count { part in part.contains { names.scores[$0] != nil } }
    return !parts.isEmpty && named * 2 < parts.count
  }

  /// The largest element around with no price outside of it, at most until a list begins.
  private func grown(_ home: Home) -> Int {
    let prices = scene.priceCount(in: home.node)
    let names = self.names.count(in: home.node, marked: home.isMarked)
    var node = home.node
    while true {
      let (parent, traits) = (scene.document.nodes[node].parent, scene.document.nodes[node].traits)
      // Above a list stands what its entries are, even if it has only one.
      guard parent > 0, !traits.contains(.listItem), scene.priceCount(in: parent) == prices,
        self.names.count(in: parent, marked: home.isMarked) <= names + 3,
        scene.lineRange(in: parent).count <= scene.lineRange(in: node).count + 40
      else { return node }
      node = parent
    }
  }

  /// Whether an element has several names and prices side by side, with nothing around each pair.
  private func isFlat(_ home: Home) -> Bool {
    let node = home.node
    guard names.count(in: node, marked: home.isMarked) > 1, scene.priceCount(in: node) > 1 else {
      return false
    }
    if node == 0 { return true }
    let children = self.children(of: node)
    func hasName(_ child: Int) -> Bool { names.count(in: child, marked: home.isMarked) > 0 }
    return children.filter { hasName($0) && scene.priceCount(in: $0) == 0 }.count > 1
      && children.filter { scene.priceCount(in: $0) > 0 && !hasName($0) }.count > 1
  }

  private func children(of node: Int) -> [Int] {
    var children: [Int] = []
    var child = node + 1
    let end = scene.document.range(of: node).upperBound
    while child < end, children.count < 20_000 {
      children.append(child)
      child = scene.document.range(of: child).upperBound
    }
    return children
  }

  /// From one name to the next; texts before a name may belong to it, but that cannot be known.
  private func flatRecords(in home: Home) -> [Record] {
    let node = home.node
    var records: [Record] = []
    var start: Int?
    var hasPrice = false
    for child in children(of: node) {
      let lines = scene.lineRange(in: child)
      if names.count(in: child, marked: home.isMarked) > 0, start == nil || hasPrice {
        if let first = start, hasPrice {
          records.append(
            Record(
              node: first, lines: scene.lineRange(in: first).lowerBound..<lines.lowerBound))
        }
        (start, hasPrice) = (child, false)
      }
      if scene.priceCount(in: child) > 0 { hasPrice = true }
    }
    if let start, hasPrice {
      records.append(
        Record(
          node: start,
          lines: scene.lineRange(in: start).lowerBound..<scene.lineRange(in: node).upperBound))
    }
    return records
  }

  private mutating func keepListings() {
    for (index, group) in CardGroups.groups(of: cards, scene).enumerated() {
      cards[index].group = group
    }
  }
}

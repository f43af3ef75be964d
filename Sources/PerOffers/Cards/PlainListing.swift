import PerDocument
import PerModel

/// A listing that has nothing but lines: "<li>Oats 1 kg £1.20</li>".
struct PlainListing {
  /// One card for each line, in order; none where a line alone would be one.
  private(set) var cards: [OfferCard] = []

  init(_ scene: PageScene) {
    var lists: [Int: [OfferCard]] = [:]
    for (index, line) in scene.lines.enumerated()
    where line.text.utf8.count <= PageLimit.name && line.hasDigits
      && !line.traits.contains(.aside)
    {
      guard let card = Self.card(line, index, scene) else { continue }
      // The lines of a list stand in elements of their own.
      let nodes = scene.document.nodes
      var item = line.node
      while item > 0, !nodes[item].traits.contains(.block) { item = nodes[item].parent }
      lists[nodes[max(item, 0)].parent, default: []].append(card)
    }
    let found = lists.filter { $0.value.count >= Self.shortest }.sorted { $0.key < $1.key }
      .map(\.value)
    for (group, list) in found.enumerated() {
      cards += list.map { card in
        var card = card
        card.group = group
        return card
      }
    }
  }

  /// Fewer lines are no list.
  private static let shortest = 2

  private static func card(_ line: TextLine, _ index: Int, _ scene: PageScene) -> OfferCard? {
    let read = scene.readers.line(line.text)
    guard let price = read.price?.value, price.currency != nil, !read.isUnclear, price.per == nil,
      read.name.count(where: \.isLetter) >= NameScore.fewestLetters
    else { return nil }
    var candidate = Candidate(name: read.name)
    candidate.quantity = read.statedQuantity
    candidate.price = Money(price.amount, price.currency ?? scene.readers.currency)
    candidate.formerPrice = read.formerPrice?.value.amount
    candidate.deal = read.deal?.value
    candidate.terms = read.terms
    candidate.place = scene.place(of: line.node)
    if let unit = read.unitPrice?.value,
      let per = try? unit.quantity.quantity(defaultUnit: .item)
    {
      candidate.unitPriceShown = Candidate.UnitPrice(
        price: Money(unit.price.amount, unit.price.currency ?? scene.readers.currency), per: per)
      UnitPriceCheck.check(&candidate)
    }
    return OfferCard(
      candidate: candidate, fullName: read.name, node: line.node, lines: index..<index + 1, group: 0
    )
  }
}

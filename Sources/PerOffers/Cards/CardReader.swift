import PerDocument
import PerModel
import PerText

/// Reads one card: name, price, size and further facts.
struct CardReader {
  let scene: PageScene
  let names: CardNames

  /// How many pictures of the page say the same: "Product image" says nothing.
  let pictureNames: [String: Int]

  init(_ scene: PageScene, _ names: CardNames) {
    (self.scene, self.names) = (scene, names)
    let nodes = scene.document.nodes
    pictureNames = scene.document.values.reduce(into: [:]) { counts, value in
      if nodes[value.key].traits.contains(.picture) { counts[value.value, default: 0] += 1 }
    }
  }

  /// The cards that a node is: one, one for each size in which the article is sold, or none.
  func cards(_ node: Int, lines: Range<Int>) -> [OfferCard] {
    guard let name = nameLine(in: lines, shown: shown(in: node)) else { return [] }
    let parts = CardVariants.parts(of: lines, name: name, in: scene)
    if parts.isEmpty { return card(node, lines: lines, name: name).map { [$0] } ?? [] }
    return parts.compactMap { card(node, lines: $0, name: name, isVariant: true) }
  }

  /// The card that a node is; `nil` if it has no price.
  ///
  /// - Parameters:
  ///   - name: the line that is its name.
  ///   - isVariant: whether it is one of several sizes, so that the size in the name is that of another.
  ///   - asked: the lines that have what is paid; `nil` where nothing tells them apart.
  func card(
    _ node: Int, lines: Range<Int>, name: Int, isVariant: Bool = false, asked: Set<Int>? = nil
  ) -> OfferCard? {
    let fullName = scene.lines[name].text
    var candidate = scene.named(fullName)
    if isVariant { candidate.quantity = nil }
    var spots = Array(scene.spots(in: lines))
    if let asked {
      for index in spots.indices
      where [.price, .loyalty].contains(spots[index].kind) && !asked.contains(spots[index].line) {
        spots[index].kind = .other
      }
    }
    let named = candidate.quantity
    guard choosePrice(spots, in: lines, except: name, &candidate) else { return nil }
    // "Detergent 40 washes" beside "1.8 l"
    if let named, let chosen = candidate.quantity,
      named.unit.kind != chosen.unit.kind || named.total != chosen.total
    {
      candidate.name = String(fullName.prefix(PageLimit.cutName)).collapsed
    }
    // Two statements confirm the price of what they are about: the picture may say that it is another article.
    if candidate.evidence.isConfirmed, shown(in: node).isUnlike(fullName) {
      candidate.evidence = .read(.notChecked)
    }
    if let maker = maker(of: fullName, at: name, in: lines, node) {
      candidate.name = maker + " " + candidate.name
    }
    let range = scene.document.range(of: node)
    candidate.picture = picture(in: range)
    candidate.link = link(in: range)
    candidate.place = scene.place(of: node)
    return OfferCard(candidate: candidate, fullName: fullName, node: node, lines: lines, group: 0)
  }

  /// Whether some lines have what stands out as the name of an article.
  func hasName(in lines: Range<Int>) -> Bool {
    lines.contains { index in
      guard let score = names.scores[index] else { return false }
      // "Details" leads elsewhere.
      let line = scene.lines[index]
      return line.traits.contains(.heading)
        || score >= CardNames.marked && Hints(line.hints).isName
        || line.traits.contains(.link) && line.text.contains(" ")
    }
  }

  private func nameLine(in lines: Range<Int>, shown: ShownName) -> Int? {
    var best: (line: Int, score: Int)?
    for index in lines.prefix(PageLimit.linesToName) {
      guard var score = names.scores[index] else { continue }
      if shown.has(scene.lines[index].text) { score += NameScore.pictured }
      if best == nil || score > best?.score ?? 0 { best = (index, score) }
    }
    return best?.line
  }

  /// Chooses what is paid, with the unit price, the size and the former price that belong to it.
  private func choosePrice(
    _ spots: [PriceSpot], in lines: Range<Int>, except nameLine: Int, _ candidate: inout Candidate
  ) -> Bool {
    var prices = spots.filter { $0.kind == .price && $0.weight > 0 }
    let visible = prices.filter { !scene.lines[$0.line].traits.contains(.spoken) }
    if !visible.isEmpty { prices = visible }
    var loyalty = spots.filter { $0.kind == .loyalty }
    if let both = withAndWithoutCard(spots) { (loyalty, prices) = both }
    // "Club price 179:-", "Regular price 229:-" and "1.91 kr/pc."
    if prices.allSatisfy({ $0.per != nil }), let member = loyalty.first,
      let regular = spots.first(where: {
        $0.kind == .former && $0.amount > member.amount && !scene.lines[$0.line].isStruck
      })
    {
      prices = [regular]
    }
    // "standard-price" may be what was asked before, and what is asked.
    if prices.isEmpty { prices = loyalty.isEmpty ? spots.filter(\.isGuess) : loyalty }
    if prices.isEmpty { prices = spots.filter { $0.kind == .unitPrice && $0.weight > 0 } }
    guard !prices.isEmpty else { return false }
    // Where nothing strikes it out, a former price may stand once with its label, and once without.
    let past = Set(spots.filter { $0.kind == .former && !$0.isGuess }.map(\.amount))
    let present = prices.filter { !past.contains($0.amount) }
    if !present.isEmpty { prices = present }
    // "£9.90 / €11.50" is one price twice.
    let isForeign = { (spot: PriceSpot) in
      (spot.currency ?? scene.readers.currency) != scene.readers.currency
    }
    let foreign = prices.filter(isForeign)
    if foreign.count < prices.count { prices.removeAll(where: isForeign) }
    var distinct: [PriceSpot] = []
    for spot in prices
    where !distinct.contains(where: {
      $0.amount == spot.amount && ($0.per == nil) == (spot.per == nil)
    }) {
      distinct.append(spot)
    }
    // "£3.50/unit" beside "£0.70/ea": the pack costs more than what is in it.
    let plain = distinct.filter { $0.per == nil }
    // The lower of two prices of a kilogram is asked now.
    let isOfOneUnit = plain.isEmpty && Set(distinct.map(\.per)).count == 1
    if plain.isEmpty { distinct.sort { isOfOneUnit == ($0.amount < $1.amount) } }
    let stated = self.quantities(in: lines, except: nameLine, candidate.quantity)
    let quantities = stated + looseCounts(in: lines, except: nameLine, candidate.quantity)
    let units = spots.filter { $0.kind == .unitPrice }
    var chosen =
      (plain.isEmpty ? [distinct[0]] : plain).max { $0.weight < $1.weight } ?? distinct[0]
    var isSeveral = false
    var unitFound: PriceSpot?
    // A price and a unit price that fit decide more than any hint.
    let asked = withTax(plain)
    // "price discount-red" may be what is saved, and what is asked.
    let others = spots.filter { $0.isNamedOther && $0.isWhole && $0.per == nil }
    let sorted = asked.isEmpty ? distinct : asked.sorted { $0.weight > $1.weight }
    search: for spot in sorted + others {
      // A unit price without another price says nothing of itself.
      for unit in units + distinct.filter({ $0.per != nil })
      where unit.line != spot.line || unit.amount != spot.amount {
        for quantity in quantities {
          guard
            let shown = self.shown(unit),
            UnitPriceCheck.agrees(spot.amount, quantity, shown) == true
          else { continue }
          (chosen, unitFound) = (spot, unit)
          candidate.quantity = quantity
          break search
        }
      }
    }
    if unitFound == nil, distinct.count > 1 {
      let rivals = distinct.filter { $0.weight >= chosen.weight - PageLimit.rival && $0.per == nil }
      // If nothing tells two prices apart, the lower one is asked now, unless it is far lower.
      if rivals.count == 2, let low = rivals.min(by: { $0.amount < $1.amount }),
        let high = rivals.max(by: { $0.amount < $1.amount }),
        let half = try? high.amount / Rational(2)
      {
        chosen = low.amount >= half ? low : high
        if saysReduction(from: high.amount, to: low.amount, in: lines) {
          chosen = low
        } else {
          isSeveral = true
        }
        if chosen.amount == low.amount { candidate.formerPrice = high.amount }
      } else if rivals.count > 2 {
        isSeveral = true
      }
    }
    if isOfOneUnit, distinct.count > 1, unitFound == nil {
      candidate.formerPrice = distinct.last?.amount
      isSeveral = true
    }
    take(chosen, &candidate)
    if chosen.isNamedOther {
      candidate.formerPrice = plain.map(\.amount).filter { $0 > chosen.amount }.min()
    }
    let former =
      chosen.former ?? spots.first { $0.kind == .former && $0.amount > chosen.amount }?.amount
    if let former { candidate.formerPrice = former }
    if let member = loyalty.first, member.amount < chosen.amount {
      candidate.terms.loyaltyPrice = member.amount
    }
    if let unit = unitFound
      ?? units.first(where: { !isOfMembers($0, loyalty, quantities) })
      ?? distinct.first(where: { $0.per != nil && $0.amount != chosen.amount }),
      let shown = shown(unit)
    {
      candidate.unitPriceShown = shown
    }
    if candidate.quantity == nil {
      candidate.quantity = stated.first
    } else if unitFound == nil, let size = measured(candidate.quantity, in: lines, name: nameLine) {
      candidate.quantity = size
    }
    if chosen.former == nil, let shown = shown(chosen), candidate.workOut(from: shown) {
      return true
    }
    // "£1.50/unit" and "£1.50/ea" are both of the pack.
    let isTwice = prices.count { $0.amount == chosen.amount } > 1
    if unitFound == nil, units.isEmpty, !isTwice,
      let all = ofAllPieces(chosen, candidate.quantity)
    {
      isSeveral = true
      candidate.others.append(all)
    }
    if candidate.quantity == nil { takeNamelessCount(in: lines, except: nameLine, &candidate) }
    let unit =
      candidate.quantity == nil ? unitAlone(in: lines) ?? unitAtEnd(of: candidate.name) : nil
    if let unit, unit.unit.kind == .count { candidate.quantity = unit }
    // "Bananas $0.59/lb" says nothing of a pack, nor does "$0.59" beside it.
    let shown = candidate.unitPriceShown.flatMap { $0.price == candidate.price ? $0.per : nil }
    if candidate.quantity == nil,
      let per = [chosen.per, shown, unit].lazy.compactMap(\.self)
        .first(where: { $0.unit.kind != .count })
    {
      candidate.quantity = per
      candidate.terms.pricedPer = per
    }
    if chosen.isLowest { candidate.evidence = .unclear(.lowestOfSeveral) }
    if isSeveral {
      candidate.evidence = .unclear(.severalPrices)
      for other in distinct where other.amount != chosen.amount && other.per == nil {
        candidate.others.append(Money(other.amount, other.currency ?? scene.readers.currency))
      }
    }
    if let other = foreign.first, other.currency != candidate.price?.currency, other.per == nil {
      candidate.evidence = .unclear(.severalPrices)
      candidate.others.append(Money(other.amount, other.currency ?? scene.readers.currency))
    }
    // What a unit costs does not confirm itself.
    if !isSeveral && candidate.terms.pricedPer == nil || unitFound != nil {
      UnitPriceCheck.check(&candidate)
    }
    takeDeal(in: lines, spots, &candidate)
    doubtPacks(in: lines, except: nameLine, &candidate)
    return true
  }

  /// "10 pcs" and "1.20/pc" without another price: that of a piece, and so this of all, or that of the pack.
  private func ofAllPieces(_ spot: PriceSpot, _ quantity: Quantity?) -> Money? {
    guard let per = spot.per, per.unit == .item, per.total == .one, let quantity,
      quantity.unit.kind == .count, quantity.total > .one,
      let all = try? spot.amount * quantity.total
    else { return nil }
    return Money(all, spot.currency ?? scene.readers.currency)
  }

  private func take(_ spot: PriceSpot, _ candidate: inout Candidate) {
    candidate.price = Money(spot.amount, spot.currency ?? scene.readers.currency)
    candidate.isCurrencyAssumed = spot.currency == nil
    candidate.deal = spot.deal
    candidate.terms = spot.terms
  }

  func shown(_ spot: PriceSpot) -> Candidate.UnitPrice? {
    spot.per.map {
      Candidate.UnitPrice(
        price: Money(spot.amount, spot.currency ?? scene.readers.currency), per: $0)
    }
  }
}

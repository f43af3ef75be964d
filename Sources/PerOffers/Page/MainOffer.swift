import PerDocument
import PerModel
import PerText

/// The product that a page is about: the data of the page, and the price near its heading.
struct MainOffer {
  private(set) var candidate: Candidate?
  let scene: PageScene
  /// The lines of the listings on the page.
  let listed: Set<Int>
  /// The line with its name.
  private(set) var heading: Int?

  init(_ scene: PageScene, _ products: [SchemaProduct], _ cards: [OfferCard]) {
    self.scene = scene
    // Prices of listings, which no product page consists of
    var sizes: [Int: Int] = [:]
    for card in cards { sizes[card.group, default: 0] += 1 }
    var listed = Set<Int>()
    for card in cards where (sizes[card.group] ?? 0) >= PageLimit.listing {
      for line in scene.lineRange(in: card.node) { listed.insert(line) }
    }
    self.listed = listed
    let product = self.product(products)
    heading = self.heading(product)
    candidate = find(product)
  }

  private func find(_ product: SchemaProduct?) -> Candidate? {
    let visible = heading.flatMap { self.visible(near: $0, product) }
    guard let product else {
      guard let heading, let visible, visible.score >= SpotWeight.alone,
        !isBeyondList(visible.spot, of: heading)
      else { return nil }
      var candidate = scene.named(scene.lines[heading].text)
      take(visible.spot, &candidate)
      candidate.isMain = true
      candidate.place = scene.place(of: visible.spot.node)
      // "£3.50/unit" beside "£0.70/ea"
      if let each = visible.rivals.first(where: { $0.per != nil && $0.amount < visible.spot.amount }
      ),
        let per = each.per
      {
        candidate.unitPriceShown = Candidate.UnitPrice(price: money(each), per: per)
      }
      let rivals = visible.rivals.filter { $0.per == nil }
      if !rivals.isEmpty {
        candidate.evidence = .unclear(.severalPrices)
        candidate.others = rivals.prefix(PageLimit.othersShown).map(money)
      }
      complete(&candidate, heading)
      takeUnit(visible.spot, &candidate)
      return candidate
    }
    var candidate = scene.candidate(of: product)
    candidate.isMain = true
    if candidate.name.isEmpty, let heading { candidate.name = scene.lines[heading].text }
    compare(&candidate, product, visible)
    complete(&candidate, heading)
    doubt(&candidate, product)
    return candidate
  }

  /// The product of the data that the page is about.
  private func product(_ products: [SchemaProduct]) -> SchemaProduct? {
    if let main = products.first(where: \.isMain) { return main }
    let own = products.filter { !$0.isBeside }
    if own.count == 1 { return own[0] }
    let headings = scene.lines.filter { $0.traits.contains(.mainHeading) }.map { NameForm($0.text) }
    let title = NameForm(scene.document.title)
    let named = own.filter { product in
      let name = NameForm(product.name)
      return headings.contains { $0.resembles(name) } || !name.isEmpty && title.resembles(name)
    }
    if let best = named.first(where: { $0.offer?.price != nil }) ?? named.first { return best }
    // Several that nothing tells apart are a listing, unless one alone has a price.
    let priced = own.filter { $0.offer?.price != nil }
    return priced.count == 1
      ? priced[0]
      : own.count <= PageLimit.products && !own.isEmpty && priced.isEmpty ? own[0] : nil
  }

  /// The line with the name of the product.
  private func heading(_ product: SchemaProduct?) -> Int? {
    let mains = scene.lines.indices.filter {
      scene.lines[$0].traits.contains(.mainHeading)
        && scene.lines[$0].letterCount >= PageLimit.heading
        && !scene.lines[$0].traits.contains(.aside)
    }
    if let product, !product.name.isEmpty {
      let name = NameForm(product.name)
      if let line = mains.first(where: { NameForm(scene.lines[$0].text).resembles(name) }) {
        return line
      }
      let headings = scene.lines.indices.filter { scene.lines[$0].traits.contains(.heading) }
      if let line = headings.first(where: { NameForm(scene.lines[$0].text).resembles(name) }) {
        return line
      }
      if let line = scene.lines.indices.first(where: {
        NameForm(scene.lines[$0].text) == name && !scene.lines[$0].traits.contains(.aside)
      }) {
        return line
      }
    }
    if mains.count > 1 {
      // The one that the title of the page has, too, or that is longest.
      let title = NameForm(scene.document.title)
      if let line = mains.first(where: { title.resembles(NameForm(scene.lines[$0].text)) }) {
        return line
      }
      return mains.max { scene.lines[$0].letterCount < scene.lines[$1].letterCount }
    }
    if let line = mains.first { return line }
    let title = NameForm(scene.document.title)
    return scene.lines.indices.first {
      scene.lines[$0].letterCount >= PageLimit.titled && !scene.lines[$0].traits.contains(.aside)
        && title.resembles(NameForm(scene.lines[$0].text))
    }
  }

  /// Whether a list begins below a heading before the price does, or the price stands above: then the heading is that of the
  /// list, and names no article.
  private func isBeyondList(_ spot: PriceSpot, of heading: Int) -> Bool {
    guard let list = listed.filter({ $0 > heading }).min() else { return false }
    return spot.line < heading || spot.line >= list
  }

  private struct Visible {
    let spot: PriceSpot
    let score: Int
    let rivals: [PriceSpot]
  }

  /// The price that belongs to a heading: near it, and marked as one.
  private func visible(near heading: Int, _ product: SchemaProduct?) -> Visible? {
    var best: (spot: PriceSpot, score: Int)?
    var scored: [(spot: PriceSpot, score: Int)] = []
    for spot in scene.spots where spot.kind == .price {
      let line = scene.lines[spot.line]
      var score = spot.weight
      let distance = spot.line - heading
      score -=
        distance >= 0
        ? min(distance / SpotWeight.linesBelow, SpotWeight.farthest)
        : SpotWeight.above + min(-distance / SpotWeight.linesAbove, SpotWeight.farthest)
      if listed.contains(spot.line) { score += SpotWeight.listed }
      if line.traits.contains(.spoken) { score += SpotWeight.spokenNear }
      if spot.isLowest { score += SpotWeight.lowest }
      if spot.line == heading { score += SpotWeight.inHeading }
      scored.append((spot, score))
      if best == nil || score > best?.score ?? 0 { best = (spot, score) }
    }
    guard let best, best.score > 0 else { return nil }
    var rivals: [PriceSpot] = []
    for other in scored
    where other.score >= best.score - SpotWeight.margin && other.spot.amount != best.spot.amount
      && !rivals.contains(where: { $0.amount == other.spot.amount })
    {
      rivals.append(other.spot)
    }
    return Visible(spot: best.spot, score: best.score, rivals: rivals)
  }

  func money(_ spot: PriceSpot) -> Money {
    Money(spot.amount, spot.currency ?? scene.readers.currency)
  }

  private func take(_ spot: PriceSpot, _ candidate: inout Candidate) {
    candidate.price = money(spot)
    candidate.isCurrencyAssumed = spot.currency == nil
    candidate.formerPrice = spot.former
    candidate.deal = spot.deal
    candidate.terms = spot.terms
    if spot.isLowest { candidate.evidence = .unclear(.lowestOfSeveral) }
  }

  /// Puts the data of the page and what it shows side by side.
  private func compare(_ candidate: inout Candidate, _ product: SchemaProduct, _ visible: Visible?)
  {
    guard let price = candidate.price else {
      guard let visible, visible.score >= SpotWeight.completes else {
        candidate.evidence = .unclear(.noPrice)
        return
      }
      take(visible.spot, &candidate)
      return
    }
    guard let visible else {
      candidate.evidence = .read(.dataOnly)
      return
    }
    let prices = product.prices
    let isSame =
      visible.spot.currency == nil || product.offer?.currency == nil
      || visible.spot.currency == product.offer?.currency
    if visible.spot.amount == price.amount, isSame {
      let isSure =
        prices.count == 1 && product.offer?.isRange == false && product.offer?.isSeen == false
        && visible.score >= SpotWeight.contradicts
      candidate.evidence = isSure ? .confirmed(.dataAgrees) : .read(.notChecked)
      if product.offer?.isRange == true { candidate.evidence = .unclear(.lowestOfSeveral) }
      if candidate.isCurrencyAssumed, let currency = visible.spot.currency {
        candidate.price = Money(price.amount, currency)
        candidate.isCurrencyAssumed = false
      }
      candidate.formerPrice = candidate.formerPrice ?? visible.spot.former
      return
    }
    let isShown = scene.spots.contains {
      $0.amount == price.amount && $0.kind == .price && $0.weight > 0
    }
    let isFormer = scene.spots.contains {
      $0.kind == .former && $0.amount == price.amount || $0.former == price.amount
    }
    // The data has one of several prices, and the page shows another of them.
    if prices.contains(visible.spot.amount), visible.score >= SpotWeight.replaces {
      take(visible.spot, &candidate)
      candidate.evidence = .unclear(.severalPrices)
      candidate.others = [price]
      return
    }
    // Data often keep the list price.
    if isFormer, !isShown, visible.spot.amount < price.amount,
      visible.score >= SpotWeight.contradicts
    {
      let listed = price
      take(visible.spot, &candidate)
      candidate.formerPrice = listed.amount
      candidate.evidence = .unclear(.dataDiffers)
      candidate.others = [listed]
      return
    }
    let contradicts = visible.score >= SpotWeight.contradicts
    candidate.evidence = contradicts ? .unclear(.dataDiffers) : .read(.dataOnly)
    if contradicts { candidate.others = [money(visible.spot)] }
  }

  /// Size and unit price from near the heading.
  private func complete(_ candidate: inout Candidate, _ heading: Int?) {
    guard let heading else { return }
    let (first, end) = (heading - PageLimit.linesAbove, heading + PageLimit.linesBelow)
    let near = max(0, first)..<min(scene.lines.count, end)
    if candidate.unitPriceShown == nil,
      let unit = scene.spots.first(where: {
        $0.kind == .unitPrice && near.contains($0.line) && !listed.contains($0.line)
      }), let per = unit.per
    {
      candidate.unitPriceShown = Candidate.UnitPrice(price: money(unit), per: per)
    }
    if candidate.quantity == nil {
      candidate.quantity = scene.named(scene.lines[heading].text).quantity
    }
    if !fitsUnitPrice(candidate) {
      for index in heading..<near.upperBound where !listed.contains(index) {
        let line = scene.lines[index]
        guard line.hasDigits, let quantity = scene.size(in: line.text) else { continue }
        // Any size on the page is a guess; one that the unit price proves is not.
        guard let shown = candidate.unitPriceShown, let price = candidate.price,
          UnitPriceCheck.agrees(price.amount, quantity, shown) == true
        else { continue }
        candidate.quantity = quantity
        break
      }
    }
    if let member = scene.spots.first(where: {
      $0.kind == .loyalty && (heading..<near.upperBound).contains($0.line)
        && !listed.contains($0.line)
    }), let price = candidate.price, member.amount < price.amount,
      candidate.terms.loyaltyPrice == nil
    {
      candidate.terms.loyaltyPrice = member.amount
    }
    if case .unclear = candidate.evidence { return }
    UnitPriceCheck.check(&candidate)
  }
}

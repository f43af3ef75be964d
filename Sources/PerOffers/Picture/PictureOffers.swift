import PerDocument
import PerModel
import PerText

/// Finds what a picture offers: a price that stands large, and the paragraph that belongs to it.
///
/// Where a unit price is printed, it decides which paragraph that is. **It confirms a price, or doubts it, and changes
/// no digit.**
struct PictureOffers {
  private let document: Document
  private let scene: PictureScene
  private let blocks: [(block: PictureBlock, details: PictureDetails)]
  private(set) var candidates: [Candidate] = []

  init(_ document: Document, user: UserLocale) {
    self.document = document
    let language = PageLanguage(document, user: user)
    let texts = document.straightTexts
    let plain = TextReaders(language.locale, currency: language.currency)
    let currency = Self.currency(of: texts, plain)
    let readers =
      currency == plain.currency
      ? plain : TextReaders(language.locale, currency: currency)
    scene = PictureScene(texts, readers)
    blocks = PictureBlocks.blocks(of: scene.others).map { ($0, PictureDetails($0, readers)) }
    find()
  }

  /// The currency whose sign stands beside most numbers.
  private static func currency(of texts: [StraightText], _ readers: TextReaders) -> Currency {
    var votes: [Currency: Int] = [:]
    for text in texts where text.text.count <= 40 && PriceMarks.count(in: text.text) > 0 {
      if let currency = readers.price(text.text.trimmed)?.currency
        ?? PriceScan(text.text, readers).prices.first?.price.currency
      {
        votes[currency, default: 0] += 1
      }
    }
    return votes.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key ?? readers.currency
  }

  private struct Pair {
    let price, block: Int
    let cost: Int
  }

  private mutating func find() {
    let prices = mainPrices()
    let first = assigned(prices, side: nil)
    // On a page, prices stand on the same side of their paragraphs.
    let right = first.filter { isRight($0.key, of: $0.value) }.count
    let side: Bool? = right * 3 >= first.count * 2 ? true : right * 3 <= first.count ? false : nil
    let blockOf = first.count >= 4 && side != nil ? assigned(prices, side: side) : first
    let taken = Set(blockOf.values)
    // What stands nearest to a price belongs to it, too: a star with the quantity, a second paragraph.
    var more: [Int: [Int]] = [:]
    for block in blocks.indices where !taken.contains(block) {
      let nearest = prices.filter { blockOf[$0] != nil }.map {
        (price: $0, cost: distance(scene.prices[$0].place, blocks[block].block.place))
      }.min { $0.cost < $1.cost }
      guard let nearest, nearest.cost < Self.far else { continue }
      more[nearest.price, default: []].append(block)
    }
    for price in prices.sorted(by: { isBefore(scene.prices[$0].place, scene.prices[$1].place) }) {
      guard let block = blockOf[price], !isSecond(price, block, in: prices, blockOf) else {
        continue
      }
      if let candidate = candidate(price, block, more[price] ?? []) { candidates.append(candidate) }
    }
    for block in blocks.indices where !blockOf.values.contains(block) {
      if let candidate = unreadable(block) { candidates.append(candidate) }
    }
  }

  /// Gives each price the paragraph that is most likely its own.
  ///
  /// - Parameter side: whether prices stand to the right, as far as is known.
  private func assigned(_ prices: [Int], side: Bool?) -> [Int: Int] {
    var pairs: [Pair] = []
    for price in prices {
      for block in blocks.indices {
        guard var cost = cost(scene.prices[price], blocks[block]) else { continue }
        if let side, isRight(price, of: block) != side { cost += 25 }
        pairs.append(Pair(price: price, block: block, cost: cost))
      }
    }
    pairs.sort { ($0.cost, $0.price, $0.block) < ($1.cost, $1.price, $1.block) }
    var blockOf: [Int: Int] = [:]
    var taken = Set<Int>()
    for pair in pairs where blockOf[pair.price] == nil && !taken.contains(pair.block) {
      blockOf[pair.price] = pair.block
      taken.insert(pair.block)
    }
    return blockOf
  }

  private func isRight(_ price: Int, of block: Int) -> Bool {
    scene.prices[price].place.center > blocks[block].block.place.center
  }

  private static let far = 50

  /// How far apart two places are, in tenths of the height of a line.
  private func distance(_ one: StraightText, _ other: StraightText) -> Int {
    let gap = one.gap(to: other)
    return 10 * (gap.x + gap.y) / max(1, scene.bodyHeight)
  }

  /// Whether a price with hardly a word of its own stands beside one with a paragraph: members pay it, or somebody did.
  private func isSecond(_ price: Int, _ block: Int, in prices: [Int], _ blockOf: [Int: Int]) -> Bool
  {
    let details = blocks[block].details
    guard blocks[block].block.lines.count == 1, details.quantities.isEmpty,
      details.unitPrices.isEmpty
    else { return false }
    return prices.contains { other in
      guard other != price, let own = blockOf[other], blocks[own].block.lines.count > 1 else {
        return false
      }
      return distance(scene.prices[price].place, scene.prices[other].place) < 60
    }
  }

  private func isBefore(_ one: StraightText, _ other: StraightText) -> Bool {
    (one.top, one.left) < (other.top, other.left)
  }

  /// The prices that are no former price, no member's, and no small print.
  private func mainPrices() -> [Int] {
    let body = scene.bodyHeight
    let all = scene.prices.indices.filter { scene.prices[$0].kind == .price }
    let large = all.filter { scene.prices[$0].place.height * 10 >= body * 14 }
    let chosen =
      large.isEmpty
      ? all
      : all.filter { index in
        let price = scene.prices[index]
        return large.contains(index)
          || !price.isDoubtful
            && large.allSatisfy {
              let gap = scene.prices[$0].place.gap(to: price.place)
              return gap.x + gap.y > 6 * body
            }
      }
    // A smaller and higher price beside another is what was asked before.
    return chosen.filter { index in
      let price = scene.prices[index]
      return !chosen.contains { other in
        let main = scene.prices[other]
        let gap = main.place.gap(to: price.place)
        return other != index && main.amount < price.amount
          && price.place.height * 4 < main.place.height * 3
          && gap.x <= main.place.height && gap.y <= main.place.height
      }
    }
  }

  /// How little a paragraph seems to belong to a price, in tenths of the height of a line; `nil` for not at all.
  private func cost(
    _ price: PicturePrice, _ block: (block: PictureBlock, details: PictureDetails)
  ) -> Int? {
    let details = block.details
    guard !details.name.isEmpty else { return nil }
    let gap = price.place.gap(to: block.block.place)
    let body = max(1, scene.bodyHeight)
    var cost = 10 * (gap.x + gap.y) / body
    if details.quantities.isEmpty { cost += 20 }
    if details.unitPrices.isEmpty { cost += 10 }
    if block.block.lines.count < 2 { cost += 20 }
    if details.name.filter(\.isLetter).count < 4 { cost += 20 }
    switch Self.agreement(price.amount, details) {
    case true?: cost -= 120
    case false?: cost += 50
    case nil: break
    }
    // A price stands below or beside what it is the price of, seldom above it.
    if price.place.bottom <= block.block.place.top { cost += 15 }
    let widest = max(block.block.place.height, 12 * body)
    return gap.x + gap.y > 2 * widest + 20 * body ? nil : cost
  }

  /// Whether one of the unit prices times one of the quantities is the price; `nil` where that cannot be said.
  private static func agreement(_ price: Rational, _ details: PictureDetails) -> Bool? {
    var answer: Bool?
    for unit in details.unitPrices {
      for quantity in details.quantities {
        switch UnitPriceCheck.agrees(price, quantity, unit) {
        case true?: return true
        case false?: answer = false
        case nil: break
        }
      }
    }
    return answer
  }

  private func candidate(_ index: Int, _ block: Int, _ more: [Int]) -> Candidate? {
    let price = scene.prices[index]
    let details = [blocks[block].details] + more.map { blocks[$0].details }
    var name = details[0].name
    if name.isEmpty { name = details.dropFirst().map(\.name).max { $0.count < $1.count } ?? "" }
    guard !name.isEmpty else { return nil }
    var candidate = Candidate(name: String(name.prefix(300)))
    candidate.price = Money(price.amount, scene.readers.currency)
    candidate.isCurrencyAssumed = !price.hasSign
    candidate.deal = details.lazy.compactMap(\.deal).first
    if let deposit = details.lazy.compactMap(\.deposit).first { candidate.terms.deposit = deposit }
    candidate.evidence =
      price.isLowest
      ? .unclear(.lowestOfSeveral)
      : price.isDoubtful ? .unclear(.severalPrices) : .read(.notChecked)
    check(&candidate, details, price.isLowest)
    takeFormer(&candidate, price)
    candidate.place = place(of: [price.place, blocks[block].block.place])
    return candidate
  }

  /// An article whose price nobody can read, where the unit price and the quantity leave only one.
  private func unreadable(_ index: Int) -> Candidate? {
    let (block, details) = blocks[index]
    guard block.lines.count > 1, !details.name.isEmpty, let unit = details.unitPrices.first,
      details.unitPrices.count == 1, details.quantities.count == 1,
      let quantity = details.quantities.first, unit.per.unit.kind == quantity.unit.kind,
      let share = try? quantity.total / unit.per.total, share != .one,
      let price = Self.onlyPrice(unit.price, share)
    else { return nil }
    var candidate = Candidate(name: String(details.name.prefix(300)))
    (candidate.quantity, candidate.unitPriceShown) = (quantity, unit)
    candidate.price = price
    candidate.isCurrencyAssumed = true
    candidate.evidence = .unclear(.workedOut)
    candidate.place = place(of: [block.place])
    return candidate
  }

  /// The one price that is printed as this unit price; `nil` where there are several.
  private static func onlyPrice(_ unit: Money, _ share: Rational) -> Money? {
    let digits = unit.currency.fractionDigits
    let coins = Rational((0..<digits).reduce(1) { count, _ in count * 10 })
    guard let half = try? Rational(1, over: 2), let exact = try? unit.amount * share * coins,
      let slack = try? half * share, slack < half,
      let shifted = try? exact + half
    else { return nil }
    guard let whole = try? Rational(shifted.numerator / shifted.denominator, over: 1),
      let off = try? exact - whole, off.magnitude <= slack, let amount = try? whole / coins,
      amount.isPositive
    else { return nil }
    return Money(amount, unit.currency)
  }

  /// Chooses the size, and says whether the unit price confirms it.
  private func check(_ candidate: inout Candidate, _ all: [PictureDetails], _ isLowest: Bool) {
    let quantities = all.flatMap(\.quantities)
    let units = all.flatMap(\.unitPrices)
    candidate.quantity = all[0].quantities.first ?? quantities.first
    candidate.unitPriceShown = all[0].unitPrices.first ?? units.first
    guard let price = candidate.price else { return }
    var differs = false
    for unit in units {
      for quantity in quantities {
        switch UnitPriceCheck.agrees(price.amount, quantity, unit) {
        case true?:
          (candidate.quantity, candidate.unitPriceShown) = (quantity, unit)
          if !isLowest { candidate.evidence = .confirmed(.unitPriceFits) }
          return
        case false?: differs = true
        case nil: break
        }
      }
    }
    if differs, all[0].unitPrices.isEmpty == false {
      candidate.evidence = .unclear(.unitPriceDiffers)
    }
  }

  /// The former price beside it, which a percentage confirms.
  private func takeFormer(_ candidate: inout Candidate, _ price: PicturePrice) {
    guard let own = candidate.price else { return }
    let near = scene.prices.filter { other in
      let gap = other.place.gap(to: price.place)
      return other.amount > own.amount && other.place != price.place
        && other.place.height * 4 < price.place.height * 5
        && gap.x <= 2 * price.place.height && gap.y <= price.place.height * 3 / 2
    }
    let former =
      near.filter { $0.kind == .former }.min { $0.amount < $1.amount }
      ?? near.first {
        $0.place.height * 4 < price.place.height * 3
      }
    candidate.formerPrice = former?.amount
  }

  private func place(of places: [StraightText]) -> Candidate.Place {
    let boxes = places.flatMap(\.sources).filter(document.texts.indices.contains)
      .map { document.texts[$0].box(in: document.size) }
    guard let first = boxes.first else { return .nowhere }
    return .region(boxes.dropFirst().reduce(first) { $0.united(with: $1) })
  }
}

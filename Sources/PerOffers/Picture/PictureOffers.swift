import PerDocument
import PerModel
import PerText

/// Finds what a picture offers: a large price, and the paragraph that belongs to it.
///
/// A printed unit price decides which paragraph that is. **It confirms a price, or doubts it, and changes no digit.**
struct PictureOffers {
  let document: Document
  let scene: PictureScene
  let blocks: [(block: PictureBlock, details: PictureDetails)]
  let grounds: PictureGrounds
  var candidates: [Candidate] = []

  init(_ document: Document, user: UserLocale) {
    self.document = document
    let language = PageLanguage(document, user: user)
    let texts = document.straightTexts.filter { !PictureWords.isRating($0.text) }
      .map(PictureWords.cleaned)
    let plain = TextReaders(language.locale, currency: language.currency)
    let currency = Self.currency(of: texts, plain)
    let readers =
      currency == plain.currency
      ? plain : TextReaders(language.locale, currency: currency)
    grounds = PictureGrounds(texts)
    scene = PictureScene(grounds.isScreen ? texts : texts.map(\.withoutGround), readers)
    let labels = scene.labels
    blocks = Self.joined(
      PictureBlocks.blocks(of: scene.others).map {
        ($0, PictureDetails($0, readers, labels: labels))
      }, bodyHeight: scene.bodyHeight
    ) { PictureDetails($0, readers, labels: labels) }
    find()
  }

  /// The currency whose sign is next to most numbers.
  private static func currency(of texts: [StraightText], _ readers: TextReaders) -> Currency {
    var votes: [Currency: Int] = [:]
    for text in texts
    where text.text.count <= PictureLimit.currency && PriceMarks.count(in: text.text) > 0
      && !namesDay(text.text)
    {
      if let currency = readers.price(text.text.trimmed)?.currency
        ?? PriceScan(text.text, readers).prices.first?.price.currency
      {
        votes[currency, default: 0] += 1
      }
    }
    return votes.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key ?? readers.currency
  }

  /// "Fr. 14.11.", where the sign of francs is a day of the week.
  private static func namesDay(_ text: String) -> Bool {
    text.split { !$0.isNumber && $0 != "." }.contains { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 3 && parts[2].isEmpty && parts[..<2].allSatisfy { 1...2 ~= $0.count }
    }
  }

  private mutating func find() {
    let prices = withoutLineTotals(mainPrices())
    let first = assigned(prices, side: nil)
    // On a page, prices are on the same side of their paragraphs.
    let right = first.filter { isRight($0.key, of: $0.value) }.count
    let side: Bool? =
      right * 100 >= first.count * PictureShare.side
      ? true : right * 100 <= first.count * PictureShare.otherSide ? false : nil
    let isBelow = arePricesBelow(prices)
    let blockOf =
      first.count >= PictureLimit.sided && side != nil || isBelow != nil
      ? assigned(prices, side: side, isBelow: isBelow) : first
    let variants = variants(of: prices)
    let taken = Set(blockOf.values)
    // What is nearest to a price also belongs to it: a star with the quantity, a second paragraph.
    var more: [Int: [Int]] = [:]
    for block in blocks.indices where !taken.contains(block) {
      let nearest = prices.filter { blockOf[$0] != nil || variants[$0] != nil }.map {
        (price: $0, cost: distance(scene.prices[$0].place, blocks[block].block.place))
      }.min { $0.cost < $1.cost }
      guard let nearest, nearest.cost < PictureReach.far else { continue }
      more[nearest.price, default: []].append(block)
    }
    for price in prices.sorted(by: { isBefore(scene.prices[$0].place, scene.prices[$1].place) }) {
      if let (name, size) = variants[price] {
        if let candidate = candidate(price, name, [size] + (more[price] ?? [])) {
          candidates.append(candidate)
        }
        continue
      }
      guard let block = blockOf[price], !isSecond(price, block, in: prices, blockOf) else {
        continue
      }
      if let candidate = candidate(price, block, more[price] ?? []) { candidates.append(candidate) }
    }
    believeInStyle()
    dropHead()
    putMainFirst(prices)
    for block in blocks.indices where !blockOf.values.contains(block) {
      if let candidate = unreadable(block) { candidates.append(candidate) }
    }
  }

  /// Gives each price the paragraph that is most likely its own.
  ///
  /// - Parameters:
  ///   - side: whether prices stand to the right, as far as is known.
  ///   - isBelow: whether prices stand below, as far as is known.
  private func assigned(_ prices: [Int], side: Bool?, isBelow: Bool? = nil) -> [Int: Int] {
    var costs: [[Int]] = []
    let isList = arePricesInColumn(prices)
    for price in prices {
      // With only one price, what is farther away may also belong to it.
      let reach = prices.count == 1 ? PictureReach.onlyPrice : 1
      costs.append(
        blocks.indices.map { block in
          let isRow = isList && scene.prices[price].place.gap(to: blocks[block].block.place).y == 0
          guard let cost = cost(scene.prices[price], blocks[block], reach: reach, isRow: isRow)
          else { return Assignment.never }
          // A row is read across, however wide it is.
          if isList {
            let gap = scene.prices[price].place.gap(to: blocks[block].block.place)
            let across = 10 * gap.x / max(1, scene.bodyHeight)
            let details = blocks[block].details
            let isShort =
              details.quantities.isEmpty && Self.length(details.name) < PairCost.shortName
            return isRow
              ? cost - across * PairCost.ofRow / PairCost.partsOfRow
                + (isShort ? PairCost.short : 0) : cost + PairCost.otherRow
          }
          let isElsewhere = isBelow != nil && isOutside(price, block, below: isBelow == false)
          return cost + (side != nil && isRight(price, of: block) != side ? PairCost.otherSide : 0)
            + (isElsewhere ? PairCost.outside : 0)
        })
    }
    var blockOf: [Int: Int] = [:]
    for (price, block) in zip(prices, Assignment.cheapest(costs)) {
      if let block { blockOf[price] = block }
    }
    return blockOf
  }

  private func isAligned(_ price: StraightText, _ block: StraightText) -> Bool {
    let slack = scene.slack
    return abs(price.left - block.left) <= slack || abs(price.right - block.right) <= slack
      || abs(price.center - block.center) <= 2 * slack
  }

  private func isRight(_ price: Int, of block: Int) -> Bool {
    scene.prices[price].place.center > blocks[block].block.place.center
  }

  /// How far apart two places are, in tenths of the height of a line.
  func distance(_ one: StraightText, _ other: StraightText) -> Int {
    let gap = one.gap(to: other)
    return 10 * (gap.x + gap.y) / max(1, scene.bodyHeight)
  }

  /// Whether a price with hardly a word of its own is next to one with a paragraph: it is for members, or a former one.
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
      return distance(scene.prices[price].place, scene.prices[other].place)
        < PictureReach.second
    }
  }

  private func isBefore(_ one: StraightText, _ other: StraightText) -> Bool {
    (one.top, one.left) < (other.top, other.left)
  }

  /// The prices that are neither former, nor for members, nor small print.
  private func mainPrices() -> [Int] {
    let body = scene.bodyHeight
    var all = scene.prices.indices.filter { index in
      let price = scene.prices[index]
      let isSmall = !price.place.isLarge(beside: body)
      return price.kind == .price && (!price.isTorn || !isSmall || isWorkedOut(price))
    }
    // The member price is the price if there is no other.
    all += scene.prices.indices.filter { member in
      scene.prices[member].kind == .loyalty
        && all.allSatisfy {
          distance(scene.prices[$0].place, scene.prices[member].place)
            > PictureReach.alone
        }
    }
    let large = all.filter { scene.prices[$0].place.isLarge(beside: body) }
    let heights = large.map { scene.prices[$0].place.height }.sorted()
    let chosen =
      large.isEmpty
      ? all
      : all.filter { index in
        let price = scene.prices[index]
        return large.contains(index)
          || price.hasSign
            && price.place.height * 100 >= heights[heights.count / 2] * PictureMeasure.withSign
          || (!price.isDoubtful || price.isTorn || price.hasSign && isAlone(price, among: all))
            && large.allSatisfy {
              let main = scene.prices[$0].place
              let gap = main.gap(to: price.place)
              return gap.x + gap.y > PictureReach.otherPrice * body
                || price.place.height * 100 >= main.height * PictureMeasure.withoutDoubt
                || isAgreed(price)
            }
      }
    // A smaller and higher price next to another is the former one.
    return chosen.filter { index in
      let price = scene.prices[index]
      return !chosen.contains { other in
        let main = scene.prices[other]
        let gap = main.place.gap(to: price.place)
        // Right above or beside the one that is asked now it may be nearly as large.
        let isNext =
          (gap.x == 0
            && (price.place.bottom - main.place.top) * 100
              <= main.place.height * PictureMeasure.overlapAbove
            || gap.y == 0 && gap.x <= main.place.height * PictureMeasure.besidePrice / 100
            || isBelow(main, price))
          && price.place.height * 100 < main.place.height * PictureMeasure.smaller
        return other != index && !isAgreed(price) && (main.amount < price.amount || main.isTorn)
          && (price.place.height * 100 < main.place.height * PictureMeasure.former || isNext)
          && gap.x + gap.y <= (main.isTorn ? main.place.height : price.place.height)
      }
    }
  }

  /// Whether no price that was read better is near.
  private func isAlone(_ price: PicturePrice, among prices: [Int]) -> Bool {
    prices.allSatisfy {
      let gap = scene.prices[$0].place.gap(to: price.place)
      return scene.prices[$0].isDoubtful
        || gap.x + gap.y > PictureReach.betterPrice * scene.bodyHeight
    }
  }

  /// Whether a sum stands right below a price, and begins or is centered where it does.
  func isBelow(_ price: PicturePrice, _ other: PicturePrice) -> Bool {
    other.hasSign
      && other.place.top
        >= price.place.bottom - price.place.height * PictureMeasure.overlapBelow / 100
      && other.place.top - price.place.bottom
        <= other.place.height * PictureMeasure.sumBelow / 100
      && isAligned(price.place, other.place)
  }

  /// Whether a paragraph nearby has a unit price that this is printed for.
  private func isAgreed(_ price: PicturePrice) -> Bool {
    blocks.contains { cost(price, $0, reach: 1) != nil && agreement(price, $0.details) == true }
  }

  func agreement(_ price: PicturePrice, _ details: PictureDetails) -> Bool? {
    if price.isTorn {
      return price.whole(from: details.unitPrices, details.quantities) != nil ? true : nil
    }
    let agrees = PictureArithmetic.agreement(price.amount, details)
    guard agrees == false, let other = price.other else { return agrees }
    return PictureArithmetic.agreement(other, details)
  }

  /// How little a paragraph seems to belong to a price, in tenths of the height of a line; `nil` for not at all.
  ///
  /// - Parameter isRow: whether both stand in a row of a list, which may be as wide as the screen.
  func cost(
    _ price: PicturePrice, _ block: (block: PictureBlock, details: PictureDetails), reach: Int,
    isRow: Bool = false
  ) -> Int? {
    let details = block.details
    guard !details.name.isEmpty else { return nil }
    let gap = price.place.gap(to: block.block.place)
    let body = max(1, scene.bodyHeight)
    var cost = 10 * (gap.x + gap.y) / body / reach
    if !isAligned(price.place, block.block.place) { cost += PairCost.unaligned }
    if grounds.isElsewhere(block.block.place, than: price.place) { cost += PairCost.elsewhere }
    if block.block.place.score < PairCost.sure { cost += PairCost.hardlyRead }
    if details.quantities.isEmpty { cost += PairCost.noAmount }
    if details.unitPrices.isEmpty { cost += PairCost.noUnitPrice }
    if block.block.lines.count < 2 { cost += PairCost.oneLine }
    if details.name.filter(\.isLetter).count < PairCost.letters { cost += PairCost.fewLetters }
    switch agreement(price, details) {
    case true?: cost += PairCost.agrees
    case false?: cost += PairCost.contradicts
    case nil: cost += price.isTorn ? PairCost.torn : 0
    }
    if price.place.bottom <= block.block.place.top { cost += PairCost.above }
    let widest = max(block.block.place.height, PictureReach.paragraph * body)
    let farthest = reach * (PictureReach.times * widest + PictureReach.beyond * body)
    return gap.x + gap.y > farthest && !isRow ? nil : cost
  }
}

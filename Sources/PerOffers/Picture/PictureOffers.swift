import Glibc
import PerDocument
import PerModel
import PerText

/// Finds what a picture offers: a large price, and the paragraph that belongs to it.
///
/// A printed unit price decides which paragraph that is. **It confirms a price, or doubts it, and changes no digit.**
struct PictureOffers {
  let document: Document
  private(set) var scene: PictureScene
  let blocks: [(block: PictureBlock, details: PictureDetails)]
  let grounds: PictureGrounds
  var candidates: [Candidate] = []

  init(_ document: Document, user: UserLocale) {
    self.document = document
    let texts = PictureEchoes.removed(
      from: document.straightTexts.filter { !PictureWords.isRating($0.text) }
        .map(PictureWords.cleaned))
    let language = PageLanguage(
      document, user: PictureLanguage.locale(of: texts, user: user))
    let plain = TextReaders(language.locale, currency: language.currency)
    let seen = Self.currency(of: texts, plain)
    let own = TextReaders(user, currency: user.currency)
    // "¥" is the user's own money, even where the words are English.
    let isOwn = seen != plain.currency && Self.currency(of: texts, own) == own.currency
    let currency = isOwn ? own.currency : seen
    let readers =
      currency == plain.currency
      ? plain
      : TextReaders(
        PictureLanguage.locale(language.locale, paying: currency), currency: currency)
    grounds = PictureGrounds(texts)
    let apart = grounds.isScreen ? PictureColumns.parted(texts) : texts
    scene = PictureScene(
      grounds.isScreen
        ? PictureScene.withEquations(
          PictureScene.withLiters(
            PictureFilters.withoutRanges(PictureFilters.removed(from: apart)), readers), readers)
        : texts.map(\.withoutGround), readers)
    let labels = grounds.isScreen ? scene.labels.union(scene.repeats) : scene.labels
    blocks = Self.joined(
      PictureBlocks.blocks(of: scene.others).map {
        ($0, PictureDetails($0, readers, labels: labels))
      }, bodyHeight: scene.bodyHeight
    ) { PictureDetails($0, readers, labels: labels) }
    if grounds.isScreen { scene.takeUnitPrices(from: blocks) }
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
    let most =
      votes.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key ?? readers.currency
    return most == .yen && areYuan(texts) ? Currency(code: "CNY") ?? most : most
  }

  /// Whether sums behind "¥" have a point and two more digits, as no yen have.
  private static func areYuan(_ texts: [StraightText]) -> Bool {
    let sums = texts.flatMap { $0.text.split(separator: " ") }.filter {
      $0.first.map { "¥￥".contains($0) } == true && $0.dropFirst().first?.isNumber == true
    }
    let withCents = sums.count {
      let parts = $0.dropFirst().split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 2 && parts[1].count == 2
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isNumber) }
    }
    return withCents >= PictureLimit.style && withCents * 2 > sums.count
  }

  /// "Fr. 14.11.", where the sign of francs is a day of the week.
  private static func namesDay(_ text: String) -> Bool {
    text.split { !$0.isNumber && $0 != "." }.contains { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 3 && parts[2].isEmpty && parts[..<2].allSatisfy { 1...2 ~= $0.count }
    }
  }

  private mutating func find() {
    let prices = withoutFrame(withoutPacks(withoutLineTotals(mainPrices())))
    let first = assigned(prices, side: nil)
    // On a page, prices are on the same side of their paragraphs.
    let right = first.filter { isRight($0.key, of: $0.value) }.count
    let side: Bool? =
      right * 100 >= first.count * PictureShare.side
      ? true : right * 100 <= first.count * PictureShare.otherSide ? false : nil
    let isSideSure =
      right * 100 >= first.count * PictureShare.sureSide
      || right * 100 <= first.count * (100 - PictureShare.sureSide)
    let isBelow = arePricesBelow(prices)
    var blockOf =
      first.count >= PictureLimit.sided && side != nil || isBelow != nil
      ? assigned(prices, side: side, isSideSure: isSideSure, isBelow: isBelow) : first
    blockOf = withNamesAbove(blockOf, of: prices)
    let areBehind = areSizesBehind(prices)
    let variants = variants(of: prices, areBehind: areBehind)
    let more = belonging(
      to: prices, blockOf, Set(variants.keys), isBelow: isBelow, areBehind: areBehind)
    for price in prices.sorted(by: { isBefore(scene.prices[$0].place, scene.prices[$1].place) }) {
      if let (name, size) = variants[price] {
        if let candidate = candidate(price, name, [size] + (more[price] ?? [])) {
          candidates.append(candidate)
        }
        continue
      }
      guard let block = blockOf[price], !isSecond(price, block, in: prices, blockOf),
        !isCutOff(price, block, isBelow), !isInHead(price, block, isBelow)
      else { continue }
      let title = title(above: block, taken: Set(blockOf.values))
      if let candidate = candidate(price, block, more[price] ?? [], title: title) {
        candidates.append(candidate)
      } else if scene.prices[price].isTorn {
        blockOf[price] = nil
      }
    }
    believeInStyle()
    dropHead()
    putMainFirst(prices)
    for block in blocks.indices where !blockOf.values.contains(block) {
      let below = blocks.indices.filter {
        isBelow == true && name(above: $0, without: blockOf) == block
      }
      if let candidate = unreadable(block, below) { candidates.append(candidate) }
    }
  }

  /// Gives each price the paragraph that is most likely its own.
  ///
  /// - Parameters:
  ///   - side: whether prices stand to the right, as far as is known.
  ///   - isSideSure: whether nearly all of them do.
  ///   - isBelow: whether prices stand below, as far as is known.
  private func assigned(
    _ prices: [Int], side: Bool?, isSideSure: Bool = false, isBelow: Bool? = nil
  ) -> [Int: Int] {
    let otherSide = isSideSure ? PairCost.surelyOtherSide : PairCost.otherSide
    var costs: [[Int]] = []
    let isList = arePricesInColumn(prices)
    let column = isList && grounds.isScreen ? nameColumn(prices) : nil
    for price in prices {
      // With only one price, what is farther away may also belong to it.
      let reach = prices.count == 1 ? PictureReach.onlyPrice : 1
      costs.append(
        blocks.indices.map { block in
          // A badge may move the name down a little.
          let isRow =
            isList
            && scene.prices[price].place.gap(to: blocks[block].block.place).y <= scene.slack
          guard let cost = cost(scene.prices[price], blocks[block], reach: reach, isRow: isRow)
          else { return Assignment.never }
          // A row is read across, however wide it is.
          if isList {
            let gap = scene.prices[price].place.gap(to: blocks[block].block.place)
            let across = 10 * gap.x / max(1, scene.bodyHeight)
            let details = blocks[block].details
            let isShort =
              details.quantities.isEmpty && Self.length(details.name) < PairCost.shortName
            let place = blocks[block].block.place
            // The size of a row is no name, whatever the head of its column says.
            let isCell = column.map { place.left > $0 + 2 * scene.bodyHeight } ?? false
            return isRow && !isCell
              ? cost - across * PairCost.ofRow / PairCost.partsOfRow
                + (isShort ? PairCost.short : 0) : cost + PairCost.otherRow
          }
          let isElsewhere = isBelow != nil && isOutside(price, block, below: isBelow == false)
          return cost + (side != nil && isRight(price, of: block) != side ? otherSide : 0)
            + (isElsewhere ? PairCost.outside : 0)
        })
    }
    var blockOf: [Int: Int] = [:]
    for (price, block) in zip(prices, Assignment.cheapest(costs)) {
      if let block { blockOf[price] = block }
    }
    return blockOf
  }

  func isAligned(_ price: StraightText, _ block: StraightText) -> Bool {
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
      guard other != price, let own = blockOf[other], blocks[own].block.lines.count > 1,
        // In the rows of a telephone the paragraph of the next row is farther away than its own name.
        !grounds.isScreen
          || distance(scene.prices[price].place, blocks[own].block.place)
            <= distance(scene.prices[price].place, blocks[block].block.place)
      else { return false }
      return distance(scene.prices[price].place, scene.prices[other].place)
        < PictureReach.second
    }
  }

  /// Whether all that is left for a price is a word on its wrong side: its own text is beyond the end of the picture.
  private func isCutOff(_ price: Int, _ block: Int, _ isBelow: Bool?) -> Bool {
    guard let isBelow, grounds.isScreen else { return false }
    let details = blocks[block].details
    return isOutside(price, block, below: !isBelow) && details.quantities.isEmpty
      && details.unitPrices.isEmpty
  }

  private func isBefore(_ one: StraightText, _ other: StraightText) -> Bool {
    (one.top, one.left) < (other.top, other.left)
  }

  func agreement(_ price: PicturePrice, _ details: PictureDetails) -> Bool? {
    if price.isTorn {
      return price.whole(from: details.unitPrices, details.quantities) != nil ? true : nil
    }
    let (units, quantities) = (details.unitPrices, details.quantities)
    if units.isEmpty {
      // A unit price beside it may be that of a member or of a former price, and contradicts nothing.
      return PictureArithmetic.agreement(price.amount, price.unitPrices, quantities) == true
        ? true : nil
    }
    let agrees = PictureArithmetic.agreement(price.amount, units, quantities)
    guard agrees == false, let other = price.other else { return agrees }
    return PictureArithmetic.agreement(other, units, quantities)
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

import PerDocument
import PerModel
import PerText

// Where the prices of a picture stand beside what they are asked for.
extension PictureOffers {
  /// The prices of single articles in a cart, where rows tell the price, how many, and what all of them cost.
  func withoutLineTotals(_ prices: [Int]) -> [Int] {
    func totals(of price: Int) -> [Int] {
      prices.filter { total in
        let (one, all) = (scene.prices[price], scene.prices[total])
        guard all.place.left > one.place.right, one.place.gap(to: all.place).y == 0,
          let count = try? all.amount / one.amount
        else { return false }
        return count.denominator == 1 && PictureLimit.inCart.contains(count.numerator)
      }
    }
    let single = prices.filter { !totals(of: $0).isEmpty }
    func areAligned(_ places: [Int]) -> Bool {
      guard let least = places.min(), let most = places.max() else { return false }
      return most - least <= scene.bodyHeight
    }
    // Two in different rows, and their totals in one column: a grid of offers does not have that by chance
    guard single.count >= 2, areAligned(single.map { scene.prices[$0].place.right }),
      totals(of: single[0]).contains(where: { total in
        single.allSatisfy { price in
          totals(of: price).contains {
            areAligned([total, $0].map { scene.prices[$0].place.right })
          }
        }
      })
    else { return prices }
    // A discount may make less of a row.
    return prices.filter { price in
      let place = scene.prices[price].place
      return areAligned((single + [price]).map { scene.prices[$0].place.right })
        && prices.contains {
          scene.prices[$0].place.left > place.right && scene.prices[$0].place.gap(to: place).y == 0
        }
    }
  }

  /// Whether prices stand one below the other at the right, as in a list with one article in a row.
  func arePricesInColumn(_ prices: [Int]) -> Bool {
    func isColumn(_ places: [Int]) -> Bool {
      let usual = places.sorted()[places.count / 2]
      return places.count { abs($0 - usual) <= scene.bodyHeight } * 100
        >= places.count * PictureShare.column
    }
    // On a page a former price beside it is part of the column.
    let places = prices.map { index in
      let own = scene.prices[index].place
      return !grounds.isScreen
        ? own
        : scene.prices.reduce(own) { all, other in
          let gap = other.place.gap(to: own)
          return gap.y == 0 && gap.x <= scene.bodyHeight ? all.united(with: other.place) : all
        }
    }
    guard places.count >= PictureLimit.column,
      isColumn(places.map(\.right)) || isColumn(places.map(\.left))
    else { return false }
    // What is named stands to the left of each, in a column of its own.
    let names = places.compactMap { price in
      blocks.filter {
        !$0.details.name.isEmpty && $0.block.place.right <= price.left
          && $0.block.place.gap(to: price).y == 0
          && !(grounds.isScreen && grounds.isElsewhere($0.block.place, than: price))
      }.max { $0.block.place.width < $1.block.place.width }
    }
    // Words on packs are short.
    let enough = PictureLimit.nameOfRow
    let lengths = names.map {
      $0.details.quantities.isEmpty ? Self.length($0.details.name) : enough
    }.sorted()
    return names.count * 100 >= places.count * PictureShare.column
      && isColumn(names.map(\.block.place.left)) && lengths[lengths.count / 2] >= enough
  }

  /// Where the names of a list begin, by those that stand farthest to the left of their prices.
  func nameColumn(_ prices: [Int]) -> Int? {
    let lefts = prices.compactMap { price in
      blocks.filter {
        $0.details.name.count(where: \.isLetter) >= PictureLimit.onlyName
          && $0.block.place.right <= scene.prices[price].place.left
          && $0.block.place.gap(to: scene.prices[price].place).y == 0
      }.max { $0.block.place.width < $1.block.place.width }?.block.place.left
    }.sorted()
    return lefts.isEmpty ? nil : lefts[lefts.count / 2]
  }

  /// How many letters a name has; one of East Asia says as much as two others.
  static func length(_ name: String) -> Int {
    name.unicodeScalars.reduce(0) {
      $0
        + ($1.value > PictureLimit.eastAsian
          ? PictureLimit.lettersOfEastAsian : $1.properties.isAlphabetic ? 1 : 0)
    }
  }

  /// Whether each price has a paragraph above it, or each one below it, and not both; `nil` if that does not tell.
  func arePricesBelow(_ prices: [Int]) -> Bool? {
    // In rows they stand beside them. What says how much there is tells that from a menu beside a grid.
    let sized = blocks.indices.filter {
      !blocks[$0].details.quantities.isEmpty || !blocks[$0].details.unitPrices.isEmpty
    }
    let named = sized.filter { !blocks[$0].details.name.isEmpty }
    let telling = named.count * 2 >= prices.count ? named : Array(blocks.indices)
    let beside = prices.count { price in
      telling.contains { block in
        !isOutside(price, block, below: true) && !isOutside(price, block, below: false)
          && cost(scene.prices[price], blocks[block], reach: 1) != nil
      }
    }
    guard prices.count >= PictureLimit.sided,
      beside * 100 < prices.count * PictureShare.beside
    else { return nil }
    // What unit prices confirm tells more than what is near, and most in the price's own column: the same prices and
    // sizes are in others, too.
    let pairs = prices.flatMap { price in
      blocks.indices.filter {
        cost(scene.prices[price], blocks[$0], reach: 1) != nil
          && agreement(scene.prices[price], blocks[$0].details) == true
      }.map { (price, $0) }
    }
    let aligned = pairs.filter { isAligned(scene.prices[$0].place, blocks[$1].block.place) }
    let agreed = (aligned.count >= PictureLimit.agreed ? aligned : pairs).map {
      (isOutside($0, $1, below: true), isOutside($0, $1, below: false))
    }
    let (agreedBelow, agreedAbove) = (agreed.count { $0.0 }, agreed.count { $0.1 })
    if max(agreedBelow, agreedAbove) >= PictureLimit.agreed {
      if agreedBelow >= PictureShare.confirmed * agreedAbove { return true }
      if agreedAbove >= PictureShare.confirmed * agreedBelow { return false }
    }
    // A card ends with its button.
    let (partedBelow, partedAbove) = (parted(prices, below: false), parted(prices, below: true))
    if partedBelow * PictureShare.perButton >= prices.count,
      partedBelow >= PictureShare.confirmed * partedAbove
    {
      return true
    }
    if partedAbove * PictureShare.perButton >= prices.count,
      partedAbove >= PictureShare.confirmed * partedBelow
    {
      return false
    }
    func costs(below: Bool) -> [[Int]] {
      prices.map { price in
        blocks.indices.map { block in
          isOutside(price, block, below: below)
            ? cost(scene.prices[price], blocks[block], reach: 1) ?? Assignment.never
            : Assignment.never
        }
      }
    }
    let (ofBelow, ofAbove) = (costs(below: true), costs(below: false))
    let nearest = zip(ofBelow, ofAbove).map { ($0.min() ?? 0, $1.min() ?? 0) }
    let nearBelow = nearest.count { $0.0 + PictureReach.nearer < $0.1 }
    if nearBelow * 100 >= prices.count * PictureShare.nearest { return true }
    let nearAbove = nearest.count { $0.1 + PictureReach.nearer < $0.0 }
    if nearAbove * 100 >= prices.count * PictureShare.nearest { return false }
    let below = Assignment.cheapest(ofBelow).count { $0 != nil }
    let above = Assignment.cheapest(ofAbove).count { $0 != nil }
    // The last row, or the first, has none on the wrong side.
    guard max(below, above) * 100 >= prices.count * PictureShare.onOneSide, below != above else {
      return nil
    }
    return below > above
  }

  /// How many prices have a button between them and the nearest paragraph above or below them.
  private func parted(_ prices: [Int], below: Bool) -> Int {
    // Buttons have one colour; a word on packs has many.
    let labels = scene.labels.filter { label in
      let grounds = scene.others.filter { $0.text == label }.map(\.ground)
      return grounds.allSatisfy { !$0.differs(from: grounds.first ?? nil) }
    }
    let buttons = scene.others.filter {
      labels.contains($0.text) && !$0.text.contains(where: \.isNumber)
    }
    return prices.count { price in
      let place = scene.prices[price].place
      let nearest = blocks.indices.filter {
        !blocks[$0].details.name.isEmpty && isOutside(price, $0, below: below)
          && place.gap(to: blocks[$0].block.place).x == 0
      }.min {
        place.gap(to: blocks[$0].block.place).y < place.gap(to: blocks[$1].block.place).y
      }
      guard let nearest else { return false }
      let block = blocks[nearest].block.place
      let (upper, lower) = below ? (block, place) : (place, block)
      return buttons.contains {
        $0.top >= upper.bottom && $0.bottom <= lower.top
          && 10 * $0.gap(to: block).x <= scene.bodyHeight * PictureReach.button
      }
    }
  }

  /// Whether a sum stands beside a word in the head of a page, as that of a cart does, and cards below it have their
  /// prices above or below names.
  func isInHead(_ price: Int, _ block: Int, _ isBelow: Bool?) -> Bool {
    func isSized(_ details: PictureDetails) -> Bool {
      !details.quantities.isEmpty || !details.unitPrices.isEmpty
    }
    guard isBelow != nil, grounds.isScreen, !isSized(blocks[block].details),
      !isOutside(price, block, below: true), !isOutside(price, block, below: false)
    else { return false }
    let end = scene.prices[price].place.bottom
    return blocks.allSatisfy { !isSized($0.details) || $0.block.place.top >= end }
      && scene.prices.indices.allSatisfy {
        $0 == price || scene.prices[$0].place.top >= end
      }
  }

  /// Whether a price is wholly below a paragraph, or wholly above it, in its column.
  func isOutside(_ price: Int, _ block: Int, below: Bool) -> Bool {
    let (price, block) = (scene.prices[price].place, blocks[block].block.place)
    return below
      ? price.top + scene.slack >= block.bottom : price.bottom - scene.slack <= block.top
  }
}

import PerDocument
import PerModel

// Sums in the head and the foot of a page, such as that of a basket.
extension PictureOffers {
  /// The prices without those in a bar above all cards or below them.
  ///
  /// The sum of a basket is printed smaller than prices, or stands on a button or a bar, and nothing there says how much
  /// there is of anything.
  func withoutFrame(_ prices: [Int]) -> [Int] {
    guard grounds.isScreen, prices.count > PictureLimit.column else { return prices }
    let heights = prices.map { scene.prices[$0].place.height }.sorted()
    let usual = heights[heights.count / 2]
    return prices.filter { price in
      let place = scene.prices[price].place
      let others = prices.filter { $0 != price }.map { scene.prices[$0].place }
      guard
        others.allSatisfy({ $0.top >= place.bottom })
          || others.allSatisfy({ $0.bottom <= place.top })
      else { return true }
      let isSmaller = place.height * 100 < usual * PictureMeasure.smaller
      let isOnButton =
        place.ground != nil && others.allSatisfy { $0.ground.differs(from: place.ground) }
      let isApart = !others.contains {
        abs($0.left - place.left) <= scene.slack || abs($0.right - place.right) <= scene.slack
      }
      return !(isSmaller || isOnButton || isApart && saySizes(others)) || isBesideAmount(place)
    }
  }

  /// The prices without numbers on packs and badges, which are much smaller than prices, and on another ground: "800€"
  /// for "800g".
  func withoutPacks(_ prices: [Int]) -> [Int] {
    guard grounds.isScreen, prices.count > PictureLimit.column else { return prices }
    let places = prices.map { scene.prices[$0].place }.sorted { $0.height < $1.height }
    let usual = places[places.count / 2]
    return prices.filter {
      let place = scene.prices[$0].place
      return place.height * 100 >= usual.height * PictureMeasure.former
        || !grounds.isElsewhere(place, than: usual)
    }
  }

  /// Whether most prices stand beside how much there is.
  private func saySizes(_ prices: [StraightText]) -> Bool {
    prices.count(where: isBesideAmount) * PictureShare.ofSized
      >= prices.count * PictureShare.sized
  }

  /// Whether a paragraph close to a sum says how much there is. "24 products" and a basket that looks like "只" count.
  private func isBesideAmount(_ price: StraightText) -> Bool {
    blocks.contains {
      let details = $0.details
      return distance($0.block.place, price) < PictureReach.far
        && (!details.unitPrices.isEmpty
          || details.quantities.contains { $0.unit.kind != .count })
    }
  }
}

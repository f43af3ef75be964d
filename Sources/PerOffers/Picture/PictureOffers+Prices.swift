import PerDocument
import PerModel
import PerText

// Which of the sums in a picture are asked for an article.
extension PictureOffers {
  /// The prices that are neither former, nor for members, nor small print.
  func mainPrices() -> [Int] {
    let body = scene.bodyHeight
    var all = scene.prices.indices.filter { index in
      let price = scene.prices[index]
      let isSmall = !price.place.isLarge(beside: body)
      return price.kind == .price
        && (!price.isTorn || !isSmall || price.isEnd || isWorkedOut(price))
    }
    // The member price is the price if there is no other; in a list it is in their column then.
    let isList = grounds.isScreen && arePricesInColumn(all)
    let column = all.map { scene.prices[$0].place }
    all += scene.prices.indices.filter { member in
      let place = scene.prices[member].place
      return scene.prices[member].kind == .loyalty
        && (!isList
          || column.contains {
            abs($0.left - place.left) <= scene.bodyHeight
              || abs($0.right - place.right) <= scene.bodyHeight
          })
        && all.allSatisfy {
          distance(scene.prices[$0].place, scene.prices[member].place)
            > PictureReach.alone
        }
    }
    let repeated = all.filter { isRepeated(scene.prices[$0], among: all) }
    all.removeAll(where: repeated.contains)
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
          || (!price.isDoubtful || price.isTorn || price.hasSign && isAlone(price, among: all)
            || isAgreed(price))
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
          && (price.place.isSmaller(than: main.place)
            || price.isDoubtful && !main.isDoubtful && price.place.height <= main.place.height)
        let isUnder =
          isBelowUnitPrice(price, of: main)
          && price.place.height * 100 < main.place.height * PictureMeasure.smaller
        // Right behind cents alone
        if main.isEnd, other != index, gap.y == 0, gap.x <= main.place.height { return true }
        // A unit price that fits both says nothing.
        return other != index && (!isAgreed(price) || isAgreed(main))
          && (main.amount < price.amount || main.isTorn)
          && (price.place.height * 100 < main.place.height * PictureMeasure.former || isNext
            || isUnder)
          && (isUnder || gap.x + gap.y <= (main.isTorn ? main.place.height : price.place.height))
      }
    }
  }

  /// Whether a price behind a word repeats what is printed larger beside it: "Was £9.06 Now £7.25" above "£7.25".
  private func isRepeated(_ price: PicturePrice, among prices: [Int]) -> Bool {
    let words = price.place.text.prefix { !$0.isNumber }.split { !$0.isLetter }
    guard words.contains(where: { LabelWords.words(.beforePrice).contains($0.lowercased()) }) else {
      return false
    }
    return prices.contains {
      let other = scene.prices[$0]
      let gap = other.place.gap(to: price.place)
      return other.amount == price.amount && other.place != price.place
        && other.place.height * PictureMeasure.smaller > price.place.height * 100
        && gap.y <= PictureReach.smallPrint * scene.bodyHeight
        && gap.x <= PictureReach.smallPrintAcross * scene.bodyHeight
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
    let near = blocks.filter { cost(price, $0, reach: 1) != nil }
    if near.contains(where: { agreement(price, $0.details) == true }) { return true }
    // The unit price may stand apart from name and size, which begin where it does.
    return near.contains { named in
      !named.details.quantities.isEmpty && isAligned(price.place, named.block.place)
        && blocks.contains { priced in
          !priced.details.unitPrices.isEmpty
            && distance(priced.block.place, price.place) < PictureReach.second
            && priced.details.unitPrices.contains { unit in
              named.details.quantities.contains {
                UnitPriceCheck.agrees(price.amount, $0, unit) == true
              }
            }
        }
    }
  }

  /// Whether a sum stands below a price with nothing but unit prices between them.
  private func isBelowUnitPrice(_ price: PicturePrice, of main: PicturePrice) -> Bool {
    let (upper, lower) = (main.place, price.place)
    guard upper.bottom <= lower.top, isAligned(upper, lower),
      lower.top - upper.bottom <= PictureReach.smallPrint * scene.bodyHeight
    else { return false }
    let between = scene.others.filter {
      $0.middle > 2 * upper.bottom && $0.middle < 2 * lower.top && $0.left < lower.right
        && lower.left < $0.right
    }
    return !between.isEmpty
      && between.allSatisfy { !PictureUnitPrices($0.text, scene.readers).prices.isEmpty }
  }
}

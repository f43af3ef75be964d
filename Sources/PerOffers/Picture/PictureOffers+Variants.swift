import PerDocument
import PerModel

// An article in several sizes, which are named once.
extension PictureOffers {
  /// The paragraphs of the name and of the size of prices that stand in rows beside sizes: "2 kg  24,99 €".
  ///
  /// - Parameter areBehind: whether the sizes of a row stand behind their own prices, as far as is known.
  func variants(of prices: [Int], areBehind: Bool?) -> [Int: (name: Int, size: Int)] {
    // "4.79  650 g | 2.09  1,5 l"
    if areBehind == true { return [:] }
    var found: [Int: (name: Int, size: Int)] = [:]
    for price in prices {
      let place = scene.prices[price].place
      let sizes = blocks.indices.filter {
        let (block, details) = blocks[$0]
        return details.name.isEmpty && !details.quantities.isEmpty && details.unitPrices.isEmpty
          && block.lines.count == 1 && block.place.right <= place.left
          // The button with a basket looks like "只", which counts.
          && block.lines[0].text.contains(where: \.isNumber)
          && 2 * place.top <= block.place.middle && block.place.middle <= 2 * place.bottom
          && !grounds.isElsewhere(block.place, than: place) && !isPriceBetween(block.place, place)
      }
      guard
        let size = sizes.max(by: { blocks[$0].block.place.right < blocks[$1].block.place.right }),
        let name = name(leftOf: blocks[size].block.place)
      else { continue }
      found[price] = (name, size)
    }
    // Several of one article stand one below the other, and others in the same columns.
    func isAligned(_ one: Int, _ other: Int) -> Bool {
      guard let (_, size) = found[one], let (_, second) = found[other] else { return false }
      let (place, next) = (scene.prices[one].place, scene.prices[other].place)
      return place.gap(to: next).y > 0
        && abs(blocks[size].block.place.left - blocks[second].block.place.left) <= scene.slack
        && min(abs(place.left - next.left), abs(place.right - next.right)) <= scene.slack
    }
    let several = found.keys.filter { one in
      found.keys.contains { found[$0]?.name == found[one]?.name && isAligned(one, $0) }
    }
    return found.filter { one in
      several.contains(one.key) || several.contains { isAligned(one.key, $0) }
    }
  }

  /// Whether another price stands between a size and a price, as those of the next card do.
  private func isPriceBetween(_ size: StraightText, _ price: StraightText) -> Bool {
    scene.prices.contains {
      $0.kind == .price && $0.place.left >= size.right && $0.place.right <= price.left
        && $0.place.gap(to: price).y == 0
    }
  }

  /// The name that began last above the lower end of a size, to the left of it.
  private func name(leftOf size: StraightText) -> Int? {
    let above = blocks.indices.filter {
      let (block, details) = blocks[$0]
      return details.name.count(where: \.isLetter) >= PictureLimit.nameOfSizes
        && block.place.right <= size.left
        && block.place.top <= size.bottom
    }
    let largest = above.map { blocks[$0].block.lines[0].height }.max() ?? 0
    return above.filter {
      blocks[$0].block.lines[0].height * 100 >= largest * PictureMeasure.nameOfSizes
    }
    .max { blocks[$0].block.place.top < blocks[$1].block.place.top }
  }
}

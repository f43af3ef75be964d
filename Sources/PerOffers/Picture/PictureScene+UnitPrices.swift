import PerDocument
import PerModel

// What a unit costs, printed at a price: times how much there is, it tells which article the price is that of.
extension PictureScene {
  /// Gives each price the unit prices that stand right below it, or behind it, in a paragraph of their own.
  mutating func takeUnitPrices(from blocks: [(block: PictureBlock, details: PictureDetails)]) {
    for (block, details) in blocks
    where details.name.isEmpty && details.quantities.isEmpty && !details.unitPrices.isEmpty {
      let place = block.place
      let near = prices.indices.filter { index in
        let price = prices[index].place
        let gap = price.gap(to: place)
        let isBelow =
          place.middle > price.middle && gap.x == 0
          && gap.y <= PictureReach.ownUnitPrice * bodyHeight
        let isBehind =
          gap.y == 0 && place.left >= price.right - slack
          && gap.x <= PictureReach.ownUnitPrice * bodyHeight
        return prices[index].kind != .former && (isBelow || isBehind)
      }
      let nearest = near.min {
        let (one, other) = (prices[$0].place.gap(to: place), prices[$1].place.gap(to: place))
        return (one.x + one.y, $0) < (other.x + other.y, $1)
      }
      if let nearest { prices[nearest].unitPrices += details.unitPrices }
    }
  }
}

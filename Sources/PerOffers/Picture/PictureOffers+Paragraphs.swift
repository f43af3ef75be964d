import PerDocument

// Paragraphs that are one in meaning, though not in type.
extension PictureOffers {
  /// A size right below a name belongs to it, also where it is printed much smaller.
  static func joined(
    _ blocks: [(block: PictureBlock, details: PictureDetails)], bodyHeight: Int,
    _ details: (PictureBlock) -> PictureDetails
  ) -> [(block: PictureBlock, details: PictureDetails)] {
    var blocks = blocks
    var index = 0
    while index < blocks.count {
      let (block, own) = blocks[index]
      let name = blocks.firstIndex { other in
        let (place, below) = (other.block.place, block.place)
        return !other.details.name.isEmpty && other.details.quantities.isEmpty
          && other.details.unitPrices.isEmpty && abs(place.left - below.left) <= bodyHeight
          && below.middle > place.middle
          && (below.top - place.bottom) * 10 <= bodyHeight * PictureReach.details
      }
      guard own.name.isEmpty, !own.quantities.isEmpty || !own.unitPrices.isEmpty, let name else {
        index += 1
        continue
      }
      let whole = PictureBlock(lines: blocks[name].block.lines + block.lines)
      blocks[name] = (whole, details(whole))
      blocks.remove(at: index)
    }
    return blocks
  }
}

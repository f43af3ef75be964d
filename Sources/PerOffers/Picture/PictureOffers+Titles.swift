import PerDocument

// Names that stand apart from who makes an article and how much there is.
extension PictureOffers {
  /// The name above a paragraph of a card that only says who makes an article, and how much there is: "Smör
  /// Normalsaltat", and below it, in letters that are no higher, "Bregott 500 g".
  ///
  /// - Parameter taken: paragraphs that have a price.
  func title(above index: Int, taken: Set<Int>) -> Int? {
    let (block, details) = blocks[index]
    guard grounds.isScreen, details.name.count <= PictureLimit.maker,
      !details.quantities.isEmpty || !details.unitPrices.isEmpty
    else { return nil }
    let (place, first) = (block.place, block.lines[0])
    let above = blocks.indices.filter { other in
      let own = blocks[other].block.place
      return own.bottom <= place.top + scene.slack
        && place.top - own.bottom <= PictureReach.title * scene.bodyHeight
        && own.left < place.right && place.left < own.right
    }
    guard
      let nearest = above.max(by: { blocks[$0].block.place.bottom < blocks[$1].block.place.bottom }
      ),
      !taken.contains(nearest)
    else { return nil }
    let (title, said) = blocks[nearest]
    let lines = title.lines
    guard abs(title.place.left - place.left) <= scene.slack,
      !title.place.ground.differs(from: place.ground), lines.count <= PictureLimit.linesOfTitle,
      lines[0].height * 100 >= first.height * PictureMeasure.titleOfMaker,
      title.place.score >= PictureLimit.scoreOfBrand,
      said.name.count >= PictureLimit.onlyName, said.unitPrices.isEmpty,
      said.quantities.allSatisfy({ $0.unit.kind == .count })
    else { return nil }
    return nearest
  }
}

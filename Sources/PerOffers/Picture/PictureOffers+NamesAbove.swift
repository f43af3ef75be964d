import PerDocument

// Names that stand above what is nearer to a price: words on the picture of a pack, or a description.
extension PictureOffers {
  /// The paragraphs of prices, where those on packs and below stars give way to the names above them.
  func withNamesAbove(_ blockOf: [Int: Int], of prices: [Int]) -> [Int: Int] {
    guard grounds.isScreen else { return blockOf }
    var taken = Set(blockOf.values)
    let bolder = boldNames(above: blockOf)
    return blockOf.sorted { $0.key < $1.key }.reduce(into: blockOf) { result, own in
      let name =
        name(echoedBy: own.value, at: own.key, taken, prices)
        ?? name(aboveStarsOf: own.value, taken) ?? bolder[own.value]
      guard let name else { return }
      result[own.key] = name
      taken.insert(name)
    }
  }

  /// The nearest paragraph above one, beginning where the price does, whose name has all of its words and more.
  private func name(
    echoedBy block: Int, at price: Int, _ taken: Set<Int>, _ prices: [Int]
  ) -> Int? {
    let (place, asked) = (blocks[block].block.place, scene.prices[price].place)
    let words = Self.words(of: blocks[block].details.name)
    let above = blocks.indices.filter { other in
      let upper = blocks[other].block.place
      return !taken.contains(other) && upper.bottom <= place.top
        && upper.left < place.right && upper.right > place.left
        && abs(upper.left - asked.left) <= scene.slack
        && place.top - upper.bottom <= PictureReach.paragraph * scene.bodyHeight
        && words.isStrictSubset(of: Self.words(of: blocks[other].details.name))
        && !prices.contains {
          let between = scene.prices[$0].place
          return between.top >= upper.bottom && between.bottom <= place.top
            && between.left < upper.right && between.right > upper.left
        }
    }
    return above.max { blocks[$0].block.place.bottom < blocks[$1].block.place.bottom }
  }

  /// The paragraph right above stars below which another one only describes the article.
  private func name(aboveStarsOf block: Int, _ taken: Set<Int>) -> Int? {
    let place = blocks[block].block.place
    func isAbove(_ upper: StraightText, _ lower: StraightText) -> Bool {
      upper.bottom <= lower.top + scene.slack && abs(upper.left - lower.left) <= scene.slack
        && lower.top - upper.bottom <= PictureReach.title * scene.bodyHeight
    }
    let stars = scene.others.filter { PictureWords.isStars($0.text) && isAbove($0, place) }
    guard let nearest = stars.max(by: { $0.bottom < $1.bottom }) else { return nil }
    return blocks.indices.first { other in
      let (upper, details) = (blocks[other].block.place, blocks[other].details)
      return !taken.contains(other) && isAbove(upper, nearest)
        && details.name.count >= PictureLimit.onlyName
        && blocks[other].block.lines[0].height * 100
          >= blocks[block].block.lines[0].height * PictureMeasure.titleOfMaker
    }
  }

  /// The names right above paragraphs in fainter letters, with which cards go on below a free line; where several do, it
  /// is no chance.
  private func boldNames(above blockOf: [Int: Int]) -> [Int: Int] {
    let taken = Set(blockOf.values)
    let bold = blockOf.reduce(into: [Int: Int]()) { result, own in
      result[own.value] = boldName(above: own.value, at: own.key, taken)
    }
    return bold.count >= PictureLimit.agreed ? bold : [:]
  }

  private func boldName(above block: Int, at price: Int, _ taken: Set<Int>) -> Int? {
    let own = blocks[block].block.lines[0]
    return blocks.indices.first { other in
      guard !taken.contains(other), let name = blocks[other].block.lines.last else { return false }
      return abs(name.left - own.left) <= scene.slack
        && (0...PictureReach.freeLine * scene.bodyHeight).contains(own.top - name.bottom)
        && own.isFainter(than: name) && !own.ground.differs(from: name.ground)
        && blocks[other].details.name.count >= PictureLimit.onlyName
        && !isBelowOther(than: price, blocks[other].block.lines[0])
    }
  }

  /// Whether a line stands right below the price of another card, of which it says something.
  private func isBelowOther(than price: Int, _ line: StraightText) -> Bool {
    scene.prices.indices.contains { other in
      let place = scene.prices[other].place
      return other != price && place.left < line.right && place.right > line.left
        && (0...PictureReach.freeLine * scene.bodyHeight).contains(line.top - place.bottom)
    }
  }

  private static func words(of name: String) -> Set<Substring> {
    Set(name.lowercased().split { !$0.isLetter && !$0.isNumber })
  }
}

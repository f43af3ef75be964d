import PerDocument

/// Prices of a row of cards that the network overlooked: others in the row say how high they are, and where to look.
struct OverlookedRow {
  private let picture: PixelPicture
  private let known: [Bounds]

  /// - Parameter known: where texts were found.
  init(_ picture: PixelPicture, known: [Bounds]) { (self.picture, self.known) = (picture, known) }

  /// The places in a row that no text covers, and that may be one.
  ///
  /// - Parameter price: the place of a price in the row.
  func places(beside price: Bounds) -> [Bounds] {
    let height = Int(price.bottom - price.top)
    let (first, last) = (
      price.top - Double(height / DigitPlace.aroundRow),
      price.bottom + Double(height / DigitPlace.aroundRow)
    )
    // A digit may reach out of the row, where another card is a little lower.
    let (top, bottom) = (
      max(0, Int(first) - height / DigitPlace.beyondRow),
      min(picture.height, Int(last) + height / DigitPlace.beyondRow)
    )
    guard height >= DigitPlace.leastOfRow, bottom > top else { return [] }
    let area = InkArea(picture, left: 0, top: top, right: picture.width, bottom: bottom)
    let near = known.filter { $0.bottom > Double(top) && $0.top < Double(bottom) }
    let shapes = area.shapes.filter { shape in
      // Pictures and buttons reach beyond the row.
      guard shape.top > 0, shape.bottom < area.height - 1, shape.width <= 2 * height,
        10 * shape.height >= height
      else { return false }
      let (x, y) = (
        Double(shape.left + shape.right) / 2, Double(top) + Double(shape.top + shape.bottom) / 2
      )
      return first...last ~= y
        && !near.contains { $0.left...$0.right ~= x && $0.top...$0.bottom ~= y }
    }.sorted { $0.left < $1.left }
    return joined(shapes, height).filter {
      $0.height * DigitPlace.digitOfRow >= height && $0.width <= DigitPlace.widestOfRow * height
    }.map { shape in
      let room = max(2, shape.height / DigitPlace.partAround)
      return Bounds(
        left: Double(max(0, shape.left - room)), top: Double(max(0, top + shape.top - room)),
        right: Double(min(picture.width, shape.right + 1 + room)),
        bottom: Double(min(picture.height, top + shape.bottom + 1 + room)))
    }
  }

  /// Letters and digits that stand close to each other.
  private func joined(_ shapes: [InkArea.Shape], _ height: Int) -> [InkArea.Shape] {
    var joined: [InkArea.Shape] = []
    for shape in shapes {
      guard let last = joined.last,
        (shape.left - last.right) * DigitPlace.gapOfRow <= height
      else {
        joined.append(shape)
        continue
      }
      joined[joined.count - 1] = InkArea.Shape(
        left: last.left, top: min(last.top, shape.top), right: max(last.right, shape.right),
        bottom: max(last.bottom, shape.bottom))
    }
    return joined
  }
}

import PerDocument
import PerModel

// How many there are in a pack, which may stand apart from how much each holds.
extension PictureOffers {
  /// "24 pack" below the price says how many of the "375 ml" in the name there are, if both are read so in one line.
  func takePack(
    _ candidate: inout Candidate, _ price: StraightText, _ block: Int, _ more: [Int]
  ) {
    guard !candidate.evidence.isConfirmed, let size = candidate.quantity, size.packs.isEmpty,
      [.mass, .volume].contains(size.unit.kind)
    else { return }
    for other in more {
      guard let count = blocks[other].details.quantities.first, count.unit.kind == .count,
        count.total > .one, blocks[other].block.lines.count == 1,
        [price, blocks[block].block.place].contains(where: {
          abs($0.left - blocks[other].block.place.left) <= scene.slack
        }),
        case let text = blocks[other].block.lines[0].text.prefix(while: { !"·•|".contains($0) }),
        scene.readers.quantity(String(text).trimmed) == count
      else { continue }
      let line = (blocks[block].block.lines.map(\.text) + [String(text)]).joined(separator: " ")
      if let whole = scene.readers.line(line).statedQuantity, whole.unit == size.unit,
        whole.packs.count == 1, Rational(whole.packs[0]) == count.total
      {
        candidate.quantity = whole
      }
    }
  }

  /// The "6 × 1.5 l" of "6 pieces" and "6 × 1.5 l".
  func packs(_ quantities: [Quantity]) -> Quantity? {
    guard let first = quantities.first, first.unit.kind == .count, first.packs.isEmpty else {
      return nil
    }
    return quantities.first {
      $0.unit.kind != .count && $0.packs.count == 1 && Rational($0.packs[0]) == first.total
    }
  }
}

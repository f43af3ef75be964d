import PerDocument
import PerText

// What the letters of two lines have in common.
extension StraightText {
  /// Whether the letters of both have a known colour, and not the same one.
  func inkDiffers(from other: StraightText) -> Bool {
    guard let ink, let other = other.ink else { return false }
    return ink.difference(from: other) > PictureMeasure.sameInk
  }

  /// Whether letters stand out less from their ground than others do.
  func isFainter(than other: StraightText) -> Bool {
    guard let contrast, let most = other.contrast else { return false }
    return contrast + PictureMeasure.sameInk < most
  }

  private var contrast: Int? {
    guard let ink, let ground else { return nil }
    return ink.difference(from: ground)
  }

  /// Whether the first word of a next line had no more room in this one, beside which others end farther to the right.
  func isFull(before next: StraightText, in lines: [StraightText]) -> Bool {
    let right = lines.map(\.right).max() ?? self.right
    let word = next.text.prefix { $0 != " " }.count
    return self.right + next.width * word / max(1, next.text.count) > right
  }
}

extension Ground {
  /// How much the part differs that differs most.
  fileprivate func difference(from other: Ground) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
  }
}

import PerDocument

// What the colours of letters tell of two lines.
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
}

extension Ground {
  /// How much the part differs that differs most.
  fileprivate func difference(from other: Ground) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue)]
      .map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
  }
}

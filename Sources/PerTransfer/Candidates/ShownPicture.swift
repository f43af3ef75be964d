/// A picture as `per-read` has decoded it, to be shown next to what was read in it: pixels, which no decoder has to see
/// again.
public struct ShownPicture: Sendable {
  /// Its size in pixels.
  public let width, height: Int
  /// Three bytes for each pixel, blue before green before red, row by row from the top.
  public let pixels: [UInt8]

  /// Enough for the small print of a page. A larger picture is made smaller.
  public static let maximumPixels = 4_000_000
  private static let headLength = 8

  /// A picture of that many pixels.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Reads what `per-read` answers; `nil` if it is not all of a picture, and nothing else.
  public init?(answer: [UInt8]) {
    guard answer.count > Self.headLength else { return nil }
    let sides = [answer[0..<4], answer[4..<8]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (sides[0], sides[1])
    guard (1...Self.maximumPixels).contains(width),
      (1...Self.maximumPixels / width).contains(height),
      answer.count == Self.headLength + width * height * 3
    else { return nil }
    self.init(width: width, height: height, pixels: Array(answer[Self.headLength...]))
  }

  /// What `per-read` answers: width and height in four bytes each, and the pixels.
  public var answer: [UInt8] {
    [width, height].flatMap { side in
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
    } + pixels
  }

  static var maximumAnswer: Int { headLength + maximumPixels * 3 }
}

import PerDocument
import Testing

@testable import PerPictures

/// The pixels that the networks see. What is expected was computed by OpenCV 5 and Clipper, as in the pipeline with
/// which the networks were tried: one pixel more or less is another text.
@Suite struct PicturePixelTests {
  private let picture = PixelPicture(
    width: 6, height: 5,
    bytes: (0..<5).flatMap { y in
      (0..<6).flatMap { x in
        let blue = UInt8((7 * x * x + 31 * y * y * x + 11 * y) % 256)
        return [blue, 255 - blue, blue / 2]
      }
    })

  private func blue(_ picture: PixelPicture) -> [[UInt8]] {
    (0..<picture.height).map { row in
      (0..<picture.width).map { picture.bytes[(row * picture.width + $0) * 3] }
    }
  }

  @Test func aPictureIsStretchedAsTheNetworksWereTaught() {
    #expect(
      blue(picture.resized(width: 9, height: 4)) == [
        [1, 7, 16, 33, 57, 85, 120, 146, 164], [15, 52, 86, 80, 129, 183, 195, 135, 71],
        [29, 63, 94, 85, 131, 181, 190, 126, 60], [43, 41, 40, 47, 60, 78, 104, 120, 130],
      ])
    #expect(
      blue(picture.resized(width: 4, height: 7)) == [
        [2, 23, 75, 159], [12, 60, 139, 140], [30, 83, 185, 108], [55, 70, 180, 66],
        [44, 88, 182, 97], [41, 71, 133, 117], [42, 39, 67, 127],
      ])
  }

  @Test func aTiltedPieceIsCutAsTheNetworksWereTaught() {
    let corners = [(1, 1), (5, 2), (4, 4), (0, 3)].map { Point(x: $0.0, y: $0.1) }
    #expect(blue(picture.cut(corners)) == [[49, 93, 197, 139], [98, 96, 133, 227]])
  }

  @Test(arguments: [
    (Shape.straight, [22, 36, 142, 36, 142, 66, 22, 66]),
    (.tilted, [23, 15, 158, 48, 148, 85, 13, 53]), (.steep, [47, 6, 80, 2, 92, 95, 59, 95]),
  ])
  func theCornersOfATextAreThoseThatTheNetworksWereTriedWith(shape: Shape, corners: [Double]) {
    let (width, height) = (128, 64)
    let values = (0..<height).flatMap { y in
      (0..<width).map { x in Float(shape.covers(x, y) ? 0.9 : 0) }
    }
    let found = values.withUnsafeBufferPointer {
      TextDetector.texts($0, width, height, in: PixelPicture(width: 200, height: 96))
    }
    #expect(found.map { $0.flatMap { [$0.x, $0.y] } } == [corners])
  }

  /// What a network may hold for text.
  enum Shape: Sendable {
    case straight, tilted, steep

    func covers(_ x: Int, _ y: Int) -> Bool {
      switch self {
      case .straight: (20..<85).contains(x) && (30..<38).contains(y)
      case .tilted: (20..<90).contains(x) && abs(4 * (y - 20) - x) <= 20
      case .steep: (10..<60).contains(y) && abs(8 * (x - 40) - y) <= 32
      }
    }
  }

  /// A button with letters, on paper that JPEG has smeared a little, beside a photograph.
  @Test func theColourBehindATextIsTheOneThatPrevails() {
    var picture = PixelPicture(width: 120, height: 40, filledWith: 250)
    for row in 0..<40 {
      for column in 0..<120 {
        let isLetter = column % 4 == 0
        let color: [UInt8] =
          switch column {
          case ..<40: isLetter ? [30, 30, 30] : [UInt8(249 + row % 3), 250, 251]
          case ..<80: isLetter ? [255, 255, 255] : [20, 120, 200]
          default: [UInt8(row * 6), UInt8((column * 37) % 256), UInt8((row * column) % 256)]
          }
        let place = (row * 120 + column) * 3
        picture.bytes.replaceSubrange(place..<place + 3, with: color)
      }
    }
    func ground(_ left: Double) -> Ground? {
      picture.ground(
        inside: Bounds(left: left, top: 4, right: left + 36, bottom: 36).corners)
    }
    #expect(ground(2)?.isLike(Ground(red: 250, green: 250, blue: 250)) == true)
    #expect(ground(42)?.isLike(Ground(red: 200, green: 120, blue: 20)) == true)
    #expect(ground(2).differs(from: ground(42)))
    #expect(ground(82) == nil)
    #expect(!ground(82).differs(from: ground(2)))
  }
}

import Testing

@testable import PerPictures

/// Cents that are smaller and raised, without a point before them.
@Suite struct RaisedDigitTests {
  private typealias Shape = (left: Int, top: Int, right: Int, bottom: Int)

  /// Dark rectangles on white paper, in the place of letters and digits.
  private static func piece(_ shapes: [Shape], width: Int = 160) -> PixelPicture {
    var piece = PixelPicture(width: width, height: 60, filledWith: 255)
    for shape in shapes {
      for row in shape.top..<shape.bottom {
        for column in shape.left..<shape.right {
          let place = (row * width + column) * 3
          piece.bytes.replaceSubrange(place..<place + 3, with: [20, 20, 20])
        }
      }
    }
    return piece
  }

  /// A row of shapes as wide as digits, each from a row to another one.
  private static func row(_ heights: [(top: Int, bottom: Int)]) -> [Shape] {
    heights.enumerated().map { index, height in
      (8 + 22 * index, height.top, 24 + 22 * index, height.bottom)
    }
  }

  private static let (large, raised, low) = (
    (top: 8, bottom: 50), (top: 8, bottom: 34), (top: 26, bottom: 50)
  )

  @Test(
    arguments: [
      ("$1499", [raised, large, large, raised, raised], "$14.99"),
      ("1499€", [large, large, raised, raised, large], "14.99€"),
      ("499 Kč", [large, raised, raised, large, raised], "4.99 Kč"),
      ("1 49990", [large, large, large, large, raised, raised], "1 499.90"),
      ("Now $498", [large, low, low, large, large, raised, raised], "Now $4.98"),
      // Nothing is raised,
      ("$1499", [large, large, large, large, large], nil), ("1499", [large, large, low, low], nil),
      // or one digit only, as the mark of a footnote,
      ("799", [large, large, raised], nil), ("1499", [large, raised, raised, raised], nil),
      // and what has another number or a point needs no help.
      ("14.99", [large, large, raised, raised], nil),
      ("2 x 499", [large, large, large, raised, raised], nil),
      // Digits that run into each other cannot be told apart.
      ("1499", [large, raised, raised], nil),
    ] as [(String, [(top: Int, bottom: Int)], String?)])
  func aPointComesBeforeRaisedCents(read: String, heights: [(top: Int, bottom: Int)], text: String?)
  {
    #expect(RaisedDigits(read, in: Self.piece(Self.row(heights)))?.text == text)
  }

  @Test func whatReachesInFromAnotherTextIsNoDigit() {
    let shapes = Self.row([Self.large, Self.raised, Self.raised]) + [(156, 20, 160, 50)]
    #expect(RaisedDigits("499", in: Self.piece(shapes))?.text == "4.99")
  }

  @Test func centsThatWereReadAsOneSignAreReadAgain() throws {
    let shapes = Self.row([Self.large, Self.large, Self.raised, Self.raised])
    let found = try #require(RaisedDigits("46°", in: Self.piece(shapes)))
    #expect(found.text == nil)
    let cents = try #require(found.unread(in: Self.piece(shapes)))
    #expect(cents.width < 60 && cents.height < 40)
    #expect(found.text(with: "90") == "46.90")
    #expect(found.text(with: "o") == nil)
    // Sixty degrees
    let ring = Self.piece(Self.row([Self.large, Self.large, Self.raised]))
    #expect(RaisedDigits("60°", in: ring)?.unread(in: ring) == nil)
  }
}

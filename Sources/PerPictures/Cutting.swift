extension PixelPicture {
  /// The part inside four corners, turned upright.
  func cut(_ corners: [Point]) -> PixelPicture {
    let width = Int(
      max(corners[0].distance(to: corners[1]), corners[2].distance(to: corners[3])))
    let height = Int(
      max(corners[0].distance(to: corners[3]), corners[1].distance(to: corners[2])))
    let isStraight =
      corners[0].y == corners[1].y && corners[1].x == corners[2].x && corners[2].y == corners[3].y
      && corners[3].x == corners[0].x
    let piece =
      isStraight
      ? part(
        left: Int(corners[0].x), top: Int(corners[0].y), right: Int(corners[2].x),
        bottom: Int(corners[2].y))
      : warped(corners, max(1, width), max(1, height))
    return piece.height * Self.widthOfUpright >= piece.width * Self.heightOfUpright
      ? piece.turned() : piece
  }

  /// A text that is half again as high as wide is written upwards, as PaddleOCR has it.
  private static let (heightOfUpright, widthOfUpright) = (3, 2)

  /// Draws four corners as a rectangle, each pixel mixed of the sixteen nearest ones.
  private func warped(_ corners: [Point], _ newWidth: Int, _ newHeight: Int) -> PixelPicture {
    let view = Perspective(from: (Double(newWidth), Double(newHeight)), to: corners)
    var result = PixelPicture(width: newWidth, height: newHeight)
    result.bytes.withUnsafeMutableBufferPointer { to in
      bytes.withUnsafeBufferPointer { from in
        var target = 0
        for row in 0..<newHeight {
          for column in 0..<newWidth {
            let place = view.place(Double(column), Double(row))
            let (x, y) = (place.x.rounded(.down), place.y.rounded(.down))
            let across = Cubic.weights(Float(place.x - x))
            let down = Cubic.weights(Float(place.y - y))
            let (left, top) = (Int(x) - 1, Int(y) - 1)
            var (blue, green, red): (Float, Float, Float) = (0, 0, 0)
            for line in 0..<4 {
              let start = min(max(top + line, 0), height - 1) * width
              for step in 0..<4 {
                let source = (start + min(max(left + step, 0), width - 1)) * 3
                let weight = down[line] * across[step]
                blue += weight * Float(from[source])
                green += weight * Float(from[source + 1])
                red += weight * Float(from[source + 2])
              }
            }
            to[target] = UInt8(min(max(blue.rounded(.toNearestOrEven), 0), 255))
            to[target + 1] = UInt8(min(max(green.rounded(.toNearestOrEven), 0), 255))
            to[target + 2] = UInt8(min(max(red.rounded(.toNearestOrEven), 0), 255))
            target += 3
          }
        }
      }
    }
    return result
  }
}

/// Mixes a pixel from its neighbours.
enum Cubic {
  private static let slope: Float = -0.75

  /// How much four neighbours count at a place between the inner two (cubic convolution).
  @inline(__always)
  static func weights(_ place: Float) -> SIMD4<Float> {
    let rest = 1 - place
    func near(_ x: Float) -> Float { ((slope + 2) * x - (slope + 3)) * x * x + 1 }
    func far(_ x: Float) -> Float { ((slope * x - 5 * slope) * x + 8 * slope) * x - 4 * slope }
    let (one, two, three) = (far(place + 1), near(place), near(rest))
    return SIMD4(one, two, three, 1 - one - two - three)
  }

  /// The same at 32 places, for uses that need no more precision.
  static let steps = (0..<32).map { weights(Float($0) / 32) }
}

/// A part of a picture, as what stands on its ground.
struct InkArea {
  let width, height: Int
  private(set) var shapes: [Shape] = []

  /// What hangs together, by its first and last columns and rows in the part.
  struct Shape {
    var left, top, right, bottom: Int
    var width: Int { right - left + 1 }
    var height: Int { bottom - top + 1 }
  }

  init(_ picture: PixelPicture, left: Int, top: Int, right: Int, bottom: Int) {
    (width, height) = (right - left, bottom - top)
    let part = picture.part(left: left, top: top, right: right, bottom: bottom)
    let ground = Self.ground(part)
    // No arrays for single pixels: there may be millions
    func distance(_ place: Int, _ channel: Int) -> Int {
      abs(Int(part.bytes[place + channel]) - ground[channel])
    }
    let distances = stride(from: 0, to: part.bytes.count, by: 3).map {
      max(distance($0, 0), distance($0, 1), distance($0, 2))
    }
    let least = max(Self.visible, (distances.max() ?? 0) * Self.ink / 10)
    var isInk = distances.map { $0 >= least }
    for start in isInk.indices where isInk[start] {
      shapes.append(shape(from: start, &isInk))
    }
  }

  /// Fainter differences, of 255, are shades of paper.
  private static let visible = 48
  /// Ink differs from the ground by two fifths of what the darkest pixel does: its edges are blurred.
  private static let ink = 4

  /// The colour that most of its pixels have.
  private static func ground(_ part: PixelPicture) -> [Int] {
    // Colors that differ by little are one.
    let keys = stride(from: 0, to: part.bytes.count, by: 3).map { place in
      (0..<3).reduce(0) { $0 << 4 | Int(part.bytes[place + $1]) >> 4 }
    }
    var counts = [Int](repeating: 0, count: 1 << 12)
    for key in keys { counts[key] += 1 }
    guard
      let most = counts.indices.max(by: {
        counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1
      }),
      counts[most] > 0
    else { return [255, 255, 255] }
    var sum = [0, 0, 0]
    for (pixel, key) in keys.enumerated() where key == most {
      for channel in 0..<3 { sum[channel] += Int(part.bytes[3 * pixel + channel]) }
    }
    return sum.map { $0 / counts[most] }
  }

  /// The region connected to a pixel, which is erased in the process.
  private func shape(from start: Int, _ isInk: inout [Bool]) -> Shape {
    var shape = Shape(left: width, top: height, right: 0, bottom: 0)
    var open = [start]
    isInk[start] = false
    while let place = open.popLast() {
      let (x, y) = (place % width, place / width)
      shape.left = min(shape.left, x)
      shape.right = max(shape.right, x)
      shape.top = min(shape.top, y)
      shape.bottom = max(shape.bottom, y)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) where isInk[row * width + column] {
          isInk[row * width + column] = false
          open.append(row * width + column)
        }
      }
    }
    return shape
  }
}

import PerDocument

// The colours behind a text and of its letters.
extension PixelPicture {
  /// How many columns and rows of a text are looked at: enough to tell paper from letters.
  private static let (columns, rows) = (96, 24)
  /// Colours are counted in steps of 8, and JPEG smears a plain one over the neighbouring steps.
  private static let step = 3
  /// The part of a text that its ground covers at least; thin letters leave half of it, and photographs nothing alike.
  private static let leastShare = 3

  /// The colour that prevails inside corners; `nil` if none does.
  func ground(inside corners: [Point]) -> Ground? {
    guard let (left, top, right, bottom) = box(around: corners) else { return nil }
    let across = max(1, (right - left) / Self.columns)
    let down = max(1, (bottom - top) / Self.rows)
    var counts: [SIMD4<UInt8>: Int] = [:]
    var all = 0
    for row in stride(from: top, to: bottom, by: down) {
      for column in stride(from: left, to: right, by: across) {
        let place = (row * width + column) * 3
        let color = SIMD4(bytes[place], bytes[place + 1], bytes[place + 2], 0) &>> UInt8(Self.step)
        counts[color, default: 0] += 1
        all += 1
      }
    }
    let most = counts.max { ($0.value, $1.key.number) < ($1.value, $0.key.number) }
    guard let color = most?.key else { return nil }
    let alike = counts.reduce(0) { sum, other in
      let isNear = (0..<3).allSatisfy { abs(Int(other.key[$0]) - Int(color[$0])) <= 1 }
      return sum + (isNear ? other.value : 0)
    }
    guard alike * Self.leastShare >= all else { return nil }
    func middle(_ value: UInt8) -> UInt8 { value << UInt8(Self.step) | 1 << UInt8(Self.step - 1) }
    return Ground(red: middle(color.z), green: middle(color.y), blue: middle(color.x))
  }

  /// The pixels around corners, where the picture has any there.
  private func box(
    around corners: [Point]
  ) -> (left: Int, top: Int, right: Int, bottom: Int)? {
    let bounds = Bounds(corners)
    let (left, top) = (max(0, Int(bounds.left)), max(0, Int(bounds.top)))
    let (right, bottom) = (min(width, Int(bounds.right)), min(height, Int(bounds.bottom)))
    return right > left && bottom > top ? (left, top, right, bottom) : nil
  }

  /// One pixel in this many of a text is in the thickest part of a letter.
  private static let inkShare = 40
  /// Fewer pixels are no letters.
  private static let leastInk = 8

  /// The colour of the letters inside corners: that of the pixels that differ most from the ground.
  func ink(inside corners: [Point], on ground: Ground) -> Ground? {
    guard let (left, top, right, bottom) = box(around: corners) else { return nil }
    let behind = SIMD3(Int32(ground.blue), Int32(ground.green), Int32(ground.red))
    // How many pixels differ so much, and the sum of their colours
    var counts = [Int](repeating: 0, count: 3 * 255 + 1)
    var sums = [SIMD3<Int32>](repeating: .zero, count: counts.count)
    for row in top..<bottom {
      for column in left..<right {
        let place = (row * width + column) * 3
        let color = SIMD3(Int32(bytes[place]), Int32(bytes[place + 1]), Int32(bytes[place + 2]))
        let difference = color &- behind
        let distance = Int(abs(difference.x) + abs(difference.y) + abs(difference.z))
        counts[distance] += 1
        sums[distance] &+= color
      }
    }
    let enough = max(Self.leastInk, (right - left) * (bottom - top) / Self.inkShare)
    var (count, sum) = (0, SIMD3<Int32>.zero)
    for distance in counts.indices.reversed() where count < enough {
      count += counts[distance]
      sum &+= sums[distance]
    }
    let mean = sum / Int32(count)
    return Ground(red: UInt8(mean.z), green: UInt8(mean.y), blue: UInt8(mean.x))
  }
}

extension SIMD4<UInt8> {
  /// A number for each colour, so that of two that are as frequent always the same one is taken.
  fileprivate var number: Int { (Int(x) << 16) + (Int(y) << 8) + Int(z) }
}

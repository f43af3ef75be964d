/// A picture in memory: three bytes for each pixel, blue before green before red, as the models want them.
public struct PixelPicture: Sendable {
  /// Its size in pixels.
  public let width, height: Int
  /// The pixels, row by row.
  public internal(set) var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// A picture whose pixels have four bytes each, the last one unused, as cairo draws them.
  public init(fourBytes pixels: UnsafePointer<UInt8>, width: Int, height: Int, rowBytes: Int) {
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { to, count in
      var target = 0
      for row in 0..<height {
        for column in 0..<width {
          let source = pixels + row * rowBytes + column * 4
          (to[target], to[target + 1], to[target + 2]) = (source[0], source[1], source[2])
          target += 3
        }
      }
      count = width * height * 3
    }
    self.init(width: width, height: height, bytes: bytes)
  }

  /// A picture of one colour.
  init(width: Int, height: Int, filledWith value: UInt8 = 0) {
    self.init(
      width: width, height: height, bytes: [UInt8](repeating: value, count: width * height * 3))
  }

  /// A part of it. What lies outside is left out.
  func part(left: Int, top: Int, right: Int, bottom: Int) -> PixelPicture {
    let (left, top) = (max(0, min(left, width - 1)), max(0, min(top, height - 1)))
    let (right, bottom) = (max(left + 1, min(right, width)), max(top + 1, min(bottom, height)))
    var part: [UInt8] = []
    part.reserveCapacity((right - left) * (bottom - top) * 3)
    for row in top..<bottom {
      part += bytes[(row * width + left) * 3..<(row * width + right) * 3]
    }
    return PixelPicture(width: right - left, height: bottom - top, bytes: part)
  }

  /// The picture with black rows above and below it.
  func padded(by rows: Int) -> PixelPicture {
    let band = [UInt8](repeating: 0, count: rows * width * 3)
    return PixelPicture(width: width, height: height + 2 * rows, bytes: band + bytes + band)
  }

  /// A quarter turn against the clock.
  func turned() -> PixelPicture {
    var result = PixelPicture(width: height, height: width)
    result.bytes.withUnsafeMutableBufferPointer { to in
      bytes.withUnsafeBufferPointer { from in
        for row in 0..<width {
          for column in 0..<height {
            let source = (column * width + width - 1 - row) * 3
            let target = (row * height + column) * 3
            to[target] = from[source]
            to[target + 1] = from[source + 1]
            to[target + 2] = from[source + 2]
          }
        }
      }
    }
    return result
  }

  /// Making a mean of all pixels first is worth it only where more than this many are left.
  private static let fewPixels = 250_000

  /// The picture in another size, each pixel mixed of the four nearest ones; of all that it covers, where it becomes
  /// less than half as large and still has many.
  func resized(width newWidth: Int, height newHeight: Int) -> PixelPicture {
    if newWidth == width, newHeight == height { return self }
    if newWidth * 2 <= width, newHeight * 2 <= height, newWidth * newHeight > Self.fewPixels {
      return averaged(by: min(width / newWidth, height / newHeight))
        .resized(width: newWidth, height: newHeight)
    }
    let columns = Self.samples(from: width, to: newWidth)
    let rows = Self.samples(from: height, to: newHeight, isDown: true)
    let length = newWidth * 3
    let result = [UInt8](unsafeUninitializedCapacity: length * newHeight) { to, count in
      bytes.withUnsafeBufferPointer { from in
        // Two rows of the picture, mixed from left to right already
        var mixed = [(row: -1, values: [Int32](repeating: 0, count: length))]
        mixed.append(mixed[0])
        func mix(_ row: Int, into place: Int) {
          let start = row * width * 3
          mixed[place].values.withUnsafeMutableBufferPointer { values in
            var target = 0
            for column in columns {
              let (left, right) = (start + column.first * 3, start + column.second * 3)
              for channel in 0..<3 {
                values[target] =
                  (Int32(from[left + channel]) * column.weight
                    + Int32(from[right + channel]) * column.other) >> 4
                target += 1
              }
            }
          }
          mixed[place].row = row
        }
        for (number, row) in rows.enumerated() {
          if mixed[1].row == row.first { mixed.swapAt(0, 1) }
          if mixed[0].row != row.first { mix(row.first, into: 0) }
          if mixed[1].row != row.second { mix(row.second, into: 1) }
          mixed[0].values.withUnsafeBufferPointer { above in
            mixed[1].values.withUnsafeBufferPointer { below in
              let start = number * length
              for place in 0..<length {
                let sum =
                  (above[place] * row.weight) >> 16 + (below[place] * row.other) >> 16 + 2
                to[start + place] = UInt8(truncatingIfNeeded: sum >> 2)
              }
            }
          }
        }
      }
      count = length * newHeight
    }
    return PixelPicture(width: newWidth, height: newHeight, bytes: result)
  }

  /// The picture, scaled down where it has more pixels than that.
  public func fitting(_ pixels: Int) -> PixelPicture {
    guard width * height > pixels else { return self }
    let scale = (Double(pixels) / Double(width * height)).squareRoot()
    let (newWidth, newHeight) = (Int(Double(width) * scale), Int(Double(height) * scale))
    return resized(width: max(1, newWidth), height: max(1, newHeight))
  }

  /// A whole number of times smaller.
  private func averaged(by factor: Int) -> PixelPicture {
    let (newWidth, newHeight) = (width / factor, height / factor)
    let area = factor * factor
    let result = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight * 3) { to, count in
      bytes.withUnsafeBufferPointer { from in
        for row in 0..<newHeight {
          for column in 0..<newWidth {
            for channel in 0..<3 {
              var sum = area / 2
              for line in row * factor..<(row + 1) * factor {
                var place = (line * width + column * factor) * 3 + channel
                for _ in 0..<factor {
                  sum += Int(from[place])
                  place += 3
                }
              }
              to[(row * newWidth + column) * 3 + channel] = UInt8(truncatingIfNeeded: sum / area)
            }
          }
        }
      }
      count = newWidth * newHeight * 3
    }
    return PixelPicture(width: newWidth, height: newHeight, bytes: result)
  }

  private struct Sample {
    let first, second: Int
    /// How much of each, of 2048.
    let weight, other: Int32
  }

  /// The two pixels that each new one is mixed from. **The networks were trained with OpenCV's, so it is computed as
  /// there**: in whole numbers, and outside of the picture only down it in two steps.
  private static func samples(from size: Int, to newSize: Int, isDown: Bool = false) -> [Sample] {
    let scale = 1 / (Double(newSize) / Double(size))
    return (0..<newSize).map { index in
      let place = Float((Double(index) + 0.5) * scale - 0.5)
      let first = Int(place.rounded(.down))
      var part = place - place.rounded(.down)
      if !isDown, first < 0 || first >= size - 1 { part = 0 }
      func whole(_ part: Float) -> Int32 { Int32((part * 2048).rounded(.toNearestOrEven)) }
      return Sample(
        first: min(max(first, 0), size - 1), second: min(max(first + 1, 0), size - 1),
        weight: whole(1 - part), other: whole(part))
    }
  }

  /// Writes it into the three planes of a block of numbers from -1 to 1, from left to right.
  func write(into block: UnsafeMutableBufferPointer<Float>, at start: Int, rowLength: Int) {
    let plane = rowLength * height
    let table = (0..<256).map { (Float($0) / 255 - 0.5) / 0.5 }
    table.withUnsafeBufferPointer { table in
      bytes.withUnsafeBufferPointer { from in
        var source = 0
        for row in 0..<height {
          var target = start + row * rowLength
          for _ in 0..<width {
            block[target] = table[Int(from[source])]
            block[target + plane] = table[Int(from[source + 1])]
            block[target + 2 * plane] = table[Int(from[source + 2])]
            source += 3
            target += 1
          }
        }
      }
    }
  }
}

/// A picture without colours: a byte for each pixel.
struct GreyPicture {
  let width, height: Int
  let bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// How light each pixel is to the eye, to which green is lightest: the shares of ITU-R BT.601, in 256ths.
  init(_ picture: PixelPicture) {
    let (ofRed, ofGreen, ofBlue) = (77, 150, 29)
    let count = picture.width * picture.height
    let grey = [UInt8](unsafeUninitializedCapacity: count) { to, filled in
      picture.bytes.withUnsafeBufferPointer { from in
        for index in 0..<count {
          let (blue, green, red) = (from[3 * index], from[3 * index + 1], from[3 * index + 2])
          to[index] = UInt8(
            truncatingIfNeeded: (Int(blue) * ofBlue + Int(green) * ofGreen + Int(red) * ofRed) >> 8)
        }
      }
      filled = count
    }
    self.init(width: picture.width, height: picture.height, bytes: grey)
  }

  /// Smaller by a factor: each pixel is the mean of a square.
  func averaged(by factor: Int) -> GreyPicture {
    guard factor > 1, width >= factor, height >= factor else { return self }
    let (newWidth, newHeight) = (width / factor, height / factor)
    let area = factor * factor
    let result = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { to, count in
      bytes.withUnsafeBufferPointer { from in
        for row in 0..<newHeight {
          for column in 0..<newWidth {
            var sum = area / 2
            for line in row * factor..<(row + 1) * factor {
              let start = line * width + column * factor
              for place in start..<start + factor { sum += Int(from[place]) }
            }
            to[row * newWidth + column] = UInt8(truncatingIfNeeded: sum / area)
          }
        }
      }
      count = newWidth * newHeight
    }
    return GreyPicture(width: newWidth, height: newHeight, bytes: result)
  }

  /// A turned part of it, drawn upright in another size, each pixel mixed of the sixteen nearest ones; white where
  /// nothing is.
  ///
  /// - Parameters:
  ///   - center: its middle.
  ///   - along: the direction that becomes the one to the right, of length 1.
  ///   - scale: how many pixels of this picture become one, to the right and down.
  func cut(
    around center: Point, along: Point, scale: Point, width newWidth: Int, height newHeight: Int
  ) -> GreyPicture {
    let weights = Cubic.steps
    let result = [UInt8](unsafeUninitializedCapacity: newWidth * newHeight) { to, count in
      bytes.withUnsafeBufferPointer { from in
        var target = 0
        for row in 0..<newHeight {
          let down = (Double(row) - Double(newHeight) / 2 + 0.5) * scale.y
          let right = (0.5 - Double(newWidth) / 2) * scale.x
          var x = center.x + along.x * right - along.y * down
          var y = center.y + along.y * right + along.x * down
          for _ in 0..<newWidth {
            let (column, line) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            var value: Float = 255
            if column > 0, line > 0, column < width - 2, line < height - 2 {
              let across = weights[Int((x - Double(column)) * 32)]
              let below = weights[Int((y - Double(line)) * 32)]
              value = 0
              for step in 0..<4 {
                let start = (line + step - 1) * width + column - 1
                let sum =
                  across[0] * Float(from[start]) + across[1] * Float(from[start + 1])
                  + across[2] * Float(from[start + 2]) + across[3] * Float(from[start + 3])
                value += below[step] * sum
              }
            }
            to[target] = UInt8(min(max(value, 0), 255))
            target += 1
            x += along.x * scale.x
            y += along.y * scale.x
          }
        }
      }
      count = newWidth * newHeight
    }
    return GreyPicture(width: newWidth, height: newHeight, bytes: result)
  }

  /// Each pixel mixed of those above and below it: of upright bars, only the noise goes.
  func smoothedDown(by rows: Int) -> GreyPicture {
    guard rows > 0, height > 2 * rows + 1 else { return self }
    let newHeight = height - 2 * rows
    var sums = [Int](repeating: 0, count: width)
    for row in 0..<2 * rows {
      for column in 0..<width { sums[column] += Int(bytes[row * width + column]) }
    }
    var result: [UInt8] = []
    result.reserveCapacity(width * newHeight)
    for row in 0..<newHeight {
      let (first, last) = (row * width, (row + 2 * rows) * width)
      for column in 0..<width {
        sums[column] += Int(bytes[last + column])
        result.append(UInt8(truncatingIfNeeded: sums[column] / (2 * rows + 1)))
        sums[column] -= Int(bytes[first + column])
      }
    }
    return GreyPicture(width: width, height: newHeight, bytes: result)
  }

  /// Adds contrast from left to right: each pixel moves away from the mean of its neighbours within a distance.
  func sharpenedAcross(over distance: Int, by strength: Int) -> GreyPicture {
    var sums = [Int](repeating: 0, count: width + 1)
    var result: [UInt8] = []
    result.reserveCapacity(width * height)
    for row in 0..<height {
      let start = row * width
      for column in 0..<width { sums[column + 1] = sums[column] + Int(bytes[start + column]) }
      for column in 0..<width {
        let (first, last) = (max(column - distance, 0), min(column + distance + 1, width))
        let own = Int(bytes[start + column])
        let mean = (sums[last] - sums[first]) / (last - first)
        result.append(
          UInt8(truncatingIfNeeded: min(max(own + (own - mean) * strength, 0), 255)))
      }
    }
    return GreyPicture(width: width, height: height, bytes: result)
  }
}

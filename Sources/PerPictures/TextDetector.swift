/// Finds where in a picture text is.
///
/// The network says of each pixel how likely it is of text; what is likely and hangs together is a line, or a word.
struct TextDetector {
  private let model: Model

  init(_ model: Model) { self.model = model }

  /// The least pixels that the shorter side of a picture has when the network sees it, as published.
  private static let shortSide = 736.0
  /// At these sizes large digits are as high as the texts for which the network was trained.
  private static let shortSidesOfLarge = [352.0, 288.0, 224.0]
  /// A pixel is of text from this likelihood on; this and the next four numbers were published with the network.
  private static let threshold: Float = 0.3
  /// A region is a text if its pixels are this likely on average.
  private static let enough = 0.5
  /// Pictures with more regions are noise.
  private static let maximumRegions = 1000
  /// Smaller regions are specks, in pixels before and after they are grown to the edges of letters.
  private static let (leastSide, leastGrownSide) = (3.0, 5.0)

  /// The corners of each text from the upper left with the clock, from top to bottom; `nil` if the network fails.
  func texts(in picture: PixelPicture) -> [[Point]]? {
    let usual = Self.size(picture, shortSide: Self.shortSide)
    guard var texts = texts(in: picture, size: usual) else { return nil }
    if let size = Self.enlarged(usual, picture, texts),
      let small = self.texts(in: picture, size: size)
    {
      let known = texts.map(Bounds.init)
      texts += small.filter { corners in !known.contains { Bounds(corners).overlaps($0) } }
    }
    for shortSide in Self.shortSidesOfLarge {
      let size = Self.size(picture, shortSide: shortSide, isAtMost: true)
      guard size.width < picture.width, let large = self.texts(in: picture, size: size) else {
        continue
      }
      texts += large.compactMap { Self.missed($0, in: texts) }
    }
    return Self.sorted(texts)
  }

  private func texts(in picture: PixelPicture, size: (width: Int, height: Int)) -> [[Point]]? {
    let small = picture.resized(width: size.width, height: size.height)
    let block = [Float](unsafeUninitializedCapacity: 3 * size.width * size.height) {
      small.write(into: $0, at: 0, rowLength: size.width)
      $1 = 3 * size.width * size.height
    }
    let found = model.run(block, shape: [1, 3, size.height, size.width]) { values, shape in
      shape == [1, 1, size.height, size.width]
        ? Self.texts(values, size.width, size.height, in: picture) : nil
    }
    return found ?? nil
  }

  /// A larger size at which the network sees a picture once more, if most of its texts are low.
  private static func enlarged(
    _ size: (width: Int, height: Int), _ picture: PixelPicture, _ texts: [[Point]]
  ) -> (width: Int, height: Int)? {
    let heights = texts.map { $0[0].distance(to: $0[3]) }.sorted()
    guard !heights.isEmpty else { return nil }
    let scale = Double(size.height) / Double(picture.height)
    guard heights[heights.count / 2] * scale < low else { return nil }
    let larger = self.size(
      picture, shortSide: Double(min(size.width, size.height)) * enlargement)
    return Double(larger.height) >= Double(size.height) * leastEnlargement ? larger : nil
  }

  /// The part of a large text where nothing was found before, if there is one: a single digit that is as high as a
  /// hand is often seen only from afar, and then with the cents beside it.
  private static func missed(_ corners: [Point], in texts: [[Point]]) -> [Point]? {
    let own = Bounds(corners)
    let heights = texts.map { $0[0].distance(to: $0[3]) }.sorted()
    let usual = heights.isEmpty ? 0 : heights[heights.count / 2]
    guard own.bottom - own.top >= max(largeText * usual, highest) else { return nil }
    let known = texts.map(Bounds.init).filter { own.overlaps($0) }.sorted { $0.left < $1.left }
    guard !known.isEmpty else { return corners }
    var widest = (left: own.left, right: own.left)
    var left = own.left
    for right in known.map(\.left) + [own.right] {
      if right - left > widest.right - widest.left { widest = (left, right) }
      if let next = known.last(where: { $0.left <= right }) { left = max(left, next.right) }
    }
    guard (widest.right - widest.left) * 10 >= (own.bottom - own.top) * narrowest else {
      return nil
    }
    return Bounds(left: widest.left, top: own.top, right: widest.right, bottom: own.bottom).corners
  }

  /// Where most texts are lower than this many of the network's pixels, it overlooks the short ones among them.
  private static let low = 28.0
  /// How much larger the network then sees the picture, and the least for which it is worth the time.
  private static let (enlargement, leastEnlargement) = (1.6, 1.2)
  /// Texts up to this height, in pixels, are seen at the usual size.
  private static let highest = 48.0
  /// A text that is twice as high as most is large: the digits of a price beside its name.
  private static let largeText = 2.0
  /// The width of a 1 in tenths of its height: the narrowest digit.
  private static let narrowest = 3.0

  /// More would take more memory than the process may have.
  private static let maximumPixels = 2_000_000.0

  /// The network sees a picture in squares of this many pixels.
  private static let tile = 32.0

  /// The size at which the network sees a picture: small ones enlarged, large ones reduced, both sides in whole tiles.
  ///
  /// - Parameter isAtMost: whether `shortSide` is the maximum of the shorter side, rather than its minimum.
  private static func size(
    _ picture: PixelPicture, shortSide: Double, isAtMost: Bool = false
  ) -> (width: Int, height: Int) {
    let short = Double(min(picture.width, picture.height))
    var ratio = isAtMost || short < shortSide ? shortSide / short : 1
    let pixels = Double(picture.width * picture.height) * ratio * ratio
    if pixels > maximumPixels { ratio *= (maximumPixels / pixels).squareRoot() }
    func side(_ length: Int) -> Int {
      let tiles = ((Double(length) * ratio).rounded(.down) / tile).rounded(.toNearestOrEven)
      return max(Int(tile), Int(tiles) * Int(tile))
    }
    return (side(picture.width), side(picture.height))
  }

  static func texts(
    _ values: UnsafeBufferPointer<Float>, _ width: Int, _ height: Int, in picture: PixelPicture
  ) -> [[Point]] {
    var texts: [[Point]] = []
    for region in regions(values, width, height).prefix(maximumRegions) {
      guard let rectangle = TurnedRectangle(around: region, topStart: .left),
        rectangle.shortSide >= leastSide
      else {
        continue
      }
      guard mean(values, width, height, inside: rectangle.ordered) >= enough,
        let grown = TurnedRectangle.grown(rectangle.ordered), grown.shortSide >= leastGrownSide
      else { continue }
      func place(_ value: Double, _ side: Int, _ own: Int) -> Double {
        let scaled = (Float(value) / Float(side) * Float(own)).rounded(.toNearestOrEven)
        return Double(min(max(scaled, 0), Float(own - 1)))
      }
      let corners = TurnedRectangle.ordered(
        grown.corners.map {
          Point(x: place($0.x, width, picture.width), y: place($0.y, height, picture.height))
        })
      guard corners[0].distance(to: corners[1]).rounded(.down) > leastSide,
        corners[0].distance(to: corners[3]).rounded(.down) > leastSide
      else { continue }
      texts.append(corners)
    }
    return texts
  }

  /// The outermost points, row by row, of each region of likely pixels, which may connect at corners.
  private static func regions(
    _ values: UnsafeBufferPointer<Float>, _ width: Int, _ height: Int
  ) -> [[Point]] {
    // A pixel counts, too, where its left, upper or upper left neighbour does: so runs of a row are told from two rows.
    var runs: [Run] = []
    var parents: [Int] = []
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    var isLikely = [Bool](repeating: false, count: width)
    var wasLikely = isLikely
    var above = 0..<0
    for row in 0..<height {
      let start = runs.count
      for column in 0..<width { isLikely[column] = values[row * width + column] > threshold }
      var column = 0
      while column < width {
        func counts(_ column: Int) -> Bool {
          isLikely[column] || wasLikely[column]
            || column > 0 && (isLikely[column - 1] || wasLikely[column - 1])
        }
        guard counts(column) else {
          column += 1
          continue
        }
        let first = column
        while column < width, counts(column) { column += 1 }
        let number = runs.count
        runs.append(Run(row: row, first: first, last: column - 1))
        parents.append(number)
        for other in above where runs[other].first <= column && runs[other].last >= first - 1 {
          let (one, two) = (root(other), root(number))
          parents[max(one, two)] = min(one, two)
        }
      }
      above = start..<runs.count
      swap(&isLikely, &wasLikely)
    }
    var points: [Int: [Point]] = [:]
    var order: [Int] = []
    for (index, run) in runs.enumerated() {
      let root = root(index)
      if points[root] == nil { order.append(root) }
      points[root, default: []] += [
        Point(x: Double(run.first), y: Double(run.row)),
        Point(x: Double(run.last), y: Double(run.row)),
      ]
    }
    // From the bottom up, as the order of regions where there are too many.
    return order.reversed().map { points[$0] ?? [] }
  }

  private struct Run {
    let row, first, last: Int
  }

  /// How likely the pixels inside four corners are of text, on average.
  private static func mean(
    _ values: UnsafeBufferPointer<Float>, _ width: Int, _ height: Int, inside corners: [Point]
  ) -> Double {
    let points = corners.map { (x: Int($0.x.rounded(.down)), y: Int($0.y.rounded(.down))) }
    let top = points.map(\.y).min()!
    // The columns of each row between the lines from corner to corner, with the lines
    var spans = [ClosedRange<Int>?](repeating: nil, count: points.map(\.y).max()! - top + 1)
    for (index, one) in points.enumerated() {
      let other = points[(index + 1) % points.count]
      let steps = max(abs(other.x - one.x), abs(other.y - one.y))
      for step in 0...steps {
        let part = steps == 0 ? 0 : Double(step) / Double(steps)
        let x = one.x + Int((part * Double(other.x - one.x)).rounded())
        let row = one.y + Int((part * Double(other.y - one.y)).rounded()) - top
        spans[row] = spans[row].map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x
      }
    }
    var sum = 0.0
    var count = 0
    for (row, span) in spans.enumerated() {
      guard let span, (0..<height).contains(top + row), span.overlaps(0...width - 1) else {
        continue
      }
      let columns = span.clamped(to: 0...width - 1)
      for column in columns { sum += Double(values[(top + row) * width + column]) }
      count += columns.count
    }
    return count > 0 ? sum / Double(count) : 0
  }

  /// Texts whose tops are fewer pixels apart than this are in one row.
  private static let sameRow = 10.0

  /// From top to bottom, and from left to right within a row.
  private static func sorted(_ texts: [[Point]]) -> [[Point]] {
    var row = 0
    var rows: [(row: Int, corners: [Point])] = []
    for corners in texts.sorted(by: { $0[0].y < $1[0].y }) {
      if let last = rows.last, corners[0].y - last.corners[0].y >= sameRow { row += 1 }
      rows.append((row, corners))
    }
    return rows.sorted { ($0.row, $0.corners[0].x) < ($1.row, $1.corners[0].x) }.map(\.corners)
  }
}

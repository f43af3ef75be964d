/// Reads texts whose places are known.
struct TextRecognizer {
  private let model: Model
  private let characters: [String]
  /// The classes of the letters that a 1 looks like.
  private let likeOne: [Int]

  /// `nil` where the model has no list of characters.
  init?(_ model: Model) {
    guard let list = model.text("character") else { return nil }
    self.model = model
    // The first class is that nothing is there.
    let characters =
      [""] + list.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) + [" "]
    self.characters = characters
    likeOne = characters.indices.filter { ["l", "I"].contains(characters[$0]) }
  }

  private static let height = 48
  private static let usualWidth = 320
  private static let batch = 6
  private static let maximumColumns = 2400
  /// Wider texts are squeezed: no printed line is a hundred times as wide as high.
  private static let maximumWidth = 4800

  /// The text of each piece of a picture, and its certainty from 0 to 1; `nil` if the network fails.
  func read(_ pieces: [PixelPicture]) -> [(text: String, score: Double)]? {
    let ratios = pieces.map { Double($0.width) / Double($0.height) }
    let order = pieces.indices.sorted { (ratios[$0], $0) < (ratios[$1], $1) }
    var results = pieces.map { _ in (text: "", score: 0.0) }
    for start in stride(from: 0, to: order.count, by: Self.batch) {
      let batch = order[start..<min(start + Self.batch, order.count)]
      let widest = batch.map { ratios[$0] }.max() ?? 0
      let width = min(
        max(Self.usualWidth, Int(Double(Self.height) * widest)), Self.maximumWidth)
      // What comes out has 18,710 numbers for every eighth column: wide texts go one by one.
      let count = max(1, min(Self.batch, Self.maximumColumns / width))
      for first in stride(from: batch.startIndex, to: batch.endIndex, by: count) {
        let part = batch[first..<min(first + count, batch.endIndex)]
        guard let texts = read(part.map { pieces[$0] }, width: width) else { return nil }
        for (index, text) in zip(part, texts) { results[index] = text }
      }
    }
    return results
  }

  /// What pieces say that are filled up to one width.
  private func read(_ pieces: [PixelPicture], width: Int) -> [(text: String, score: Double)]? {
    let size = 3 * Self.height * width
    let block = [Float](unsafeUninitializedCapacity: size * pieces.count) { block, count in
      block.initialize(repeating: 0)
      for (number, piece) in pieces.enumerated() {
        let ratio = Double(piece.width) / Double(piece.height)
        let own = Int((Double(Self.height) * ratio).rounded(.up))
        piece.resized(width: max(1, min(own, width)), height: Self.height)
          .write(into: block, at: number * size, rowLength: width)
      }
      count = size * pieces.count
    }
    let texts = model.run(block, shape: [pieces.count, 3, Self.height, width]) { values, shape in
      shape.count == 3 && shape[0] == pieces.count && shape[2] == characters.count
        ? decoded(values, shape) : nil
    }
    return texts ?? nil
  }

  /// The likeliest class of each column, without what repeats and what is nothing.
  private func decoded(
    _ values: UnsafeBufferPointer<Float>, _ shape: [Int]
  ) -> [(text: String, score: Double)] {
    let (columns, classes) = (shape[1], shape[2])
    return (0..<shape[0]).map { number in
      var read = LikelyLiters()
      var sum = 0.0
      var count = 0
      var last = 0
      for column in 0..<columns {
        let start = (number * columns + column) * classes
        var best = 0
        var value = values[start]
        for index in 1..<classes where values[start + index] > value {
          (best, value) = (index, values[start + index])
        }
        if best != 0, best != last {
          read.append(characters[best], isLetter: likeOne.reduce(0) { $0 + values[start + $1] })
          sum += Double(value)
          count += 1
        }
        last = best
      }
      return (read.text, count > 0 ? sum / Double(count) : 0)
    }
  }
}

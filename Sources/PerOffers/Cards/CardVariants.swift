import PerModel

/// The sizes in which one article is sold, each in a row with its price, below the name that all of them share.
enum CardVariants {
  /// More sizes than an article has.
  private static let mostSizes = 30

  /// The lines of each size, from top to bottom; empty where there are not several.
  ///
  /// - Parameter name: the line of the name.
  static func parts(of lines: Range<Int>, name: Int, in scene: PageScene) -> [Range<Int>] {
    guard lines.count <= 400 else { return [] }
    var starts: [Int] = []
    var sizes = Set<Quantity>()
    for index in lines where index > name {
      let line = scene.lines[index]
      guard line.hasDigits, line.text.utf8.count <= 40, let size = scene.size(in: line.text),
        !scene.spots(in: index..<index + 1).contains(where: { $0.kind == .unitPrice })
      else { continue }
      guard starts.count < mostSizes, sizes.insert(size).inserted else { return [] }
      starts.append(index)
    }
    guard starts.count > 1, let first = starts.first,
      prices(in: lines.lowerBound..<first, of: scene).isEmpty
    else { return [] }
    let parts = zip(starts, starts.dropFirst() + [lines.upperBound]).map { $0..<$1 }
    return parts.allSatisfy { prices(in: $0, of: scene).count == 1 } ? parts : []
  }

  private static func prices(in lines: Range<Int>, of scene: PageScene) -> Set<Rational> {
    Set(
      scene.spots(in: lines).lazy
        .filter { $0.kind == .price && $0.weight > 0 && $0.ownQuantity == nil }.map(\.amount))
  }
}

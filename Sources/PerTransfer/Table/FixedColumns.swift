/// Columns that begin in the same place of every line, with blanks before them.
enum FixedColumns {
  /// Where the columns begin, in characters; `nil` if none.
  static func starts(of lines: [[UInt8]]) -> [Int]? {
    let lines = lines.map { Array(String(decoding: $0, as: UTF8.self).unicodeScalars) }
      .filter { $0.contains { $0 != " " } }
    // A title above may be anywhere.
    return (0...rowsOfTitle).compactMap { starts(of: lines.dropFirst($0)) }.max {
      $0.count < $1.count
    }
  }

  private static func starts(of lines: ArraySlice<[Unicode.Scalar]>) -> [Int]? {
    guard lines.count >= fewestLines else { return nil }
    var used: [Int] = []
    for line in lines {
      guard !line.contains("\t") else { return nil }
      for (place, scalar) in line.enumerated() where scalar != " " {
        while used.count <= place { used.append(0) }
        used[place] += 1
      }
    }
    let limit = lines.count > manyLines ? lines.count / linesForException : 0
    var starts: [Int] = []
    var gap = sureGap
    for (place, count) in used.enumerated() {
      if count <= limit {
        gap += 1
      } else {
        // A blank between two words of a name may stand in one place by chance; two rarely do.
        if gap >= sureGap || gap == 1 && isAligned(place, lines) { starts.append(place) }
        gap = 0
      }
    }
    return starts.count >= 2 ? starts : nil
  }

  /// Whether a column that follows one blank begins or ends in the same place in every line.
  private static func isAligned(_ place: Int, _ lines: ArraySlice<[Unicode.Scalar]>) -> Bool {
    lines.count > fewestLines && lines.allSatisfy { $0.count > place && $0[place] != " " }
  }

  /// A title has one line or two.
  private static let rowsOfTitle = 2
  /// In fewer lines, blanks stand below each other by chance.
  private static let fewestLines = 3
  /// In more lines than that, one in twenty may be longer than its column.
  private static let (manyLines, linesForException) = (12, 20)
  /// Two blanks seldom stand within a name.
  private static let sureGap = 2

  /// The cells of a line.
  static func cells(of line: String, at starts: [Int]) -> [(text: String, column: Int)] {
    let scalars = Array(line.unicodeScalars)
    return starts.indices.map { index in
      let start = index == 0 ? 0 : min(starts[index], scalars.count)
      let end = index + 1 < starts.count ? min(starts[index + 1], scalars.count) : scalars.count
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[start..<max(start, end)])
      return (String(view).trimmed, start + 1)
    }
  }
}

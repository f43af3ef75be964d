/// Columns that begin in the same place of every line, with blanks before them.
enum FixedColumns {
  /// Where the columns begin, in characters; `nil` if none.
  static func starts(of lines: [[UInt8]]) -> [Int]? {
    let lines = lines.map { Array(String(decoding: $0, as: UTF8.self).unicodeScalars) }
      .filter { $0.contains { $0 != " " } }
    // "=====  ====" below the headings says how wide each column is.
    if let rule = lines.lazy.filter(isRule).map(runs).first(where: { $0.count > 1 }) { return rule }
    let cells = lines.filter { !isRule($0) }
    // A title above and a page number below may be anywhere.
    var found: [[Int]] = []
    for title in 0...rowsOfTitle {
      for rows in [cells.dropFirst(title), cells.dropFirst(title).dropLast()] {
        guard let starts = starts(of: rows) else { continue }
        let wide = title == 0 ? nil : self.wide(rows, below: cells[title - 1])
        found.append(wide ?? starts)
      }
    }
    return found.max { $0.count < $1.count }
  }

  /// The columns with two blanks before them, where the line above has a heading for each: "SIZE" stands above "20 lb",
  /// which has a blank in the same place in every line.
  private static func wide(
    _ lines: ArraySlice<[Unicode.Scalar]>, below headings: [Unicode.Scalar]
  ) -> [Int]? {
    guard let starts = starts(of: lines, gap: sureGap), starts.count > partsOfTitle else {
      return nil
    }
    let beginnings = runs(of: headings).filter { $0 < sureGap || headings[$0 - sureGap] == " " }
    guard beginnings.count == starts.count else { return nil }
    let stand = starts.indices.allSatisfy { index in
      (index == 0 || beginnings[index] > starts[index - 1])
        && (index + 1 == starts.count || beginnings[index] < starts[index + 1])
    }
    return stand ? starts : nil
  }

  /// Whether a line has nothing but a rule: "-----".
  static func isRule(_ line: [Unicode.Scalar]) -> Bool {
    guard let sign = line.first(where: { $0 != " " }), rules.contains(sign) else { return false }
    return line.allSatisfy { $0 == " " || $0 == sign } && line.count >= shortestRule
  }

  /// Where the parts of a rule begin.
  private static func runs(of line: [Unicode.Scalar]) -> [Int] {
    line.indices.filter { line[$0] != " " && ($0 == 0 || line[$0 - 1] == " ") }
  }

  /// - Parameter least: how many blanks stand before a column.
  private static func starts(
    of lines: ArraySlice<[Unicode.Scalar]>, gap least: Int = 1
  ) -> [Int]? {
    guard lines.count >= fewestLines else { return nil }
    var used: [Int] = []
    for line in lines {
      guard !line.contains("\t") else { return nil }
      for (place, scalar) in line.enumerated() where scalar != " " {
        while used.count <= place { used.append(0) }
        used[place] += 1
      }
    }
    let limit = exceptions(in: lines.count)
    var starts: [Int] = []
    var gap = sureGap
    for (place, count) in used.enumerated() {
      if count <= limit {
        gap += 1
      } else {
        // A blank between two words of a name may stand in one place by chance; two rarely do.
        if gap >= sureGap || gap >= least && isAligned(place, lines) { starts.append(place) }
        gap = 0
      }
    }
    return starts.count >= 2 ? starts : nil
  }

  /// How many lines may be longer than a column.
  static func exceptions(in count: Int) -> Int {
    count > manyLines ? count / linesForException : 0
  }

  /// Whether a column that follows one blank begins or ends in the same place in every line.
  private static func isAligned(_ place: Int, _ lines: ArraySlice<[Unicode.Scalar]>) -> Bool {
    lines.count > fewestLines && lines.allSatisfy { $0.count > place && $0[place] != " " }
  }

  /// What rules are made of.
  private static let rules: Set<Unicode.Scalar> = ["-", "=", "_"]
  /// A shorter rule may be a cell with nothing in it.
  private static let shortestRule = 8
  /// A title has two parts at most: "Price list" and "Page 1".
  private static let partsOfTitle = 2
  /// A title has one line or two.
  static let rowsOfTitle = 2
  /// In fewer lines, blanks stand below each other by chance.
  private static let fewestLines = 3
  /// In more lines than that, one in twenty may be longer than its column.
  private static let (manyLines, linesForException) = (12, 20)
  /// Two blanks seldom stand within a name.
  static let sureGap = 2

  /// The cells of a line.
  static func cells(of line: String, at starts: [Int]) -> [(text: String, column: Int)] {
    let scalars = Array(line.unicodeScalars)
    let starts = starts.map { start($0, in: scalars) }
    let crossed = starts.filter { start in
      start > 0 && start < scalars.count && scalars[start] != " " && scalars[start - 1] != " "
    }
    // A title runs over the columns, and has no cells; a long name, which begins the line, runs over one of them.
    let isTitle = crossed.count > 1 || crossed.count == 1 && scalars.first == " "
    if isTitle, !isRule(scalars) { return [(line.trimmed, 1)] }
    return starts.indices.map { index in
      let start = index == 0 ? 0 : min(starts[index], scalars.count)
      let end = index + 1 < starts.count ? min(starts[index + 1], scalars.count) : scalars.count
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars[start..<max(start, end)])
      return (String(view).trimmed, start + 1)
    }
  }
}

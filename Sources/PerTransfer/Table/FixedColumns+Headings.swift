// Columns that are found from their headings, where too few lines or too narrow gaps show them.
extension FixedColumns {
  /// Where the columns may begin, in characters: between two headings, all lines below have a blank somewhere.
  ///
  /// - Parameter isHeading: whether a text may head a column.
  static func headedStarts(
    of lines: [[UInt8]], isHeading: (String) -> Bool
  ) -> [[Int]] {
    let lines = lines.map { Array(String(decoding: $0, as: UTF8.self).unicodeScalars) }
      .filter { $0.contains { $0 != " " } && !isRule($0) }
    guard !lines.contains(where: { $0.contains("\t") }) else { return [] }
    var found: [[Int]] = []
    for title in 0...rowsOfTitle where lines.count > title + fewestRows {
      let rows = lines.dropFirst(title + 1)
      for gap in [sureGap, 1] where rows.count >= fewestRows + (gap < sureGap ? 1 : 0) {
        let headings = parts(of: lines[title], gap: gap)
        guard headings.count >= fewestHeadings,
          headings.allSatisfy({ isHeading(text(lines[title][$0])) }),
          let starts = starts(of: rows, below: headings), !found.contains(starts),
          gap >= sureGap || areFull(rows, starts)
        else { continue }
        found.append(starts)
      }
    }
    return found
  }

  private static func areFull(_ rows: ArraySlice<[Unicode.Scalar]>, _ starts: [Int]) -> Bool {
    rows.allSatisfy { row in
      zip(starts, starts.dropFirst() + [row.count]).allSatisfy { start, end in
        start < min(end, row.count) && row[start..<min(end, row.count)].contains { $0 != " " }
      }
    }
  }

  /// The parts of a line that at least `gap` blanks keep apart.
  private static func parts(of line: [Unicode.Scalar], gap: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    for place in line.indices where line[place] != " " {
      if let last = parts.last, place - last.upperBound < gap {
        parts[parts.count - 1] = last.lowerBound..<place + 1
      } else {
        parts.append(place..<place + 1)
      }
    }
    return parts
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private static func starts(
    of rows: ArraySlice<[Unicode.Scalar]>, below headings: [Range<Int>]
  ) -> [Int]? {
    let limit = exceptions(in: rows.count)
    let isBlank = { (place: Int) in
      rows.count { $0.count > place && $0[place] != " " } <= limit
    }
    var starts = [0]
    for (heading, next) in zip(headings, headings.dropFirst()) {
      var best: Range<Int>?
      var gap: Range<Int>?
      // The values may stand one place off their heading, but not behind it.
      for place in max(heading.lowerBound, starts[starts.count - 1]) + 1...next.upperBound {
        if place < next.upperBound, isBlank(place) {
          gap = (gap?.lowerBound ?? place)..<place + 1
          continue
        }
        // Behind the last value there is no column.
        guard let ended = gap, !isBlank(place) else { continue }
        gap = nil
        guard let last = best else {
          best = ended
          continue
        }
        let distances = [last, ended].map { abs($0.upperBound - next.lowerBound) }
        if ended.count > last.count || ended.count == last.count && distances[1] <= distances[0] {
          best = ended
        }
      }
      guard let best else { return nil }
      starts.append(
        best.contains(next.lowerBound) && best.lowerBound < next.lowerBound
          ? next.lowerBound : best.upperBound)
    }
    return starts
  }

  /// Where a column begins in a line whose heading stands one place off it.
  static func start(_ start: Int, in line: [Unicode.Scalar]) -> Int {
    guard start > 0, start < line.count, line[start] != " ", line[start - 1] != " " else {
      return start
    }
    let first = line[..<start].lastIndex(of: " ").map { $0 + 1 } ?? 0
    let end = line[start...].firstIndex(of: " ") ?? line.count
    guard first > 0, line[first..<end].allSatisfy(\.properties.isAlphabetic) else { return start }
    if start - first == 1 { return first }
    return end - start == 1 ? end : start
  }

  /// Two headings with a gap between them are any two words.
  private static let fewestHeadings = 3
  private static let fewestRows = 2
}

import PerModel

/// What a cover of a line says about a product.
///
/// A class, because lines are large and there are several meanings to sort.
final class LineMeaning {
  var line: ReadLine
  var cost: Int
  /// Whether it is only offered beside a reading that is clear by itself.
  var isOffered = false

  init(line: ReadLine, cost: Int) { (self.line, self.cost) = (line, cost) }

  /// One meaning, or several where a count stands beside an amount.
  static func all(
    of cover: LineCover, _ words: LineWords, _ region: Region, terms: Terms,
    parts: [ReadLine.Part<Term>]
  ) -> [LineMeaning] {
    var line = ReadLine()
    if !parts.isEmpty { (line.terms, line.termParts) = (terms, parts) }
    return LineBuilder(cover, words, region, LineMeaning(line: line, cost: cover.cost)).meanings()
  }
}

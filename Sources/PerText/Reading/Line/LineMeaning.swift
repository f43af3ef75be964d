import PerModel

/// What a cover of a line says about a product.
struct LineMeaning {
  var line = ReadLine()
  var cost: Int
  /// Whether it is only offered beside a reading that is clear by itself.
  var isOffered = false

  /// One meaning, or several where a count stands beside an amount.
  static func all(
    of cover: LineCover, _ words: LineWords, terms: Terms, parts: [ReadLine.Part<Term>]
  ) -> [LineMeaning] {
    var builder = LineBuilder(cover, words)
    builder.line.terms = terms
    builder.line.termParts = parts
    return builder.meanings()
  }
}

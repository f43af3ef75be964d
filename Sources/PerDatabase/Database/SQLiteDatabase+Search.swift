import PerModel

extension SQLiteDatabase {
  /// The products of all comparisons in which, for each of `words`, a word of the name, brand, store, note
  /// or barcode begins with it. The latest come first. Neither case nor accents count.
  public func search(_ words: String, limit: Int) throws(DatabaseError) -> [SearchHit] {
    guard let query = Self.query(for: words), limit > 0 else { return [] }
    var hits: [SearchHit] = []
    let isAnyHidden = try HiddenRows(connection: connection).isAny()
    try connection.forEachRow(
      of: """
        SELECT product.comparison, comparison.name, \(ProductColumns.columns)
        FROM product_search
        CROSS JOIN product ON product.key = product_search.rowid
        CROSS JOIN comparison ON comparison.id = product.comparison
        WHERE product_search MATCH ? AND comparison.removed IS NULL
          \(isAnyHidden ? "AND " + HiddenRows.condition : "")
        ORDER BY product_search.rowid DESC LIMIT ?
        """, .text(query), .integer(Int64(limit))
    ) { (row) throws(DatabaseError) in
      hits.append(
        SearchHit(
          comparison: ComparisonID(rawValue: row.integer(0)), comparisonName: row.text(1) ?? "",
          product: ProductColumns.read(row, at: 2)))
    }
    return hits
  }

  /// The words in FTS5's language, each as a prefix; `nil` when there is none.
  static func query(for words: String) -> String? {
    let words = words.unicodeScalars.split { !isPartOfWord($0) }
    guard !words.isEmpty else { return nil }
    return words.prefix(16).map { "\"\(String($0))\"*" }.joined(separator: " ")
  }

  /// Whether the tokenizer of the index takes a character for part of a word. It must not split a word
  /// again: that would be a phrase, which an index without details cannot find. So characters in doubt,
  /// such as letters newer than SQLite's tables, count as gaps.
  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .privateUse:
      let isYoung = scalar.properties.age.map { $0.major > 12 } ?? true
      // Vowel signs that became letters in Unicode 8 and 10
      let wasSign =
        (0x19B0...0x19C9).contains(scalar.value) || (0x1CF2...0x1CF3).contains(scalar.value)
      return !isYoung && !wasSign
    case .nonspacingMark:
      // Which accents it drops: sqlite3Fts5UnicodeIsdiacritic in ext/fts5/fts5_unicode2.c
      let dropped: UInt64 = 0x0003_61F8_0802_9FDF
      return (0x300...0x331).contains(scalar.value)
        && dropped >> UInt64(scalar.value - 0x300) & 1 == 1
    default: return false
    }
  }
}

/// A product that was searched for, and the comparison in which it is.
public struct SearchHit: Hashable, Sendable {
  /// The comparison that the product is in.
  public let comparison: ComparisonID
  /// The name of that comparison; empty where it has none.
  public let comparisonName: String
  /// The product that was found.
  public let product: Product
}

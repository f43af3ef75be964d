import PerModel

extension Store {
  /// The products of all comparisons in whose name, store, note or barcode a word begins with each
  /// of `words`, the one entered last first. Neither case nor accents count.
  public func search(_ words: String, limit: Int) throws(StoreError) -> [SearchHit] {
    guard let query = Self.query(for: words), limit > 0 else { return [] }
    var hits: [SearchHit] = []
    try connection.forEachRow(
      of: """
        SELECT product.comparison, comparison.name, \(ProductRow.columns)
        FROM product_search
        CROSS JOIN product ON product.key = product_search.rowid
        CROSS JOIN comparison ON comparison.id = product.comparison
        WHERE product_search MATCH ? AND comparison.removed IS NULL
        ORDER BY product_search.rowid DESC LIMIT ?
        """, .text(query), .integer(Int64(limit))
    ) { (row) throws(StoreError) in
      hits.append(
        SearchHit(
          comparison: ComparisonID(rawValue: row.integer(0)), comparisonName: row.text(1) ?? "",
          product: ProductRow.read(row, at: 2)))
    }
    return hits
  }

  /// The words in FTS5's language, each as a prefix; `nil` when there is none.
  ///
  /// Words end where the tokenizer of the index ends them, at whatever is neither letter, digit nor
  /// mark: what it would split again is a phrase, which the index cannot answer.
  private static func query(for words: String) -> String? {
    let words = words.unicodeScalars.split { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber, .otherNumber, .privateUse, .nonspacingMark:
        false
      default: true
      }
    }
    guard !words.isEmpty else { return nil }
    return words.prefix(16).map { "\"\(String($0))\"*" }.joined(separator: " ")
  }
}

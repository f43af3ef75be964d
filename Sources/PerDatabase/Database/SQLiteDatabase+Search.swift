import PerModel

extension SQLiteDatabase {
  public func search(_ words: String, limit: Int) throws(DatabaseError) -> [SearchHit] {
    guard let query = Self.query(for: words) else { return [] }
    let hits = try hits(of: query, limit: limit)
    guard hits.count < limit, words.contains(where: \.isNumber) else { return hits }
    let known = Set(hits.map(\.product.id))
    return hits
      + (try numbered(words).filter { !known.contains($0.product.id) }.prefix(limit - hits.count))
  }

  /// The products whose article number has all of these words, the latest first. The search index lacks
  /// these numbers: they are in a column that few rows fill, and those rows have an index.
  private func numbered(_ words: String) throws(DatabaseError) -> [SearchHit] {
    let words = words.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    // Digits have no letter case: they are looked for before any product is made.
    let digits = words.joined(separator: " ").split { !("0"..."9").contains($0) }
    let longest = digits.max { $0.count < $1.count } ?? ""
    return try hits(in: .numbered, [.text(String(longest))], limit: -1).filter { hit in
      let number = hit.product.articleNumber.lowercased()
      return words.allSatisfy { number.contains($0) }
    }
  }

  /// The latest products with a barcode, whatever its length. The search index has it as a word.
  public func products(barcode: GTIN, limit: Int) throws(DatabaseError) -> [SearchHit] {
    let digits = barcode.digits
    let forms = [8, 12, 13, 14].filter { digits.dropLast($0).allSatisfy { $0 == "0" } }
    let query = forms.map { "\"\(digits.suffix($0))\"" }.joined(separator: " OR ")
    return try hits(of: query, limit: limit).filter { GTIN($0.product.barcode) == barcode }
  }

  public func texts(
    of member: Product.Member, matching words: String, among limit: Int
  ) throws(DatabaseError) -> [TextUse] {
    guard let query = Self.query(for: words), limit > 0 else { return [] }
    var places: [String: Int] = [:]
    var uses: [TextUse] = []
    try connection.forEachRow(
      of: try statement("product.\(ProductColumns.name(of: member))", from: .index), .text(query),
      .integer(Int64(limit))
    ) { (row) in
      guard let text = row.text(0), !text.isEmpty else { return }
      if let place = places[text] {
        uses[place].count += 1
      } else {
        places[text] = uses.count
        uses.append(TextUse(text: text, count: 1))
      }
    }
    return uses
  }

  private func hits(of query: String, limit: Int) throws(DatabaseError) -> [SearchHit] {
    limit > 0 ? try hits(in: .index, [.text(query)], limit: limit) : []
  }

  /// - Parameter limit: how many at most; -1 for all.
  private func hits(
    in source: Source, _ values: [SQLValue], limit: Int
  ) throws(DatabaseError) -> [SearchHit] {
    var hits: [SearchHit] = []
    try connection.forEachRow(
      of: try statement(
        "product.comparison, comparison.name, \(ProductColumns.columns)", from: source),
      values + [.integer(Int64(limit))]
    ) { (row) throws(DatabaseError) in
      hits.append(
        SearchHit(
          comparison: ComparisonID(rawValue: row.integer(0)), comparisonTitle: row.text(1) ?? "",
          product: ProductColumns.read(row, at: 2)))
    }
    for index in hits.indices where hits[index].comparisonTitle.isEmpty {
      hits[index].comparisonTitle = try firstName(in: hits[index].comparison) ?? ""
    }
    return hits
  }

  /// Where products are looked for.
  struct Source {
    let tables: String
    let condition: String
    let order: String

    /// What a query of the search index finds.
    static let index = Source(
      tables: "product_search CROSS JOIN product ON product.key = product_search.rowid",
      condition: "product_search MATCH ?", order: "product_search.rowid")
    /// Products with an article number that has a text in it.
    static let numbered = Source(
      tables: "product",
      condition: "product.article_number IS NOT NULL AND instr(product.article_number, ?) > 0",
      order: "product.key")
  }

  /// The statement that reads columns of the products in a source that can be seen, the latest first.
  func statement(
    _ columns: String, from source: Source
  ) throws(DatabaseError) -> String {
    let isAnyHidden = try HiddenRows(connection: connection).isAny()
    return """
      SELECT \(columns) FROM \(source.tables)
      CROSS JOIN comparison ON comparison.id = product.comparison
      WHERE \(source.condition) AND comparison.removed IS NULL
        \(isAnyHidden ? "AND " + HiddenRows.condition : "")
      ORDER BY \(source.order) DESC LIMIT ?
      """
  }

  /// The words in FTS5's language, each as a prefix; `nil` if none.
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

extension [TextUse] {
  /// The texts, those that most products have first and, of these, the latest.
  public var mostFrequentFirst: [String] {
    enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }
      .map(\.element.text)
  }
}

/// A product that was searched for, and the comparison in which it is.
public struct SearchHit: Hashable, Sendable {
  /// The comparison that the product is in.
  public let comparison: ComparisonID
  /// The name of that comparison or, where it has none, of its first product.
  public internal(set) var comparisonTitle: String
  /// The product that was found.
  public let product: Product
}

/// A text of a member of products, and how many of them have it.
public struct TextUse: Hashable, Sendable {
  /// The text as it was typed.
  public let text: String
  /// At least 1.
  public internal(set) var count: Int

  /// A text that a number of products have.
  public init(text: String, count: Int) {
    self.text = text
    self.count = count
  }
}

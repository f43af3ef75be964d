import PerText

/// What the columns of a table mean, as the command line names them: "name,size,-,price".
public enum ColumnWords {
  /// Throws the word that is not known.
  public static func columns(_ text: String) throws(UnknownColumn) -> [TableColumn?] {
    try columns(text, named: column)
  }

  /// The same of a table of stores: "name,-,city,phone". Throws the word that is not known.
  public static func storeColumns(_ text: String) throws(UnknownColumn) -> [HeadingSense?] {
    try columns(text) { word in
      ofStores.first { $0.rawValue.lowercased() == word.lowercased() }
    }
  }

  private static func columns<Column: Equatable>(
    _ text: String, named column: (String) -> Column?
  ) throws(UnknownColumn) -> [Column?] {
    var columns: [Column?] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part).trimmed
      if word.isEmpty || word == "-" {
        columns.append(nil)
      } else if let column = column(word) {
        if columns.contains(column) { throw UnknownColumn(word: word) }
        columns.append(column)
      } else {
        throw UnknownColumn(word: word)
      }
    }
    return columns
  }

  private static func column(_ word: String) -> TableColumn? {
    if let column = TableColumn.allCases.first(where: {
      $0.rawValue.lowercased() == word.lowercased()
    }) {
      return column
    }
    return short[word.lowercased()]
  }

  private static let short: [String: TableColumn] = [
    "size": .quantity, "amount": .quantity, "count": .packs, "pack": .packs,
    "regular": .formerPrice, "was": .formerPrice,
    "sale": .salePrice, "offer": .deal, "shop": .store, "ean": .barcode, "day": .date,
    "from": .offerFrom, "until": .offerUntil, "offer-from": .offerFrom, "offer-until": .offerUntil,
    "unit-price": .unitPrice,
    "former-price": .formerPrice, "sale-price": .salePrice, "loyalty-price": .loyaltyPrice,
    "article-number": .articleNumber,
  ]

  /// A word that names no column, or one that was named before.
  public struct UnknownColumn: Error {
    /// The word.
    public let word: String
  }

  private static let ofStores = HeadingSense.allCases.filter { $0 == .name || $0.isOfStores }

  /// All words for columns of stores, for a message.
  public static var allOfStores: String { ofStores.map(\.rawValue).joined(separator: ", ") }

  /// All words, for a message.
  public static var all: String { TableColumn.allCases.map(\.rawValue).joined(separator: ", ") }
}

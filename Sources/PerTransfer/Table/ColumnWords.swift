import PerText

/// What the columns of a table mean, as the command line names them: "name,size,-,price".
public enum ColumnWords {
  /// Throws the word that is not known.
  public static func columns(_ text: String) throws(UnknownColumn) -> [TableColumn?] {
    var columns: [TableColumn?] = []
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

  /// All words, for a message.
  public static var all: String { TableColumn.allCases.map(\.rawValue).joined(separator: ", ") }
}

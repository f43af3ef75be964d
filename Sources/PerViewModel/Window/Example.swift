import PerModel
import PerText
import PerWords

/// A comparison to try the program with.
public struct Example: Hashable, Sendable {
  /// The name that the comparison gets.
  public let title: String
  /// Lines of name, quantity, price and store, separated by tabs, under a line of headings.
  let table: String
  /// The same in ounces and pounds, for where people shop in those.
  let customaryTable: String

  /// An example with its table, and another one where the units would be strange elsewhere.
  public init(title: String, table: String, customaryTable: String? = nil) {
    self.title = title
    self.table = table
    self.customaryTable = customaryTable ?? table
  }

  /// The products, priced in `currency`; `nil` when a line cannot be read.
  ///
  /// The texts are in the plain form that is the same everywhere: a decimal point, no grouping.
  @MainActor
  func products(currency: Currency, language: Language) -> [Product]? {
    var products: [Product] = []
    let reader = QuantityReader(ReadingContext(UserLocale(identifier: "en_US")))
    let isCustomary = [.us, .imperial].contains(language.locale.region.measurementSystem)
    for line in (isCustomary ? customaryTable : table).split(whereSeparator: \.isNewline)
      .dropFirst()
    {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count >= 3, let read = try? reader.read(String(cells[1])),
        let unit = read.unit,
        let quantity = try? Quantity(packs: read.packs, read.amount, unit, of: read.countName),
        let stated = try? Rational(decimal: cells[2]), let price = try? stated * currency.smallSum
      else { return nil }
      products.append(
        Product(
          name: localized(context: "example", String(cells[0])), quantity: quantity,
          price: Money(price, currency),
          store: cells.count > 3 ? localized(context: "example", String(cells[3])) : ""))
    }
    return products
  }
}

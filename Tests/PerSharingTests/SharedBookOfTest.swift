import DatabaseTesting
import PerDatabase
import PerModel
import Testing

/// What the tests do with a book, and see of it.
extension SQLiteDatabase {
  static let firstDay = CalendarDay(number: 20_000)

  @discardableResult
  func record(_ name: String, _ euros: Int, after days: Int = 0) throws -> RecordedPrice {
    let product = Product(
      name: name, quantity: try Quantity(1, .kilogram), price: Money(Rational(euros), .euro),
      store: "Aldi")
    return try record(NewPrice(product, on: Self.firstDay.advanced(by: days)))
  }

  func rename(_ name: String, to new: String) throws {
    let article = try #require(try articles(named: name).first)
    var renamed = article
    renamed.name = new
    try perform(.editArticle(from: article, to: renamed))
  }

  /// All articles, prices and targets.
  var content: [String] {
    get throws {
      var lines: [String] = []
      try forEachBookItem { lines.append("\($0)") }
      return lines.sorted()
    }
  }

  /// The names of all articles, in alphabetical order.
  var names: [String] {
    get throws { try articles(matching: "", limit: 100_000).map(\.name).sorted() }
  }
}

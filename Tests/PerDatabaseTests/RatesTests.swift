import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct RatesTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
  }

  private func rate(_ code: String, _ amount: Int, _ day: Int) throws -> ExchangeRate {
    let currency = try #require(Currency(code: code))
    return try #require(
      ExchangeRate(.euro, currency, Rational(amount), on: CalendarDay(number: day)))
  }

  @Test func aRateOfADayIsReplaced() throws {
    try database.setRates([rate("USD", 2, 10), rate("CHF", 3, 10), rate("USD", 4, 11)])
    try database.setRates([rate("USD", 5, 10)])
    #expect(
      try database.rates() == [rate("USD", 4, 11), rate("CHF", 3, 10), rate("USD", 5, 10)])
    #expect(try database.removeRates(between: .usDollar, and: .euro) == 2)
    #expect(try database.rates() == [rate("CHF", 3, 10)])
  }

  @Test(arguments: [[], ["schema"], ["rate"]])
  func aDamagedFileKeepsThem(_ lost: [String]) throws {
    let rates = try (0..<400).reversed().map { try rate("USD", $0 + 1, $0) }
    try database.setRates(rates)
    _ = try database.create(
      Comparison(currency: .euro, products: (0..<100).map { Product(name: "P \($0)") }))
    let copy = try database.damagedCopy(in: folder, losing: lost)
    #expect(try SQLiteDatabase.recover(path: copy).database.rates() == rates)
  }
}

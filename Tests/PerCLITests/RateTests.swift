import Foundation
import Testing

/// Rates of currencies, and what is ranked by them.
@Suite struct RateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func rate(_ arguments: String...) throws -> Invocation {
    try Invocation(arguments: ["rate"] + arguments + folder.database)
  }

  private func rank(_ texts: String...) throws -> Invocation {
    try Invocation(arguments: ["rank"] + texts + ["--locale", "en_IE"] + folder.database)
  }

  @Test func aRateIsSetListedAndRemoved() throws {
    #expect(try rate("list").lines.isEmpty)
    let set = try rate("set", "eur", "usd", "1.0823", "--date", "2026-11-20")
    #expect(set.lines == ["EUR\tUSD\t1.0823\t2026-11-20"])
    let listed = try #require(try rate("list", "--json").objects().first)
    #expect(listed["rate"] as? String == "10823/10000" && listed["date"] as? String == "2026-11-20")
    for wrong in ["0", "-1", "x", "1,5"] {
      #expect(try rate("set", "EUR", "USD", wrong).status == 2)
    }
    #expect(try rate("set", "EUR", "EUR", "1").status == 2)
    #expect(try rate("set", "USD", "EUR", "none").status == 0)
    #expect(try rate("list").lines.isEmpty)
    #expect(try rate("set", "USD", "EUR", "none").status == 2)
  }

  @Test func pricesOfSeveralCurrenciesAreRankedByARate() throws {
    let texts = ["Here 1 kg 4.00 EUR", "There 1 kg 3.00 USD"]
    let refused = try rank(texts[0], texts[1])
    #expect(refused.status == 1 && refused.lines.last?.contains("USD") == true)
    let file = try folder.file(
      "eurofxref.csv", "Date, USD, CHF, \n20 November 2020, 1.50, 0.75, \n")
    #expect(
      try rate("import", file).lines == [
        "EUR\tCHF\t0.75\t2020-11-20", "EUR\tUSD\t1.5\t2020-11-20",
      ])
    let ranked = try rank(texts[0], texts[1])
    #expect(ranked.status == 0, "\(ranked.complaints)")
    #expect(ranked.lines.first?.contains("There") == true)
    #expect(ranked.lines.first?.contains("€2.00/kg") == true, "\(ranked.lines)")
    #expect(ranked.lines.first?.contains("2020-11-20") == true)
    #expect(ranked.lines.first?.contains("$3.00") == true, "\(ranked.lines)")
    // Through the euro
    let crossed = try rank("--json", "1 kg 4.00 CHF", texts[1], "1 kg 900 JPY")
    #expect(crossed.status == 1)
    let objects = try crossed.objects()
    #expect(objects.first?["unitPrice"] as? String == "3/2")
    #expect(objects.first?["currency"] as? String == "CHF")
    #expect(objects.first?["paid"] as? String == "3")
    #expect(objects.first?["paidCurrency"] as? String == "USD")
    #expect(objects.first?["rate"] as? String == "1/2")
    #expect(objects.first?["rateDate"] as? String == "2020-11-20")
    #expect(objects[1]["paid"] == nil && objects[2]["error"] is String)
    // A rate of tomorrow does not count yet.
    _ = try rate("set", "EUR", "USD", "30", "--date", "9999-01-01")
    #expect(try rank(texts[0], texts[1]).lines == ranked.lines)
  }

  @Test func aComparisonTakesPricesWhoseRateIsKnown() throws {
    func run(_ arguments: String...) throws -> Invocation {
      try Invocation(arguments: arguments + ["--locale", "en_IE"] + folder.database)
    }
    #expect(try run("new", "Oats", "--currency", "EUR").status == 0)
    #expect(try run("add", "There 1 kg 3.00 USD").status == 1)
    _ = try rate("set", "EUR", "USD", "1.5", "--date", "2020-11-20")
    #expect(try run("add", "There 1 kg 3.00 USD").status == 0)
    #expect(try run("show").lines.joined().contains("€2.00/kg"))
    let table = try folder.file(
      "table.csv", "name,quantity,price\nImported,2 kg,$9.00\nFrancs,1 kg,CHF 4.00\n")
    let imported = try run("import", "--comparison", "Oats", table)
    #expect(imported.status == 1 && imported.lines == ["1"])
    #expect(try run("show").lines.joined().contains("€3.00/kg"))
    // What was paid goes into the price book.
    let known = try #require(try run("book", "show", "--json", "There").objects().first)
    let prices = try #require(known["prices"] as? [[String: Any]])
    #expect(prices.first?["currency"] as? String == "USD")
    #expect(prices.first?["price"] as? String == "3")
  }

  @Test func withoutAFileNothingIsCreated() throws {
    _ = try rank("1 kg 4.00 EUR", "1 kg 3.00 USD")
    #expect(!FileManager.default.fileExists(atPath: folder.database[1]))
  }

  @Test func whatHasNoRatesIsRefused() throws {
    let file = try folder.file("rates.csv", "Date,USD\n2026-13-01,1")
    let run = try rate("import", file)
    #expect(run.status == 2 && run.complaints.contains("2026-13-01"))
  }
}

import Foundation
import Testing

@Suite struct BookInflationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func book(_ arguments: [String]) throws -> Invocation {
    try Invocation(
      arguments: ["book"] + arguments + ["--currency", "EUR", "--region", "DE"] + folder.database)
  }

  private func buy(_ articles: Int, _ options: [String] = ["--bought"]) throws {
    for (month, price) in [("01", "1.00"), ("02", "1.02"), ("03", "1.05")] {
      let lines = (0..<articles).map { "Thing \($0) 500 g \(price) @ Aldi" }
      try book(["add", "--date", "2026-\(month)-10"] + options + lines)
    }
  }

  @Test func eachMonthIsComparedWithTheFirst() throws {
    try buy(10)
    let run = try book(["inflation"])
    #expect(run.status == 0, "\(run.complaints)")
    #expect(
      run.lines == ["2026-01\t0%\t10/10", "2026-02\t+2.0%\t10/10", "2026-03\t+5.0%\t10/10"])
    let object = try #require(try book(["inflation", "--json"]).objects().first)
    #expect(object["articles"] as? Int == 10 && object["currency"] as? String == "EUR")
    let months = try #require(object["months"] as? [[String: Any]])
    #expect(months.map { $0["month"] as? String } == ["2026-01", "2026-02", "2026-03"])
    #expect(months.map { $0["change"] as? String } == ["0", "1/50", "1/20"])
    #expect(months.map { $0["covered"] as? Int } == [10, 10, 10])
  }

  @Test func whatWasOnlySeenIsNotInTheBasket() throws {
    try buy(10, [])
    try buy(9)
    let run = try book(["inflation", "--json"])
    #expect(run.status == 1)
    #expect(run.complaints.contains("10 articles"))
    let object = try #require(try run.objects().first)
    #expect(object["articles"] as? Int == 9 && object["months"] == nil)
  }
}

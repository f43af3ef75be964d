import Foundation
import Testing

@Suite struct BookPlanTests {
  private let folder: TemporaryFolder
  private let euro = ["--currency", "EUR", "--region", "DE"]

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func book(_ arguments: String...) throws -> Invocation {
    try Invocation(arguments: ["book"] + arguments + euro + folder.database)
  }

  private func note() throws {
    try book(
      "add", "Carrots 1 kg 1.29 @ Aldi", "Carrots 1 kg 0.99 @ Lidl", "Milk 1 l 0.95 @ Aldi",
      "Milk 1 l 1.15 @ Lidl", "Cheese 12.90/kg @ Rewe", "Coffee 500 g 4.99 @ Rewe")
  }

  @Test func theCheapestSplitIsPrinted() throws {
    try note()
    let run = try book("plan", "--stores", "Aldi, Lidl", "--json", "2 kg carrots", "6 l milk")
    #expect(run.status == 0, "\(run.complaints)")
    let plan = try #require(try run.objects().first)
    #expect(plan["total"] as? String == "192/25")
    #expect(plan["currency"] as? String == "EUR" && plan["proven"] as? Bool == true)
    let stops = try #require(plan["stops"] as? [[String: Any]])
    #expect(stops.map { $0["store"] as? String } == ["Aldi", "Lidl"])
    let item = try #require((stops[0]["items"] as? [[String: Any]])?.first)
    #expect(item["need"] as? String == "6 l milk" && item["cost"] as? String == "57/10")
    let bought = try #require((item["buy"] as? [[String: Any]])?.first)
    #expect(bought["packs"] as? Int == 6 && bought["name"] as? String == "Milk")
    let single = try #require(plan["single"] as? [[String: Any]])
    #expect(single.map { $0["total"] as? String } == ["207/25", "222/25"])
  }

  @Test func aDetourAndTheNumberOfStopsCount() throws {
    try note()
    for option in [["--detour", "1.00"], ["--stops", "1"]] {
      let run = try Invocation(
        arguments: ["book", "plan", "2 kg carrots", "6 l milk"] + option + euro + folder.database)
      #expect(run.lines.first?.hasPrefix("Aldi\t") == true, "\(run.lines)")
      #expect(run.lines.last == "total\t€8.28")
    }
  }

  @Test func aPlanIsInTheCurrencyOfItsPrices() throws {
    try note()
    func plan(_ options: String...) throws -> Invocation {
      try Invocation(
        arguments: ["book", "plan", "--locale", "en_US"] + options + folder.database)
    }
    #expect(try plan("2 kg carrots").lines.last == "total\t€1.98")
    #expect(try plan("2 kg carrots", "--currency", "USD").lines.contains("total\t$0.00"))
    // Prices in several currencies are never added up.
    _ = try Invocation(
      arguments: ["book", "add", "--currency", "USD", "Coffee 500 g 2.99 @ Costco"]
        + folder.database)
    let both = try plan("2 kg carrots", "1 kg coffee")
    #expect(both.lines.last == "total\t€11.96")
    #expect(both.complaints.contains("prices in USD are left out"))
  }

  @Test func whatIsMissingIsSaid() throws {
    try note()
    let run = try book("plan", "300 g cheese", "1 kg unicorn")
    #expect(run.status == 1)
    #expect(run.lines.contains("total\t€3.87"))
    #expect(run.lines.last == "missing\t1 kg unicorn")
  }

  @Test(arguments: [
    ["plan"], ["plan", "2 kg"], ["plan", "--stops", "0", "milk"],
    ["plan", "--detour", "x", "milk"],
    ["plan", "--date", "today", "milk"],
  ])
  func whatIsWrongIsSaid(arguments: [String]) throws {
    let run = try Invocation(arguments: ["book"] + arguments + euro + folder.database)
    #expect(run.status == 2 && !run.complaints.isEmpty)
  }
}

import Foundation
import Testing

/// What is kept of a product that is only ranked is little, and must be enough.
@Suite struct LongRankingTests {
  @Test func moreProductsAreRankedThanAComparisonHolds() throws {
    let many = String(repeating: "P,2 kg,5\n", count: 250_000)
    let run = try Invocation(
      "rank", input: "name,quantity,price\nFirst,2 kg,5\n" + many + "Best,5 kg,5\nLast,2 kg,5\n",
      locale: "en_IE.UTF-8")
    #expect(run.status == 0)
    #expect(run.output.utf8.count { $0 == UInt8(ascii: "\n") } == 250_003)
    #expect(
      run.output.hasPrefix("1  Best   €1.00/kg         5 kg for €5.00\n2  First  €2.50/kg  +150%  ")
    )
    // Equal ones share a rank and stay in their order.
    #expect(run.output.hasSuffix("\n2  Last   €2.50/kg  +150%  2 kg for €5.00\n"))
  }

  @Test func everyFormatIsRankedAlike() throws {
    let products = (0..<1500).map { number in
      (name: "Tea \(number)", quantity: "\(number % 37 + 1)0 g", price: "\(number % 23 + 1).50")
    }
    let table = products.map { "\($0.name),\($0.quantity),\($0.price)\n" }.joined()
    let quoted = products.map { "\"\($0.name)\",\"\($0.quantity)\",\"\($0.price)\"\n" }.joined()
    // A deposit, which JSON does not mention, is more than a quantity and a price.
    let whole = products.map { "\($0.name),\($0.quantity),\($0.price),\"deposit 0.25\"\n" }.joined()
    let json = products.map {
      "{\"name\":\"\($0.name)\",\"quantity\":\"\($0.quantity)\",\"price\":\"\($0.price)\"}\n"
    }.joined()
    for options in [["rank"], ["rank", "--json"], ["rank", "--per", "100g"]] {
      func output(_ input: String) throws -> String {
        try Invocation(arguments: options, input: input, locale: "de_DE.UTF-8").output
      }
      let expected = try output("name,quantity,price\n" + table)
      #expect(expected.split(separator: "\n").count == 1500)
      #expect(try output("name,quantity,price\n" + quoted) == expected)
      #expect(try output(json) == expected)
      if options.contains("--json") {
        #expect(try output("name,quantity,price,terms\n" + whole) == expected)
      }
    }
  }

  @Test func aDoubtfulRowSaysSoWhereverItStands() throws {
    let input = "Product,Size,Price,Discount\nOats,1 kg,2.00,0.15\nRice,1 kg,4.00,25%\n"
    let doubt = "“0.15” is no offer and was left out."
    let table = try Invocation("rank", input: input, locale: "en_IE.UTF-8")
    #expect(table.output.hasPrefix("1  Oats  €2.00/kg        1 kg for €2.00 · \(doubt)\n"))
    #expect(table.output.split(separator: "\n").count { $0.contains(doubt) } == 1)
    let lines = try Invocation("rank", "--json", input: input, locale: "en_IE.UTF-8").output
      .split(separator: "\n")
    #expect(lines.map { $0.contains("\"doubt\":\"\(doubt)\"") } == [true, false])
  }

  @Test func unusualRowsAreAmongTheOthers() throws {
    let input = """
      name,quantity,price,deal,store
      Plain,1 kg,2.00,,A
      Müsli größer,1 kg,1.90,,
      牛乳,1 kg,1.80,,
      \(String(repeating: "long ", count: 9)),1 kg,1.70,,
      Bad,1 xyz,1.60,,
      Milk,1 l,1.50,,
      Offer,1 kg,2.40,3 for 2,B
      Short,1 kg
      Pounds,1 kg,£1.40,,
      Weighed,2 kg,1.30/kg,,
      "Two
      lines",1 kg,1.20,,
      Same,1 kg,2.00,,
      """
    let run = try Invocation("rank", input: input, locale: "en_IE.UTF-8")
    #expect(run.status == 1)
    let expected = """
      1  Two\u{FFFD}lines                                 €1.20/kg         1 kg for €1.20
      2  Weighed                                   €1.30/kg  +8.3%  2 kg for €2.60
      3  Offer                                     €1.60/kg  +33%   1 kg for €1.60 (was €2.40) · 3 for 2 · when you buy 3
      4  long long long long long long long long…  €1.70/kg  +42%   1 kg for €1.70
      5  牛乳                                      €1.80/kg  +50%   1 kg for €1.80
      6  Müsli größer                              €1.90/kg  +58%   1 kg for €1.90
      7  Plain                                     €2.00/kg  +67%   1 kg for €2.00
      7  Same                                      €2.00/kg  +67%   1 kg for €2.00
      –  Bad: Line 6, column 7: The word “xyz” could not be read here.
      –  Milk: volume cannot be compared with weight
      –  Short: Line 9, column 7: This row has 2 fields; the first has 5.
      –  Pounds: GBP cannot be compared with EUR

      """
    #expect(run.output == expected)
  }
}

import Foundation
import Testing

@Suite struct BookCommandTests {
  private let folder: TemporaryFolder
  private let euro = ["--currency", "EUR", "--region", "DE"]

  init() throws { folder = try TemporaryFolder() }

  @discardableResult
  private func book(_ arguments: String..., input: String = "") throws -> Invocation {
    try Invocation(
      arguments: ["book"] + arguments + euro + folder.database, input: input)
  }

  private func object(_ arguments: String...) throws -> [String: Any] {
    let run = try Invocation(arguments: ["book"] + arguments + ["--json"] + euro + folder.database)
    #expect(run.status == 0, "\(run.complaints)")
    return try #require(try run.objects().first)
  }

  private func noteCoffee() throws {
    try book("add", "--date", "2026-10-01", "Coffee 500 g 4.99 @ Aldi")
    try book("add", "--date", "2026-10-10", "coffee 500 g 5.49 @ Lidl")
    try book("add", "--date", "2026-10-20", "Coffee 500g 5.99 @ Aldi")
    let offer = try book(
      "add", "--date", "2026-11-03", "--until", "2026-11-07", "--from", "2026-11-01",
      "Coffee 500 g 3.79 @ Lidl")
    #expect(offer.status == 0)
    #expect(offer.lines.map { $0.split(separator: "\t").last } == ["low"])
  }

  @Test func pricesAreNotedAndShown() throws {
    try noteCoffee()
    let shown = try object("show", "Coffee")
    #expect(shown["name"] as? String == "Coffee")
    #expect(shown["brand"] as? String == "" && shown["barcode"] as? String == "")
    #expect(shown["per"] as? String == "kg")
    let prices = try #require(shown["prices"] as? [[String: Any]])
    #expect(
      prices.map { $0["date"] as? String } == [
        "2026-11-03", "2026-10-20", "2026-10-10", "2026-10-01",
      ])
    let newest = try #require(prices.first)
    #expect(newest["store"] as? String == "Lidl")
    #expect(newest["price"] as? String == "379/100")
    #expect(newest["currency"] as? String == "EUR")
    #expect((newest["quantity"] as? [String: Any])?["amount"] as? String == "500")
    #expect(newest["unitPrice"] as? String == "379/50")
    #expect(newest["offer"] as? Bool == true)
    #expect(newest["until"] as? String == "2026-11-07")
    #expect(prices.last?["offer"] as? Bool == false)
    // The 30 days before 1 November begin on 2 October.
    let lowest = try #require(shown["lowest30"] as? [String: Any])
    #expect(lowest["unitPrice"] as? String == "549/50")
    #expect(lowest["date"] as? String == "2026-10-10" && lowest["store"] as? String == "Lidl")
    let usual = try #require(shown["usual"] as? [String: Any])
    #expect(usual["median"] as? String == "549/50")
    #expect(usual["quartiles"] as? [String] == ["262/25", "287/25"])
    #expect(usual["count"] as? Int == 3)
    #expect(shown["target"] is NSNull)
    let lines = try book("show", "COFFEE").lines
    #expect(lines.count == 5)
    #expect(lines[1].hasPrefix("2026-11-03\tLidl\t"))
    #expect(lines[1].contains("€7.58/kg") && lines[1].hasSuffix("\toffer"))
  }

  @Test func aPriceIsJudgedWithoutBeingNoted() throws {
    try noteCoffee()
    let judged = try object("check", "--date", "2026-11-10", "Coffee 480 g 5.75 @ Aldi")
    #expect(judged["unitPrice"] as? String == "575/48")
    #expect(judged["verdict"] as? String == "high")
    #expect((judged["lowest30"] as? [String: Any])?["unitPrice"] as? String == "379/50")
    #expect(judged["median"] as? String == "262/25")
    let change = try #require(judged["packChange"] as? [String: Any])
    #expect(change["content"] as? String == "-1/25")
    #expect((change["from"] as? [String: Any])?["amount"] as? String == "500")
    #expect((change["to"] as? [String: Any])?["amount"] as? String == "480")
    #expect((try object("show", "Coffee")["prices"] as? [Any])?.count == 4)
    // What says no quantity is about the last pack.
    let same = try object("check", "--date", "2026-11-10", "Coffee 5.24")
    #expect(same["unitPrice"] as? String == "262/25" && same["verdict"] as? String == "usual")
    #expect(same["packChange"] == nil)
    let new = try object("check", "Tea 100 g 1.99")
    #expect(new["verdict"] as? String == "first" && new["article"] is NSNull)
    #expect(new["lowest30"] is NSNull && new["median"] is NSNull)
    #expect(try object("check", "--date", "2026-11-10", "Coffee 49.90")["outlier"] as? Bool == true)
    #expect(try book("show", "Tea").status == 2)
    let text = try book("check", "--date", "2026-11-10", "Coffee 480 g 5.75 @ Aldi")
    #expect(
      text.lines == [
        "Coffee\t€11.98/kg\thigh\t€10.48/kg\t€7.58/kg\t2026-11-03\tLidl\t500 g → 480 g"
      ])
  }

  @Test func whatCannotBeReadIsRefusedAndTheRestNoted() throws {
    let run = try book("add", input: "Milk 1 l 1.19\n\nMilk\n1 l 1.19\nBread 2.99\n")
    #expect(run.status == 1)
    #expect(run.lines.map { $0.split(separator: "\t")[1] } == ["Milk", "Bread"])
    #expect(run.complaints.contains("the price is missing"))
    #expect(run.complaints.contains("the name is missing"))
    let bread = try object("show", "Bread")
    #expect(bread["per"] as? String == "each")
    for arguments in [
      ["add", "--date", "2026-02-29", "Milk 1 l 1.19"], ["add", "--until", "soon", "Milk 1 l 1"],
      ["add", "--date", "2026-11-05", "--until", "2026-11-04", "Milk 1 l 1"], ["show"],
      ["show", "Nothing"], ["raffle"], [], ["show", "--date", "2026-11-05", "Milk"],
    ] {
      let run = try Invocation(arguments: ["book"] + arguments + folder.database)
      #expect(run.status == 2, "\(arguments)")
      #expect(!run.complaints.isEmpty)
    }
  }

  @Test func changesAreUndoneAndPricesTakenBack() throws {
    try noteCoffee()
    func dates() throws -> [String] {
      (try object("show", "Coffee")["prices"] as? [[String: Any]] ?? [])
        .compactMap { $0["date"] as? String }
    }
    let ids = (try object("show", "Coffee")["prices"] as? [[String: Any]] ?? [])
      .compactMap { $0["id"] as? String }
    let database = folder.database
    func run(_ arguments: String...) throws -> Int32 {
      try Invocation(arguments: ["book"] + arguments + database).status
    }
    #expect(try run("withdraw", ids[1]) == 0)
    #expect(try dates() == ["2026-11-03", "2026-10-10", "2026-10-01"])
    #expect(try run("withdraw", ids[1]) == 1)
    #expect(try run("withdraw", "7") == 2)
    #expect(try run("undo") == 0)
    #expect(try dates().count == 4)
    #expect(try run("redo") == 0)
    #expect(try dates().count == 3)
    for _ in 0..<5 { #expect(try run("undo") == 0) }
    #expect(try run("undo") == 1)
    #expect(try book("show", "Coffee").status == 2)
  }

  @Test func aTargetIsSaidMetAndTakenBack() throws {
    try noteCoffee()
    let target = try object("target", "Coffee", "8.00/kg")
    #expect(target["price"] as? String == "8" && target["per"] as? String == "kg")
    #expect(target["met"] as? Bool == true)
    #expect((try object("list")["target"] as? [String: Any])?["met"] as? Bool == true)
    #expect(
      (try object("check", "Coffee 500 g 4.01")["target"] as? [String: Any])?["met"] as? Bool
        == false)
    #expect(try book("target", "Coffee").lines == ["€8.00/kg"])
    #expect(try object("target", "Coffee", "10 %")["underUsual"] as? String == "1/10")
    #expect(try book("target", "Coffee", "none").lines == [])
    #expect(try book("target", "Coffee").lines == [])
    for text in ["8.00", "0%", "100%", "cheap"] {
      #expect(try book("target", "Coffee", text).status == 2)
    }
  }

  @Test func articlesAreListedByTheirWords() throws {
    try noteCoffee()
    try book("add", "Coffee filters 80 pcs 1.49", "Milk 1 l 1.19 @ Aldi")
    func names(_ words: String...) throws -> [String] {
      try Invocation(arguments: ["book", "list"] + words + folder.database).lines.map {
        String($0.split(separator: "\t", omittingEmptySubsequences: false)[1])
      }
    }
    #expect(try names() == ["Milk", "Coffee filters", "Coffee"])
    #expect(try names("cof") == ["Coffee filters", "Coffee"])
    #expect(try names("fil", "cof") == ["Coffee filters"])
    let coffee = try #require(
      try Invocation(
        arguments: ["book", "list", "--json", "coffee"] + euro + folder.database
      ).objects().last)
    #expect(coffee["count"] as? Int == 4)
    #expect((coffee["last"] as? [String: Any])?["date"] as? String == "2026-11-03")
    #expect(coffee["verdict"] as? String == "low")
  }

  @Test func aBookIsExportedAndImported() throws {
    try noteCoffee()
    try book("target", "Coffee", "8.00/kg")
    let exported = try Invocation(arguments: ["book", "export"] + folder.database)
    #expect(exported.lines.first == "{\"format\":\"io.github.perapp.Per.book\",\"version\":1}")
    #expect(exported.lines.count == 7)
    let path = try folder.file("book.jsonl", exported.output)
    let again = try folder.run("book", "import", path)
    #expect(again.status == 0 && again.lines == ["0"])
    let other = try TemporaryFolder()
    let imported = try Invocation(arguments: ["book", "import", "--json", path] + other.database)
    let counts = try #require(try imported.objects().first)
    #expect(counts["prices"] as? Int == 4 && counts["articles"] as? Int == 1)
    #expect(counts["targets"] as? Int == 1 && counts["refused"] as? Int == 0)
    #expect(
      try Invocation(arguments: ["book", "export"] + other.database).output == exported.output)
    #expect(try Invocation(arguments: ["book", "undo"] + other.database).status == 0)
    #expect(try Invocation(arguments: ["book", "list"] + other.database).lines == [])
  }

  @Test func linesThatCannotBeReadAreSaid() throws {
    try noteCoffee()
    let exported = try Invocation(arguments: ["book", "export"] + folder.database)
    var lines = exported.lines
    lines[3] = lines[3].replacingOccurrences(of: "2026-10-10", with: "2026-10-32")
    lines.insert("{\"type\":\"raffle\"}", at: 2)
    let path = try folder.file("book.jsonl", lines.joined(separator: "\n"))
    let other = try TemporaryFolder()
    let run = try Invocation(arguments: ["book", "import", path] + other.database)
    #expect(run.status == 1 && run.lines == ["3"])
    #expect(run.complaints.contains("raffle") && run.complaints.contains("2026-10-32"))
    for text in ["", "{}", "[1]", "{\"format\":\"io.github.perapp.Per.book\",\"version\":9}"] {
      let path = try folder.file("other.jsonl", text)
      #expect(try Invocation(arguments: ["book", "import", path] + other.database).status == 2)
    }
  }

  @Test func pricesOfOpenPricesAreImported() throws {
    let rows = [
      #"{"id":7,"type":"PRODUCT","product_code":"4006381333931","product_name":"Cocoa","price":"1.990","price_is_discounted":false,"currency":"EUR","date":"2026-11-05","location":{"osm_name":"Aldi","osm_address_city":"Bonn"},"owner":"ann","product":{"brands":"K","product_quantity":250,"product_quantity_unit":"g"}}"#,
      #"{"id":8,"type":"PRODUCT","product_code":"4006381333931","price":1.49,"price_is_discounted":true,"discount_type":"LOYALTY_PROGRAM","currency":"EUR","date":"2026-11-06","location_osm_id":5,"location_osm_type":"NODE"}"#,
      #"{"id":9,"type":"CATEGORY","category_tag":"en:cherry-tomatoes","labels_tags":["en:organic"],"price_per":"KILOGRAM","price":"3.490","currency":"EUR","date":"2026-11-06"}"#,
      #"{"id":10,"product_code":"2000000000008","price":"1","currency":"EUR","date":"2026-11-06"}"#,
      #"{"id":11,"product_code":"4006381333931","price":"1","currency":"EUR","date":null}"#,
      #"{"id":12,"product_code":"4006381333931","price":"1","currency":"EUR","date":"2026-11-06","duplicate_of":7}"#,
      #"{"id":13,"product_code":"4006381333931","price":"-1","currency":"EUR","date":"2026-11-06"}"#,
    ]
    let path = try folder.file("prices.jsonl", rows.joined(separator: "\n"))
    let run = try folder.run("book", "import", path)
    #expect(run.status == 1 && run.lines == ["3"])
    #expect(run.complaints.contains("available under the ODbL"))
    #expect(run.complaints.split(separator: "\n").count == 5)
    for line in 4...7 {
      #expect(run.complaints.contains(":\(line):") || run.complaints.contains(" \(line)"))
    }
    let cocoa = try object("show", "4006381333931")
    #expect(cocoa["name"] as? String == "Cocoa" && cocoa["brand"] as? String == "K")
    let prices = try #require(cocoa["prices"] as? [[String: Any]])
    #expect(prices.map { $0["store"] as? String } == ["node/5", "Aldi, Bonn"])
    #expect(prices.map { $0["unitPrice"] as? String } == ["149/25", "199/25"])
    #expect(prices.map { $0["kind"] as? String } == ["loyalty", nil])
    let tomatoes = try object("show", "cherry tomatoes, organic")
    #expect(tomatoes["per"] as? String == "kg")
    #expect(
      try !Invocation(arguments: ["book", "export"] + folder.database).output.contains("ann"))
    #expect(try folder.run("book", "import", path).lines == ["0"])
  }

  @Test func aPriceWithoutACurrencyIsInThatOfTheBook() throws {
    for (day, price) in [("2026-09-01", "4.99"), ("2026-10-01", "5.49"), ("2026-10-15", "5.99")] {
      try book("add", "--date", day, "Coffee 500 g \(price) @ Aldi")
    }
    func run(_ arguments: String...) throws -> Invocation {
      try Invocation(arguments: ["book"] + arguments + folder.database)
    }
    let check = try run("check", "--date", "2026-10-20", "--locale", "en_US", "Coffee 500 g 3.99")
    #expect(check.output.contains("low") && check.output.contains("€"), "\(check.output)")
    let added = try run("add", "--date", "2026-10-21", "--json", "Tea 100 g 2.99")
    #expect(try added.objects().first?["currency"] as? String == "EUR")
    let dollars = try run("add", "--date", "2026-10-22", "--json", "Tea 100 g $2.99")
    #expect(try dollars.objects().first?["currency"] as? String == "USD")
  }

  @Test func aComparisonSaysHowOldItsPricesAre() throws {
    #expect(try folder.run("new", "Drinks", "--currency", "EUR").status == 0)
    let line = "Coffee 500 g 4.99 @ Aldi"
    #expect(try Invocation(arguments: ["add", line] + euro + folder.database).status == 0)
    func shown(_ options: String...) throws -> Invocation {
      try Invocation(arguments: ["show"] + options + euro + folder.database)
    }
    #expect(try shown("--json").objects().first?["old"] as? Bool == false)
    #expect(try !shown().output.contains("days old"))
    // It was seen long ago.
    let prices = try #require(try object("show", "Coffee")["prices"] as? [[String: Any]])
    let id = try #require(prices.first?["id"] as? String)
    #expect(try folder.run("book", "withdraw", id).status == 0)
    try book("add", "--date", "2024-01-01", line)
    let old = try #require(try shown("--json").objects().first)
    #expect(old["seen"] as? String == "2024-01-01" && old["old"] as? Bool == true)
    #expect(try shown().output.contains("days old"))
    // Another price is known by now, and counts.
    try book("add", "--date", "2024-03-01", "Coffee 500 g 5.49 @ Aldi")
    #expect(try shown().output.contains("€10.98/kg"))
    let now = try #require(try shown("--json").objects().first)
    #expect((now["price"] as? [String: Any])?["amount"] as? String == "549/100")
    #expect(now["typedPrice"] as? String == "499/100")
    // So does an offer, as long as it lasts.
    try book("add", "--offer", "--until", "2099-12-31", "Coffee 500 g 3.49 @ Aldi")
    let offer = try #require(try shown("--json").objects().first)
    #expect((offer["price"] as? [String: Any])?["amount"] as? String == "349/100")
    #expect(offer["until"] as? String == "2099-12-31")
    #expect((offer["regular"] as? [String: Any])?["price"] as? String == "549/100")
    #expect(try shown().output.contains("offer until Dec 31, 2099 · regular price €5.49"))
  }
}

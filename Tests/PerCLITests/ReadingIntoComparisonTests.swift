import Foundation
import Testing

/// What `add`, `edit` and `import` read is read as part of the comparison that it goes into.
@Suite struct ReadingIntoComparisonTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names() throws -> [String] {
    try folder.run("show", "--json").objects().compactMap { $0["name"] as? String }
  }

  @Test func aTermChangesAProduct() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    #expect(try folder.run("add", "Oats 1 kg 3.00").status == 0)
    func oats() throws -> [String: Any] { try folder.run("show", "--json").objects()[0] }
    func terms() throws -> [String: String] { try oats()["terms"] as? [String: String] ?? [:] }
    #expect(try folder.run("edit", "Oats", "coupon 0.10").status == 0)
    #expect(try terms() == ["coupon": "amount 1/10 once"])
    #expect(try oats()["deal"] is NSNull)
    #expect(try folder.run("edit", "Oats", "4.99 limit 4").status == 0)
    #expect(try terms() == ["coupon": "amount 1/10 once", "limit": "4"])
    #expect(try (oats()["price"] as? [String: String])?["amount"] == "499/100")
    #expect(try folder.run("edit", "Oats", "deposit 0.25").status == 0)
    #expect(try terms()["deposit"] == "1/4")
  }

  @Test func whatTheComparisonMeasuresAndCountsIsKnown() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    let widgets =
      "{\"name\":\"A\",\"quantity\":"
      + "{\"amount\":\"3\",\"unit\":\"item\",\"of\":\"widgets\"},\"price\":\"6.00\"}"
    #expect(try folder.run("add", widgets).status == 0)
    #expect(try folder.run("add", "B 4 widgets 4.00").status == 0)
    #expect(try names() == ["B", "A"])
    #expect(try folder.run("edit", "A", "12 widgets").status == 0)
    #expect(try folder.run("add", "{\"quantity\":\"2 widgets\",\"price\":9}").status == 0)
    #expect(try names() == ["A", "B", ""])
    _ = try folder.run("new", "Plans", "--currency", "EUR")
    #expect(try folder.run("add", "Plan 9.00/month", "Stream 3 months 24.00").status == 0)
    #expect(try folder.run("add", "Radio 2 months 6.00").status == 0)
    let list = try folder.file("l.txt", "News 4 months 28.00\n")
    #expect(try folder.run("import", list).lines == ["1"])
    #expect(try names() == ["Radio", "News", "Stream", "Plan"])
  }

  @Test func anUnclearLineIsRefusedWithBothReadings() throws {
    _ = try folder.run("new", "x", "--currency", "USD")
    for (text, words) in [
      ("tea $12 $10 1 lb", ["$10.00", "$12.00"]), ("Butter 250 g 2.00 (1 kg = 9.00)", ["unit"]),
      ("Rice 2 lb 3.00 was 2.50", ["former price"]),
    ] {
      let run = try folder.run("add", text)
      #expect(run.status == 1)
      for word in words { #expect(run.complaints.contains(word), "\(run.complaints)") }
    }
    let list = try folder.file("l.txt", "Butter 250 g 2.00 (1 kg = 9.00)\nOats 1 kg 2.00\n")
    let run = try folder.run("import", list)
    #expect(run.status == 1 && run.lines == ["1"])
    #expect(run.complaints.contains("does not fit"))
  }

  @Test func aFormerPriceIsKeptAsSuch() throws {
    _ = try folder.run("new", "x", "--currency", "USD")
    #expect(try folder.run("add", "Milk 1 l was 3.49 now 2.99").status == 0)
    #expect(try folder.run("show").output.contains("$2.99 (was $3.49)"))
    let exported = try folder.file("a.csv", try folder.run("export", "--format", "csv").output)
    _ = try folder.run("new", "y", "--currency", "USD")
    #expect(try folder.run("import", exported).status == 0)
    #expect(try folder.run("show").output.contains("$2.99 (was $3.49)"))
  }

  @Test func aMistypedBarcodeIsSaidAndTheProductKept() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    let added = try folder.run("add", "Oats 1 kg 2.00 4006381333932")
    #expect(added.status == 0)
    #expect(added.complaints.contains("4006381333932"))
    let table = try folder.file(
      "t.csv", "name,quantity,price,barcode\nRice,1 kg,3.00,4006381333932\n")
    let imported = try folder.run("import", table)
    #expect(imported.status == 0)
    #expect(imported.complaints.contains("4006381333932"))
    #expect(try names() == ["Oats", "Rice"])
  }

  @Test func whatIsWeighedKeepsItsPricePerUnit() throws {
    _ = try folder.run("new", "x", "--currency", "USD")
    #expect(try folder.run("add", "chicken 3.49/lb 2 lb", "beef 5.99/lb").status == 0)
    #expect(try folder.run("edit", "chicken", "3 lb").status == 0)
    #expect(try folder.run("edit", "beef", "2 lb").status == 0)
    let shown = try folder.run("show").output
    #expect(shown.contains("3 lb for $10.47") && shown.contains("2 lb for $11.98"))
    // What is paid for the pack is no longer per unit.
    #expect(try folder.run("edit", "beef", "9.00").status == 0)
    #expect(try folder.run("edit", "beef", "1 lb").status == 0)
    #expect(try folder.run("show").output.contains("1 lb for $9.00"))
  }

  @Test func whatIsWeighedKeepsItsPricePerUnitInJSON() throws {
    _ = try folder.run("new", "x", "--currency", "USD")
    let added = try folder.run("add", "chicken 3.49/lb 2 lb", "beef 5.99/lb", "ham 4.00/lb")
    #expect(added.status == 0)
    #expect(try folder.run("edit", "chicken", "{\"quantity\":\"3 lb\"}").status == 0)
    #expect(
      try folder.run("edit", "beef", "{\"price\":\"20.00\",\"quantity\":\"4 lb\"}").status == 0)
    #expect(try folder.run("edit", "ham", "{\"quantity\":null}").status == 0)
    let products = try folder.run("show", "--json").objects()
    func price(of name: String) -> String? {
      let product = products.first { $0["name"] as? String == name }
      return (product?["price"] as? [String: String])?["amount"]
    }
    #expect(price(of: "chicken") == "1047/100" && price(of: "beef") == "20")
    #expect(price(of: "ham") == "4")
    // Of nothing, it is the price of the whole, and stays that.
    #expect(try folder.run("edit", "ham", "{\"quantity\":\"2 lb\"}").status == 0)
    #expect(try folder.run("show").output.contains("2 lb for $4.00"))
  }

  /// A line has a limit only in its words, and a name may be long.
  @Test func aLongLineIsRead() throws {
    _ = try folder.run("new", "x", "--currency", "USD")
    let name = String(repeating: "oats ", count: 300)
    #expect(try folder.run("add", name + "1 kg 2.00").status == 0)
    #expect(try folder.run("show", "--json").output.contains("\"amount\":\"2\""))
    let many = try folder.run("add", String(repeating: "a ", count: 600) + "1 kg 2.00")
    #expect(many.status == 1)
  }

  @Test func aNameAloneIsTheNewName() throws {
    _ = try folder.run("new", "x", "--currency", "USD")
    #expect(try folder.run("add", "beef 1 lb 5.99").status == 0)
    #expect(try folder.run("edit", "beef", "veal").status == 0)
    #expect(try names() == ["veal"])
    #expect(try folder.run("edit", "veal", "6.99").status == 0)
    #expect(try names() == ["veal"])
  }
}

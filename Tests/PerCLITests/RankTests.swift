import Foundation
import Testing

@Suite struct RankTests {
  static let csv = """
    name,quantity,price,store
    Oat Flakes,500 g,€0.95,Aldi
    "Rolled ""Oats"", large",750 g,€3.49,
    Same in pounds,1 kg,€1.90,
    Milk,1 l,€0.99,
    No price,1 kg,,
    Two fields,1 kg
    """

  @Test func productsAreRankedBestFirst() throws {
    let run = try Invocation("rank", "--json", input: Self.csv, locale: "en_IE.UTF-8")
    #expect(run.status == 1)
    let objects = try run.objects()
    #expect(
      objects.map { $0["name"] as? String } == [
        "Oat Flakes", "Same in pounds", "Rolled \"Oats\", large", "Milk", "No price",
        "Two fields",
      ])
    #expect(objects.map { $0["rank"] as? Int } == [1, 1, 3, nil, nil, nil])
    #expect(objects[0]["unitPrice"] as? String == "19/10")
    #expect(objects[0]["per"] as? String == "kg")
    #expect(objects[0]["text"] as? String == "€1.90/kg")
    #expect(objects[0]["overBest"] as? String == "0")
    #expect(objects[0]["tie"] as? Bool == true)
    #expect(objects[2]["overBest"] as? String == "413/285")
    #expect(objects[2]["tie"] as? Bool == false)
    for object in objects[3...] { #expect(object["error"] is String) }
  }

  @Test func jsonLinesAndFilesAreReadLikeCSV() throws {
    let input = """
      {"name": "A\\u00e9 \\"x\\"", "quantity": "1 kg", "price": 2.5, "note": null}
      {"name": "B", "quantity": "500 g", "price": "1.00"}
      {"name": "C", "quantity": "500 g", "price": 1e3}
      not JSON
      """
    let objects = try Invocation("rank", "--json", input: input).objects()
    #expect(objects.map { $0["name"] as? String }.prefix(2) == ["B", "Aé \"x\""])
    #expect(objects.map { $0["rank"] as? Int } == [1, 2, nil, nil])
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("per-cli-\(UUID()).csv")
    try Data(Self.csv.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let fromFile = try Invocation("rank", "--json", file.path, locale: "en_IE.UTF-8")
    let fromInput = try Invocation("rank", "--json", "-", input: Self.csv, locale: "en_IE.UTF-8")
    #expect(fromFile.output == fromInput.output)
  }

  /// As in the window.
  @Test func centsAndPenceAreWrittenWhereTheShelvesHaveThem() throws {
    func texts(_ per: String, _ locale: String, _ lines: String...) throws -> [String?] {
      try Invocation(arguments: ["rank", "--json", "--per", per] + lines, locale: locale).objects()
        .map { $0["text"] as? String }
    }
    #expect(
      try texts("oz", "en_US.UTF-8", "A 16 oz 4.00", "B 12 oz 3.60") == ["25.0¢/oz", "30.0¢/oz"])
    #expect(
      try texts("100g", "en_GB.UTF-8", "A 500 g 1.00", "B 1 kg 12.00")
        == ["20.0p/100 g", "£1.20/100 g"])
    #expect(try texts("100g", "en_IE.UTF-8", "A 500 g 1.00") == ["€0.20/100 g"])
  }

  @Test func whatIsWeighedIsRankedByWhatIsPaid() throws {
    let run = try Invocation("rank", "--json", "veal 3.49/lb 2 lb", "lamb 2 lb 5.00")
    let objects = try run.objects()
    #expect(objects.map { $0["name"] as? String } == ["lamb", "veal"])
    #expect(objects.map { $0["unitPrice"] as? String }.allSatisfy { $0 != nil })
    let unitPrices = try Invocation("rank", "--json", "ham 3.49/lb", "beef 1 lb 2.99").objects()
    #expect(unitPrices.map { $0["name"] as? String } == ["beef", "ham"])
  }

  @Test func anUnclearLineIsRefusedWithBothReadings() throws {
    let run = try Invocation("rank", "--json", "tea $12 $10 1 lb", "mate 1 lb $11")
    #expect(run.status == 1)
    let problem = try #require(try run.objects().last?["error"] as? String)
    #expect(problem.contains("$10.00") && problem.contains("$12.00"))
  }

  @Test func aFormerPriceIsNotPaid() throws {
    let objects = try Invocation(
      "rank", "--json", "cocoa 1 lb 2.99 was 4.99", "carob 1 lb 3.99"
    ).objects()
    #expect(objects.map { $0["name"] as? String } == ["cocoa", "carob"])
    #expect(objects[1]["overBest"] as? String == "100/299")
  }

  @Test func textsOnTheCommandLineAreRanked() throws {
    let run = try Invocation("rank", "--json", "500 g 2.99", "1 kg 5.49")
    #expect(run.status == 0)
    let objects = try run.objects()
    #expect(objects.map { $0["name"] as? String } == ["1 kg 5.49", "500 g 2.99"])
    #expect(objects[1]["overBest"] as? String == "49/549")
  }

  @Test func theReferenceUnitCanBeChosen() throws {
    let run = try Invocation(
      "rank", "--json", "--per", "100g", input: Self.csv, locale: "en_IE.UTF-8")
    let object = try #require(try run.objects().first)
    #expect(object["unitPrice"] as? String == "19/100")
    #expect(object["per"] as? String == "100 g")
    #expect(object["text"] as? String == "€0.19/100 g")
  }

  @Test func dealsChangeWhatIsPaid() throws {
    let input = """
      name,quantity,price,deal
      plain,1 kg,3.00,
      three for two,1 kg,4.20,3 for 2
      less,1 kg,3.00,-20%
      two for five,1 kg,,2 for 5
      """
    let objects = try Invocation("rank", "--json", "--per", "kg", input: input).objects()
    #expect(
      objects.map { $0["name"] as? String } == ["less", "two for five", "three for two", "plain"])
    #expect(
      objects.map { $0["unitPrice"] as? String } == ["12/5", "5/2", "14/5", "3"])
  }

  @Test func theTableIsPlainTextWhenOutputIsNotATerminal() throws {
    let run = try Invocation("rank", input: Self.csv, locale: "en_IE.UTF-8")
    #expect(run.lines.first?.hasPrefix("1  Oat Flakes") == true)
    #expect(!run.output.contains("█"))
    #expect(run.lines.last?.hasPrefix("–  ") == true)
    #expect(
      try Invocation("rank", "\u{1B}[2Jx 1 kg 2.99").output.contains("\u{1B}") == false)
  }

  @Test func pricesPerUnitAreWorkedOut() throws {
    let input = """
      name,quantity,price
      chicken,2 lb,3.49/lb
      pork,2 lb,5.00
      beef,,5.99/lb
      juice,1 l,3.49/lb
      lemons,500 g,0.60 each
      """
    let objects = try Invocation("rank", "--json", "--per", "lb", input: input).objects()
    #expect(
      objects.map { $0["name"] as? String } == ["lemons", "pork", "chicken", "beef", "juice"])
    #expect(objects[1]["unitPrice"] as? String == "5/2")
    #expect(objects[2]["unitPrice"] as? String == "349/100")
    #expect(objects[3]["unitPrice"] as? String == "599/100")
    #expect(objects[4]["error"] is String)
  }

  @Test func aDensityComparesVolumesWithWeights() throws {
    let oils = ["Oil A 1 l 9.20 density 0.92", "Oil B 1 kg 9.00"]
    // The one without a density decides.
    let byOther = try Invocation(arguments: ["rank", "--json"] + oils, locale: "en_IE.UTF-8")
      .objects()
    #expect(byOther.map { $0["per"] as? String } == ["kg", "kg"])
    let byWeight = try Invocation(
      arguments: ["rank", "--json", "--per", "kg"] + oils, locale: "en_IE.UTF-8"
    ).objects()
    #expect(byWeight.map { $0["name"] as? String } == ["Oil B", "Oil A"])
    #expect(byWeight.map { $0["unitPrice"] as? String } == ["9", "10"])
    let alone = try Invocation(
      arguments: ["rank", "--json", "--per", "kg", oils[0]], locale: "en_IE.UTF-8"
    ).objects()
    #expect(alone.first?["error"] == nil)
  }

  @Test func whatIsInsideCanBeCompared() throws {
    let texts = [
      "Bar 60 g 1.99 strength 20 g protein per 100 g", "Shake 330 ml 1.99 strength 20 g protein",
      "Water 1 l 0.20",
    ]
    let run = try Invocation(
      arguments: ["rank", "--json", "--by", "protein"] + texts, locale: "en_IE.UTF-8")
    let objects = try run.objects()
    #expect(objects.map { $0["name"] as? String } == ["Shake", "Bar", "Water"])
    #expect(objects[0]["per"] as? String == "100 g")
    #expect(objects[2]["error"] is String)
    #expect(run.status == 1)
    #expect(try Invocation("rank", "--by", " ", "1 l 2").status == 2)
  }

  @Test func aLimitKeepsADealFromApplying() throws {
    let texts = ["A 1 l 2.00 3 for 2 limit 2", "B 1 l 2.00 3 for 2"]
    let objects = try Invocation(arguments: ["rank", "--json"] + texts, locale: "en_IE.UTF-8")
      .objects()
    #expect(objects.map { $0["name"] as? String } == ["B", "A"])
    #expect(objects.map { $0["unitPrice"] as? String } == ["4/3", "2"])
  }

  @Test func aMissingFileIsWrongUsage() throws {
    #expect(try Invocation("rank", "/nowhere/at/all.csv").status != 0)
  }

  @Test(arguments: [
    (["Rug 200 x 150 cm 99", "Rug 300 x 150 cm 129"], ["Rug", "Rug"]),
    (["10 kWh 3.00", "500 Wh 0.30"], ["10 kWh 3.00", "500 Wh 0.30"]),
  ])
  func areasAndEnergyAreRanked(_ lines: [String], _ names: [String]) throws {
    let run = try Invocation(arguments: ["rank", "--json", "--locale", "en_US"] + lines)
    let objects = try run.objects()
    #expect(run.status == 0 && objects.map { $0["name"] as? String } == names)
  }

  @Test(arguments: [
    ("Coffee 0 kg 3.00", "This must be more than zero."),
    ("Coffee 1 kg -1", "This must not be less than zero."),
  ])
  func itSaysWhatIsWrongAsTheWindowDoes(_ line: String, _ sentence: String) throws {
    let run = try Invocation(
      arguments: ["rank", "--json", "--locale", "en_US", line, "Tea 1 kg 2.00"])
    let objects = try run.objects()
    #expect(objects.last?["error"] as? String == sentence)
  }

  @Test(arguments: [
    ["Oil 1 l 8.99", "Ghee 920 g 8.00 density 0.92"],
    ["Ghee 920 g 8.00 density 0.92", "Oil 1 l 8.99"],
  ])
  func aDensityMayComeFirstOrLast(_ lines: [String]) throws {
    let run = try Invocation(arguments: ["rank", "--json", "--locale", "de_DE"] + lines)
    let objects = try run.objects()
    #expect(run.status == 0 && objects.map { $0["name"] as? String } == ["Ghee", "Oil"])
    #expect(objects.first?["per"] as? String == "l")
  }

  @Test func aWorkedOutPriceIsRoundedWhereItIsShown() throws {
    let run = try Invocation(arguments: ["rank", "--locale", "en_US", "1.99/lb 3.2 lb"])
    #expect(run.lines.first?.hasSuffix("3.2 lb for $6.37") == true)
  }
}

import PerModel
import PerText
import Testing

@testable import PerTransfer

@Suite struct ComparisonReaderTests {
  private static func document(_ comparison: String) -> String {
    "{\"format\":\"io.github.perapp.Per\",\"version\":2,\n\"comparison\":\(comparison)}"
  }

  private static func product(_ members: String) -> String {
    document("{\"currency\":\"EUR\",\"products\":[{\"name\":\"A\"},\n{\(members)}]}")
  }

  static let problems: [(String, String)] = [
    ("", "1:1 foreign"),
    ("[1]", "1:1 foreign"),
    ("{\"name\":\"x\"}", "1:9 foreign"),
    ("{\"format\":\"other\"}", "1:11 format foreign"),
    ("{\"format\":\"io.github.perapp.Per\",\"version\":1}", "1:44 version beforeFirst"),
    (
      "{\"format\":\"io.github.perapp.Per\",\"version\":3}",
      "1:44 version newerFormat(\"3\")"
    ),
    (
      "{\"format\":\"io.github.perapp.Per\",\"comparison\":{\"currency\":\"EUR\"}}",
      "1:1 missingMember(\"version\")"
    ),
    (document("{}"), "1:1 missingMember(\"comparison.currency\")"),
    (document("{\"currency\":\"EURO\"}"), "2:26 comparison.currency wrongValue(\"EURO\")"),
    (
      document("{\"currency\":\"EUR\",\"tolerance\":\"-1\"}"),
      "2:44 comparison.tolerance wrongValue(\"-1\")"
    ),
    (document("{\"currency\":\"EUR\"") + "x", "2:32 expected(\",\")"),
    (
      product("\"price\":{\"amount\":\"1\"}"),
      "3:10 comparison.products[1].price missingMember(\"currency\")"
    ),
    (
      product("\"quantity\":{\"amount\":\"0\",\"unit\":\"gram\"}"),
      "3:13 comparison.products[1].quantity reading(PerText.ReadingError.Problem.notPositive)"
    ),
    (
      product("\"deal\":{\"terms\":\"payFor\",\"taken\":3}"),
      "3:9 comparison.products[1].deal missingMember(\"paid\")"
    ),
    (
      product("\"name\":\"x\",\"name\":\"y\""),
      "3:13 comparison.products[1] repeatedMember(\"name\")"
    ),
    (product("\"id\":\"0\""), "3:7 comparison.products[1].id wrongValue(\"0\")"),
    (product("\"name\":\"a\u{1}\""), "3:11 comparison.products[1].name expected(\"\\\"\")"),
    (product("\"name\":\"\\ud800\""), "3:11 comparison.products[1].name notText"),
    (product("\"picture\":7"), "3:12 comparison.products[1].picture expected(\"a text\")"),
    (product("\"picture\":\"-1\""), "3:12 comparison.products[1].picture wrongValue(\"-1\")"),
    (product("\"picture\":\"7\""), "- comparison.products[1].picture wrongValue(\"7\")"),
    (
      document("{\"currency\":\"EUR\",\"pictures\":[\"iVBORw0KGgo=\"]}"),
      "2:44 comparison.pictures[0] wrongValue(\"iVBORw0KGgo=\")"
    ),
    (
      document("{\"currency\":\"EUR\",\"pictures\":[\"a*==\"]}"),
      "2:44 comparison.pictures[0] wrongValue(\"a*==\")"
    ),
    (
      document(
        "{\"currency\":\"EUR\",\"products\":[{\"id\":\"7\"},{\"id\":\"7\"}]}"),
      "2:55 comparison.products[1] repeatedID"
    ),
  ]

  @Test(arguments: problems)
  func problemsAreReportedWithTheirPlace(_ text: String, _ expected: String) {
    do {
      _ = try ComparisonReader.read(ByteSource(text))
      Issue.record("\(text) was read")
    } catch {
      let place = error.position.map { "\($0.line):\($0.column)" } ?? "-"
      let parts = [place, error.path, "\(error.problem)"].filter { !$0.isEmpty }
      #expect(parts.joined(separator: " ") == expected)
      #expect(!error.message.isEmpty)
    }
  }

  @Test func morePicturesThanCanBeAreRefused() throws {
    var limits = TransferLimits()
    let exporter = Exporter(Texts.german) { id in SampleComparison.pictures.first { $0.id == id } }
    let text = exporter.text(of: SampleComparison.comparison, as: .json)
    limits.maximumPictureBytes = SampleComparison.pictures.reduce(0) { $0 + $1.png.count }
    #expect(try ComparisonReader.read(ByteSource(text), limits: limits).pictures.count == 3)
    limits.maximumPictureBytes -= 1
    do {
      _ = try ComparisonReader.read(ByteSource(text), limits: limits)
      Issue.record("too much was read")
    } catch {
      #expect(error.problem == .tooLong)
      #expect(error.path == "comparison.pictures[2]")
    }
  }

  /// What a newer program has written, and this one does not understand, is exported unchanged.
  @Test func whatOnlyANewerProgramUnderstandsIsKept() throws {
    let product =
      "{\"id\":\"7\",\"name\":\"A\","
      + "\"quantity\":{\"packs\":[6],\"amount\":\"2\",\"unit\":\"firkin\",\"shape\":\"oval\"},"
      + "\"price\":{\"amount\":\"3\",\"currency\":\"EUR\",\"seen\":[1,2.50,{\"a b\":null}]},"
      + "\"deal\":{\"terms\":\"haggle\",\"paid\":2,\"how\":\"well\"},"
      + "\"terms\":{\"deposit\":\"1/4\",\"loyaltyPoints\":\"percent 1/20\",\"coupon\":{\"x\":1e5}},"
      + "\"store\":\"\",\"note\":\"\",\"barcode\":\"\",\"inBasket\":false,\"brand\":\"\","
      + "\"picture\":null,\"origin\":\"Spain\",\"organic\":true}"
    let comparison =
      "{\"name\":\"C\",\"currency\":\"EUR\","
      + "\"referenceUnit\":{\"amount\":\"1/2\",\"unit\":\"firkin\",\"shape\":\"oval\"},"
      + "\"tolerance\":\"1/1000\","
      + "\"settings\":{\"marksWorst\":\"true\",\"wallet\":[\"a\"]},\"season\":\"summer\","
    let heading =
      "{\"format\":\"io.github.perapp.Per\",\"version\":2,\"made\":{\"by\":[\"Per 9\"]},"
    let text = "\(heading)\n\"comparison\":\(comparison)\"products\":[\(product)]}}"
    let read = try ComparisonReader.read(ByteSource(text)).comparison
    #expect(read.referenceUnit == nil)
    #expect(read.products[0].quantity == nil && read.products[0].deal == nil)
    #expect(read.products[0].price == Money(3, .euro))
    #expect(read.products[0].terms.deposit == (try Rational(1, over: 4)))
    let written = Exporter(Texts.german).text(of: read, as: .json)
    #expect(written.contains(product), "\(written)")
    #expect(written.contains(comparison), "\(written)")
    #expect(written.hasPrefix(heading), "\(written)")
    #expect(try ComparisonReader.read(ByteSource(written)).comparison == read)
    // A new value replaces it.
    var changed = read.products[0]
    changed.quantity = try Quantity(1, .liter)
    changed.terms.coupon = Coupon(.amount(1))
    #expect(!changed.unknown.contains { $0.name.hasPrefix("quantity") })
    #expect(!changed.unknown.contains { $0.name == "terms.coupon" })
    #expect(changed.unknown.contains { $0.name == "terms.loyaltyPoints" })
    var edited = read
    let kilogram = ReferenceUnit(.kilogram)
    try edited.apply(.setReferenceUnit(from: nil, to: kilogram))
    let replaced = Exporter(Texts.german).text(of: edited, as: .json)
    #expect(
      replaced.contains(
        "\"referenceUnit\":{\"amount\":\"1\",\"unit\":\"kilogram\",\"shape\":\"oval\"}"))
    try edited.apply(.setReferenceUnit(from: kilogram, to: nil))
    #expect(Exporter(Texts.german).text(of: edited, as: .json) == written)
  }

  @Test func linesKeepMembersWithUnknownNamesOnly() throws {
    func row(_ json: String) throws -> TableRow {
      let source = ByteSource(json + "\n")
      return try #require(
        try ImportFile.open(source, texts: ProductTexts(Texts.english)).next())
    }
    let kept =
      "\"quantity\":{\"packs\":[],\"amount\":\"2\",\"unit\":\"liter\",\"shape\":\"oval\"},"
      + "\"price\":null,\"deal\":null,\"terms\":{\"deposit\":\"1\",\"loyaltyPoints\":[5]},"
    let row1 = try row("{\"name\":\"A\",\(kept)\"origin\":\"Spain\",\"organic\":true}")
    #expect(row1.problem == nil)
    let line = JSONObject.product(row1.product).line
    #expect(line.contains(kept), "\(line)")
    #expect(line.hasSuffix(",\"origin\":\"Spain\",\"organic\":true}"), "\(line)")
    // Derived members, pictures, and names of parts are not kept.
    let others = "\"rank\":1,\"unitPrice\":\"2\",\"picture\":\"7\",\"price.amount\":\"3\""
    let row2 = try row("{\"name\":\"A\",\"price\":\"2.49\",\(others)}")
    #expect(row2.problem == nil)
    #expect(row2.product.unknown.isEmpty)
    #expect(row2.product.picture == nil)
    for wrong in [
      "\"quantity\":{\"amount\":\"2\",\"unit\":\"firkin\"}", "\"terms\":{\"deposit\":\"-1\"}",
      "\"price\":{\"amount\":\"2\",\"currency\":\"EURO\"}", "\"deal\":{\"terms\":\"haggle\"}",
    ] {
      #expect(try row("{\(wrong)}").problem != nil, "\(wrong)")
    }
  }

  @Test(arguments: [
    "{\"paid\":2,\"how\":\"well\"}", "{\"currency\":\"EUR\",\"how\":[\"well\"]}",
    "{\"of\":\"two\",\"minimumCount\":3}",
  ])
  func aDealOfANewerProgramIsKeptWithoutAKind(_ deal: String) throws {
    let read = try ComparisonReader.read(ByteSource(Self.product("\"deal\":\(deal)"))).comparison
    #expect(read.products[1].deal == nil)
    let written = Exporter(Texts.german).text(of: read, as: .json)
    #expect(written.contains("\"deal\":\(deal)"), "\(written)")
    #expect(try ComparisonReader.read(ByteSource(written)).comparison == read)
  }

  @Test func aProductThatDoesNotBelongHereIsRefusedWithItsPlace() throws {
    let text = Self.product("\"name\":\"Milk\",\"price\":{\"amount\":\"1\",\"currency\":\"EUR\"}")
    let reading = try Texts.reading(text)
    #expect(reading.products(beside: Comparison(currency: .yen)) { _ in true })
    #expect(
      reading.refusals == [
        TransferError(
          .refused(.differentCurrency(product: .euro, comparison: .yen)),
          at: TextPosition(line: 3, column: 1), path: "Milk")
      ])
  }

  @Test func productsThatCannotBeComparedAreRefused() {
    let text = Self.product("\"price\":{\"amount\":\"1\",\"currency\":\"JPY\"}")
    #expect(
      throws: TransferError(
        .refused(.differentCurrency(product: .yen, comparison: .euro)),
        at: TextPosition(line: 3, column: 1), path: "comparison.products[1]")
    ) { try ComparisonReader.read(ByteSource(text)) }
  }

  @Test func productsArePassedOnOneByOneUntilTheCallerStops() throws {
    let products = Array(repeating: "{\"name\":\"A\"}", count: 3000).joined(separator: ",")
    let text = Self.document("{\"currency\":\"EUR\",\"products\":[\(products)]}")
    func reading() throws -> ImportReading {
      try Texts.reading(text)
    }
    var count = 0
    #expect(
      try reading().comparison(currency: .yen) { _ in
        count += 1
        return true
      } == Comparison(currency: .euro))
    #expect(count == 3000)
    let stopped = try reading()
    #expect(!stopped.products(beside: Comparison(currency: .euro)) { _ in false })
    #expect(stopped.problem == nil && stopped.refusedCount == 0)
  }
}

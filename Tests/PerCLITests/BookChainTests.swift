import Foundation
import Testing

/// Prices that chains must publish, and lists that hobbyists keep of them.
@Suite struct BookChainTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func book(_ arguments: String...) throws -> Invocation {
    try Invocation(arguments: ["book"] + arguments + folder.database)
  }

  private func load(_ name: String, _ text: String, _ options: String...) throws -> Invocation {
    let path = try folder.file(name, text)
    return try Invocation(
      arguments: ["book", "import", path, "--date", "2026-11-20"] + options + folder.database)
  }

  /// Day, store, price, whether it is an offer, and how long.
  private func prices(_ article: String, _ locale: String) throws -> [String] {
    let run = try book("show", article, "--json", "--locale", locale)
    let prices = try #require(try run.objects().first?["prices"] as? [[String: Any]])
    return prices.map { price in
      let until = (price["until"] as? String).map { " until \($0)" } ?? ""
      let offer = price["offer"] as? Bool == true ? " offer" : ""
      return
        "\(price["date"] ?? "") \(price["store"] ?? "") \(price["price"] ?? "")\(offer)\(until)"
    }
  }

  @Test func croatianPricesAreReadByTheirLegalHeadings() throws {
    let run = try load(
      "prices.csv",
      """
      NAZIV PROIZVODA,ŠIFRA PROIZVODA,MARKA PROIZVODA,NETO KOLIČINA,JEDINICA MJERE,MALOPRODAJNA CIJENA,\
      CIJENA ZA JEDINICU MJERE,MPC ZA VRIJEME POSEBNOG OBLIKA PRODAJE,NAJNIŽA CIJENA U POSLJEDNJIH 30 DANA,\
      SIDRENA CIJENA NA 2.5.2025,BARKOD,KATEGORIJA PROIZVODA
      Pasta penne,11,Alfa,500,g,1.49,2.98,,1.39,1.45,4006381333931,TJESTENINA
      Sok jabuka,12,Beta,1,L,,,1.19,1.19,1.29,96385074,PIĆE
      """, "--locale", "en_US", "--store", "Dućan")
    #expect(run.status == 0 && run.lines == ["2"], "\(run.complaints)")
    let currencies = try book("show", "4006381333931", "--json").objects().first?["prices"]
    #expect((currencies as? [[String: Any]])?.first?["currency"] as? String == "EUR")
    #expect(try prices("4006381333931", "hr_HR") == ["2026-11-20 Dućan 149/100"])
    #expect(try prices("96385074", "hr_HR") == ["2026-11-20 Dućan 119/100"])
    #expect(!run.complaints.contains("POSEBNOG"))
  }

  /// A table for each store, packed together.
  @Test func zippedTablesAreReadOneAfterTheOther() throws {
    let heading = "NAZIV PROIZVODA,NETO KOLIČINA,JEDINICA MJERE,MALOPRODAJNA CIJENA\n"
    let (first, second) = (
      try folder.file("Ducan_Ulica 1_Split.csv", heading + "Sol,1,kg,0.99\n"),
      try folder.file("Ducan_Trg 2_Pula.csv", heading + "Sol,1,kg,1.09\n")
    )
    let path = try folder.file("prices.zip", "")
    let packing = Process()
    packing.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    packing.arguments = [
      "-c",
      "import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:\n"
        + " for f in sys.argv[2:]: z.write(f, f.rsplit('/', 1)[1])",
      path, first, second,
    ]
    try packing.run()
    packing.waitUntilExit()
    let run = try Invocation(
      arguments: ["book", "import", path, "--date", "2026-11-20", "--locale", "hr_HR"]
        + folder.database)
    #expect(run.status == 0 && run.lines == ["2"], "\(run.complaints)")
    #expect(
      try prices("Sol", "hr_HR").sorted() == [
        "2026-11-20 Ducan Trg 2 Pula 109/100", "2026-11-20 Ducan Ulica 1 Split 99/100",
      ])
    // What is cut off is not taken for the end.
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path)).prefix(60)
    try bytes.write(to: URL(fileURLWithPath: path))
    let cut = try book("import", path, "--locale", "hr_HR")
    #expect(cut.status != 0 && !cut.complaints.isEmpty)
  }

  /// Three tables for each chain, which name each other's rows.
  @Test func joinedTablesOfChainsAreReadAsOne() throws {
    let tables = [
      (
        "ducan/stores.csv",
        "store_id,type,address,city,zipcode\r\nS1,market,Ulica 1,Split,21000\r\nS2,market,\"Trg 2, kat 1\",Pula,52100\r\n"
      ),
      (
        "ducan/prices.csv",
        "store_id,product_id,price,unit_price,best_price_30,anchor_price,special_price\r\n"
          + "S1,P1,1.49,2.98,1.39,1.45,\r\nS2,P1,1.59,3.18,1.39,1.45,\r\nS1,P2,,,1.19,,1.19\r\nS1,P9,9.99,,,,\r\n"
      ),
      (
        "ducan/products.csv",
        "product_id,barcode,name,brand,category,unit,quantity\r\nP1,4006381333931,Pasta penne,Alfa,TJESTENINA,g,500\r\n"
          + "P2,ducan:P2,Sok jabuka,Beta,PIĆE,L,1\r\n"
      ),
    ]
    let path = try folder.file("2026-11-19.zip", "")
    let packing = Process()
    packing.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    packing.arguments =
      [
        "-c",
        "import sys, zipfile\nwith zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:\n"
          + " for n, t in zip(sys.argv[2::2], sys.argv[3::2]): z.writestr(n, t)",
        path,
      ] + tables.flatMap { [$0.0, $0.1] }
    try packing.run()
    packing.waitUntilExit()
    let run = try book("import", path, "--locale", "hr_HR")
    #expect(run.lines == ["3"], "\(run.complaints)")
    // What no table describes is reported.
    #expect(run.status != 0 && run.complaints.contains("name"))
    // They say no day; the archive is called after it.
    #expect(
      try prices("4006381333931", "hr_HR").sorted() == [
        "2026-11-19 ducan, Trg 2, kat 1, Pula 159/100", "2026-11-19 ducan, Ulica 1, Split 149/100",
      ])
    #expect(try prices("Sok jabuka", "hr_HR") == ["2026-11-19 ducan, Ulica 1, Split 119/100"])
  }

  @Test func austrianListsHaveAHistory() throws {
    let text = """
      [{"store":"spar","id":"1","name":"Apfelsaft","price":1.99,"priceHistory":[\
      {"date":"2026-11-05","price":1.99},{"date":"2026-05-01","price":1.79}],"unit":"ml","quantity":1000},
       {"store":"billa","id":"2","name":"Brot [groß] {neu}","price":3.49,"priceHistory":[],"unit":"g","quantity":500}]
      """
    let run = try load("latest-canonical.json", text, "--locale", "de_AT")
    #expect(run.status == 0 && run.lines == ["3"], "\(run.complaints)")
    #expect(
      try prices("Apfelsaft", "de_AT") == ["2026-11-05 spar 199/100", "2026-05-01 spar 179/100"])
    #expect(try prices("Brot [groß] {neu}", "de_AT") == ["2026-11-20 billa 349/100"])
    // The same again changes nothing.
    #expect(try load("latest-canonical.json", text, "--locale", "de_AT").lines == ["0"])
  }

  @Test func dutchListsHaveChains() throws {
    let run = try load(
      "supermarkets.json",
      #"""
      [{"n":"ab","c":"Alfa Beta","u":"https://x.example","d":[{"n":"Melk","l":"melk","p":1.25,"s":"1 l"},
      {"n":"Thee \"groen\"","l":"t","p":2,"s":"20 stuks"}]},{"n":"cd","d":[{"n":"Melk","l":"m","p":1.09,"s":"1 l"}]}]
      """#, "--locale", "nl_NL")
    #expect(run.status == 0 && run.lines == ["3"], "\(run.complaints)")
    #expect(
      try prices("Melk", "nl_NL").sorted() == [
        "2026-11-20 Alfa Beta 5/4", "2026-11-20 cd 109/100",
      ])
  }

  @Test func israeliPricesAndPromotionsAreRead() throws {
    let run = try load(
      "PriceFull.xml",
      """
      <?xml version="1.0" encoding="utf-8"?>
      <Root><ChainId>7290000000001</ChainId><StoreId>003</StoreId><Items Count="2">
      <Item><PriceUpdateDate>2026-11-05 10:00</PriceUpdateDate><ItemCode>4006381333931</ItemCode>\
      <ItemName>חלב &amp; דבש</ItemName><ManufacturerName>אלפא</ManufacturerName><Quantity>1.00</Quantity>\
      <UnitQty>ליטר</UnitQty><bIsWeighted>0</bIsWeighted><ItemPrice>6.90</ItemPrice></Item>
      <Item><PriceUpdateDate>2026/11/06</PriceUpdateDate><ItemCode>123</ItemCode><ItemName>עגבניות</ItemName>\
      <Quantity>0.00</Quantity><UnitQty>ק"ג</UnitQty><blsWeighted>1</blsWeighted><ItemPrice>5.5</ItemPrice></Item>
      </Items></Root>
      """, "--locale", "he_IL")
    #expect(run.status == 0 && run.lines == ["2"], "\(run.complaints)")
    #expect(
      try prices("4006381333931", "he_IL") == ["2026-11-05 7290000000001 003 69/10"])
    #expect(try prices("עגבניות", "he_IL") == ["2026-11-06 7290000000001 003 11/2"])
    let promotions = try load(
      "PromoFull.xml",
      """
      <Root><ChainId>7290000000001</ChainId><StoreId>003</StoreId><Promotions><Promotion>
      <PromotionStartDate>2026-11-18</PromotionStartDate><PromotionEndDate>2026-11-30</PromotionEndDate>
      <MinQty>1</MinQty><DiscountedPrice>5.00</DiscountedPrice><PromotionItems><Item>
      <ItemCode>4006381333931</ItemCode></Item></PromotionItems></Promotion></Promotions></Root>
      """, "--locale", "he_IL")
    #expect(promotions.status == 0 && promotions.lines == ["1"], "\(promotions.complaints)")
    #expect(
      try prices("4006381333931", "he_IL").first
        == "2026-11-20 7290000000001 003 5 offer until 2026-11-30")
  }

  @Test func tablesSayYesNoAndUntilWhen() throws {
    let run = try load(
      "prices.csv",
      """
      name,quantity,price,store,offer,valid until
      Coffee,500 g,3.99,Aldi,yes,2026-11-29
      Tea,100 g,1.99,Aldi,no,
      """, "--locale", "en_IE")
    #expect(run.status == 0 && run.complaints.isEmpty, "\(run.complaints)")
    #expect(try prices("Coffee", "en_IE") == ["2026-11-20 Aldi 399/100 offer until 2026-11-29"])
    #expect(try prices("Tea", "en_IE") == ["2026-11-20 Aldi 199/100"])
  }

  @Test func openPricesKeepWhatWasAskedBefore() throws {
    let text =
      #"{"id":7,"product_code":"4006381333931","product_name":"Cocoa","price":"1.500","currency":"EUR","date":"2026-11-05","price_is_discounted":true,"price_without_discount":"2.000","discount_type":"SEASONAL"}"#
    #expect(try load("prices.jsonl", text).lines == ["1"])
    let shown = try book("show", "Cocoa", "--json", "--currency", "EUR").objects().first
    let price = try #require((shown?["prices"] as? [[String: Any]])?.first)
    #expect(price["offer"] as? Bool == true)
    let exported = try #require(try book("export", "--format", "open-prices").objects().first)
    #expect(exported["price"] as? String == "1.500")
    #expect(exported["price_without_discount"] as? String == "2.000")
    #expect(exported["discount_type"] as? String == "SEASONAL")
  }
}

import Foundation
import Testing

/// Prices of others, and tables of stores.
@Suite struct BookImportTests {
  private let folder: TemporaryFolder
  private let euro = ["--currency", "EUR", "--region", "DE"]

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) throws -> Invocation {
    try Invocation(arguments: ["book"] + arguments + folder.database)
  }

  /// Stores and prices of an article, the newest first.
  private func prices(_ article: String) throws -> [String] {
    let run = try Invocation(
      arguments: ["book", "show", article, "--json"] + euro + folder.database)
    let prices = try #require(try run.objects().first?["prices"] as? [[String: Any]])
    return prices.map { "\($0["date"] ?? "") \($0["store"] ?? "") \($0["price"] ?? "")" }
  }

  private func openPrices() throws -> String {
    try folder.file(
      "prices.jsonl",
      [
        #"{"id":1,"product_code":"4006381333931","product_name":"Cocoa","price":"1.990","currency":"EUR","date":"2026-11-05","location_id":3}"#,
        #"{"id":2,"product_code":"4006381333931","price":"2.090","currency":"EUR","date":"2026-10-05","location_id":4}"#,
        #"{"id":3,"product_code":"4006381333931","price":"2.500","currency":"CHF","date":"2026-11-06","location":{"osm_name":"Migros","osm_address_country_code":"CH"}}"#,
        #"{"id":4,"product_code":"96385074","price":"1","currency":"EUR","date":"2026-11-06","location_id":3}"#,
      ].joined(separator: "\n"))
  }

  private func locations() throws -> String {
    try folder.file(
      "locations.jsonl",
      [
        #"{"id":3,"type":"OSM","osm_name":"Aldi","osm_address_city":"Bonn","osm_address_country_code":"DE"}"#,
        #"{"id":4,"type":"OSM","osm_name":"Carrefour","osm_address_country_code":"FR"}"#,
      ].joined(separator: "\n"))
  }

  @Test func onlyWhatIsWantedIsImported() throws {
    let (prices, locations) = (try openPrices(), try locations())
    for (options, count) in [
      (["--countries", "DE", "--locations", locations], "2"),
      (["--countries", "fr,CH", "--locations", locations], "2"),
      (["--countries", "CH"], "1"), (["--currency", "EUR"], "3"), (["--since", "2026-11-06"], "2"),
      (["--known"], "0"),
    ] {
      let other = try TemporaryFolder()
      let run = try Invocation(arguments: ["book", "import", prices] + options + other.database)
      #expect(run.status == 0 && run.lines == [count], "\(options) \(run.complaints)")
    }
    _ = try Invocation(
      arguments: ["book", "add", "Cocoa 250 g 1.50 4006381333931 @ Rewe"] + euro + folder.database)
    #expect(try run("import", "--known", "--locations", locations, prices).lines == ["3"])
    #expect(
      try self.prices("4006381333931").dropFirst() == [
        "2026-11-06 Migros 5/2", "2026-11-05 Aldi, Bonn 199/100",
        "2026-10-05 Carrefour 209/100",
      ])
    #expect(try run("show", "96385074").status == 2)
  }

  @Test func filtersThatCannotBeUsedAreRefused() throws {
    let table = try folder.file("table.csv", "name,price\nTea,1.00\n")
    let run = try self.run("import", "--countries", "DE", table)
    #expect(run.status == 2 && run.complaints.contains("only Open Prices"))
    #expect(try self.run("import", "--countries", "Germany", table).status == 2)
    #expect(try self.run("import", "--since", "soon", table).status == 2)
    #expect(try self.run("import", "--locations", "/nowhere", table).status == 2)
    #expect(try self.run("export", "--format", "xml").status == 2)
  }

  @Test func aTableOfAStoreIsImported() throws {
    let table = try folder.file(
      "table.csv",
      """
      Datum;Artikel;Marke;EAN;Inhalt;Preis;Laden
      2026-10-01;Kaffee;Krönung;4006381333931;500 g;4,99;Aldi
      05.10.2026;Kaffee;Krönung;4006381333931;500 g;5,49;
      ;Tee;;;100 g;1,99;Lidl
      2099-01-01;Tee;;;100 g;1,99;Lidl
      2026-10-01;Salz;;;500 g;;Lidl
      """)
    let options = ["--locale", "de_DE", "--store", "Rewe", "--date", "2026-11-20"]
    let run = try Invocation(arguments: ["book", "import", table] + options + folder.database)
    #expect(run.status == 1 && run.lines == ["3"])
    #expect(
      run.complaints.contains("2099-01-01") && run.complaints.split(separator: "\n").count == 2)
    #expect(
      try prices("4006381333931") == ["2026-10-05 Rewe 549/100", "2026-10-01 Aldi 499/100"])
    #expect(try prices("Tee") == ["2026-11-20 Lidl 199/100"])
    let again = try Invocation(arguments: ["book", "import", table] + options + folder.database)
    #expect(again.lines == ["0"])
  }

  @Test func aTableWhoseRowsAllLackTheSameIsRefused() throws {
    for (text, sentence) in [
      ("name,price,store\nOats,1.99,Aldi\n", "No row has a quantity: nothing was added."),
      ("quantity,price\n1 kg,1.99\n", "No row has a name: nothing was added."),
      ("name,quantity\nOats,1 kg\n", "No row has a price: nothing was added."),
    ] {
      let table = try folder.file("lacking.csv", text)
      let run = try Invocation(
        arguments: ["book", "import", table, "--locale", "en_IE"] + folder.database)
      #expect(run.status == 1 && run.lines == ["0"])
      #expect(run.complaints.contains(sentence))
    }
    // A barcode stands for a pack, and one row that says how much there is shows that the others may lack it.
    for text in [
      "barcode,name,price\n4006381333931,Oats,1.99\n",
      "name,quantity,price\nOats,,1.99\nRice,1 kg,2.99\n",
    ] {
      let table = try folder.file("whole.csv", text)
      let run = try Invocation(
        arguments: ["book", "import", table, "--locale", "en_IE"] + folder.database)
      #expect(run.status == 0)
    }
  }

  @Test func aTableCanBeLookedAtBeforeItIsAdded() throws {
    let table = try folder.file("plain.csv", "Oats;500 g;1.99;x;Aldi\nRice;1 kg;2.49;y;Lidl\n")
    let call =
      ["book", "import", table, "--locale", "en_IE", "--date", "2026-11-20"]
      + ["--columns", "name,quantity,price,-,store"] + folder.database
    let shown = try Invocation(arguments: call + ["--dry-run"])
    #expect(shown.status == 0)
    #expect(
      shown.lines == [
        "Oats\t500 g for €1.99\tAldi\t2026-11-20", "Rice\t1 kg for €2.49\tLidl\t2026-11-20",
      ])
    #expect(try Invocation(arguments: call).lines == ["2"])
    let wrong = try Invocation(
      arguments: ["book", "import", table, "--columns", "name,foo"] + folder.database)
    #expect(wrong.status == 2 && wrong.complaints.contains("foo"))
  }

  @Test func aCatalogueTellsWhatBarcodesStandFor() throws {
    _ = try run("import", openPrices())
    let catalogue = try folder.file(
      "products.csv",
      [
        "code\turl\tproduct_name\tquantity\tbrands\tcountries_tags",
        "4006381333931\thttp\tOther \"Cocoa\"\t250 g\tKrüger,K\ten:germany",
        "0000096385074\thttp\tEgg \"large\"\t6\tHof\ten:germany",
        "12345\thttp\tNothing\t1 kg\tX\t", "5000000000005\thttp\tUnknown\t1 kg\tX\t", "short",
      ].joined(separator: "\n"))
    let run = try self.run("import", catalogue)
    #expect(run.status == 0 && run.lines == ["2"], "\(run.complaints)")
    #expect(run.complaints.contains("Open Food Facts"))
    let cocoa = try #require(
      try Invocation(
        arguments: ["book", "show", "4006381333931", "--json"] + euro + folder.database
      ).objects().first)
    #expect(cocoa["name"] as? String == "Cocoa" && cocoa["brand"] as? String == "Krüger")
    let prices = try #require(cocoa["prices"] as? [[String: Any]])
    // The pack gives the newest price, which is in francs, a unit price.
    #expect(prices.first?["currency"] as? String == "CHF")
    #expect(prices.first?["unitPrice"] as? String == "10")
    let egg = try self.run("list").lines.first { $0.contains("96385074") }
    #expect(egg?.contains("Egg \"large\"") == true)
    // Once more, and back
    #expect(try self.run("import", "--json", catalogue).objects().first?["completed"] as? Int == 0)
    #expect(try self.run("undo").status == 0)
    #expect(try self.run("list").lines.contains { $0.contains("Krüger") } == false)
  }

  @Test func aCatalogueIsKeptAndFillsInWhatIsNoArticleYet() throws {
    _ = try run("import", openPrices())
    let catalogue = try folder.file(
      "products.csv",
      [
        "code\tproduct_name\tbrands\tx\tquantity", "4006381333931\tCocoa\tKrüger,K\t\t250 g",
        "5000000000005\tTea\tHill\t\t100 g\tmore\tfields", "5000000000012\tShort",
        "5000000000029\t\t\t\tsome",
      ].joined(separator: "\n"))
    let result = try self.run("import", "--catalog", "--json", catalogue).objects().first
    #expect(result?["catalogued"] as? Int == 3 && result?["completed"] as? Int == 1)
    #expect(try self.run("import", "--catalog", catalogue).lines == ["0"])
    // Not an article yet
    #expect(try !self.run("list").lines.contains { $0.contains("Tea") })
    let shown = try #require(try self.run("show", "--json", "5000000000005").objects().first)
    #expect(shown["name"] as? String == "Tea" && shown["brand"] as? String == "Hill")
    #expect((shown["prices"] as? [Any])?.isEmpty == true && shown["id"] is NSNull)
    let line = try self.run("show", "5000000000005").lines.first
    #expect(line?.hasPrefix("\tTea\tHill\t5000000000005\t100") == true, "\(line ?? "")")
    #expect(try self.run("show", "5000000000036").status != 0)
    // A price makes it one, and so does a comparison.
    let added = try Invocation(
      arguments: ["book", "add", "--json", "5000000000005 3.00 @ Aldi"] + euro + folder.database)
    #expect(try added.objects().first?["name"] as? String == "Tea")
    #expect(try added.objects().first?["unitPrice"] as? String == "30")
    _ = try Invocation(arguments: ["new", "A"] + euro + folder.database)
    let product = try Invocation(
      arguments: ["add", "--json", "5000000000012 3.00"] + euro + folder.database)
    #expect(try product.objects().first?["name"] as? String == "Short", "\(product.complaints)")
    #expect(try self.run("import", "--catalog", openPrices()).status == 2)
  }

  @Test func pricesAreExportedAsOpenPricesHasThem() throws {
    for (date, line) in [
      ("2026-11-01", "Cocoa 250 g 1.99 4006381333931 @ Aldi"),
      ("2026-11-02", "Loose Tea 100 g 3.00"),
    ] {
      _ = try Invocation(
        arguments: ["book", "add", "--date", date, line] + euro + folder.database)
    }
    _ = try Invocation(
      arguments: [
        "book", "add", "--date", "2026-11-03", "--offer", "Cocoa 250 g 1.49 4006381333931",
      ]
        + euro + folder.database)
    let exported = try run("export", "--format", "open-prices")
    #expect(exported.status == 1 && exported.complaints.contains(": 1"))
    let rows = try exported.objects()
    #expect(rows.map { $0["price"] as? String } == ["1.990", "1.490"])
    #expect(rows.map { $0["price_is_discounted"] as? Bool } == [false, true])
    let first = try #require(rows.first)
    #expect(first["product_code"] as? String == "4006381333931")
    #expect(first["product_name"] as? String == "Cocoa" && first["currency"] as? String == "EUR")
    #expect(first["date"] as? String == "2026-11-01" && first["type"] as? String == "PRODUCT")
    #expect((first["location"] as? [String: Any])?["osm_name"] as? String == "Aldi")
    #expect((first["product"] as? [String: Any])?["product_quantity"] as? String == "250")
    // What was exported is known here, and the same elsewhere.
    let path = try folder.file("out.jsonl", exported.output)
    #expect(try run("import", path).lines == ["0"])
    let other = try TemporaryFolder()
    #expect(try Invocation(arguments: ["book", "import", path] + other.database).lines == ["2"])
  }
}

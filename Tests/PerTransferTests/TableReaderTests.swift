import PerModel
import PerText
import Testing

@testable import PerTransfer

@Suite struct TableReaderTests {
  static let tables: [(String, [String])] = [
    ("name,quantity,price\nOats,500 g,2.99\n", ["Oats|500 g|2.99 EUR"]),
    ("Name;Menge;Preis\r\nMilch;1 l;0,99\r\n", ["Milch|1 l|0.99 EUR"]),
    ("Artikel\tGröße\tPreis (€)\tMarkt\nMilch\t1 l\t0,99\tEdeka", ["Milch|1 l|0.99 EUR|@Edeka"]),
    ("Prix;Contenance;Produit\n1,20 €;2 kg;Farine\n", ["Farine|2 kg|1.2 EUR"]),
    ("nome,quantità,prezzo\nRiso,1 kg,\"2,50\"\n", ["Riso|1 kg|2.5 EUR"]),
    ("name,quantity,unit,price,currency\nRice,2,kg,3.10,GBP\n", ["Rice|2 kg|3.1 GBP"]),
    ("name,price,quantity\n\n  \nA,1.00,1 kg\n", ["A|1 kg|1 EUR"]),
    ("name,price\n\"two\nlines\",1.00\nB,2.00", ["two\nlines|1 EUR", "B|2 EUR"]),
    ("name,price\n\"say \"\"hi\"\", you\",1.00\n", ["say \"hi\", you|1 EUR"]),
    // Without headings, by the contents of the columns.
    (
      "Oats,500 g,€2.99,Aldi\nRice,1 kg,€3.49,Lidl\n",
      ["Oats|500 g|2.99 EUR|@Aldi", "Rice|1 kg|3.49 EUR|@Lidl"]
    ),
    // Unknown headings.
    (
      "foo;baz;qux\nOats;500 g;2,99 €\nRice;1 kg;3,49 €\n",
      ["Oats|500 g|2.99 EUR", "Rice|1 kg|3.49 EUR"]
    ),
    // A list.
    (
      "Oats 500 g 2.99\n\n6x330ml 4.99 Cola @ Aldi\n",
      [
        "Oats|500 g|2.99 EUR", "Cola|6 x 330 mL|4.99 EUR|@Aldi",
      ]
    ),
    ("Milk, fresh 1 l 0.99\n", ["Milk, fresh|1 l|0.99 EUR"]),
    // The size is with the name, or a comma in the price.
    ("Flour 1 kg, 1.10\nOats 500 g, 0.95\n", ["Flour|1 kg|1.1 EUR", "Oats|500 g|0.95 EUR"]),
    ("Flour 1 kg\t1,10\nOats 500 g\t0,95\n", ["Flour|1 kg|1.1 EUR", "Oats|500 g|0.95 EUR"]),
    ("Milk 1 l; 1,20 €\nCream 200 ml; 0,89 €\n", ["Milk|1 l|1.2 EUR", "Cream|200 mL|0.89 EUR"]),
    ("Flour 1 kg, 1,10 €\nOats 500 g, 2,95 €\n", ["Flour|1 kg|1.1 EUR", "Oats|500 g|2.95 EUR"]),
    // Other programs use "terms" for deals.
    ("name,quantity,price,terms\nA,1 kg,2.50,3 for 2\n", ["A|1 kg|2.5 EUR"]),
    // Lines of JSON.
    (
      "{\"name\":\"A\",\"quantity\":\"1 kg\",\"price\":2.5,\"x\":[{}]}\n",
      ["A|1 kg|2.5 EUR"]
    ),
    ("name,price\nA,1.00\n,\n , \n", ["A|1 EUR"]),
    // Prices per unit, with and without a quantity.
    (
      "name,quantity,price\nPork,2 kg,3.50/kg\nBeef,,12.90/kg\nLemons,6,0.69 ea\n",
      ["Pork|2 kg|7 EUR", "Beef|1 kg|12.9 EUR", "Lemons|6 each|4.14 EUR"]
    ),
    (
      "{\"price\":\"3.50/kg\",\"name\":\"Pork\",\"quantity\":\"2 kg\"}\n",
      ["Pork|2 kg|7 EUR"]
    ),
    ("", []),
    ("\n\n", []),
  ]

  @Test(arguments: tables)
  func productsAreFoundInWhateverOnePastes(_ text: String, _ expected: [String]) throws {
    let locale = text.contains(";") || text.contains("\t") ? Texts.german : Texts.english
    let products = try Texts.rows(text, locale).map { Texts.short($0) }
    #expect(products.map { $0.lowercased() } == expected.map { $0.lowercased() })
  }

  static let problems: [(String, [String?])] = [
    ("name,quantity,price\nA,1 kg,1.00\nB,1 zork,1.00\nC,1 kg,2.00", [nil, "3:5", nil]),
    ("name,quantity,price\nA,1 kg", ["2:3"]),
    ("name,price,currency\n,,EUR\nB,2.00,EUR", ["2:1", nil]),
    ("name,quantity,unit\n,,kg", ["2:1"]),
    ("name,quantity,price\nA,1 kg,1.00,x", ["2:13"]),
    ("name,price\nÄÖ,x1y\nB,2.00", ["2:4", nil]),
    ("name,price\nA,\"1.00\"x\nB,2.00", ["2:9", nil]),
    ("name,price\nA \"big\",1.00\nB,2.00", ["2:3", nil]),
    ("name,price,barcode\nA,1.00,40063813339x2", ["2:8"]),
    // A mistyped barcode is no reason to lose the row.
    ("name,price,barcode\nA,1.00,4006381333932", [nil]),
    ("name,quantity,price\nA,1 l,3.49/lb", ["2:7"]),
    ("{\"name\":\"A\",\"price\":\"1.00\"}\n{\"name\":\"B\"", [nil, "2:12"]),
    ("{\"name\":\"A\",\"price\":\"1.00\"}\n{\"name\":\"B\",\"price\":1e3}", [nil, "2:21"]),
  ]

  @Test(arguments: problems)
  func problemsAreReportedWithTheirPlaceAndTheRestIsRead(
    _ text: String, _ expected: [String?]
  ) throws {
    let places = try Texts.rows(text).map { row in
      row.problem.map { problem in
        problem.position.map { "\($0.line):\($0.column)" } ?? "nowhere"
      }
    }
    #expect(places == expected)
  }

  @Test func aWrongCheckDigitIsSaidAndTheRowKept() throws {
    let text = "name,price,barcode\nA,1.00,4006381333932\nB,2.00,4006381333931"
    let rows = try Texts.rows(text)
    #expect(rows.map(\.product.name) == ["A", "B"])
    #expect(rows.map(\.product.barcode) == ["", "4006381333931"])
    #expect(rows.map { $0.remark?.problem } == [.wrongCheckDigit("4006381333932"), nil])
    #expect(rows[0].remark?.position.map { "\($0.line):\($0.column)" } == "2:8")
    let reading = try Texts.reading(text)
    var names: [String] = []
    _ = reading.comparison(currency: .euro) { product in
      names.append(product.name)
      return true
    }
    #expect(names == ["A", "B"] && reading.refusedCount == 0 && reading.remarks.count == 1)
  }

  @Test(arguments: [
    ("name,quantity,price\nA,1 kg,1.00\n\nB,2 l,2.00\n", 4), ("A 1 kg 1.00\nB 2 l 2.00\n", 2),
    ("{\"name\":\"A\",\"quantity\":\"1 kg\"}\n{\"name\":\"B\",\"quantity\":\"2 l\"}\n", 2),
  ])
  func whatCannotBeComparedIsRefusedWithItsLine(_ text: String, _ line: Int) throws {
    let reading = try Texts.reading(text)
    _ = reading.comparison(currency: .euro) { _ in true }
    var refusal = TransferError(
      .refused(.differentMeasure(product: Measure(.volume), comparison: Measure(.mass))),
      at: TextPosition(line: line, column: 1), path: "B")
    refusal.row = "B"
    #expect(reading.refusals == [refusal])
  }

  @Test func pricesInOtherCurrenciesAreConvertedWhereARateIsKnown() throws {
    let rate = try #require(
      ExchangeRate(.usDollar, .euro, try Rational(4, over: 5), on: Texts.day))
    let text = "name,quantity,price\nA,1 kg,$4.00\nB,1 kg,€3.00\nC,1 kg,¥900\n"
    var prices: [Money?] = []
    let take = { (product: Product) in
      prices.append(product.price)
      return true
    }
    let reading = try Texts.reading(text, rates: [rate])
    #expect(reading.products(beside: Comparison(currency: .euro), take: take))
    #expect(prices == [Money(try Rational(16, over: 5), .euro), Money(3, .euro)])
    #expect(
      reading.refusals.map(\.problem) == [
        .refused(.differentCurrency(product: .yen, comparison: .euro))
      ])
    // A new comparison is in the currency of the first.
    prices = []
    let made = try Texts.reading(text, rates: [rate]).comparison(currency: .euro, take: take)
    #expect(made?.currency == .usDollar)
    #expect(prices == [Money(4, .usDollar), Money(try Rational(15, over: 4), .usDollar)])
  }

  @Test func aProductThatWasConvertedKeepsItsRateInItsCurrency() throws {
    let old = try #require(
      ExchangeRate(.usDollar, .euro, try Rational(1, over: 2), on: Texts.day))
    let paid = Product(name: "A", price: Money(4, .usDollar))
    let kept = try #require(paid.compared(in: .euro, by: ExchangeRates([old], on: Texts.day)))
    let json = Exporter(Texts.english).text(
      of: Comparison(currency: .euro, products: [kept]), as: .json)
    let new = try #require(ExchangeRate(.usDollar, .euro, 1, on: Texts.day))
    let franc = try #require(Currency(code: "CHF"))
    let francs = try #require(ExchangeRate(.usDollar, franc, 3, on: Texts.day))
    func price(in currency: Currency) throws -> Money? {
      var price: Money?
      _ = try Texts.reading(json, rates: [new, francs]).products(
        beside: Comparison(currency: currency)
      ) { product in
        price = product.price
        return true
      }
      return price
    }
    #expect(try price(in: .euro) == Money(2, .euro))
    #expect(try price(in: franc) == Money(12, franc))
    #expect(try price(in: .usDollar) == Money(4, .usDollar))
  }

  @Test(arguments: [
    ("name,price,price\nA,1.00,2.00\n", "repeatedMember(\"price\") 1:12"),
    ("Name;Preis; PREIS \nA;1,00;2,00\n", "repeatedMember(\"PREIS\") 1:12"),
    ("name,foo,foo,price\nA,1,2,3.00\n", ""), ("product,name,price\nA,B,3.00\n", ""),
  ])
  func aRepeatedHeadingIsNotGuessed(_ text: String, _ expected: String) throws {
    var problem = ""
    do throws(TransferError) {
      _ = try ImportFile.open(ByteSource(text), texts: ProductTexts(Texts.english))
    } catch {
      problem = "\(error.problem) \(error.position.map { "\($0.line):\($0.column)" } ?? "")"
    }
    #expect(problem == expected)
    // In the window the user sees which column was chosen, and can choose the other.
    #expect(try TablePreview(ByteSource(text), texts: ProductTexts(Texts.english)).rows.count == 1)
  }

  static let encodings: [([UInt8], TextEncoding)] = [
    ([UInt8]("name;price\nKäse;1,00\n".utf8), TextEncoding.utf8),
    ([0xEF, 0xBB, 0xBF] + [UInt8]("name;price\nKäse;1,00\n".utf8), .utf8),
    ([0xFF, 0xFE] + utf16("name;price\nKäse;1,00\n", isLittle: true), .utf16LittleEndian),
    ([0xFE, 0xFF] + utf16("name;price\nKäse;1,00\n", isLittle: false), .utf16BigEndian),
    (utf16("name;price\nKäse;1,00\n", isLittle: true), .utf16LittleEndian),
    ([UInt8]("name;price\nK".utf8) + [0xE4] + [UInt8]("se;1,00\n".utf8), .windows1252),
  ]

  @Test(arguments: encodings)
  func theEncodingIsRecognized(_ bytes: [UInt8], _ encoding: TextEncoding) throws {
    let reader = try TableReader(ByteSource(bytes), texts: ProductTexts(Texts.german))
    let row = try #require(try reader.next())
    #expect(row.product.name == "Käse")
    #expect(row.product.price == Money(1, .euro))
    #expect(reader.encoding == encoding)
    #expect(try reader.next() == nil)
  }

  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isLittle ? [low, high] : [high, low]
    }
  }

  static let headings: [(String, TableColumn?)] = [
    ("Price", .price), ("PRIX (€)", .price), ("price_eur", .price), ("Preis in EUR", .price),
    ("unit price", .unitPrice), ("unit_price_eur", .unitPrice), ("quantity_unit", .unit),
    ("Unità", .unit),
    ("Product name", .name), ("old price", .formerPrice), ("EAN-Code", .barcode), ("", nil),
    ("€", .price),
    ("terms", .terms), ("Conditions", .terms), ("Marke", .brand), ("Brand name", .brand),
    ("Item Name", .name), ("Regular Price", .formerPrice), ("Preço unitário (R$)", .unitPrice),
    ("Menge (g)", .quantity), ("Price (pence)", .price), ("product_name", .name),
    ("precioUnidad", .unitPrice),
    ("€/kg", .unitPrice), ("Füllmenge", .quantity), ("商品名", .name), ("Kilopreis", .unitPrice),
    ("rating", nil),
    ("Produktkategorie", nil), ("Artikelnummer", .articleNumber), ("Jämförpris", .unitPrice),
    ("Ilość", .quantity),
    ("Název zboží", .name), ("Cena", .price), ("税込価格", .price), ("Aisle", nil),
    ("Discount price", .salePrice), ("P. unit.", .unitPrice), ("P. netto (g)", .quantity),
    ("Prix de vente", .price), ("Preço de", .formerPrice), ("Uds./caja", .packs), ("à", .unitPrice),
  ]

  @Test(arguments: headings)
  func headingsAreRecognized(_ heading: String, _ column: TableColumn?) {
    let read = TableHeading(heading, texts: ProductTexts(Texts.english))
    #expect(read.likeliest == column || column == .unit && read.scores[.unit] ?? 0 >= 80)
  }

  @Test func columnsCanBeGivenAnotherMeaning() throws {
    var preview = try TablePreview(
      ByteSource("Oats,Aldi,500 g,€1.99\nRice,Lidl,1 kg,€2.99\n"),
      texts: ProductTexts(Texts.english))
    #expect(preview.layout.columns == [.name, .store, .quantity, .price])
    try preview.assign(.name, to: 1)
    #expect(preview.layout.columns == [nil, .name, .quantity, .price])
    #expect(preview.rows.map(\.product.name) == ["Aldi", "Lidl"])
    try preview.assign(nil, to: 3)
    #expect(preview.rows.map(\.product.price) == [nil, nil])
    let reader = try TableReader(
      ByteSource("Oats,Aldi,500 g,€1.99\n"), as: preview.layout,
      texts: ProductTexts(Texts.english))
    #expect(try reader.next()?.product.name == "Aldi")
  }

  @Test func whatTheProductsMeasureDecidesInListsToo() throws {
    func quantities(_ text: String, beside comparison: Comparison?) throws -> [PerModel.Unit.Kind?]
    {
      let texts = ProductTexts(Texts.english, beside: comparison)
      let reader = try TableReader(ByteSource(text), texts: texts)
      var kinds: [PerModel.Unit.Kind?] = []
      while let row = try reader.next() { kinds.append(row.product.quantity?.unit.kind) }
      return kinds
    }
    let plans = Comparison(
      currency: .euro, products: [Product(quantity: try Quantity(1, .month))])
    #expect(try quantities("Stream 3 months 29.99\n", beside: nil) == [nil])
    #expect(try quantities("Stream 3 months 29.99\n", beside: plans) == [.time])
    // The first line of a list decides where no comparison does.
    #expect(
      try quantities("Plan 9.99/month\nStream 3 months 29.99\n", beside: nil) == [.time, .time])
  }

  @Test func aWrongCheckDigitInALineIsSaidAndTheRowKept() throws {
    let rows = try Texts.rows("Oats 500 g €1.99 4006381333932\nRice 1 kg €2.99\n")
    #expect(rows.map(Texts.short) == ["Oats|500 g|1.99 EUR", "Rice|1 kg|2.99 EUR"])
    #expect(rows[0].remark?.problem == .wrongCheckDigit("4006381333932"))
    #expect(rows[0].remark?.position == TextPosition(line: 1, column: 18))
    #expect(rows[1].remark == nil)
  }

  @Test func aPricePerUnitIsRememberedAsSuch() throws {
    let rows = try Texts.rows(
      "name,quantity,price\nchicken,2 kg,3.50/kg\nbeef,,5.99/kg\npork,1 kg,4.00\n")
    #expect(rows.map(\.product.price?.amount) == [7, try Rational(599, over: 100), 4])
    #expect(
      rows.map(\.product.terms.pricedPer) == [
        try Quantity(1, .kilogram), try Quantity(1, .kilogram), nil,
      ])
  }
}

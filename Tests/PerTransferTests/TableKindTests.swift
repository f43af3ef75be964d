import PerModel
import PerText
import Testing

@testable import PerTransfer

@Suite struct TableKindTests {
  @Test(
    arguments: TableKinds.lists + TableKinds.exports + TableKinds.dialects + TableKinds.trade
      + TableKinds.layouts + TableKinds.sums + TableKinds.sizes + TableKinds.elsewhere
      + TableKinds.prices + TableKinds.columns + TableKinds.paid)
  func whatATableMeansIsRead(_ locale: String, _ text: String, _ expected: [String]) throws {
    let rows = try Texts.rows(text, UserLocale(identifier: locale))
    #expect(rows.map(Self.brief) == expected)
  }

  /// "Oats|6 x 500 g|2.99-0.5|@Aldi", with a question mark where it is doubtful.
  static func brief(_ row: TableRow) -> String {
    let product = row.product
    var parts = [product.name]
    if let quantity = product.quantity {
      parts.append(
        quantity.packs.map { "\($0) x " }.joined()
          + "\(quantity.amount.exactDecimalText ?? "?") \(quantity.unit.symbol)")
    }
    if let price = product.price {
      var text = price.amount.exactDecimalText ?? "?"
      if case .amountOff(let off)? = product.deal?.kind {
        text += "-\(off.exactDecimalText ?? "?")"
      }
      parts.append(text + (row.doubt == nil ? "" : "?"))
    }
    if !product.store.isEmpty { parts.append("@" + product.store) }
    if row.problem != nil { parts.append("!") }
    return parts.joined(separator: "|")
  }

  @Test func whatIsLeftOutIsSaid() throws {
    let table = try TableReader(
      ByteSource(
        "Name,Size,Price,Aisle,Discount,Zorp,\nOats,1 kg,2.00,7,0.30,a b,\nTotal,,2.00,,,,\n"),
      texts: ProductTexts(Texts.english))
    while try table.next() != nil {}
    #expect(table.leftOutColumns.map(\.heading) == ["Aisle", "Discount", "Zorp"])
    #expect(table.leftOutColumns.map(\.reason) == [.noPartOfProduct, .bareNumbers, .notUnderstood])
    #expect(table.omissions.map(\.problem) == [.noProduct(.sum)])
    #expect(table.omissions.first?.position?.line == 3)
  }

  @Test func whatIsLeftOutIsSaidWithoutHeadings() throws {
    let table = try TableReader(
      ByteSource("Oats;500 g;1.29;yes;\nRice;1 kg;2.49;no;\n"),
      texts: ProductTexts(Texts.english))
    while try table.next() != nil {}
    #expect(table.leftOutColumns.map(\.place) == [4])
    #expect(table.leftOutColumns.map(\.reason) == [.notUnderstood])
  }

  @Test(
    arguments: [
      ("en_US", "Best before"), ("de_DE", "MHD"), ("fr_FR", "DLC"), ("pt_BR", "Validade"),
      ("pl_PL", "Termin ważności"), ("sv_SE", "Bäst före"), ("ja_JP", "賞味期限"),
      ("es_MX", "Caducidad"), ("fi_FI", "Parasta ennen"),
    ])
  func dayUntilWhichFoodKeepsIsNoOffer(_ locale: String, _ heading: String) throws {
    let text = "Item;Size;Price;\(heading)\nA;500 g;3,99;10/2025\nB;100 g;1,49;08/2025\n"
    let table = try TableReader(
      ByteSource(text), texts: ProductTexts(UserLocale(identifier: locale)))
    while let row = try table.next() { #expect(row.product.terms.offerDays == nil) }
    #expect(table.leftOutColumns.map(\.heading) == [heading])
  }

  @Test(
    arguments: [
      ("en_US", "Cost", "Selling price"), ("de_DE", "EK", "VK"),
      ("fr_FR", "Prix d'achat", "Prix de vente"), ("ja_JP", "仕入", "売価"),
      ("pl_PL", "Koszt", "Cena sprzedaży"), ("sv_SE", "Inköpspris", "Försäljningspris"),
    ])
  func costBesideASellingPriceIsLeftOut(
    _ locale: String, _ cost: String, _ selling: String
  ) throws {
    for headings in [[cost, selling], [selling, cost]] {
      let values = headings[0] == cost ? ["300", "450"] : ["450", "300"]
      let text =
        "Item;Size;\(headings.joined(separator: ";"))\n"
        + "A;500 g;\(values.joined(separator: ";"))\nB;1 kg;\(values.joined(separator: ";"))\n"
      let table = try TableReader(
        ByteSource(text), texts: ProductTexts(UserLocale(identifier: locale)))
      while let row = try table.next() { #expect(row.product.price?.amount == 450) }
      #expect(table.leftOutColumns.map(\.heading) == [cost])
    }
  }

  @Test func dayOfPurchaseIsThatOfThePrice() throws {
    for heading in ["Order Date", "Data zakupu", "Data"] {
      let text = "\(heading);Produkt;Ilość;Cena\n2026-11-03;Kawa;500 g;5,99\n"
      let rows = try Texts.rows(text, UserLocale(identifier: "pl_PL"))
      #expect(rows.map(\.seen) == [CalendarDay("2026-11-03")])
    }
  }

  @Test func whatMembersPayIsKeptBesideThePrice() throws {
    let rows = try Texts.rows(
      "Product,Size,Price,Clubcard Price,Price per\nPeas,1 kg,£2.00,£1.50,£1.50/kg\nCorn,500 g,£1.00,,£2.00/kg\n",
      UserLocale(identifier: "en_GB"))
    #expect(rows.map(Self.brief) == ["Peas|1 kg|2", "Corn|500 g|1"])
    let half = try Rational(3, over: 2)
    #expect(rows.map(\.product.terms.loyaltyPrice) == [half, nil])
  }

  @Test func whatIsSavedIsLeftOutWithItsReason() throws {
    let table = try TableReader(
      ByteSource("Name,Size,Was,Now,You save,Units sold\nOats,1 kg,€3.00,€2.00,€1.00,12\n"),
      texts: ProductTexts(Texts.english))
    while try table.next() != nil {}
    #expect(table.leftOutColumns.map(\.heading) == ["You save", "Units sold"])
    #expect(table.leftOutColumns.map(\.reason) == [.saving, .noPartOfProduct])
  }

  @Test func offersAreReadInColumnsOfOffersAndOfPrices() throws {
    for (locale, text) in [
      ("he_IL", "מוצר;כמות;מחיר;מבצע\nקמח;1 kg;6.90;1+1\nסוכר;1 kg;5.20;2 ב-9\n"),
      (
        "sv_SE", "Vara;Mängd;Pris;Extrapris\nSill;250 g;29,90;2 för 50\nLax;200 g;49,90;3 för 120\n"
      ),
    ] {
      let rows = try Texts.rows(text, UserLocale(identifier: locale))
      #expect(rows.allSatisfy { $0.product.deal != nil && $0.doubt == nil })
    }
  }

  @Test func aTaxIsSaidToBeNoProduct() throws {
    let table = try TableReader(
      ByteSource("Item,Size,Price\nOats,1 kg,2.00\nSales Tax (8%),,0.16\nTotal,,2.16\n"),
      texts: ProductTexts(Texts.english))
    while try table.next() != nil {}
    #expect(table.omissions.map(\.problem) == [.noProduct(.charge), .noProduct(.sum)])
  }

  /// What is pasted goes in unasked only where the headings say what the columns are, and not their values alone.
  @Test(arguments: [
    ("Name\tSize\tPrice\tStore\nPlum\t500 g\t2.29\tAldi\nPear\t1 kg\t3.29\tLidl\n", true),
    ("Xyz\tBar\tBaz\tFoo\nPlum\t500 g\t2.29\t3.49\nPear\t750 g\t3.29\t4.99\n", false),
    ("Name\tSize\tQuux\nPlum\t500 g\t2.29\nPear\t1 kg\t3.29\n", false),
  ])
  func unknownHeadingsAreAskedAbout(_ text: String, _ isCertain: Bool) throws {
    let preview = try TablePreview(ByteSource(text), texts: ProductTexts(Texts.english))
    #expect(preview.isCertain == isCertain)
  }

  /// What is remembered of a table with stores side by side names the same columns again.
  @Test func storesSideBySideKeepTheirColumnsWhereMeaningsAreGiven() throws {
    let text = "Product,Size,Price Aldi,Price Lidl\nOats,500 g,1.29,1.39\nRice,1 kg,2.49,2.59\n"
    var preview = try TablePreview(ByteSource(text), texts: ProductTexts(Texts.english))
    let expected = [
      "Oats|500 g|1.29|@Aldi", "Oats|500 g|1.39|@Lidl", "Rice|1 kg|2.49|@Aldi",
      "Rice|1 kg|2.59|@Lidl",
    ]
    #expect(preview.rows.map(Self.brief) == expected)
    try preview.assign(preview.layout.columns)
    #expect(preview.rows.map(Self.brief) == expected)
    try preview.assign([.name, .quantity, nil, .price])
    #expect(preview.rows.map(Self.brief) == ["Oats|500 g|1.39", "Rice|1 kg|2.59"])
  }

  @Test func doubtfulRowsBehindTheFirstAreFound() throws {
    let clear = String(repeating: "Oats,1 kg,2.00,25%\n", count: 200)
    let text = "Product,Size,Price,Discount\n" + clear + "Rice,1 kg,4.00,0.15\n" + clear
    let preview = try TablePreview(ByteSource(text), texts: ProductTexts(Texts.english))
    #expect(preview.rows.count == 50 && preview.rows.allSatisfy { $0.doubt == nil })
    #expect(preview.laterDoubts.map(\.product.name) == ["Rice"])
    #expect(!preview.isCertain)
  }

  @Test func productsSideBySideCanBeLookedAtFirst() throws {
    let text = "Product,Sage,Thyme\nSize,20 g,15 g\nPrice,1.00,1.20\n"
    let preview = try TablePreview(ByteSource(text), texts: ProductTexts(Texts.english))
    #expect(preview.rows.map(Self.brief) == ["Sage|20 g|1", "Thyme|15 g|1.2"])
    let file = try ImportFile.open(
      ByteSource(text), as: preview.layout, texts: ProductTexts(Texts.english))
    let row = try #require(try file.next())
    #expect(Self.brief(row) == "Sage|20 g|1")
  }

  @Test func aFileInWhichNoRowHasAPriceAddsNothing() throws {
    for (text, lack) in [
      ("name,quantity\nOats,1 kg\n", RowLack.price), ("name,price\nOats,1.00\n", .quantity),
      ("quantity,price\n1 kg,1.00\n", .name),
    ] {
      let file = try ImportFile.open(ByteSource(text), texts: ProductTexts(Texts.english))
      let reading = ImportReading(
        file, rates: ExchangeRates([], on: Texts.day), wantsWholeProducts: true)
      #expect(reading.comparison(currency: .euro) { _ in true } == nil)
      #expect(reading.problem?.problem == .noWholeProduct(lack))
    }
  }

  @Test func moreThanAThousandColumnsAreRefusedAtOnce() {
    let line = String(repeating: "a,", count: 90_000)
    #expect(throws: TransferError(.tooManyColumns, at: TextPosition(line: 1, column: 1))) {
      _ = try TableReader(ByteSource(line + "\n" + line), texts: ProductTexts(Texts.english))
    }
  }

  @Test func hundredsOfColumnsAreLookedThrough() throws {
    let other = (0..<400).map { "v\($0)" }.joined(separator: ",")
    let values = (0..<400).map { String($0) }.joined(separator: ",")
    let rows = try Texts.rows("\(other),product,size,price\n\(values),Oats,1 kg,2.00\n")
    #expect(rows.map(Self.brief) == ["Oats|1 kg|2"])
  }

  @Test func columnsCanBeNamed() throws {
    #expect(try ColumnWords.columns("name,size,-,price") == [.name, .quantity, nil, .price])
    #expect(throws: ColumnWords.UnknownColumn.self) { _ = try ColumnWords.columns("name,zorp") }
    let file = try ImportFile.open(
      ByteSource("a,b,c,d\nOats,1 kg,7,2.00\n"), with: [.name, .quantity, nil, .price],
      texts: ProductTexts(Texts.english))
    let row = try #require(try file.next())
    #expect(Self.brief(row) == "Oats|1 kg|2")
  }

  @Test func everySenseHasWordsThatAreRead() {
    for (word, sense) in [
      ("product", HeadingSense.product), ("preis", .price), ("prix unitaire", .unitPrice),
      ("ilosc", .quantity),
      ("цена", .price), ("價格", .price), ("السعر", .price), ("einkaufsstatte", .store),
      ("achete chez", .store), ("ostopaikka", .store), ("trgovacki lanac", .store),
      ("noi mua", .store), ("единечна цена", .unitPrice), ("vahidin qiyməti", .unitPrice),
    ] {
      #expect(HeadingWords.senses(of: word)?.contains(sense) == true, "\(word)")
    }
  }
}

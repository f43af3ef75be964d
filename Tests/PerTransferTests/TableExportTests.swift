import PerModel
import PerText
import Testing

@testable import PerTransfer

/// A table of products that come one by one, plain ones without a product, is that of their comparison.
@Suite struct TableExportTests {
  /// Written where the products come one by one.
  private func table(_ comparison: Comparison, as format: TransferFormat, _ locale: UserLocale)
    throws -> String
  {
    let open = try #require(Exporter(locale).table(as: format))
    var export = open(comparison.header)
    for product in comparison.products {
      if !export.takePlain(product) { export.take(product) }
    }
    var bytes: [UInt8] = []
    export.write {
      bytes.append(contentsOf: $0)
      return true
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func oats(_ grams: Int, _ price: Rational?, _ currency: Currency = .euro)
    throws -> Product
  {
    Product(
      name: "Oats, rolled", quantity: try Quantity(packs: [2], Rational(grams), .gram),
      price: price.map { Money($0, currency) }, store: "-20 %", note: "two\nlines",
      barcode: "4006381333931", isInBasket: grams == 500, brand: "Kölln")
  }

  private static let comparisons: [Comparison] = {
    let part = SampleComparison.part
    let prices: [Rational?] = [
      2, part(1, 3), nil, part(299, 100), 2, part(1, 1_000_000), 0, 70_000_000,
      part(Int128.max / 4, 7),
    ]
    let oats = try? prices.enumerated().map { try Self.oats(500 + $0.offset % 3, $0.element) }
    let cans = try? [1, 6, 6].map { packs in
      Product(
        name: "Cans", quantity: try Quantity(Rational(packs), .item, of: CountName("can")),
        price: Money(Rational(packs), .yen))
    }
    let foreign = try? [
      Self.oats(1, 2), Self.oats(2, 2, .usDollar), Self.oats(2, 2, .yen), Product(name: "None"),
    ]
    var byProtein = ComparisonSettings()
    byProtein.basis = Strength.Substance("Protein")
    var taxed = ComparisonSettings()
    taxed.tax = Tax(rate: part(1, 8), isIncluded: false)
    return [
      SampleComparison.comparison, Comparison(currency: .euro),
      Comparison(currency: .euro, products: [Product(name: "Nothing known")]),
      Comparison(currency: .euro, products: oats ?? []),
      Comparison(
        currency: .euro, products: (oats ?? []).filter { $0.price?.amount.isZero != true },
        referenceUnit: ReferenceUnit(100, .gram)),
      Comparison(
        currency: .yen,
        products: [Product(name: "A", quantity: try? Quantity(3, .item))] + (cans ?? [])),
      Comparison(currency: .euro, products: foreign ?? []),
      Comparison(currency: .euro, products: oats ?? [], settings: byProtein),
      Comparison(currency: .euro, products: oats ?? [], settings: taxed),
    ]
  }()

  @Test(arguments: [TransferFormat.csv, .tsv], ["en_IE", "de_DE", "ar_EG", "hi_IN", "fr_CA"])
  func itIsThatOfTheComparison(_ format: TransferFormat, _ identifier: String) throws {
    let locale = UserLocale(identifier: identifier)
    for comparison in Self.comparisons {
      #expect(
        try table(comparison, as: format, locale)
          == Exporter(locale).text(of: comparison, as: format))
    }
  }

  @Test func itsRanksAreThoseOfTheRanking() throws {
    let locale = Texts.english
    let formatter = Formatter(locale)
    for comparison in Self.comparisons {
      let ranking = Ranking(comparison)
      var cells: [Product.ID: [String]] = [:]
      for standing in ranking.standings {
        guard let rank = standing.rank, let measure = comparison.measure else { continue }
        let reference = comparison.referenceUnit(for: measure.kind, in: locale.region)
        cells[standing.product.id] = [
          formatter.integer(rank.number),
          formatter.unitPrice(rank.unitPrice, per: reference, of: measure.countName),
          rank.excess.map { formatter.percent($0) } ?? "",
        ]
      }
      let expected = comparison.products.map { cells[$0.id] ?? ["", "", ""] }
      let prices = comparison.products.map { try? comparison.pricing.unitPrice(of: $0) }
      let ranks = RankCells(
        .tab, formatter, of: prices, comparison.pricing,
        per: comparison.measure.map {
          comparison.referenceUnit(for: $0.kind, in: locale.region)
        })
      for (entry, cells) in expected.enumerated() {
        var row: [UInt8] = []
        ranks.add(entry, to: &row)
        #expect(String(decoding: row, as: UTF8.self) == cells.joined(separator: "\t") + "\r\n")
      }
    }
  }

  /// More rows than are kept together.
  @Test func manyRowsStayInTheirOrder() throws {
    let products = try (0..<3000).map { number in
      Product(
        name: "Oats \(number)", quantity: try Quantity(Rational(number % 7 + 1), .gram),
        price: Money(Rational(number % 11 + 1), .euro))
    }
    let comparison = Comparison(currency: .euro, products: products)
    #expect(
      try table(comparison, as: .csv, Texts.english)
        == Exporter(Texts.english).text(of: comparison, as: .csv))
  }

  /// As they may be in a damaged file.
  @Test func textsThatAreNoUnicodeAreRepaired() throws {
    let open = try #require(Exporter(Texts.english).table(as: .csv))
    var export = open(Comparison(currency: .euro).header)
    let texts: [[UInt8]] = [
      Array("caf".utf8) + [0xC3], [0xFF] + Array("=1".utf8), [0x41, 0x42], [0xC0, 0xBD], [],
    ]
    export.takePlain(texts, quantity: nil, price: nil, isInBasket: false)
    var bytes: [UInt8] = []
    export.write {
      bytes += $0
      return true
    }
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    #expect(rows.last == "caf\u{FFFD},,,,,AB,\u{FFFD}\u{FFFD},,,,\u{FFFD}=1,,,,")
  }

  /// No table can hold it, and a text without it would be another one.
  @Test(arguments: [TransferFormat.csv, .tsv, .markdown])
  func aZeroByteIsNeitherLostNorReplaced(_ format: TransferFormat) throws {
    for name in ["a\0b", "\0", "=\0"] {
      let product = Product(name: name, quantity: try Quantity(1, .gram))
      let comparison = Comparison(currency: .euro, products: [product])
      #expect(Exporter(Texts.english).text(of: comparison, as: format).utf8.contains(0))
      if let open = Exporter(Texts.english).table(as: format) {
        var export = open(comparison.header)
        export.take(product)
        #expect(export.hasZeroByte)
      }
    }
  }

  @Test func writingStopsWhereNobodyTakesMore() throws {
    let open = try #require(Exporter(Texts.english).table(as: .csv))
    var export = open(Comparison(currency: .euro).header)
    for _ in 0..<3000 { export.take(Product(name: String(repeating: "x", count: 50))) }
    var count = 0
    export.write { _ in
      count += 1
      return count < 2
    }
    #expect(count == 2)
  }

  @Test func otherFormatsAreNoTables() {
    for format in [TransferFormat.json, .text, .markdown] {
      #expect((Exporter(Texts.english).table(as: format)) == nil)
    }
  }
}

extension TableExport {
  /// Takes a product that has nothing unusual; false for any other one.
  fileprivate mutating func takePlain(_ product: Product) -> Bool {
    guard product.isPlain, product.unknown.isEmpty, product.articleNumber.isEmpty else {
      return false
    }
    takePlain(
      [product.name, product.brand, product.store, product.note, product.barcode].map {
        Array($0.utf8)
      },
      quantity: product.quantity.map(fields.index), price: product.price.map(fields.index),
      isInBasket: product.isInBasket)
    return true
  }

  /// - Parameter texts: name, brand, store, note and barcode.
  fileprivate mutating func takePlain(
    _ texts: [[UInt8]], quantity: Int?, price: Int?, isInBasket: Bool
  ) {
    let bytes = Array(texts.joined())
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      let lent = texts.map { text in
        defer { start += text.count }
        return UnsafeBufferPointer(rebasing: bytes[start..<start + text.count])
      }
      take(
        PlainProduct(
          name: lent[0], brand: lent[1], store: lent[2], note: lent[3],
          barcode: lent[4],
          quantity: quantity, price: price, isInBasket: isInBasket))
    }
  }
}

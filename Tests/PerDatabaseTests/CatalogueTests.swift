import DatabaseTesting
import FolderTesting
import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

@Suite struct CatalogueTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    database = try SQLiteDatabase(path: folder.database)
  }

  /// The barcode of 13 digits that begins with these 12.
  private func barcode(_ number: Int) -> String {
    let digits = String(400_000_000_000 + number)
    return (0...9).lazy.map { digits + String($0) }.first { GTIN($0) != nil } ?? ""
  }

  private func article(_ number: Int, _ name: String, brand: String = "") throws -> Article {
    Article(
      id: .new(), name: name, brand: brand, pack: try Quantity(Rational(number + 1), .gram),
      barcode: barcode(number))
  }

  private func add(_ articles: [Article]) throws -> CatalogueResult {
    var rest = articles[...]
    return try database.addToCatalogue { rest.popFirst() }
  }

  private func gtin(_ number: Int) throws -> GTIN { try #require(GTIN(barcode(number))) }

  @Test func itSaysWhatABarcodeStandsFor() throws {
    let oats = try article(1, "Oats\tand \\ more", brand: "Mill")
    #expect(try add([oats, article(2, "")]).catalogued == 2)
    let found = try #require(try database.catalogued(gtin(1)))
    #expect(found.name == oats.name && found.brand == "Mill" && found.quantity == oats.pack)
    #expect(found.barcode == oats.barcode)
    #expect(try database.catalogued(gtin(3)) == nil)
    // It is no article, and changes nothing that could be undone.
    #expect(try database.articles(matching: "", limit: 9).isEmpty)
    #expect(try database.performOnPriceBook(.undo) == nil)
    // Numbers of a store itself are in no catalogue.
    let own = try #require(GTIN("2000000000008"))
    var foreign = oats
    foreign.barcode = own.description
    #expect(try add([foreign]) == CatalogueResult())
    #expect(try database.catalogued(own) == nil)
    try database.check()
  }

  @Test func aNewerOneReplacesWhatItSays() throws {
    #expect(try add([article(1, "Oats"), article(2, "Rye")]).catalogued == 2)
    #expect(try add([article(1, "Oats"), article(2, "Rye")]).catalogued == 0)
    #expect(try add([article(1, "Rolled oats"), article(3, "Tea")]).catalogued == 2)
    #expect(try database.catalogued(gtin(1))?.name == "Rolled oats")
    #expect(try database.catalogued(gtin(2))?.name == "Rye")
  }

  @Test func itCompletesArticlesAsOneChange() throws {
    let day = try #require(CalendarDay("2026-11-05"))
    let known = Product(price: Money(2, .euro), barcode: barcode(1))
    let before = try database.record(NewPrice(known, on: day)).article
    let result = try add([article(1, "Oats"), article(2, "Rye")])
    #expect(result.catalogued == 2 && result.completed == 1)
    #expect(try database.article(before.id)?.name == "Oats")
    _ = try database.performOnPriceBook(.undo)
    #expect(try database.article(before.id)?.name == "")
  }

  @Test func manyAreKeptInBatchesThatOthersSeeAtOnce() throws {
    let other = try SQLiteDatabase(path: folder.database)
    let count = SQLiteDatabase.rowsAtOnce * 2 + 3
    var number = 0
    let result = try database.addToCatalogue {
      number += 1
      if number == SQLiteDatabase.rowsAtOnce + 9 {
        #expect((try? other.catalogued(gtin(1)))??.name == "Article 1")
      }
      return number > count ? nil : try? article(number, "Article \(number)")
    }
    #expect(result.catalogued == count)
    #expect(try other.catalogued(gtin(count))?.name == "Article \(count)")
  }

  @Test func whatIsKnownBetterComesFirst() throws {
    _ = try add([article(1, "Oats", brand: "Mill")])
    let earlier = try #require(try database.earlierProduct(barcode: gtin(1), in: .germany))
    #expect(earlier.name == "Oats" && earlier.source == .catalogue)
    let day = try #require(CalendarDay("2026-11-05"))
    var product = Product(price: Money(2, .euro), barcode: barcode(1))
    _ = try database.record(NewPrice(product, on: day))
    // An article with nothing but a barcode says less.
    #expect(try database.earlierProduct(barcode: gtin(1), in: .germany)?.source == .catalogue)
    product.name = "My oats"
    _ = try database.create(Comparison(name: "A", currency: .euro, products: [product]))
    #expect(
      try database.earlierProduct(barcode: gtin(1), in: .germany)?.source
        == .comparison(title: "A"))
  }

  @Test(arguments: [[], ["schema"], ["catalogue"]])
  func aDamagedFileKeepsIt(_ lost: [String]) throws {
    _ = try add((0..<500).map { try article($0, "Article \($0)", brand: "Somebody") })
    _ = try database.create(
      Comparison(currency: .euro, products: (0..<100).map { Product(name: "P \($0)") }))
    let copy = try database.damagedCopy(in: folder, losing: lost)
    let recovered = try SQLiteDatabase.recover(path: copy).database
    for number in 0..<500 {
      #expect(try recovered.catalogued(gtin(number))?.name == "Article \(number)")
    }
    #expect(try recovered.connection.integer("SELECT count(*) FROM catalogue") == 500)
    try recovered.check()
  }
}

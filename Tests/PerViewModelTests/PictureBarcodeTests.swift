import FolderTesting
import PerDatabase
import PerModel
import PerOffers
import Testing

@testable import PerViewModel

/// Barcodes in pictures, and what the price book makes of them.
@Suite struct PictureBarcodeTests {
  private static let barcode = "4006381333931"

  @Test(arguments: [
    (barcode, true, "Coffee"), (barcode, false, "KAFFEE GEM."), ("96385074", true, "KAFFEE GEM."),
    ("", true, "KAFFEE GEM."),
  ])
  func aKnownNumberThatWasSeenTwiceNamesTheProduct(
    _ barcode: String, _ isSeenTwice: Bool, _ name: String
  ) throws {
    let folder = try TemporaryFolder()
    let database = try SQLiteDatabase(path: folder.database)
    let pack = try Quantity(500, .gram)
    let known = Product(
      name: "Coffee", quantity: pack, price: Money(5, .euro), barcode: Self.barcode)
    _ = try database.record(NewPrice(known, on: .today, kind: .regular))
    var findings = Findings()
    var candidate = Candidate(name: "KAFFEE GEM.")
    candidate.price = Money(4, .euro)
    (candidate.barcode, candidate.isBarcodeSeenTwice) = (barcode, isSeenTwice)
    findings.candidates = [candidate]
    let named = try #require(try findings.namedByBarcodes(database).candidates.first)
    #expect(named.name == name)
    #expect(named.quantity == (name == "Coffee" ? pack : nil))
    // The number says nothing about the price.
    #expect(named.evidence == .read(.notChecked) && named.price == candidate.price)
  }
}

import PerDatabase
import PerModel
import PerOffers

extension Findings {
  /// With the names and packs of the articles whose barcodes were seen twice in a picture, and which the book knows.
  func namedByBarcodes(
    _ database: some PriceBookDatabase
  ) throws(DatabaseError) -> Findings {
    var findings = self
    for index in candidates.indices where candidates[index].isBarcodeSeenTwice {
      guard let barcode = GTIN(candidates[index].barcode),
        let article = try database.article(barcode: barcode)
      else { continue }
      findings.candidates[index].name = article.name
      if candidates[index].quantity == nil { findings.candidates[index].quantity = article.pack }
    }
    return findings
  }
}

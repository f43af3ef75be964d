import Foundation
import Testing

/// On which days prices are, and what barcodes say, those of stores too.
@Suite struct BookDayTests {
  private let folder: TemporaryFolder
  private let euro = ["--currency", "EUR", "--region", "DE"]

  init() throws { folder = try TemporaryFolder() }

  private func object(_ arguments: String...) throws -> [String: Any] {
    let run = try Invocation(arguments: ["book"] + arguments + ["--json"] + euro + folder.database)
    #expect(run.status == 0, "\(run.complaints)")
    return try #require(try run.objects().first)
  }

  @discardableResult
  private func book(_ arguments: String...) throws -> Invocation {
    try Invocation(arguments: ["book"] + arguments + euro + folder.database)
  }

  /// Offers are known before they begin; nothing is paid tomorrow.
  @Test func aPriceIsOfNoDayToCome() throws {
    let paid = try book("add", "--date", "2999-01-01", "Coffee 500 g 4.99")
    #expect(paid.status != 0 && paid.complaints.contains("2999-01-01"))
    let offer = try book(
      "add", "--from", "2999-01-01", "--until", "2999-01-07", "Coffee 500 g 3.99")
    #expect(offer.status == 0)
    let typed = try book("add", "Tea 100 g 3.99 from 2999-01-01 to 2999-01-07")
    #expect(typed.status == 0)
    let prices = try #require(
      try book("show", "--json", "Tea").objects().first?["prices"] as? [[String: Any]])
    #expect(prices.first?["offer"] as? Bool == true)
    #expect(prices.first?["until"] as? String == "2999-01-07")
  }

  /// The next piece has another number.
  @Test func aStoresOwnBarcodeSaysWhatAPieceWeighs() throws {
    let swedish = ["--currency", "SEK", "--region", "SE"]
    func book(_ arguments: String...) throws -> Invocation {
      try Invocation(arguments: ["book"] + arguments + swedish + folder.database)
    }
    let added = try book("add", "Salmon 2412345601503 300")
    #expect(added.status == 0, "\(added.complaints)")
    let shown = try #require(try book("show", "--json", "Salmon").objects().first)
    #expect(shown["barcode"] as? String == "")
    let price = try #require((shown["prices"] as? [[String: Any]])?.first)
    #expect((price["quantity"] as? [String: Any])?["amount"] as? String == "3/2")
    #expect(try book("add", "2412345601503 300").status != 0)
  }

  @Test func aBarcodeIsAnArticle() throws {
    try book("add", "--date", "2026-11-01", "Cocoa 250 g 2.49 4006381333931 @ Aldi")
    try book("add", "--date", "2026-11-02", "4006381333931 2.29 @ Lidl")
    let shown = try object("show", "4006381333931")
    #expect(shown["name"] as? String == "Cocoa")
    #expect(shown["barcode"] as? String == "4006381333931")
    #expect(
      (shown["prices"] as? [[String: Any]])?.map { $0["unitPrice"] as? String } == [
        "229/25", "249/25",
      ])
  }
}

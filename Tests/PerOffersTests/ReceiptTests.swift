import PerModel
import PerOffers
import Testing

/// Receipts in the languages of the shops: lines, how many, what is taken off, and whether it adds up.
@Suite struct ReceiptTests {
  @Test(arguments: ShopLanguage.all)
  func linesThatAddUpAreConfirmed(_ shop: ShopLanguage) throws {
    try shop.expectItsReceipt(in: try findings(shop.receipt(), locale: shop.locale))
  }

  @Test(arguments: ShopLanguage.all, 1...4)
  func oneWrongDigitConfirmsNothing(_ shop: ShopLanguage, _ line: Int) throws {
    let found = try findings(shop.receipt(spoiled: line), locale: shop.locale)
    let receipt = try #require(found.receipt)
    #expect(!receipt.isConfirmed && receipt.total != receipt.sum)
    #expect(receipt.checks.contains(Receipt.Check(.sum, agrees: false)))
    #expect(found.candidates.allSatisfy { $0.isUnclear })
  }

  @Test func aWrongTotalIsNotReplacedByTheSum() throws {
    let shop = ShopLanguage.all[0]
    let receipt = try #require(
      try findings(shop.receipt(total: 805), locale: "en_GB").receipt)
    #expect(receipt.total?.description == "161/20" && receipt.sum.description == "141/20")
  }

  @Test func withoutATotalNothingIsMadeUp() throws {
    let text = "STORE\nTEA 1.99\nRICE 2.99\nVISA 4.98\n"
    let found = try findings(text, locale: "en_US")
    #expect(found.receipt?.total == nil && found.receipt?.isConfirmed == false)
    #expect(found.candidates.map(\.evidence) == [.read(.noTotal), .read(.noTotal)])
  }

  @Test func taxThatTheTillAddsIsNoArticle() throws {
    let text =
      "STORE\nTEA 1.99 T\nRICE 2.99 F\nSUBTOTAL 4.98\nTAX 0.16\nTOTAL 5.14\nCASH 10.00\nCHANGE 4.86\n"
    let found = try findings(text, locale: "en_US")
    #expect(found.receipt?.isConfirmed == true && found.candidates.map(\.name) == ["TEA", "RICE"])
    #expect(found.receipt?.checks.contains(Receipt.Check(.payment, agrees: true)) == true)
  }

  @Test(arguments: [
    // How many before, after and next to the article
    "2 x 0.99\nTEA 1.98\nRICE 2.99\nTOTAL 4.97\n", "TEA 1.98\n2 x 0.99\nRICE 2.99\nTOTAL 4.97\n",
    "TEA 2 x 0.99 1.98\nRICE 2.99\nTOTAL 4.97\n", "TEA\n2 x 0.99 1.98\nRICE 2.99\nTOTAL 4.97\n",
    "2 @ 0.99\nTEA 1.98\nRICE 2.99\nTOTAL 4.97\n",
  ])
  func howManyIsReadWhereverItStands(_ lines: String) throws {
    let found = try findings("STORE\n" + lines, locale: "en_US")
    #expect(found.receipt?.isConfirmed == true)
    #expect(found.candidates.map(\.name) == ["TEA", "RICE"])
    #expect(found.candidates.first?.quantity?.exactText == "2 item")
    #expect(found.candidates.first?.unitPriceShown?.price.amount.description == "99/100")
  }

  @Test(arguments: ["COUPON -0.50", "DISCOUNT 0.50-", "RABATT -0,50 B"])
  func whatIsTakenOffIsOfTheLineAbove(_ line: String) throws {
    let found = try findings("STORE\nTEA 1.98\n\(line)\nRICE 2.99\nTOTAL 4.47\n", locale: "en_US")
    #expect(found.receipt?.isConfirmed == true)
    #expect(found.candidates.map(\.deal) == [Deal(.amountOff(try Rational(1, over: 2))), nil])
  }

  @Test func returnedBottlesAreNoArticle() throws {
    let found = try findings(
      "MARKT\nTEE 1,98 B\nLEERGUT -0,50 B *\nREIS 2,99 B\nSUMME EUR 4,47\n", locale: "de_DE")
    #expect(found.receipt?.isConfirmed == true && found.candidates.map(\.name) == ["TEE", "REIS"])
  }

  @Test func aListIsNoReceipt() throws {
    #expect(try findings("Tea 100 g 1.99\nRice 1 kg 2.99\n").receipt == nil)
    #expect(try findings("Dear all,\nthe meeting is at 10.30.\n").receipt == nil)
  }
}

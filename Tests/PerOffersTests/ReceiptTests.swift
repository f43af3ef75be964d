import PerModel
import PerOffers
import Testing

/// Receipts in the languages of the shops: lines, how many, what is taken off, and whether it adds up.
@Suite struct ReceiptTests {
  /// A receipt with four articles, in cents: one weighed, one bought twice, one with a deposit.
  private static func receipt(_ shop: ShopLanguage, spoiled: Int = 0, total given: Int? = nil)
    -> String
  {
    let lines: [(String, Int)] = [
      ("ALBA OATS 500G", 199), ("BANANAS", 174), ("MILK", 218),
      ("COLA", 89),
    ]
    let deposit = 25
    let total = given ?? lines.reduce(deposit) { $0 + $1.1 }
    var text = "MARKET STREET STORES\n12 HIGH STREET\n\n"
    for (number, line) in lines.enumerated() {
      let amount = line.1 + (number == spoiled - 1 ? 10 : 0)
      text += "\(line.0)          \(shop.amount(amount)) A\n"
      if line.0 == "BANANAS" {
        text += "  \(shop.usesComma ? "0,700" : "0.700") kg x \(shop.price(cents: 249))/kg\n"
      }
      if line.0 == "MILK" { text += "  2 x \(shop.amount(109))\n" }
    }
    text += "\(shop.deposit)     \(shop.amount(deposit)) A\n"
    text += "------------------------------\n"
    text += "\(shop.total)       \(shop.price(cents: total))\n"
    text +=
      "\(shop.cash)        \(shop.amount(1000))\n\(shop.change)     \(shop.amount(1000 - total))\n"
    text += "2026-11-05 17:25\n"
    return text
  }

  @Test(arguments: ShopLanguage.all)
  func linesThatAddUpAreConfirmed(_ shop: ShopLanguage) throws {
    let found = try findings(Self.receipt(shop), locale: shop.locale)
    let receipt = try #require(found.receipt)
    let digits = shop.fractionDigits == 2 ? 100 : 1
    #expect(receipt.total == (try Rational(705, over: Int128(digits))))
    #expect(receipt.isConfirmed && receipt.currency.code == shop.currency)
    #expect(receipt.date?.description == "2026-11-05")
    #expect(receipt.store == "MARKET STREET STORES")
    #expect(found.candidates.map(\.name) == ["ALBA OATS 500G", "BANANAS", "MILK", "COLA"])
    #expect(found.candidates.allSatisfy { $0.evidence == .confirmed(.sumFits) })
    #expect(found.candidates[0].quantity?.exactText == "500 gram")
    #expect(found.candidates[1].quantity?.exactText == "7/10 kilogram")
    #expect(found.candidates[2].quantity?.exactText == "2 item")
    #expect(found.candidates[3].terms.deposit == (try Rational(25, over: Int128(digits))))
  }

  @Test(arguments: ShopLanguage.all, 1...4)
  func oneWrongDigitConfirmsNothing(_ shop: ShopLanguage, _ line: Int) throws {
    let found = try findings(Self.receipt(shop, spoiled: line), locale: shop.locale)
    let receipt = try #require(found.receipt)
    #expect(!receipt.isConfirmed && receipt.total != receipt.sum)
    #expect(receipt.checks.contains(Receipt.Check(.sum, agrees: false)))
    #expect(found.candidates.allSatisfy { $0.isUnclear })
  }

  @Test func aWrongTotalIsNotReplacedByTheSum() throws {
    let shop = ShopLanguage.all[0]
    let receipt = try #require(
      try findings(Self.receipt(shop, total: 805), locale: "en_GB").receipt)
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

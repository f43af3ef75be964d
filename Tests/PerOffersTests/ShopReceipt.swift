import PerModel
import PerOffers
import Testing

/// Receipts as shops of each language print them.
extension ShopLanguage {
  /// A receipt with four articles, in cents: one weighed, one bought twice, one with a deposit.
  func receipt(spoiled: Int = 0, total given: Int? = nil) -> String {
    let lines: [(String, Int)] = [
      ("ALBA OATS 500G", 199), ("BANANAS", 174), ("MILK", 218),
      ("COLA", 89),
    ]
    let depositPaid = 25
    let sum = given ?? lines.reduce(depositPaid) { $0 + $1.1 }
    var text = "MARKET STREET STORES\n12 HIGH STREET\n\n"
    for (number, line) in lines.enumerated() {
      let cents = line.1 + (number == spoiled - 1 ? 10 : 0)
      text += "\(line.0)          \(amount(cents)) A\n"
      if line.0 == "BANANAS" {
        text += "  \(weighed)\n"
      }
      if line.0 == "MILK" { text += "  2 x \(amount(109))\n" }
    }
    text += "\(deposit)     \(amount(depositPaid)) A\n"
    text += "------------------------------\n"
    text += "\(total)       \(price(cents: sum))\n"
    text += "\(cash)        \(amount(1000))\n\(change)     \(amount(1000 - sum))\n"
    text += "2026-11-05 17:25\n"
    return text
  }

  /// How much was weighed, and what a kilogram costs.
  private var weighed: String {
    switch tag {
    case "ar": "0.700 كجم × 2.49"
    case "he": "0.700 ק\"ג × 2.49"
    default: "\(usesComma ? "0,700" : "0.700") kg x \(price(cents: 249))/kg"
    }
  }

  /// Expects what the unspoiled receipt says, in whatever kind of document it stood.
  func expectItsReceipt(in found: Findings) throws {
    let receipt = try #require(found.receipt)
    let digits = fractionDigits == 2 ? 100 : 1
    #expect(receipt.total == (try Rational(705, over: Int128(digits))))
    #expect(receipt.isConfirmed && receipt.currency.code == currency)
    #expect(receipt.date?.description == "2026-11-05")
    #expect(receipt.store == "MARKET STREET STORES")
    #expect(found.candidates.map(\.name) == ["ALBA OATS 500G", "BANANAS", "MILK", "COLA"])
    #expect(found.candidates.allSatisfy { $0.evidence == .confirmed(.sumFits) })
    let quantities = found.candidates.map { $0.quantity?.exactText }
    #expect(quantities == ["500 gram", "7/10 kilogram", "2 item", nil])
    #expect(found.candidates.last?.terms.deposit == (try Rational(25, over: Int128(digits))))
  }
}

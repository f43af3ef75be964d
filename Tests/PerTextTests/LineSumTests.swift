import PerModel
import Testing

@testable import PerText

/// A price is a sum only where its numbers are all money: a factor, an age or a size with a plus behind it is part of
/// the name.
@Suite struct LineSumTests {
  @Test(
    arguments: [
      ("en_US", "Puzzle 3 + $10.00", "10 USD"), ("de_DE", "Puzzle 3 + 10 €", "10 EUR"),
      ("de_DE", "Puzzle 3 + 9,99 €", "9.99 EUR"),
    ])
  func aWholeNumberOfTheNameIsNotAddedInSilence(locale: String, text: String, price: String) {
    let line = readLine(text, locale)
    let read = line.price.map { "\($0.value.amount.exactDecimalText ?? "") \($0.value.currency!)" }
    #expect(line.isUnclear || read == price)
  }

  /// Whatever number with a plus is put between the words of a line, it changes neither quantity nor price, or the
  /// line is unclear.
  @Test(arguments: [
    ("en_US", ["Hand cream", "75 ml", "$3.99"]), ("en_GB", ["Hand cream", "75 ml", "£3.99"]),
    ("de_DE", ["Handcreme", "75 ml", "3,99 €"]), ("fr_FR", ["Crème mains", "75 ml", "3,99 €"]),
    ("es_ES", ["Crema de manos", "75 ml", "3,99 €"]), ("it_IT", ["Crema mani", "75 ml", "3,99 €"]),
    ("nl_NL", ["Handcrème", "75 ml", "€ 3,99"]), ("pt_BR", ["Creme", "75 ml", "R$ 13,99"]),
    ("pl_PL", ["Krem do rąk", "75 ml", "13,99 zł"]), ("sv_SE", ["Handkräm", "75 ml", "39,90 kr"]),
    ("ja_JP", ["ハンドクリーム", "75ml", "398円"]), ("zh_CN", ["护手霜", "75ml", "19.9元"]),
    ("ar_EG", ["كريم", "75 مل", "39 جنيه"]), ("he_IL", ["קרם ידיים", "75 מ\"ל", "₪13.90"]),
    ("de_DE", ["Windeln", "44 Stück", "9,99 €"]), ("en_GB", ["Nappies", "6 x 20 g", "£9"]),
  ])
  func aNumberWithAPlusChangesNothing(locale: String, words: [String]) {
    let plain = readLine(words.joined(separator: " "), locale)
    for number in ["1+", "3+", "50+", "(6+)"] {
      for place in 0...words.count {
        var changed = words
        changed.insert(number, at: place)
        let text = changed.joined(separator: " ")
        let line = readLine(text, locale)
        guard !line.isUnclear else { continue }
        #expect(line.price?.value.amount == plain.price?.value.amount, "\(text)")
        #expect(line.quantity?.value.total == plain.quantity?.value.total, "\(text)")
      }
    }
  }
}

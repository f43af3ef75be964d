import PerModel
import Testing

@testable import PerText

/// A price is a sum only where its numbers are all money: a factor, an age or a size with a plus behind it is part of
/// the name.
@Suite struct LineSumTests {
  @Test(
    arguments: [
      (
        "de_DE", "Sonnenspray 150 ml LSF 30+ 8,49 €",
        "Sonnenspray LSF 30+ | 150 milliliter | 8.49 EUR"
      ),
      ("en_GB", "Building bricks 5+ £12.00", "Building bricks 5+ | 12 GBP"),
      ("en_US", "Jigsaw 8+ $14", "Jigsaw 8+ | 14 USD"),
      ("fr_FR", "Poupée 2+ 15,50 €", "Poupée 2+ | 15.5 EUR"),
      ("nl_NL", "Gouda 48+ € 4,29", "Gouda 48+ | 4.29 EUR"),
      ("sv_SE", "Pussel 6+ 129 kr", "Pussel 6+ | 129 SEK"),
      ("ja_JP", "日焼け止め 50+ 980円", "日焼け止め 50+ | 980 JPY"),
      ("he_IL", "קרם הגנה 50+ ₪39.90", "קרם הגנה 50+ | 39.9 ILS"),
      ("en_US", "Vitamin B12- $5.99", "Vitamin B12- | 5.99 USD"),
      ("en_US", "Puzzle 3＋ $9.99", "Puzzle 3＋ | 9.99 USD"),
    ] as [LineRow])
  func aNumberWithASignGluedBehindItIsNotAddedToThePrice(_ row: LineRow) { expectLine(row) }

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

  @Test(
    arguments: [
      ("en_US", "Cream 3*2.49-0.50", "Cream | 6.97"),
      ("de_DE", "Creme 4,99 + 0,50 €", "Creme | 5.49 EUR"),
      ("de_DE", "Creme 4,99 - 0,50 €", "Creme | 4.49 EUR"),
    ] as [LineRow])
  func amountsOfMoneyAreAdded(_ row: LineRow) { expectLine(row) }

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

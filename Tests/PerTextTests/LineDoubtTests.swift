import PerModel
import Testing

@testable import PerText

/// What could be misread without a word: it is read right, or said to be unclear.
@Suite struct LineDoubtTests {
  /// So much that the packs themselves are rather sold.
  @Test(
    arguments: [
      ("en_GB", "Bin Bags 50L 20 Pack £2.50"), ("en_GB", "Refuse Sacks 10 X 30 Litre £1.75"),
      ("fr_FR", "Sacs poubelle 50L x20 2,79 €"), ("de_DE", "Müllbeutel 20 l 20 Stück 1,99 €"),
      ("pl_PL", "Worki na śmieci 60 l 20 szt. 5,99 zł"),
    ])
  func packsThatHoldNothingAreOffered(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.problem == .severalReadings)
    #expect(
      line.alternatives.contains { $0.quantity?.value.unit?.kind == .count }, "\(text)")
  }

  /// "Pro" is "per" in German, and what sellers call the better one everywhere.
  @Test(
    arguments: [
      (
        "en_GB", "Pro Battery Toothbrush 2 Pack £10",
        "Pro Battery Toothbrush | 2 item of pack | 10 GBP"
      ),
      ("de_DE", "Hackfleisch 7,99 € pro kg", "Hackfleisch | 1 kilogram | 7.99 EUR each"),
      ("de_DE", "HACKFLEISCH 7,99 € PRO KG", "HACKFLEISCH | 1 kilogram | 7.99 EUR each"),
      // A word that is foreign money elsewhere
      (
        "es_ES", "3x2 Gel de ducha 500 ml 3,29 €",
        "Gel de ducha | 500 milliliter | 3.29 EUR | payFor(taken: 3, paid: 2)"
      ),
      ("nl_NL", "Koffie 200g was 8,99 nu 5,99", "Koffie | 200 gram | 5.99 | was 8.99"),
      ("sv_SE", "Chips 275 g ord. pris 34,90 nu 25,00", "Chips | 275 gram | 25 | was 34.9"),
      // A unit before a number that has one of its own
      ("he_IL", "פפריקה בשמן מי 80 גרם 5.8 ₪", "פפריקה בשמן מי | 80 gram | 5.8 ILS"),
      ("he_IL", "סילק קרט 1 יחידות 209 ₪", "סילק קרט | 1 item | 209 ILS"),
      ("he_IL", "ק״ג 1 סוכר 5.90 ₪", "סוכר | 1 kilogram | 5.9 ILS"),
      // How strong a tablet is
      (
        "es_ES", "Paracetamol 1 g 40 comprimidos 2,50 €",
        "Paracetamol 1 g | 40 item of tablet | 2.5 EUR"
      ),
      ("pl_PL", "Apap 500 mg 24 tabl. 13,99 zł", "Apap 500 mg | 24 item of tablet | 13.99 PLN"),
      ("he_IL", "עופרות לעפרון 0.5 מ\"מ 1 יח' 3 ₪", "עופרות לעפרון 0.5 מ\"מ | 1 item | 3 ILS"),
      // Meters that are milliliters
      (
        "he_IL", "משחת שיניים 75מ 75 מיליליטר 29.9 ₪",
        "משחת שיניים 75מ | 75 milliliter | 29.9 ILS"
      ),
      // How heavy paper is
      (
        "pl_PL", "Papier A4 80 g 500 ark. 19,99 zł",
        "Papier A4 80 g | 500 item of sheet | 19.99 PLN"
      ),
      // Packs of cans and bottles
      ("ja_JP", "ビール 500ml 6缶パック 1,498円", "ビール | 6 × 500 milliliter | 1498 JPY"),
      ("ja_JP", "お茶 500ml 12本パック 980円", "お茶 | 12 × 500 milliliter | 980 JPY"),
      ("fr_FR", "Ampoule 8W E27 lot de 3 9,99 €", "Ampoule 8W E27 | 3 item | 9.99 EUR"),
      ("fr_FR", "Nutella 1kg 6,49 € soit 6,49 €/kg", "Nutella | 1 kilogram | 6.49 EUR"),
    ] as [LineRow])
  func wordsWithASecondMeaning(_ row: LineRow) { expectLine(row) }

  /// 3 blades in all are not in 8 packs.
  @Test func fewerThingsThanPacksAreUnclear() {
    let line = readLine("Mach 3 Blades 8 Pack £16.00", "en_GB")
    #expect(line.problem == .severalReadings)
  }

  /// Sixteen unknown things share two tenths of a gram: that is no amount of them.
  @Test(arguments: [
    ("en_GB", "Express 200mg 16 Liquid Xapsules £4.25"),
    ("de_DE", "Papier 80 g 500 Zettelchen 4,99 €"),
  ])
  func tinySharesAreDoubted(_ locale: String, _ text: String) {
    #expect(!readLine(text, locale).notUnderstood.isEmpty, "\(text)")
  }

  @Test func unknownThingsThatAreLargeEnoughAreNot() {
    expectLine(("en_GB", "Chicken 650g 4 Fillets £4.60", "Chicken 4 Fillets | 650 gram | 4.6 GBP"))
  }

  @Test(arguments: ["5 reams of 500 sheets", "5 reams x 500 sheets"])
  func aReamSaysHowManySheetsItHas(_ text: String) throws {
    let read = try QuantityReader(.american).read(text)
    #expect(read.total == 2500)
  }

  /// What one has to choose from can be told apart: of the same figures, one may be what a unit costs.
  @Test(arguments: [
    ("de_DE", "1 kg = 0,98 € Käse"), ("de_DE", "Käse 1 kg je 0,98 €"),

    ("en_GB", "1 kg = £4 Cheese"), ("fr_FR", "1 kg = 0,98 € Fromage"),
    ("es_ES", "1 kg = 0,98 € Queso"),
    ("it_IT", "1 kg = 0,98 € Formaggio"), ("nl_NL", "1 kg = € 0,98 Kaas"),
    ("pl_PL", "1 kg = 9,98 zł Ser"),
    ("sv_SE", "1 kg = 98 kr Ost"), ("ja_JP", "1kg = 980円 チーズ"), ("en_US", "Whisky 12 $35"),
    ("en_US", "Oil 1 l 7.99 0.92"),
  ])
  func readingsAreNeverShownByTheSameWords(locale: String, text: String) {
    let formatter = Formatter(UserLocale(identifier: locale))
    let line = readLine(text, locale)
    let summaries = formatter.summaries(of: [line] + line.alternatives, in: .usDollar)
    #expect(!line.alternatives.isEmpty)
    #expect(Set(summaries).count == summaries.count, "\(summaries)")
  }
}

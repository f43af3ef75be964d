import PerModel
import Testing

@testable import PerText

/// What could be misread without a word: it is read right, or said to be unclear.
@Suite struct LineDoubtTests {
  /// So much that the packs themselves are rather sold.
  @Test(
    arguments: [
      ("en_GB", "Garden Sacks 10 X 30 Litre £1.75"),
      ("fr_FR", "Gobelets 20cl x20 2,79 €"), ("en_GB", "Tumblers 0.3 l 6 pack £9.99"),
    ])
  func packsThatHoldNothingAreOffered(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.problem == .severalReadings)
    let all = [line] + line.alternatives
    #expect(all.contains { $0.quantity?.value.unit?.kind == .count }, "\(text)")
    #expect(all.contains { $0.quantity?.value.unit?.kind == .volume }, "\(text)")
  }

  /// What is named is what is sold, and comes first.
  @Test(arguments: [
    ("fr_FR", "Bocaux 6 x 500 ml 12,99 €"), ("es_ES", "Tarros de cristal 6 x 500 ml 9,99"),
    ("ja_JP", "紙コップ 200ml×50個 298円"), ("en_US", "Mason jars 12 pack 16 oz 14.99"),
    ("de_DE", "Weckgläser 6 x 0,5 l 9,99"),
  ])
  func holdersThatAreNamedComeFirst(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.problem == .severalReadings)
    #expect(line.quantity?.value.unit?.kind == .count, "\(text)")
  }

  /// Nobody sells bags for waste full.
  @Test(arguments: [
    ("de_DE", "Müllbeutel 20 l 20 Stück 1,99 €", 20),
    ("pl_PL", "Worki na śmieci 60 l 20 szt. 5,99 zł", 20),
    ("nl_NL", "Vuilniszakken 20 liter 15 stuks € 1,99", 15),
    ("en_US", "Trash bags 13 gal 45 ct 9.99", 45),
    ("de_DE", "Müllbeutel 25 Stück 35 l 1,49", 25),
    ("en_GB", "Refuse Sacks 10 X 30 Litre £1.75", 10),
    ("ja_JP", "ジッパー袋 1L 20枚 298円", 20),
  ])
  func bagsAreCounted(_ locale: String, _ text: String, _ count: Int) {
    let line = readLine(text, locale)
    #expect(line.problem == nil && line.quantity?.value.wholeCount == count, "\(text)")
  }

  /// 3 blades in all are not in 8 packs.
  @Test func fewerThingsThanPacksAreUnclear() {
    let line = readLine("Mach 3 Blades 8 Pack £16.00", "en_GB")
    #expect(line.problem == .severalReadings)
  }

  /// Sixteen unknown things share two tenths of a gram: that is no amount of them.
  @Test(arguments: [
    ("en_GB", "Sweetener 5g 60 Tiny Sprinkles £4.25"),
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
    ("sv_SE", "1 kg = 98 kr Ost"), ("ja_JP", "1kg = 980円 チーズ"), ("en_US", "Oil 1 l 7.99 0.92"),
  ])
  func readingsAreNeverShownByTheSameWords(locale: String, text: String) {
    let formatter = Formatter(UserLocale(identifier: locale))
    let line = readLine(text, locale)
    let summaries = formatter.summaries(of: [line] + line.alternatives, in: .usDollar)
    #expect(!line.alternatives.isEmpty)
    #expect(Set(summaries).count == summaries.count, "\(summaries)")
  }
}

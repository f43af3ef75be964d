import PerModel
import Testing

@testable import PerText

/// What labels say in addition to the amount: for whom, how strong, how old.
@Suite struct LineLabelTests {
  /// "From 6" may be years or packs.
  @Test(arguments: [
    ("de_DE", "Puzzle ab 6 12,99 €"), ("de_DE", "Kaffee ab 2 5,99 €"),
    ("fr_FR", "Jeu dès 6 12,99 €"),
    ("pl_PL", "Gra od 6 49,99 zł"),
    ("nl_NL", "Puzzel vanaf 6 € 12,99"),
  ])
  func ageOrLeastCountIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).problem == .severalReadings)
  }

  /// The ideographic comma separates what is around it, in a number as well.
  @Test(arguments: ["りんご 4点で￥800、1点￥200", "800、1", "、1", "1、2、3", "りんご、2個、500円"])
  func theIdeographicCommaPartsStatements(_ text: String) {
    for locale in ["ja_JP", "en_US", "de_DE"] {
      _ = readLine(text, locale)
      _ = try? PriceReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    }
    #expect(readLine("りんご 4点で￥800、1点￥200", "ja_JP").deal != nil)
  }
}

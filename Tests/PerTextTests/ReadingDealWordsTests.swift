import PerModel
import PerText
import Testing

/// What a price next to a count is for: all of them, each of them, one more, or what comes off.
@Suite struct ReadingDealWordsTests {
  @Test(arguments: [
    ("es_ES", "3 a 2,50 € por unidad", "each 3 5/2"),
    ("es_ES", "3 a 2,50 € la unidad", "each 3 5/2"),
    ("pt_BR", "3 a R$ 2,50 por unidade", "each 3 5/2"), ("ja_JP", "3点で1点￥200", "each 3 200"),
    ("zh_CN", "4 件 每件 ¥2.00", "each 4 2"), ("pl_PL", "2. w cenie 1,00 zł", "nthPrice 2 1"),
    ("pl_PL", "2. za 1 zł", "nthPrice 2 1"), ("de_DE", "2. für 1,00 €", "nthPrice 2 1"),
    ("pl_PL", "2 za 5 zł", "total 2 5"), ("de_DE", "2 für 5,00 €", "total 2 5"),
    ("fr_FR", "1,00 € de remise sur les 2", "groupOff 2 1"),
    ("fr_FR", "1,00 € de remise les 2", "groupOff 2 1"),
    ("de_DE", "1,00 € Rabatt auf 2", "groupOff 2 1"),
    ("de_DE", "1,00 € Rabatt bei Kauf von 2", "groupOff 2 1"),
    ("nl_NL", "€ 1,00 korting op 2", "groupOff 2 1"),
    ("nl_NL", "€ 1,00 korting bij 2", "groupOff 2 1"),
    ("sv_SE", "1,00 kr rabatt på 2", "groupOff 2 1"),
    ("it_IT", "1,00 € di sconto ogni 2", "groupOff 2 1"),
    ("es_ES", "1,00 € de descuento al comprar 2", "groupOff 2 1"),
    ("de_DE", "2. mit 50 % Rabatt", "nth 2 1/2"), ("it_IT", "2º con sconto del 50%", "nth 2 1/2"),
    ("fr_FR", "le 2e à 1,00 €", "nthPrice 2 1"),
  ])
  func dealsSayWhatIsPaid(_ locale: String, _ text: String, _ expected: String) throws {
    let reader = DealReader(ReadingContext(money: UserLocale(identifier: locale)))
    #expect(try reader.read(text).exactText == expected)
  }

  @Test func anIdeographicCommaIsNoDecimalSign() {
    let reader = DealReader(ReadingContext(money: UserLocale(identifier: "ja_JP")))
    #expect((try? reader.read("4点で￥800、1点￥200"))?.kind != .each(count: 4, price: 800))
    #expect(throws: ReadingError.self) { try PriceReader(.of("ja_JP")).read("￥800、1") }
  }
}

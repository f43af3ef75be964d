import PerModel
import Testing

@testable import PerText

/// What one of a unit costs, wherever and however a line says it; field and line read it alike.
@Suite struct LineUnitPriceTests {
  @Test(arguments: [
    ("de_DE", "kg 8,98 €", "449/50 EUR per 1 kilogram"),
    ("de_DE", "je kg 8,98 €", "449/50 EUR per 1 kilogram"),
    ("de_DE", "je 100 g 1,99 €", "199/100 EUR per 100 gram"),
    ("de_DE", "je 3,49", "349/100 per 1 item"),
    ("en_US", "per lb $2.49", "249/100 USD per 1 pound"),
    ("pt_BR", "R$ 69,90 o kg", "699/10 BRL per 1 kilogram"),
    ("tr_TR", "49,95 TL kg", "999/20 TRY per 1 kilogram"),
    ("it_IT", "2,39 € l'etto", "239/100 EUR per 1 etto"),
    ("ja_JP", "100gあたり98円", "98 JPY per 100 gram"),
  ])
  func theFieldReadsItToo(_ locale: String, _ text: String, _ expected: String) {
    #expect(
      priceSummary(text, ReadingContext(money: UserLocale(identifier: locale))) == expected,
      "\(locale) \(text)")
  }
}

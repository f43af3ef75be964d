import PerModel
import Testing

@testable import PerText

/// What one of a unit costs, wherever and however a line says it; field and line read it alike.
@Suite struct LineUnitPriceTests {
  @Test(
    arguments: [
      ("de_DE", "Rinderrouladen kg 12,98 €", "Rinderrouladen | 1 kilogram | 12.98 EUR each"),
      ("de_DE", "Rinderrouladen kg 12,98", "Rinderrouladen | 1 kilogram | 12.98 each"),
      ("es_ES", "Calabacín kg 1,79 €", "Calabacín | 1 kilogram | 1.79 EUR each"),
      ("pt_BR", "Cebola kg R$ 4,98", "Cebola | 1 kilogram | 4.98 BRL each"),
      ("en_US", "Pork Loin lb $2.49", "Pork Loin | 1 pound | 2.49 USD each"),
      ("tr_TR", "Biber 39,95 TL kg", "Biber | 1 kilogram | 39.95 TRY each"),
      ("he_IL", "מלפפונים 5.90 ₪ לק\"ג", "מלפפונים | 1 kilogram | 5.9 ILS each"),
      ("he_IL", "מלפפונים 5.90 לק\"ג", "מלפפונים | 1 kilogram | 5.9 each"),
      ("he_IL", "מיץ 9.90 לליטר", "מיץ | 1 liter | 9.9 each"),
      ("he_IL", "מלפפונים 500 גרם 5.90 לק\"ג", "מלפפונים | 500 gram | 2.95"),
      ("ar_EG", "طماطم 9.90 للكيلو", "طماطم | 1 kilogram | 9.9 each"),
      ("it_IT", "Speck 2,19 € all'etto", "Speck | 1 etto | 2.19 EUR each"),
      ("it_IT", "Speck 2,19 € l'etto", "Speck | 1 etto | 2.19 EUR each"),
      ("ja_JP", "鶏むね肉 100gあたり 78円", "鶏むね肉 | 100 gram | 78 JPY each"),
      ("pt_BR", "Alcatra R$ 49,90 o kg", "Alcatra | 1 kilogram | 49.9 BRL each"),
      ("sv_SE", "Lax per kg 189 kr", "Lax | 1 kilogram | 189 SEK each"),
      ("sv_SE", "Bananer 24,90 kr kilot", "Bananer | 1 kilogram | 24.9 SEK each"),
      ("pl_PL", "Banany 5,99 zł za kg", "Banany | 1 kilogram | 5.99 PLN each"),
      ("pl_PL", "Ogórek 2,69 zł za sztukę", "Ogórek | 1 item | 2.69 PLN each"),
      ("he_IL", "מלפפון 5.90 ₪ ליחידה", "מלפפון | 1 item | 5.9 ILS each"),
      ("zh_CN", "黄瓜 3.5元一斤", "黄瓜 | 1 jin | 3.5 CNY each"),
      ("zh_CN", "黄瓜 3.5元每斤", "黄瓜 | 1 jin | 3.5 CNY each"),
      ("zh_CN", "黄瓜 每斤3.5元", "黄瓜 | 1 jin | 3.5 CNY each"),
      ("zh_CN", "黄瓜 一斤3.5元", "黄瓜 | 1 jin | 3.5 CNY each"),
      ("de_DE", "Hefezopf je 3,49", "Hefezopf | 1 item | 3.49 each"),
      ("de_DE", "Radieschen je Bund 0,69 €", "Radieschen | 1 item of bunch | 0.69 EUR each"),
    ] as [LineRow])
  func itIsReadAlone(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("he_IL", "שניצל 40.00 ₪ לק\"ג 1.5 ק\"ג", "שניצל | 3/2 kilogram | 60 ILS"),
      ("pt_BR", "Alcatra R$ 50,00 o kg 1,2 kg", "Alcatra | 6/5 kilogram | 60 BRL"),
      ("tr_TR", "Biber 40,00 TL kg 2 kg", "Biber | 2 kilogram | 80 TRY"),
      ("de_DE", "Hack 500 g kg 8,98 €", "Hack | 500 gram | 4.49 EUR"),
      ("ja_JP", "鶏むね肉 250g 100gあたり 80円", "鶏むね肉 | 250 gram | 200 JPY"),
    ] as [LineRow])
  func withAnAmountThePriceIsWorkedOut(_ row: LineRow) { expectLine(row) }

  /// Cups and pints are things, too, and what stands behind a number belongs to it.
  @Test(
    arguments: [
      ("en_GB", "Tea Cup £3", "Tea Cup | 3 GBP"),
      ("en_US", "Garden Barrel $20", "Garden Barrel | 20 USD"),
      ("de_DE", "Mehl 5 kg 3,98 €", "Mehl | 5 kilogram | 3.98 EUR"),
      ("de_DE", "Mehl 3,98 € 5 kg", "Mehl | 5 kilogram | 3.98 EUR"),
    ] as [LineRow])
  func aUnitIsNotAlwaysThatOfAPrice(_ row: LineRow) { expectLine(row) }

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

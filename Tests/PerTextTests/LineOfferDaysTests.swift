import PerModel
import PerText
import Testing

/// When an offer begins and ends, as people and leaflets write it.
@Suite struct LineOfferDaysTests {
  /// Sunday, 22 November 2026.
  private func context(_ locale: String) -> ReadingContext {
    var context = ReadingContext(money: UserLocale(identifier: locale))
    context.day = DayReaderTests.today
    return context
  }

  private func read(_ text: String, _ locale: String) -> ReadLine {
    LineReader(context(locale)).read(text)
  }

  private func days(_ line: ReadLine) -> String {
    line.terms.exactMembers.filter { $0.name == "offerDays" }.map(\.value).joined()
  }

  @Test(arguments: [
    ("en_US", "Coffee 500 g 3.99 offer until 29 Nov"),
    ("en_US", "Coffee 500 g 3.99 valid till Nov 29, 2026 @ Lidl"),
    ("en_US", "Coffee until 11/29 500 g 3.99"),
    ("en_GB", "Coffee 500 g £3.99 until 29/11"),
    ("de_DE", "Kaffee 500 g 3,99 € bis 29.11"),
    ("en_GB", "Coffee 500 g £3.99 ends 29th November"),
    ("de_DE", "Kaffee 500 g 3,99 € gültig bis 29.11."),
    ("de_DE", "Kaffee 500 g 3,99 € Angebot bis 29. November"),
    ("fr_FR", "Café 500 g 3,99 € jusqu'au 29 novembre"),
    ("fr_FR", "Café 500 g 3,99 € offre valable jusqu’au 29/11"),
    ("es_ES", "Café 500 g 3,99 € solo hasta el 29 de noviembre"),
    ("it_IT", "Caffè 500 g 3,99 € valido fino al 29/11"),
    ("nl_NL", "Koffie 500 g € 3,99 geldig t/m 29 november"),
    ("nl_NL", "Koffie 500 g € 3,99 t/m 29-11-2026"),
    ("pt_BR", "Café 500 g R$ 3,99 válido até 29/11"),
    ("pl_PL", "Kawa 500 g 3,99 zł oferta ważna do 29.11."),
    ("pl_PL", "Kawa 500 g 3,99 zł do 29 listopada"),
    ("sv_SE", "Kaffe 500 g 39,90 kr gäller t.o.m. 29 november"),
    ("ja_JP", "コーヒー 500g 398円 11月29日まで"),
    ("ja_JP", "コーヒー 500g 398円 11/29まで"),
    ("zh_CN", "咖啡 500克 39元 到11月29日"),
    ("zh_CN", "咖啡 500克 39元 有效期至2026年11月29日"),
    ("he_IL", "קפה 500 גרם ₪19.90 בתוקף עד 29 בנובמבר"),
    ("he_IL", "קפה 500 גרם ₪19.90 עד 29.11"),
    ("ar_EG", "قهوة 500 جم 39 جنيه حتى 29 نوفمبر"),
  ])
  func theLastDayOfAnOfferIsRead(_ locale: String, _ text: String) {
    let line = read(text, locale)
    #expect(days(line) == "/2026-11-29")
    #expect(!line.isUnclear && line.name.split(separator: " ").count == 1)
  }

  @Test(arguments: [
    ("en_US", "Coffee 500 g 3.99 from Nov 23 to Nov 29"),
    ("en_GB", "Coffee 500 g £3.99 23–29 Nov"),
    ("en_GB", "Coffee 500 g £3.99 from 23 to 29 November"),
    ("de_DE", "Kaffee 500 g 3,99 € vom 23.11. bis 29.11."),
    ("de_DE", "Kaffee 500 g 3,99 € gültig vom 23.11.–29.11.2026"),
    ("de_DE", "Kaffee 500 g 3,99 € 23.-29. November"),
    ("fr_FR", "Café 500 g 3,99 € du 23 au 29 novembre"),
    ("es_ES", "Café 500 g 3,99 € del 23 al 29 de noviembre"),
    ("it_IT", "Caffè 500 g 3,99 € dal 23 al 29 novembre"),
    ("nl_NL", "Koffie 500 g € 3,99 van 23 t/m 29 november"),
    ("pt_BR", "Café 500 g R$ 3,99 de 23 a 29 de novembro"),
    ("pl_PL", "Kawa 500 g 3,99 zł od 23.11. do 29.11."),
    ("sv_SE", "Kaffe 500 g 39,90 kr från 23 till 29 november"),
    ("ja_JP", "コーヒー 500g 398円 11月23日から11月29日まで"),
    ("zh_CN", "咖啡 500克 39元 11月23日至11月29日"),
    ("he_IL", "קפה 500 גרם ₪19.90 מ-23 עד 29 בנובמבר"),
    ("ar_EG", "قهوة 500 جم 39 جنيه من 23 إلى 29 نوفمبر"),
  ])
  func theFirstDayIsReadToo(_ locale: String, _ text: String) {
    let line = read(text, locale)
    #expect(days(line) == "2026-11-23/2026-11-29")
    #expect(!line.isUnclear && line.name.split(separator: " ").count == 1)
  }

  @Test(arguments: [
    ("en_US", "Coffee 500 g 3.99 ends Saturday", "/2026-11-28"),
    ("en_US", "Coffee 500 g 3.99 until Sunday", "/2026-11-22"),
    ("en_US", "Coffee 500 g 3.99 until tomorrow", "/2026-11-23"),
    ("de_DE", "Kaffee 500 g 3,99 € nur bis Samstag", "/2026-11-28"),
    ("fr_FR", "Café 500 g 3,99 € jusqu'à samedi", "/2026-11-28"),
    ("es_ES", "Café 500 g 3,99 € hasta el sábado", "/2026-11-28"),
    ("it_IT", "Caffè 500 g 3,99 € fino a sabato", "/2026-11-28"),
    ("nl_NL", "Koffie 500 g € 3,99 t/m zaterdag", "/2026-11-28"),
    ("pt_BR", "Café 500 g R$ 3,99 até sábado", "/2026-11-28"),
    ("pl_PL", "Kawa 500 g 3,99 zł do soboty", "/2026-11-28"),
    ("sv_SE", "Kaffe 500 g 39,90 kr t.o.m. lördag", "/2026-11-28"),
    ("zh_CN", "咖啡 500克 39元 到周六", "/2026-11-28"),
    // The next such day, whatever the year.
    ("en_US", "Coffee 500 g 3.99 until Jan 3", "/2027-01-03"),
    ("en_US", "Coffee 500 g 3.99 from Dec 28 until Jan 3", "2026-12-28/2027-01-03"),
    ("en_US", "Coffee 500 g 3.99 starting Nov 20", "2026-11-20/"),
    ("de_DE", "Kaffee 500 g 3,99 € ab 25.11.", "2026-11-25/"),
  ])
  func aDayWithoutAYearIsTheNext(_ locale: String, _ text: String, _ expected: String) {
    #expect(days(read(text, locale)) == expected)
  }

  /// Two days in numbers are nothing else, whether or not words are next to them.
  @Test(arguments: [
    ("de_DE", "Kaffee 500 g 3,99 gültig 23.11.-29.11."),
    ("de_DE", "Kaffee 23.11.–29.11. 500 g 3,99"),
    ("de_DE", "Kaffee 500 g 3,99 23.11. - 29.11."),
    ("en_GB", "Coffee 500 g 3.99 valid 23/11-29/11"),
    ("en_US", "Coffee 500 g 3.99 11/23-11/29"), ("es_ES", "Café 500 g 3,99 de 23/11 a 29/11"),
    ("pt_PT", "Café 500 g 3,99 de 23/11 a 29/11"), ("pl_PL", "Kawa 500 g 3,99 od 23.11 do 29.11"),
    ("nl_NL", "Koffie 500 g 3,99 van 23-11 t/m 29-11"),
    ("sv_SE", "Kaffe 500 g 39,90 gäller 23/11-29/11"),
    ("ja_JP", "コーヒー 500g 398円 11/23〜11/29"), ("fr_FR", "Café 500 g 3,99 du 23/11 au 29/11"),
  ])
  func twoDaysInNumbersAreRead(_ locale: String, _ text: String) {
    let line = read(text, locale)
    #expect(days(line) == "2026-11-23/2026-11-29")
    #expect(!line.isUnclear && line.name.split(separator: " ").count == 1)
  }

  @Test(arguments: [
    ("en_US", "Coffee 500 g 3.99 only Saturday"), ("en_US", "Coffee 500 g 3.99 Saturday only"),
    ("en_GB", "Coffee 500 g 3.99 only on Saturday"), ("de_DE", "Kaffee 500 g 3,99 € nur Samstag"),
    ("de_DE", "Kaffee 500 g 3,99 nur am 28.11."), ("fr_FR", "Café 500 g 3,99 uniquement samedi"),
    ("fr_FR", "Café 500 g 3,99 samedi seulement"), ("es_ES", "Café 500 g 3,99 solo el sábado"),
    ("it_IT", "Caffè 500 g 3,99 solo sabato"), ("nl_NL", "Koffie 500 g 3,99 alleen op zaterdag"),
    ("pt_BR", "Café 500 g 3,99 só sábado"), ("pl_PL", "Kawa 500 g 3,99 tylko w sobotę"),
    ("sv_SE", "Kaffe 500 g 39,90 endast på lördag"), ("ja_JP", "コーヒー 500g 398円 土曜日限り"),
    ("zh_CN", "咖啡 500克 39元 仅限周六"), ("he_IL", "קפה 500 גרם 19.90 רק שבת"),
    ("ar_EG", "قهوة 500 جم 39 جنيه السبت فقط"),
  ])
  func anOnlyDayIsTheFirstAndTheLast(_ locale: String, _ text: String) {
    let line = read(text, locale)
    #expect(days(line) == "2026-11-28/2026-11-28")
    #expect(!line.isUnclear && line.name.split(separator: " ").count == 1)
  }

  /// A last day behind a bare price is none of a range of prices.
  @Test(arguments: [
    ("nl_NL", "Koffie 500 g 3,99 t/m 29-11"), ("nl_NL", "Koffie 500 g 3,99 geldig t/m 29-11"),
    ("pl_PL", "Kawa 500 g 3,99 ważne do 29.11"), ("pl_PL", "Kawa 500 g 3,99 do 29.11"),
    ("he_IL", "קפה 500 גרם 3.99 עד 29.11"), ("de_DE", "Kaffee 500 g 3,99 bis 29.11"),
  ])
  func aLastDayBehindABarePriceIsRead(_ locale: String, _ text: String) {
    let line = read(text, locale)
    #expect(days(line) == "/2026-11-29" && line.price?.value.amount.exactDecimalText == "3.99")
    #expect(!line.isUnclear && line.name.split(separator: " ").count == 1)
  }

  @Test(arguments: [
    "Coffee 500 g 3.99 until 31 Nov", "Coffee 500 g 3.99 until 2027-02-29",
    "Coffee 500 g 3.99 from Nov 29, 2026 to Nov 23, 2026",
  ])
  func anImpossibleDayIsNotUnderstood(_ text: String) {
    let line = read(text, "en_US")
    #expect(
      line.terms.isEmpty && line.name == "Coffee"
        && line.price?.value.amount.exactDecimalText == "3.99")
    #expect(line.notUnderstood.count == 1 && line.notUnderstood[0].upperBound == text.utf8.count)
  }

  /// Prices, names and the days to which food keeps have such words, too.
  @Test(arguments: [
    ("en_US", "Milk 1 l 1.99 use by 29 Nov"), ("de_DE", "Milch 1 l 1,99 € haltbar bis 29.11."),
    ("de_DE", "Bohrer 1/2 bis 3/4 Zoll 9,99 €"), ("en_US", "Sockets from 1/4 to 3/4 in 19.99"),
    ("de_DE", "Äpfel 1 kg 1.99 bis 2.10"), ("de_DE", "Äpfel 1 kg ab 2.10 €"),
    ("de_DE", "Äpfel 1 kg bis 2.10"), ("en_US", "Sockets 1/4-3/4 in 19.99"),
    ("nl_NL", "Luiers tot 5-10 kg 40 stuks 9,99"), ("en_US", "Lego 6-12 years 100 pieces 9.99"),
    ("en_US", "Sun dried tomatoes only sun 200 g 3.99"), ("de_DE", "Saft nur so 1 l 1,99"),
    ("de_DE", "Schrauben 3.5 - 4.5 mm 100 Stück 4.99"), ("en_GB", "Bread 800 g 1.10-1.40"),
    ("en_US", "Apples from May Farm 1 kg 2.00"), ("en_US", "After Eight 300 g till 2.50"),
    ("en_US", "Toy 2 to 3 kg 5.00"), ("pl_PL", "Płyn do naczyń 1 l 5,99 zł"),
    ("es_ES", "Queso de 3 a 5 meses 1 kg 9,99 €"), ("fr_FR", "Pâté du 29 janvier 200 g 2,99 €"),
  ])
  func whatIsNoDayOfAnOfferIsNone(_ locale: String, _ text: String) {
    #expect(days(read(text, locale)).isEmpty)
  }

  @Test(arguments: [
    ("until 29 Nov", "/2026-11-29"), ("29 Nov", "/2026-11-29"),
    ("23 Nov to 29 Nov", "2026-11-23/2026-11-29"), ("from 2026-11-23", "2026-11-23/"),
    ("offer until 2026-11-29", "/2026-11-29"),
  ])
  func theEntryOfTheFormReadsThem(_ text: String, _ expected: String) throws {
    var terms = Terms()
    try TermReader(context("en_US")).read(text, as: .offerDays, into: &terms)
    #expect(terms.exactMembers.map(\.value) == [expected])
  }

  @Test(arguments: [
    ("until 31 Nov", ReadingError(.notADay, 0..<12)), ("soon", ReadingError(.notADay, 0..<4)),
    (
      "2026-11-29 to 2026-11-23",
      ReadingError(.endsBeforeBeginning, 0..<24)
    ),
  ])
  func theEntrySaysWhatIsWrong(_ text: String, _ error: ReadingError) {
    var terms = Terms()
    #expect(throws: error) {
      try TermReader(context("en_US")).read(text, as: .offerDays, into: &terms)
    }
  }

  /// What rows, entries and files say is read as the same in every language.
  @Test(arguments: [
    "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pt_BR", "pl_PL", "sv_SE", "ja_JP",
    "zh_CN", "he_IL", "ar_EG",
  ])
  func whatIsWrittenIsReadAgain(_ locale: String) throws {
    let formatter = Formatter(UserLocale(identifier: locale))
    let reader = TermReader(ReadingContext(money: UserLocale(identifier: locale)))
    let today = CalendarDay.byClock
    for (first, last) in [(nil, 6), (-3, 6), (2, nil)] as [(Int?, Int?)] {
      var terms = Terms()
      terms.offerDays = OfferDays(
        from: first.map { today.advanced(by: $0) }, until: last.map { today.advanced(by: $0) })
      for text in [
        formatter.typed(.offerDays, of: terms, in: .euro),
        formatter.editable(.offerDays, of: terms, in: .euro),
      ] {
        var read = Terms()
        try reader.read(text, as: .offerDays, into: &read)
        #expect(read == terms, "\(text)")
      }
    }
  }
}

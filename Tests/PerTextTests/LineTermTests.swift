import Testing

/// What stores add to a price, in lines of many languages: none of it may go into the name, or be taken for
/// how much there is.
@Suite struct LineTermTests {
  /// What a line says without it.
  private static let lines: [String: (text: String, said: String)] = [
    "en_US": ("Coffee 500 g $7.99", "Coffee | 500 gram | 7.99 USD"),
    "en_GB": ("Coffee 500 g £7.99", "Coffee | 500 gram | 7.99 GBP"),
    "de_DE": ("Kaffee 500 g 7,99 €", "Kaffee | 500 gram | 7.99 EUR"),
    "fr_FR": ("Café 500 g 7,99 €", "Café | 500 gram | 7.99 EUR"),
    "es_ES": ("Café 500 g 7,99 €", "Café | 500 gram | 7.99 EUR"),
    "it_IT": ("Caffè 500 g 7,99 €", "Caffè | 500 gram | 7.99 EUR"),
    "nl_NL": ("Koffie 500 g € 7,99", "Koffie | 500 gram | 7.99 EUR"),
    "pt_BR": ("Café 500 g R$ 24,90", "Café | 500 gram | 24.9 BRL"),
    "pl_PL": ("Kawa 500 g 24,99 zł", "Kawa | 500 gram | 24.99 PLN"),
    "sv_SE": ("Kaffe 500 g 49,90 kr", "Kaffe | 500 gram | 49.9 SEK"),
    "ja_JP": ("コーヒー 500g 498円", "コーヒー | 500 gram | 498 JPY"),
    "zh_CN": ("咖啡 500克 29.90元", "咖啡 | 500 gram | 29.9 CNY"),
    "zh_TW": ("咖啡 500克 299元", "咖啡 | 500 gram | 299 TWD"),
    "ar_EG": ("قهوة 500 غ 49.90 ج.م", "قهوة | 500 gram | 49.9 EGP"),
    "he_IL": ("קפה 500 גרם 24.90 ₪", "קפה | 500 gram | 24.9 ILS"),
  ]

  private func expect(
    _ said: String, of samples: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for sample in samples {
      let locale = String(sample.prefix { $0 != " " })
      let line = try #require(Self.lines[locale])
      expectLine(
        (locale, line.text + sample.dropFirst(locale.count), "\(line.said) | \(said)"),
        sourceLocation: sourceLocation)
    }
  }

  @Test func tenthsAreReadInDigitsAndInWords() throws {
    // Beside a price so much may be off already.
    try expect("was 37.38 ?", of: ["zh_CN 打八折", "zh_CN 八折", "zh_CN 打8折"])
    try expect("was 623 ?", of: ["ja_JP 二割引", "ja_JP 2割引き"])
    try expect("was 39.87 ?", of: ["zh_CN 七五折"])
    try expect("was 399 ?", of: ["zh_TW 打七五折"])
    try expect("nth 2 1/2", of: ["zh_CN 第二件五折", "zh_CN 第2件5折"])
    try expect("percentOff 1/5 from 3", of: ["zh_CN 满三件八折", "zh_CN 满3件打八折"])
  }

  @Test func oneMoreIsFree() throws {
    try expect(
      "buyGet 1 1 0",
      of: [
        "ja_JP もう1個無料", "ja_JP もう一つ無料", "ja_JP 1個買うともう1個無料", "ja_JP もう1点プレゼント",
        "en_US get one free", "en_US get another free", "en_US get another one free",
        "en_US one more free", "en_US buy one get one free", "de_DE ein weiteres gratis",
        "de_DE noch ein Stück gratis", "de_DE 1 gratis dazu", "fr_FR un autre offert",
        "es_ES otro gratis", "es_ES y llévate otro gratis", "it_IT un altro in omaggio",
        "nl_NL nog een gratis", "pt_BR leve outro grátis", "pl_PL jeszcze jeden gratis",
        "sv_SE en till gratis", "zh_CN 买一送一", "ar_EG واحد آخر مجانا",
        "he_IL עוד אחד חינם",
      ])
  }

  @Test func theSecondIsHalfPrice() throws {
    try expect(
      "nth 2 1/2",
      of: [
        "nl_NL 2e voor de helft", "nl_NL tweede voor de helft", "nl_NL 2de aan halve prijs",
        "nl_NL 2e half geld", "fr_FR la 2e à moitié", "fr_FR le 2ème à -50%",
        "es_ES segunda unidad a mitad", "it_IT secondo a metà", "pt_BR 2ª pela metade",
        "pl_PL druga za połowę ceny", "pl_PL drugi produkt -50%", "sv_SE 2:a halva priset",
        "sv_SE andra för halva", "de_DE das zweite zur Hälfte", "he_IL שני ב-50% הנחה",
        "he_IL מוצר שני ב-50% הנחה", "he_IL שני בחצי מחיר", "he_IL השני בחצי מחיר",
        "ar_EG القطعة الثانية بنصف السعر", "ar_EG الثانية بخصم 50%", "ja_JP 2点目半額",
        "en_US second at half",
      ])
    try expect("nth 2 0", of: ["de_DE ein zweites gratis", "he_IL שני חינם", "nl_NL 2e gratis"])
  }

  @Test func threeForThePriceOfTwo() throws {
    try expect(
      "payFor 3 2",
      of: [
        "fr_FR 3 pour le prix de 2", "de_DE 3 zum Preis von 2", "de_DE 3 für 2", "es_ES 3x2",
        "es_ES 3 por el precio de 2", "it_IT 3 al prezzo di 2", "nl_NL 3 voor de prijs van 2",
        "pl_PL 3 w cenie 2", "pt_BR 3 pelo preço de 2", "sv_SE 3 för 2", "sv_SE 3 till priset av 2",
        "ar_EG 3 بسعر 2", "he_IL 3 במחיר 2", "en_US 3 for the price of 2",
      ])
    try expect(
      "amountOff 2", of: ["de_DE Rabatt von 2 €", "fr_FR remise de 2 €", "it_IT sconto da 2 €"])
    try expect("amountOff 5", of: ["he_IL הנחה של 5 ₪"])
  }

  @Test func aTaxThatIsNotInThePriceIsAdded() throws {
    try expect("tax added 13/100", of: ["zh_CN 不含税 13%", "zh_CN 不含税13%", "zh_CN 未税 13%"])
    try expect("tax added 1/20", of: ["zh_TW 未稅 5%", "zh_TW 另加稅 5%"])
    try expect(
      "tax added 1/10", of: ["ja_JP 税別 10%", "ja_JP 税抜き10%", "ja_JP 外税10%", "ja_JP 消費税10%"])
    try expect("tax included 2/25", of: ["ja_JP 税込8%", "ja_JP 内税8%"])
    try expect(
      "tax added 1/5",
      of: [
        "en_GB without VAT 20%", "en_GB ex VAT 20%", "en_GB 20% VAT not included",
        "en_GB before VAT 20%", "de_DE ohne MwSt. 20%", "de_DE zuzüglich 20 % MwSt.",
        "fr_FR sans TVA 20%", "fr_FR hors TVA 20 %", "fr_FR TVA 20 % non comprise",
        "es_ES sin IVA 20%", "es_ES IVA 20% no incluido", "it_IT senza IVA 20%",
        "it_IT IVA 20% non inclusa", "nl_NL zonder btw 20%", "nl_NL btw 20% niet inbegrepen",
        "pt_BR sem impostos 20%", "pt_BR impostos 20% não incluídos", "pl_PL bez VAT 20%",
        "pl_PL netto + 20% VAT", "sv_SE utan moms 20%", "sv_SE exkl. moms 20 %",
        "ar_EG بدون ضريبة 20%", "ar_EG غير شامل الضريبة 20%", "he_IL לא כולל מע״מ 20%",
        "he_IL ללא מע\"מ 20%", "he_IL לפני מע״מ 20%",
      ])
    try expect("tax included 1/5", of: ["he_IL כולל מע״מ 20%", "ar_EG شامل الضريبة 20%"])
  }

  @Test func aCouponStandsBeforeOrBehindItsValue() throws {
    try expect(
      "coupon amount 50 once",
      of: ["ja_JP 50円クーポン", "ja_JP クーポン50円", "ja_JP 50円引きクーポン", "zh_TW 50元折價券", "zh_TW 抵用券50元"])
    try expect("coupon percent 1/10 once", of: ["ja_JP 10%クーポン", "de_DE 10% Gutschein"])
    try expect(
      "coupon amount 2 once",
      of: [
        "en_US $2 off coupon", "en_US coupon worth $2", "de_DE Gutschein über 2 €",
        "de_DE Gutschein im Wert von 2 €", "de_DE 2-€-Gutschein", "fr_FR bon de réduction de 2 €",
        "fr_FR 2 € de bon de réduction", "es_ES cupón de 2 €", "it_IT buono sconto da 2 €",
        "nl_NL kortingsbon van € 2", "pt_BR cupom de R$ 2", "pl_PL kupon na 2 zł",
        "sv_SE kupong på 2 kr", "sv_SE rabattkupong 2 kr", "zh_CN 2元优惠券", "zh_CN 2元代金券",
        "ar_EG قسيمة بقيمة 2 ج.م", "he_IL קופון של 2 ₪",
      ])
  }

  @Test func aLimitCountsThings() throws {
    try expect(
      "limit 4",
      of: [
        "ja_JP お一人様4点まで", "ja_JP お一人様4点限り", "ja_JP お一人様 4点まで", "ja_JP お1人様4個まで",
        "ja_JP 1人4個まで", "ja_JP 購入上限4個", "zh_CN 每人限购4件", "zh_CN 限购4件", "zh_CN 每人最多4件",
        "zh_TW 限購4件", "de_DE max. 4 Stück pro Kunde", "de_DE maximal 4 Packungen pro Person",
        "de_DE nur 4 pro Kunde", "de_DE höchstens 4 je Kunde", "de_DE bis zu 4 Stück pro Haushalt",
        "en_US limit 4 items", "en_US max 4 units per customer", "en_US up to 4 per customer",
        "en_US limit of 4", "en_US 4 per customer", "en_US limited to 4 per person",
        "fr_FR maximum 4 pièces par client", "fr_FR limité à 4 par client",
        "es_ES máximo 4 unidades por cliente", "es_ES máx. 4 por persona",
        "it_IT massimo 4 pezzi per cliente", "it_IT fino a 4 pezzi per cliente",
        "nl_NL max. 4 stuks per klant", "pt_BR limite de 4 unidades por cliente",
        "pt_BR até 4 por cliente", "pl_PL maks. 4 szt. na osobę", "pl_PL limit 4 sztuki na klienta",
        "sv_SE max 4 st/kund", "sv_SE max 4 per hushåll", "ar_EG الحد الأقصى 4 قطع لكل عميل",
        "he_IL מוגבל ל-4 יחידות ללקוח", "he_IL עד 4 יחידות ללקוח",
      ])
  }

  /// Where two prices stand around the word, both may be that of the pack.
  @Test(arguments: [
    ("en_US", "$4 shipping $7.99"), ("de_DE", "4 € Versand 7,99 €"),
    ("fr_FR", "4 € livraison 7,99 €"), ("es_ES", "4 € envío 7,99 €"),
    ("it_IT", "4 € spedizione 7,99 €"), ("nl_NL", "€ 4 verzendkosten € 7,99"),
    ("pt_BR", "R$ 10 frete R$ 24,90"), ("pl_PL", "14 zł dostawa 24,99 zł"),
    ("sv_SE", "39 kr frakt 49,90 kr"), ("ja_JP", "400円 送料 498円"),
    ("zh_CN", "10元 运费 29.90元"), ("ar_EG", "20 ج.م الشحن 49.90 ج.م"),
    ("he_IL", "14 ₪ משלוח 24.90 ₪"),
  ])
  func shippingBetweenTwoPricesIsUnclear(_ locale: String, _ text: String) throws {
    let line = readLine("Tea 500 g \(text)", locale)
    #expect(line.problem == .severalReadings, "\(text)")
    #expect(line.alternatives.count == 1)
    let other = try #require(line.alternatives.first)
    #expect(other.price?.value.amount == line.terms.shipping?.amount)
    #expect(other.terms.shipping?.amount == line.price?.value.amount)
  }

  @Test func theWordForAlcoholStandsBeforeOrBehindItsShare() throws {
    try expect(
      "strength share;2/5;alcohol",
      of: [
        "ja_JP アルコール 40%", "ja_JP アルコール40%", "ja_JP アルコール度数 40%", "ja_JP アルコール分40%",
        "ja_JP アルコール度数40度", "zh_CN 酒精 40%", "zh_CN 酒精度40%", "zh_CN 酒精度 40%vol",
        "de_DE 40% vol", "de_DE Alkohol 40 %", "de_DE Alkoholgehalt 40 %", "en_US alcohol 40%",
        "en_US ABV 40%", "en_US 40% ABV", "en_US 40% alc/vol", "fr_FR alcool 40 %",
        "es_ES alcohol 40 %", "it_IT alcol 40%", "nl_NL alcohol 40%", "pl_PL alkohol 40%",
        "pt_BR álcool 40%", "sv_SE alkohol 40 %", "ar_EG كحول 40%", "he_IL אלכוהול 40%",
      ])
    try expect("was 13.32 ?", of: ["en_US 40% off"])
    try expect("percentOff 2/5", of: ["de_DE -40 %"])
  }

}

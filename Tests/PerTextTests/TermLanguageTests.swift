import PerModel
import PerText
import Testing

/// Terms are read by the words of each language, and written back as the same.
@Suite struct TermLanguageTests {
  private static let samples: [(term: Term, exact: String, texts: [String])] = [
    (
      .deposit, "deposit 1/2",
      [
        "de_DE Pfand 0,50", "fr_FR consigne 0,50", "es_ES depósito del envase 0,50",
        "it_IT cauzione 0,50",
        "nl_NL statiegeld 0,50", "pt_BR depósito do vasilhame 0,50", "pl_PL kaucja 0,50",
        "sv_SE pant 0,50",
        "ja_JP 容器保証金 0.5", "zh_CN 押金 0.5", "zh_CN 押金0.5", "ar_EG تأمين مسترد 0.5",
        "he_IL פיקדון 0.50", "en_US deposit 0.50",
      ]
    ),
    (
      .tax, "tax included 0",
      [
        "de_DE inkl. Steuer", "fr_FR TTC", "fr_FR taxes comprises", "es_ES impuestos incluidos",
        "it_IT imposte incluse", "nl_NL inclusief btw", "pt_BR impostos inclusos",
        "pl_PL z podatkiem",
        "sv_SE inkl. moms", "ja_JP 税込", "zh_CN 含税", "ar_EG شامل الضريبة", "he_IL כולל מס",
        "en_US tax included",
      ]
    ),
    (
      .coupon, "coupon amount 1 once",
      [
        "de_DE Gutschein 1,00", "fr_FR bon de réduction 1,00", "es_ES cupón 1,00",
        "it_IT buono sconto 1,00",
        "nl_NL kortingsbon 1,00", "pt_BR cupom 1,00", "pl_PL kupon 1,00", "sv_SE kupong 1,00",
        "ja_JP クーポン 1", "zh_CN 优惠券 1", "ar_EG قسيمة 1", "he_IL קופון 1", "en_US coupon 1.00",
      ]
    ),
    (
      .loyaltyPrice, "loyaltyPrice 3",
      [
        "de_DE Preis mit Kundenkarte 3", "fr_FR prix avec carte de fidélité 3",
        "es_ES precio con tarjeta de fidelización 3", "it_IT prezzo con carta fedeltà 3",
        "nl_NL prijs met klantenkaart 3", "pt_BR preço com cartão fidelidade 3",
        "pl_PL cena z kartą 3",
        "sv_SE medlemspris 3", "ja_JP 会員価格 3", "zh_CN 会员价 3", "ar_EG سعر بطاقة الولاء 3",
        "he_IL מחיר מועדון 3", "en_US card price 3",
      ]
    ),
    (
      .shipping, "shipping 4 order",
      [
        "de_DE Versandkosten 4", "fr_FR frais de livraison 4", "es_ES gastos de envío 4",
        "it_IT spese di spedizione 4", "nl_NL verzendkosten 4", "pt_BR frete 4",
        "pl_PL koszt dostawy 4",
        "sv_SE frakt 4", "ja_JP 送料 4", "zh_CN 运费 4", "ar_EG تكلفة الشحن 4", "he_IL דמי משלוח 4",
      ]
    ),
    (
      .shipping, "shipping 0 order",
      [
        "de_DE versandkostenfrei", "fr_FR livraison gratuite", "es_ES envío gratuito",
        "it_IT spedizione gratuita", "nl_NL gratis verzending", "pt_BR frete grátis",
        "pl_PL darmowa dostawa", "sv_SE fri frakt", "ja_JP 送料無料", "zh_CN 包邮", "ar_EG شحن مجاني",
        "he_IL משלוח חינם",
      ]
    ),
    (
      .drained, "drained 240 gram",
      [
        "de_DE Abtropfgewicht 240 g", "fr_FR poids net égoutté 240 g",
        "es_ES peso neto escurrido 240 g",
        "it_IT peso sgocciolato 240 g", "nl_NL uitlekgewicht 240 g", "pt_BR peso drenado 240 g",
        "pl_PL masa netto po odcieku 240 g", "sv_SE avrunnen vikt 240 g", "ja_JP 固形量 240g",
        "zh_CN 沥干物 240克", "ar_EG الوزن المصفى 240 غ", "he_IL משקל מסונן 240 גרם",
      ]
    ),
    (
      .usableShare, "usableShare 4/5",
      [
        "de_DE nutzbarer Anteil 80 %", "fr_FR part utilisable 80 %",
        "es_ES parte aprovechable 80 %",
        "it_IT parte utilizzabile 80%", "nl_NL bruikbaar deel 80%", "pt_BR parte aproveitável 80%",
        "pl_PL część użytkowa 80%", "sv_SE användbar andel 80 %", "ja_JP 使える割合 80%",
        "zh_CN 可用比例 80%", "ar_EG النسبة الصالحة للاستعمال 80%", "he_IL החלק השמיש 80%",
      ]
    ),
    (
      .packCount, "packCount 3",
      [
        "de_DE gekaufte Packungen 3", "fr_FR paquets achetés 3", "es_ES paquetes comprados 3",
        "it_IT confezioni acquistate 3", "nl_NL gekochte verpakkingen 3",
        "pt_BR pacotes comprados 3",
        "pl_PL kupione opakowania 3", "sv_SE köpta förpackningar 3", "ja_JP 購入パック数 3",
        "zh_CN 购买包数 3", "ar_EG العبوات المشتراة 3", "he_IL אריזות שנקנות 3",
      ]
    ),
    (
      .limit, "limit 4",
      [
        "de_DE Höchstmenge 4 pro Kunde", "fr_FR limite 4 par client", "es_ES límite 4 por cliente",
        "it_IT limite 4 per cliente", "nl_NL maximum 4 per klant", "pt_BR limite 4 por cliente",
        "pl_PL limit 4 na klienta", "sv_SE max 4 per kund", "ja_JP 購入上限 4", "zh_CN 每人限购 4",
        "ar_EG الحد الأقصى 4 لكل عميل", "he_IL הגבלה 4 ללקוח", "en_US limit four",
      ]
    ),
    (
      .density, "density 23/25",
      [
        "de_DE Dichte 0,92", "fr_FR masse volumique 0,92", "es_ES densidad 0,92",
        "it_IT densità 0,92",
        "nl_NL dichtheid 0,92", "pt_BR densidade 0,92", "pl_PL gęstość 0,92", "sv_SE densitet 0,92",
        "ja_JP 密度 0.92", "zh_CN 密度 0.92", "ar_EG الكثافة 0.92", "he_IL צפיפות 0.92",
      ]
    ),
    (
      .strength, "strength share;2/5;alcohol",
      [
        "de_DE 40 % Alkohol", "fr_FR teneur 40 % alcool", "es_ES 40 % alcohol", "it_IT 40% alcol",
        "nl_NL gehalte 40% alcohol", "pt_BR teor 40% álcool", "pl_PL zawartość 40% alkohol",
        "sv_SE halt 40 % alkohol", "ja_JP アルコール 40%", "zh_CN 酒精 40%", "ar_EG كحول 40%",
        "he_IL אלכוהול 40%",
      ]
    ),
  ]

  @Test func everyTermIsReadInEveryLanguageAndWrittenAsTheSame() {
    for (term, exact, texts) in Self.samples {
      for sample in texts {
        let locale = UserLocale(identifier: String(sample.prefix { $0 != " " }))
        let text = String(sample.drop { $0 != " " }.dropFirst())
        let reader = TermReader(ReadingContext(money: locale))
        var read = Terms()
        #expect(throws: Never.self, "\(sample)") { try reader.read(text, as: term, into: &read) }
        #expect(read.exactMembers.map { "\($0.name) \($0.value)" } == [exact], "\(sample)")
        let all = try? reader.readAll(text)
        #expect(all == read, "\(sample) among all terms: \(String(describing: all?.exactMembers))")
        let written = Formatter(locale).editable(term, of: read, in: locale.currency)
        var back = Terms()
        try? reader.read(written, as: term, into: &back)
        #expect(back == read, "\(sample) \(written)")
      }
    }
  }

  @Test(arguments: [
    "olive oil", "Olivenöl", "huile d'olive", "huile d’olive", "aceite de oliva", "olio d'oliva",
    "olijfolie", "azeite",
    "oliwa z oliwek", "olivolja", "オリーブオイル", "橄榄油", "زيت زيتون", "שמן זית",
  ])
  func aFoodSaysItsDensity(_ food: String) throws {
    var (terms, expected) = (Terms(), Terms())
    try TermReader(.american).read(food, as: .density, into: &terms)
    try TermReader(.american).read("olive oil", as: .density, into: &expected)
    #expect(terms.density != nil && terms == expected)
  }

  @Test func whatIsNotIncludedIsAdded() throws {
    let reader = TermReader(ReadingContext(money: UserLocale(identifier: "ar_EG")))
    var terms = Terms()
    try reader.read("14% ضريبة غير شامل", as: .tax, into: &terms)
    #expect(terms.tax?.isIncluded == false)
  }

  @Test func pantIsAGarmentInEnglish() {
    func deposit(_ locale: String) -> Rational? {
      let context = ReadingContext(money: UserLocale(identifier: locale))
      return LineReader(context).read("Läsk 1,5 l 19,90 pant 2").terms.deposit
    }
    #expect(deposit("sv_SE") == 2)
    #expect(deposit("en_IE") == nil)
  }

  @Test func aTermIsForAPack() {
    let reader = TermReader(.american)
    var terms = Terms()
    #expect(throws: ReadingError.self) { try reader.read("0.25/kg", as: .deposit, into: &terms) }
    #expect(throws: Never.self) { try reader.read("0.25 each", as: .deposit, into: &terms) }
  }
}

import PerModel
import PerText
import Testing

/// The words of stores in the languages of the program.
@Suite struct ReadingDealLanguageTests {
  private func exact(_ text: String, _ locale: String) -> String {
    let context = ReadingContext(money: UserLocale(identifier: locale))
    do throws(ReadingError) { return try DealReader(context).read(text).exactText } catch {
      return "\(error.problem) \(error.range)"
    }
  }

  @Test(arguments: [
    ("de", "3 für 2"), ("fr", "3 pour 2"), ("es", "3x2"), ("it", "3x2"), ("nl", "3 voor 2"),
    ("pt_BR", "leve 3, pague 2"), ("pt_BR", "leve 3 pague 2"), ("pt_BR", "leve 3 e pague 2"),
    ("pl", "3 w cenie 2"), ("sv", "3 för 2"), ("sv", "ta 3 betala för 2"), ("ja", "3点で2点分の価格"),
    ("zh_CN", "买 3 件付 2 件"), ("zh_CN", "买三付二"), ("ar", "3 بسعر 2"), ("he", "3 במחיר 2"),
    ("es", "lleva 3, paga 2"), ("en_US", "3 for 2"),
  ])
  func threeForTwo(_ locale: String, _ text: String) {
    #expect(exact(text, locale) == "payFor 3 2")
  }

  @Test(arguments: [
    ("de", "2 kaufen, 1 gratis"), ("fr", "2 achetés, 1 offert"),
    ("es", "compra 2 y llévate 1 gratis"),
    ("it", "ogni 2, 1 in omaggio"), ("nl", "2+1 gratis"), ("pt_BR", "compre 2, ganhe 1"),
    ("pl", "kup 2, 1 gratis"), ("sv", "köp 2, få 1 på köpet"), ("ja", "2点買うと1点無料"),
    ("zh_CN", "买 2 送 1"), ("zh_CN", "买2送1"), ("ar", "اشترِ 2 واحصل على 1 مجانًا"),
    ("he", "2+1 מתנה"), ("en_US", "buy 2 get 1 free"),
  ])
  func buyTwoGetOne(_ locale: String, _ text: String) {
    #expect(exact(text, locale) == "buyGet 2 1 0")
  }

  @Test(arguments: [
    ("de", "das zweite zum halben Preis"), ("fr", "le 2e à moitié prix"),
    ("es", "2.ª unidad al 50 %"),
    ("it", "il secondo a metà prezzo"), ("nl", "2e halve prijs"),
    ("pt_BR", "2ª unidade pela metade do preço"), ("pl", "drugi za pół ceny"),
    ("pl", "drugi produkt 50% taniej"), ("sv", "andra för halva priset"), ("ja", "2点目半額"),
    ("ja", "2個目半額"), ("zh_CN", "第二件半价"), ("zh_CN", "第2件半价"), ("ar", "الثانية بنصف السعر"),
    ("he", "השני בחצי מחיר"),
  ])
  func theSecondAtHalfPrice(_ locale: String, _ text: String) {
    #expect(exact(text, locale) == "nth 2 1/2")
  }

  @Test(arguments: [
    ("de", "20 % Rabatt"), ("fr", "20 % de remise"), ("es", "20 % de descuento"),
    ("it", "sconto del 20%"),
    ("nl", "20% korting"), ("pt_BR", "20% de desconto"), ("pl", "20% taniej"),
    ("sv", "20 % rabatt"),
    ("ja", "20%引き"), ("ja", "20%OFF"), ("ja", "2割引"), ("zh_CN", "减 20%"), ("zh_CN", "8折"),
    ("zh_CN", "打8折"), ("zh_CN", "80折"), ("ar", "خصم 20%"), ("he", "20% הנחה"),
  ])
  func aFifthOff(_ locale: String, _ text: String) {
    #expect(exact(text, locale) == "percentOff 1/5")
  }

  @Test(arguments: [
    ("de", "20 % Rabatt ab 3 Packungen"), ("fr", "20 % de remise dès 3 paquets"),
    ("es", "20 % de descuento a partir de 3 paquetes"), ("it", "sconto del 20% da 3 confezioni"),
    ("nl", "20% korting vanaf 3 verpakkingen"), ("pt_BR", "20% de desconto a partir de 3 pacotes"),
    ("pl", "20% taniej od 3 opakowań"), ("sv", "20 % rabatt från 3 förpackningar"),
    ("ja", "3パック以上で20%引き"), ("zh_CN", "满 3 包减 20%"), ("ar", "خصم 20% عند شراء 3 عبوات"),
    ("he", "20% הנחה החל מ-3 אריזות"), ("en_US", "3 or more 20% off"),
  ])
  func fromThreePacks(_ locale: String, _ text: String) {
    #expect(exact(text, locale) == "percentOff 1/5 from 3")
  }

  @Test(arguments: [
    ("pl_PL", "2 za 5 zł", 5), ("es_ES", "2 a 5 €", 5), ("it_IT", "2 a 5 €", 5),
    ("pt_BR", "2 por R$ 5", 5),
    ("sv_SE", "2 för 50 kr", 50), ("ja_JP", "2個で500円", 500), ("zh_CN", "2件100元", 100),
    ("zh_CN", "2件共100元", 100), ("he_IL", "2 ב-25", 25), ("ru_RU", "2 за 100 руб", 100),
    ("ar_EG", "2 بسعر 50 جنيه", 50), ("en_GB", "£10 for 2", 10), ("de_DE", "10 € für 2", 10),
    ("fr_FR", "5 € pour 2", 5), ("nl_NL", "€ 5 voor 2", 5), ("en_GB", "2 for £5", 5),
  ])
  func twoTogether(_ locale: String, _ text: String, _ price: Int) {
    #expect(exact(text, locale) == "total 2 \(price)")
  }

  @Test(arguments: [
    ("2nd for $1", "nthPrice 2 1"), ("second for $1.50", "nthPrice 2 3/2"),
    ("2nd one for 0.99", "nthPrice 2 99/100"),
    ("2nd for 1", "notADeal 0..<1"), ("$1 off 2", "groupOff 2 1"),
    ("$1.50 off 3 packs", "groupOff 3 3/2"),
    ("$2 off $5.99", "amountOff 2"), ("4 for $8, or $2 each", "proRata 4 8"),
    ("3 for $5 or $1.67 each", "proRata 3 5"), ("4 for $8, or $3 each", "total 4 8"),
    ("4 for $8", "total 4 8"), ("-28%*", "percentOff 7/25"), ("-28% *", "unexpected(\"*\") 5..<6"),
    ("buy 1 get 1 of equal or lesser value for 50% off", "buyGet 1 1 1/2"),
    ("buy 1 get 1 for 50% off", "buyGet 1 1 1/2"), ("2 a 5 €", "ambiguous 2..<3"),
  ])
  func kindsOfTheirOwn(_ text: String, _ expected: String) {
    #expect(exact(text, "en_US") == expected)
  }

  @Test(arguments: [
    ("de_DE", "4 für 8 € oder 2 € je Stück"), ("de_DE", "4 für 8 €, einzeln 2 €"),
    ("fr_FR", "4 pour 8 € ou 2 € la pièce"), ("es_ES", "4 por 8 € o 2 € cada uno"),
    ("nl_NL", "4 voor 8 € of 2 € per stuk"), ("sv_SE", "4 för 8 kr eller 2 kr per styck"),
    ("pl_PL", "4 za 8 zł lub 2 zł za sztukę"),
  ])
  func eachAtTheSamePrice(_ locale: String, _ text: String) {
    #expect(exact(text, locale) == "proRata 4 8")
  }

  /// What Per writes for an entry or a file is read as the same.
  @Test func everyKindIsReadBack() throws {
    let kinds: [Deal.Kind] = [
      .payFor(taken: 3, paid: 2), .total(count: 2, price: 5), .each(count: 5, price: 3),
      .proRata(count: 4, price: 8), .proRata(count: 3, price: 5), .groupOff(count: 2, amount: 1),
      .nthPrice(2, price: 1), .nthPrice(4, price: try Rational(3, over: 2)),
      .percentOff(try Rational(1, over: 5)), .amountOff(1), .nth(2, paidPart: .zero),
      .buyGet(bought: 2, given: 1, paidPart: .zero),
    ]
    for identifier in [
      "en_US", "de_DE", "fr_FR", "es_ES", "it_IT", "nl_NL", "pt_BR", "pl_PL", "sv_SE", "ja_JP",
      "zh_CN",
      "ar_EG", "he_IL",
    ] {
      let locale = UserLocale(identifier: identifier)
      let reader = DealReader(ReadingContext(money: locale))
      for kind in kinds {
        for minimum in [1, 4] {
          let deal = Deal(kind, minimumCount: minimum)
          let text = Formatter(locale).editable(deal, in: locale.currency)
          let read = try? reader.read(text)
          #expect(read?.exactText == deal.exactText, "\(identifier) \(text)")
        }
      }
    }
  }
}

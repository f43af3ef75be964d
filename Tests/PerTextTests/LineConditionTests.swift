import PerModel
import Testing

@testable import PerText

/// From how many packs on a price holds: that is the deal "each at", and never a size or part of the name.
@Suite struct LineConditionTests {
  @Test(
    arguments: [
      ("en_US", "Coffee 500 g $6.99 from 2 packs"), ("en_US", "Coffee 500 g $6.99 when you buy 2"),
      ("en_US", "Coffee 500 g $6.99 ea. when you buy 2"),
      ("en_US", "Coffee 500 g $6.99 each when you buy 2 or more"),
      ("en_US", "Coffee 500 g $6.99 with purchase of 2"),
      ("en_US", "Coffee 500 g buy 2 or more $6.99 each"),
      ("de_DE", "Kaffee 500 g 6,99 € ab 2 Packungen"), ("de_DE", "Kaffee 500 g 6,99 € ab 2 Stück"),
      ("de_DE", "Kaffee 500 g 6,99 € beim Kauf von 2"),
      ("de_DE", "Kaffee 500 g bei Abnahme von 2 Stück je 6,99 €"),
      ("fr_FR", "Café 500 g 6,99 € dès 2 paquets"), ("fr_FR", "Café 500 g 6,99 € dès 2 achetés"),
      ("fr_FR", "Café 500 g 6,99 € l'unité par 2"),
      ("fr_FR", "Café 500 g 6,99 € à partir de 2 achetés"),
      ("es_ES", "Café 500 g 6,99 € a partir de 2 paquetes"),
      ("es_ES", "Café 500 g 6,99 € comprando 2"), ("es_ES", "Café 500 g 6,99 € al comprar 2 uds"),
      ("it_IT", "Caffè 500 g 6,99 € da 2 confezioni"), ("it_IT", "Caffè 500 g 6,99 da 2 pezzi"),
      ("it_IT", "Caffè 500 g 6,99 € acquistando 2 pezzi"),
      ("nl_NL", "Koffie 500 g 6,99 vanaf 2 verpakkingen"),
      ("nl_NL", "Koffie 500 g € 6,99 bij aankoop van 2"),
      ("pt_BR", "Café 500 g R$ 6,99 a partir de 2 pacotes"),
      ("pt_BR", "Café 500 g leve 2 ou mais por 6,99 cada"),
      ("pt_BR", "Café 500 g R$ 6,99 cada a partir de 2 unidades"),
      ("pt_BR", "Café 500 g leve 2 pague R$ 6,99 cada"),
      ("pl_PL", "Kawa 500 g 6,99 zł od 2 opakowań"),
      ("pl_PL", "Kawa 500 g 6,99 zł przy zakupie 2 szt."),
      ("pl_PL", "Kawa 500 g 6,99 zł/szt. przy zakupie min. 2 szt."),
      ("sv_SE", "Kaffe 500 g 6,99 kr från 2 förpackningar"),
      ("sv_SE", "Kaffe 500 g 6,99 kr vid köp av 2"),
      ("sv_SE", "Kaffe 500 g 6,99 kr/st vid köp av minst 2"),
      ("ja_JP", "コーヒー 500g 2パック以上 6.99円"), ("ja_JP", "コーヒー 500g 2点以上で1点あたり6.99円"),
      ("zh_CN", "咖啡 500克 满2包 6.99元"), ("zh_CN", "咖啡 500克 6.99元 满2包"),
      ("zh_CN", "咖啡 500克 2件起 每件6.99元"),
      ("ar_EG", "قهوة 500 غ عند شراء 2 عبوات 6.99 ج.م"),
      ("he_IL", "קפה 500 גרם 6.99 ₪ החל מ-2 אריזות"), ("he_IL", "קפה 500 גרם 6.99 ₪ מ-2 יחידות"),
      ("he_IL", "קפה 500 גרם 6.99 ₪ בקניית 2"), ("cs_CZ", "Káva 500 g 6,99 Kč při koupi 2 ks"),
      ("da_DK", "Kaffe 500 g 6,99 kr. ved køb af 2"),
      ("nb_NO", "Kaffe 500 g 6,99 kr ved kjøp av 2"),
    ])
  func aPriceHoldsFromTwoOn(_ locale: String, _ text: String) throws {
    let line = readLine(text, locale)
    let price = try exact("699/100")
    #expect(line.deal?.value.kind == .each(count: 2, price: price), "\(line)")
    #expect(line.quantity?.value.total == (try exact("1/2")), "\(line)")
    #expect(line.price == nil && !line.isUnclear && line.terms == Terms(), "\(line)")
    #expect(line.name.allSatisfy { !$0.isWhitespace }, "\(line.name)")
  }

  @Test(
    arguments: [
      ("pl_PL", "Kawa 500 g 9,99 zł, 6,99 zł przy zakupie 2 szt."),
      ("de_DE", "Kaffee 500 g 9,99 € 6,99 € ab 2 Packungen"),
      ("de_DE", "Kaffee 500 g 9,99 € ab 2 Packungen 6,99 €"),
      ("fr_FR", "Café 500 g 9,99 € 6,99 € dès 2 paquets"),
      ("it_IT", "Caffè 500 g € 9,99 € 6,99 acquistando 2 pezzi"),
      ("pt_BR", "Café 500 g R$ 9,99, leve 2 ou mais por R$ 6,99 cada"),
      ("sv_SE", "Kaffe 500 g 9,99 kr 6,99 kr vid köp av 2"),
      ("he_IL", "קפה 500 גרם 9.99 ₪ מ-2 יחידות 6.99 ₪"),
    ])
  func theRegularPriceStandsBeside(_ locale: String, _ text: String) throws {
    let line = readLine(text, locale)
    #expect(line.deal?.value.kind == .each(count: 2, price: try exact("699/100")), "\(line)")
    #expect(line.price?.value.amount == (try exact("999/100")) && !line.isUnclear, "\(line)")
  }

  /// Where nothing tells whether all cost that or each, or nothing follows, the line says that it is unclear.
  @Test(
    arguments: [
      ("de_DE", "Kaffee 500 g 6,99 € ab 2"), ("de_DE", "Kaffee 500 g beim Kauf von 2 6,99 €"),
      ("pl_PL", "Kawa 500 g przy zakupie 2 sztuk 6,99 zł"),
      ("nl_NL", "Koffie 500 g € 6,99 vanaf 2"), ("en_US", "Coffee 500 g must buy 2 $6.99"),
    ])
  func whatIsNotSaidIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }

  /// Ages and other amounts are no counts of packs.
  @Test(arguments: [
    ("de_DE", "Spiel ab 3 Jahren 9,99 €"), ("en_US", "Coffee from 3 valleys 500 g $5.99"),
    ("de_DE", "Lachs ab 500 g 9,99 €"), ("it_IT", "Confezione da 6 uova 1,99 €"),
  ])
  func othersAreNoConditions(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.deal == nil && line.price != nil && line.notUnderstood.isEmpty, "\(line)")
  }

  /// Nobody offers what costs more than without the offer.
  @Test(arguments: [
    ("en_US", "Coffee $4.99, 2 for $12"), ("en_US", "Coffee $4.99 2nd for $6"),
    ("de_DE", "Kaffee 5,99 € ab 3 Packungen 6,99 €"), ("de_DE", "Kaffee 4,99 € 2 für 12 €"),
    ("fr_FR", "Café 4,99 € 2 pour 12 €"), ("es_ES", "Café 4,99 € 2 por 12 €"),
    ("pl_PL", "Kawa 4,99 zł 2 za 12 zł"), ("sv_SE", "Kaffe 49 kr 2 för 120 kr"),
  ])
  func aDealDearerThanThePriceIsUnclear(_ locale: String, _ text: String) {
    let user = UserLocale(identifier: locale)
    let line = readLine(text, locale)
    #expect(line.problem == .dearerDeal && line.isUnclear, "\(line)")
    #expect(!Formatter(user).problem(of: line, in: .euro).isEmpty)
  }

  @Test(arguments: [
    ("de_DE", "Kefir 5 x 0,89 4,45"), ("fr_FR", "Yaourt 5 x 0,89 4,45"),
  ])
  func whatATillAddsUpHasThePriceOfOne(_ locale: String, _ text: String) throws {
    let line = readLine(text, locale)
    let one = try Rational(89, over: 100)
    #expect(line.price?.value.amount == one && !line.isUnclear, "\(line)")
  }

  @Test func whatATillAddsUpWithoutATimesSignIsUnclear() {
    #expect(readLine("Yogurt 5 @ 0.89 4.45", "en_US").isUnclear)
  }
}

import PerModel
import PerText
import Testing

/// Deals and terms in lines of the twelve languages: none may go into the name, or stand for another.
@Suite struct LineLanguageTests {
  @Test(arguments: [
    (
      "de_DE", "Kaffee 500 g 7,99 € 19% MwSt. inklusive",
      "Kaffee | 500 gram | 7.99 EUR | tax included 19/100"
    ),
    (
      "de_DE", "Kaffee 500 g zzgl. 0,25 € Pfand 7,99 €",
      "Kaffee | 500 gram | 7.99 EUR | deposit 1/4"
    ),
    (
      "de_DE", "Kaffee 500 g zzgl. 4,90 € Versand 7,99 €",
      "Kaffee | 500 gram | 7.99 EUR | shipping 49/10 order"
    ),
    ("de_DE", "Kaffee 500 g 7,99 € -20%", "Kaffee | 500 gram | 7.99 EUR | percentOff 1/5"),
    ("de_DE", "Kaffee -20% 500g 7,99 €", "Kaffee | 500 gram | 7.99 EUR | percentOff 1/5"),
    ("de_DE", "max. 4 pro Kunde Kaffee 500 g 7,99 €", "Kaffee | 500 gram | 7.99 EUR | limit 4"),
    (
      "de_DE", "nutzbarer Anteil 80 % Kaffee 500 g 7,99 €",
      "Kaffee | 500 gram | 7.99 EUR | usableShare 4/5"
    ),
    (
      "de_DE", "gekaufte Packungen 3 Kaffee 500 g 7,99 €",
      "Kaffee | 500 gram | 7.99 EUR | packCount 3"
    ),
    ("fr_FR", "Café 500 g 7,99 € 3 pour le prix de 2", "Café | 500 gram | 7.99 EUR | payFor 3 2"),
    ("fr_FR", "Café 3 pour le prix de 2 500 g 7,99 €", "Café | 500 gram | 7.99 EUR | payFor 3 2"),
    (
      "fr_FR", "Café 500 g 7,99 € 2 achetés = 1 offert",
      "Café | 500 gram | 7.99 EUR | buyGet 2 1 0"
    ),
    ("fr_FR", "Café 500 g 7,99 € 2 achetés, 1 offert", "Café | 500 gram | 7.99 EUR | buyGet 2 1 0"),
    (
      "fr_FR", "TVA 20 % incluse Café 500 g 7,99 €",
      "Café | 500 gram | 7.99 EUR | tax included 1/5"
    ),
    (
      "es_ES", "Café 500 g 7,99 € IVA 21% no incluido",
      "Café | 500 gram | 7.99 EUR | tax added 21/100"
    ),
    (
      "es_ES", "IVA 21 % incluido Café 500 g 7,99 €",
      "Café | 500 gram | 7.99 EUR | tax included 21/100"
    ),
    ("es_ES", "Café 500 g 7,99 € 2ª unidad al 70%", "Café | 500 gram | 7.99 EUR | nth 2 3/10"),
    ("es_ES", "Café 500 g 7,99 € lleva 3 y paga 2", "Café | 500 gram | 7.99 EUR | payFor 3 2"),
    (
      "it_IT", "Caffè 500 g 7,99 € IVA 22% esclusa",
      "Caffè | 500 gram | 7.99 EUR | tax added 11/50"
    ),
    ("it_IT", "Caffè 500 g 7,99 € prendi 3 paghi 2", "Caffè | 500 gram | 7.99 EUR | payFor 3 2"),
    (
      "nl_NL", "Koffie 500 g € 7,99 excl. statiegeld 0,15",
      "Koffie | 500 gram | 7.99 EUR | deposit 3/20"
    ),
    ("nl_NL", "Koffie 500 g € 7,99 2e halve prijs", "Koffie | 500 gram | 7.99 EUR | nth 2 1/2"),
    (
      "nl_NL", "AH Borrelplank per pakket € 25,20",
      "AH Borrelplank | 1 item of pack | 25.2 EUR each"
    ),
    (
      "pt_BR", "Café 500 g R$ 24,90 2ª unidade com 50% de desconto",
      "Café | 500 gram | 24.9 BRL | nth 2 1/2"
    ),
    ("pt_BR", "Café 500 g R$ 24,90 leve 3 pague 2", "Café | 500 gram | 24.9 BRL | payFor 3 2"),
    ("pt_BR", "limite 4 por cliente Café 500 g R$ 24,90", "Café | 500 gram | 24.9 BRL | limit 4"),
    ("pt_BR", "Banana R$ 8,99 kg", "Banana | 1 kilogram | 8.99 BRL each"),
    ("pl_PL", "20% taniej Kawa 500 g 24,99 zł", "Kawa | 500 gram | 24.99 PLN | percentOff 1/5"),
    ("pl_PL", "Kawa 500 g 24,99 zł maks. 4 na klienta", "Kawa | 500 gram | 24.99 PLN | limit 4"),
    ("pl_PL", "Kawa 500 g 24,99 zł 3 w cenie 2", "Kawa | 500 gram | 24.99 PLN | payFor 3 2"),
    ("pl_PL", "Kawa 500 g 24,99 zł + kaucja 0,50 zł", "Kawa | 500 gram | 24.99 PLN | deposit 1/2"),
    ("sv_SE", "Kaffe 500 g 49,90 kr + pant 2 kr", "Kaffe | 500 gram | 49.9 SEK | deposit 2"),
    ("sv_SE", "Kaffe 500 g 49,90 kr ta 3 betala för 2", "Kaffe | 500 gram | 49.9 SEK | payFor 3 2"),
    (
      "sv_SE", "Kaffe 500 g 49,90 kr inkl. 12 % moms",
      "Kaffe | 500 gram | 49.9 SEK | tax included 3/25"
    ),
    ("ja_JP", "コーヒー 500g 498円 よりどり2点800円", "コーヒー | 500 gram | 498 JPY | total 2 800"),
    ("ja_JP", "コーヒー 500g 498円 2点目半額", "コーヒー | 500 gram | 498 JPY | nth 2 1/2"),
    ("ja_JP", "コーヒー -20% 500g 498円", "コーヒー | 500 gram | 498 JPY | percentOff 1/5"),
    ("zh_CN", "咖啡 500克 29.90元 第二件5折", "咖啡 | 500 gram | 29.9 CNY | nth 2 1/2"),
    ("zh_CN", "咖啡 500克 29.90元 满 3 包减 20%", "咖啡 | 500 gram | 29.9 CNY | percentOff 1/5 from 3"),
    ("zh_CN", "咖啡 500克 29.90元 押金0.5元", "咖啡 | 500 gram | 29.9 CNY | deposit 1/2"),
    ("zh_CN", "咖啡 -20% 500克 29.90元", "咖啡 | 500 gram | 29.9 CNY | percentOff 1/5"),
    ("ar_EG", "موز 24.50 ج.م للكيلو", "موز | 1 kilogram | 24.5 EGP each"),
    ("ar_EG", "قهوة 500 غ 49.90 ج.م خصم 20%", "قهوة | 500 gram | 49.9 EGP | percentOff 1/5"),
    ("ar_EG", "قهوة 500 غ 49.90 ج.م 3 بسعر 2", "قهوة | 500 gram | 49.9 EGP | payFor 3 2"),
    ("he_IL", "קפה 500 גרם הנחה של 20% 24.90 ₪", "קפה | 500 gram | 24.9 ILS | percentOff 1/5"),
    ("he_IL", "קפה 500 גרם 24.90 ₪ הנחה של 5 ₪", "קפה | 500 gram | 24.9 ILS | amountOff 5"),
    ("fr_FR", "Pommes 1,49 € 5,96 €/kg", "Pommes | 250 gram | 1.49 EUR"),
    ("en_US", "Coffee 500 g $7.99 tax 8%", "Coffee | 500 gram | 7.99 USD | tax added 2/25"),
    ("de_AT", "3,19 Dr. Best Zahnbürste 1 Stück", "Dr. Best Zahnbürste | 1 item | 3.19"),
    ("en_US", "Coffee 500 g 7.99 20% off", "Coffee | 500 gram | 7.99 | percentOff 1/5"),
    ("he_IL", "אננס ק״ג 1 24.90 ₪", "אננס | 1 kilogram | 24.9 ILS"),
    ("en_US", "8 Flat Boxes 3.99", "8 Flat Boxes | 3.99"),
  ])
  func everyWordHasItsPlace(_ locale: String, _ text: String, _ expected: String) {
    expectWholeLine((locale, text, expected))
  }
}

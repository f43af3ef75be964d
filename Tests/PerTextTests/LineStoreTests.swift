import PerText
import Testing

/// How shops, tills and forums write what costs how much, by cause.
@Suite struct LineStoreTests {
  @Test(
    arguments: [
      ("ja_JP", "牛乳 1L 328円→298円", "牛乳 | 1 liter | 298 JPY | was 328"),
      ("ja_JP", "牛乳 1L 328円 → 298円", "牛乳 | 1 liter | 298 JPY | was 328"),
      ("en_US", "Milk 1 l $5.99 → $4.99", "Milk | 1 liter | 4.99 USD | was 5.99"),
      ("en_US", "Milk 1 l $5.99 -> $4.99", "Milk | 1 liter | 4.99 USD | was 5.99"),
      ("de_DE", "Milch 1 l 1,99 → 1,49", "Milch | 1 liter | 1.49 | was 1.99"),
      ("fr_FR", "Lait 1 l 1,99 € ⇒ 1,49 €", "Lait | 1 liter | 1.49 EUR | was 1.99"),
      ("zh_CN", "牛奶 1L 9.9元→7.9元", "牛奶 | 1 liter | 7.9 CNY | was 9.9"),
      ("it_IT", "Salmone 300 g 11 € invece che 13,50", "Salmone | 300 gram | 11 EUR | was 13.5"),
    ] as [LineRow])
  func anArrowStandsBehindTheFormerPrice(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_US", "Beer 330 ml (pack 6) $7.99", "Beer | 6 × 330 milliliter | 7.99 USD"),
      ("en_US", "Socks (pack 6) $7.99", "Socks | 6 item | 7.99 USD"),
      ("en_GB", "Socks (pack of 6) £7.99", "Socks | 6 item | 7.99 GBP"),
      ("en_IN", "Noodles 65 g (Pack of 30 noodles) ₹600", "Noodles | 30 × 65 gram | 600 INR"),
      ("es_ES", "Atún pack-3 65 g 2,49 €", "Atún | 3 × 65 gram | 2.49 EUR"),
      ("pt_BR", "Cerveja 350 ml pack 12 R$ 29,90", "Cerveja | 12 × 350 milliliter | 29.9 BRL"),
      ("pt_BR", "Água garrafa de 1,5 l R$ 2,99", "Água | 3/2 liter | 2.99 BRL"),
    ] as [LineRow])
  func theNumberOfPacksMayStandBehindTheWord(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("pt_BR", "Abacaxi R$ 6,99 cada", "Abacaxi | 1 item | 6.99 BRL each"),
      ("pt_BR", "Abacaxi R$ 6,99 un", "Abacaxi | 1 item | 6.99 BRL each"),
      ("pt_BR", "Abacaxi R$ 6,99 unid.", "Abacaxi | 1 item | 6.99 BRL each"),
      ("es_ES", "Melón 2,49 c/u", "Melón | 1 item | 2.49 each"),
      ("nl_NL", "Meloen € 1,99 p/st", "Meloen | 1 item | 1.99 EUR each"),
      ("de_DE", "Bananen 1,29 € / kg", "Bananen | 1 kilogram | 1.29 EUR each"),
      ("fr_FR", "Bananes 1,29 € / kg", "Bananes | 1 kilogram | 1.29 EUR each"),
      ("de_DE", "Butter 1,59 € / 250g", "Butter | 250 gram | 1.59 EUR each"),
      ("en_US", "Butter $3.59 / 16 oz", "Butter | 16 ounce | 3.59 USD each"),
      ("en_US", "Peppers @ 50¢/lb", "Peppers | 1 pound | 0.5 USD each"),
    ] as [LineRow])
  func whatIsPaidForOneIsSaidInManyWays(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_US", "Milk 1 l 1.99 @7-Eleven", "7-Eleven"),
      ("en_US", "Milk 1 l 1.99 @ 7-Eleven", "7-Eleven"),
      ("ja_JP", "牛乳 1L 198円 @7-Eleven", "7-Eleven"),
      ("en_US", "Milk 1 l 1.99@7-Eleven", "7-Eleven"),
      ("sv_SE", "Mjölk 1 l 15 kr @7-Eleven", "7-Eleven"), ("en_US", "Bread 1 lb @ $1.29", nil),
      ("en_US", "Tortillas 1 lb @ 99¢", nil), ("en_US", "Tomatoes 1 lb @ 50 ¢", nil),
    ] as [(String, String, String?)])
  func aStoreMayBeginWithADigit(_ locale: String, _ text: String, _ store: String?) {
    let line = readLine(text, locale)
    #expect(line.store?.value == store && line.price != nil && !line.isUnclear, "\(line)")
  }

  /// Each of these can mean two things, and both are offered.
  @Test(arguments: [
    ("en_GB", "Ham slices x7 120 g £2.00"), ("fr_FR", "Cordon bleu x2 200 g 1,79 €"),
    ("en_US", "Yogurt 4 pack 5.3 oz $4.49"), ("en_US", "Soap 3.75 oz 6 bars $7.97"),
    ("en_GB", "Coffee 200 g £5.50 save £2.50"), ("sv_SE", "Kaffe 200 g 55 kr spara 10 kr"),
    ("de_DE", "Kaffee 200 g 5,50 € spare 2,50 €"),
  ])
  func bothMeaningsAreOffered(_ locale: String, _ text: String) {
    let line = readLine(text, locale)
    #expect(line.problem == .severalReadings && !line.alternatives.isEmpty, "\(line)")
  }

  /// What tills print: a price per kilogram is no number of packs.
  @Test(arguments: [
    ("pl_PL", "Banany 1,2 kg * 4,00 4,80"), ("de_DE", "Bananen 1,2 kg x 4,00 4,80"),
    ("en_US", "Bananas 1.2 lb * 0.59 0.71"), ("fr_FR", "Coca-Cola 1,75 L le lot de 2 3,49 €"),
    ("it_IT", "Bicchieri 3,99 € da 6 pezzi"),
  ])
  func whatIsMultipliedWithAPriceIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }

  @Test(
    arguments: [
      (
        "nl_NL", "Tabletten 40 stuks 1+1 gratis € 12,99",
        "Tabletten | 40 item | 12.99 EUR | buyGet(bought: 1, given: 1, paidPart: 0)"
      ),
      (
        "it_IT", "Detersivo 40 lavaggi € 5,99 1+1 gratis",
        "Detersivo | 40 item of wash | 5.99 EUR | buyGet(bought: 1, given: 1, paidPart: 0)"
      ),
      (
        "fi_FI", "Jauheliha 400 g 2 kpl/7 €",
        "Jauheliha | 400 gram | total(count: 2, price: 7)"
      ),
      ("it_IT", "Bicchieri da 6 pezzi 3,99 €", "Bicchieri da | 6 item | 3.99 EUR"),
      ("de_CH", "Rüebli 1 kg -.95", "Rüebli | 1 kilogram | 0.95"),
    ] as [LineRow])
  func dealsBesideCountsAreRead(_ row: LineRow) { expectLine(row) }
}

import PerModel
import Testing

@testable import PerText

/// Why lines were misread once, each with its relatives in several languages.
@Suite struct LineCausesTests {
  @Test(
    arguments: [
      ("sv_SE", "Bulle 19,90 kr", "Bulle | 19.9 SEK"),
      ("nb_NO", "Brus 24,90 kr", "Brus | 24.9 NOK"),
      ("da_DK", "Ost 32,95 kr.", "Ost | 32.95 DKK"), ("pl_PL", "Mydło 4,59 zł", "Mydło | 4.59 PLN"),
      ("cs_CZ", "Houska 3,50 Kč", "Houska | 3.5 CZK"), ("hu_HU", "Vaj 1099 Ft", "Vaj | 1099 HUF"),
      ("tr_TR", "Simit 12,50 TL", "Simit | 12.5 TRY"),
      ("ro_RO", "Pâine 5,49 lei", "Pâine | 5.49 RON"),
      ("en_US", "Crispbread 24.90 SEK", "Crispbread | 24.9 SEK"),
      ("hu_HU", "Tojás 6 db 549 Ft", "Tojás | 6 item | 549 HUF"),
      ("pl_PL", "Śmietana 4,19 zł 330 ml", "Śmietana | 330 milliliter | 4.19 PLN"),
      ("sv_SE", "Fil 1 l 17,50 kr", "Fil | 1 liter | 17.5 SEK"),
      ("en_GB", "Gum 45p", "Gum | 0.45 GBP"),
      ("de_DE", "Quark 250 g 89 ct", "Quark | 250 gram | 0.89"),
    ] as [LineRow])
  func theOwnCurrencyIsNoUnit(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_GB", "Rug 160x230 £149", "Rug 160x230 | 149 GBP"),
      ("en_GB", "Quiche 2X85 £2.75", "Quiche 2X85 | 2.75 GBP"),
      ("de_DE", "Bilderrahmen 13x18 5,99 €", "Bilderrahmen 13x18 | 5.99 EUR"),
      ("fr_FR", "Drap 90x190 12,99 €", "Drap 90x190 | 12.99 EUR"),
      ("nl_NL", "Doekjes 2-pack 2 x 60 stuks € 3,49", "Doekjes 2-pack | 2 × 60 item | 3.49 EUR"),
      ("nl_NL", "Brie 60+ 175 g € 2,19", "Brie 60+ | 175 gram | 2.19 EUR"),
      ("it_IT", "Tovaglia 140x180 9,90 €", "Tovaglia 140x180 | 9.9 EUR"),
      ("es_ES", "Marco 10x15 3,95 €", "Marco 10x15 | 3.95 EUR"),
      ("fr_FR", "Couches taille 4 par 44 12,99 €", "Couches taille 4 par 44 | 12.99 EUR"),
      ("en_US", "Jam 40% less sugar 12 oz 3.49", "Jam 40% less sugar | 12 ounce | 3.49"),
      ("en_US", "Blanket 50 in x 60 in 19.99", "Blanket 50 in x 60 in | 19.99"),
    ] as [LineRow])
  func sizesAndClaimsAreNoDeals(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("ja_JP", "みかん 3個で600円", "みかん | total(count: 3, price: 600)"),
      (
        "ja_JP", "2点目半額 ビール 350ml 200円",
        "ビール | 350 milliliter | 200 JPY | nth(2, paidPart: 1/2)"
      ),
      ("zh_CN", "鸡蛋10个12元", "鸡蛋 | 10 item | 12 CNY ?"),
      (
        "zh_CN", "酸奶 200g 6元 第二件半价",
        "酸奶 | 200 gram | 6 CNY | nth(2, paidPart: 1/2)"
      ),
      ("zh_CN", "酸奶第二件半价 6元", "酸奶 | 6 CNY | nth(2, paidPart: 1/2)"),
      ("zh_CN", "酸奶 200g 6元第二件半价", "酸奶 | 200 gram | 6 CNY | nth(2, paidPart: 1/2)"),
      ("zh_CN", "买二付一 酸奶 6元", "酸奶 | 6 CNY | payFor(taken: 2, paid: 1)"),
    ] as [LineRow])
  func dealsWithoutSpacesAreDeals(_ row: LineRow) { expectLine(row) }

  /// Words that mean something in a phrase only.
  @Test(
    arguments: [
      ("pl_PL", "Płyn 4 w cenie 3 9,99 zł", "Płyn | 9.99 PLN | payFor(taken: 4, paid: 3)"),
      ("pl_PL", "Krem 8,49 zł drugi za pół ceny", "Krem | 8.49 PLN | nth(2, paidPart: 1/2)"),
      (
        "pt_BR", "Creme R$ 8,49 2ª unidade pela metade do preço",
        "Creme | 8.49 BRL | nth(2, paidPart: 1/2)"
      ),
      ("sv_SE", "Kräm 49 kr andra för halva priset", "Kräm | 49 SEK | nth(2, paidPart: 1/2)"),
      ("en_US", "Cream 4.49 3 or more 20% off", "Cream | 4.49 | percentOff(1/5)"),
      ("en_US", "Cream 4 for $8, or $2 each", "Cream | proRata(count: 4, price: 8)"),
    ] as [LineRow])
  func phrasesOfDealsAreKnown(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      (
        "en_GB", "Wafers 4 Pack 160G £1.20",
        "Wafers | 160 gram in 4 | 1.2 GBP / 4 × 160 gram | 1.2 GBP"
      ),
      ("de_AT", "Hefe 6er 42 g 0,89", "Hefe | 42 gram in 6 | 0.89 / 6 × 42 gram | 0.89"),
      (
        "fr_FR", "Sablés 12 sachets 300 g 3,20 €",
        "Sablés | 300 gram in 12 | 3.2 EUR / 12 × 300 gram | 3.2 EUR"
      ),
      (
        "nl_NL", "Thee 20 zakjes 35 g € 1,19",
        "Thee | 35 gram in 20 | 1.19 EUR / 20 × 35 gram | 1.19 EUR"
      ),
      (
        "en_US", "Tissues 9 rolls 1620 sheets 5.99",
        "Tissues | 1620 item of sheet in 9 | 5.99 / 9 × 1620 item of sheet | 5.99"
      ),
      (
        "en_GB", "Lager 6 pack 330ml £6",
        "Lager | 6 × 330 milliliter | 6 GBP / 330 milliliter in 6 | 6 GBP"
      ),
      (
        "de_DE", "Saft 6 Flaschen 0,7 l 8,99",
        "Saft | 6 × 0.7 liter | 8.99 / 0.7 liter in 6 | 8.99"
      ),
      (
        "es_ES", "Cerveza 6 latas 33 cl 3,30 €",
        "Cerveza | 6 × 33 centiliter | 3.3 EUR / 33 centiliter in 6 | 3.3 EUR"
      ),
      ("it_IT", "Acqua 6 x 1,5 l 2,49", "Acqua | 6 × 1.5 liter | 2.49"),
      (
        "en_US", "Soda 330 ml (x6) 3.99",
        "Soda | 6 × 330 milliliter | 3.99 / 330 milliliter in 6 | 3.99"
      ),
      (
        "en_US", "Soup 12 pk/12 fl oz 5.99",
        "Soup | 12 × 12 fluid-ounce | 5.99 / 12 fluid-ounce in 12 | 5.99"
      ),
      ("en_US", "Pills 250 mg 30 tablets 4.49", "Pills 250 mg | 30 item of tablet | 4.49"),
      (
        "fr_FR", "Flan pack de 4 90 g 1,99 €",
        "Flan | 4 × 90 gram | 1.99 EUR / 90 gram in 4 | 1.99 EUR"
      ),
      (
        "fr_FR", "Flan lot de 6 90 g 2,99 €",
        "Flan | 6 × 90 gram | 2.99 EUR / 90 gram in 6 | 2.99 EUR"
      ),
      (
        "en_US", "Pudding pack of 4 90 g 1.99", "Pudding | 4 × 90 gram | 1.99 / 90 gram in 4 | 1.99"
      ),
      (
        "es_ES", "Flan pack de 4 90 g 1,99 €",
        "Flan | 4 × 90 gram | 1.99 EUR / 90 gram in 4 | 1.99 EUR"
      ),
      ("en_GB", "Balm Max Strength 12 Sachets £4", "Balm Max Strength | 12 item of sachet | 4 GBP"),
    ] as [LineRow])
  func aCountBesideAnAmount(_ row: LineRow) {
    expectLine(
      (
        row.locale, row.text,
        row.expected.replacing("0.7 l", with: "7/10 l").replacing("1.5 l", with: "3/2 l")
      ), others: true)
  }

  @Test(arguments: [
    ("de_DE", "Müllbeutel 20 Stück 35 l 1,49"), ("nl_NL", "Vuilniszakken 20 liter 15 stuks € 1,99"),
    ("en_US", "Trash bags 13 gal 45 ct 9.99"), ("en_US", "Seltzer 24 ct 16.9 oz 3.99"),
    ("en_GB", "Eggs 6 for £1.50"), ("en_US", "$80 $75 Lamp 1 piece"),
    ("en_US", "Nuts 5.99 6.99 1 lb"),
    ("de_DE", "Tee 12 EUR 10 EUR"), ("en_IE", "Tea 12 EUR 10 EUR"), ("fr_FR", "Thé 12 € 10 €"),
    ("de_DE", "Tee 12 EUR 10 EUR 6 x 40 g"), ("en_IE", "Tea 12 EUR 10 EUR 40 g"),
    ("sv_SE", "Te 45 kr 39 kr"), ("pl_PL", "Herbata 12 zł 10 zł"),
    ("nl_NL", "Thee 12 euro 10 euro"),
    ("en_US", "6 eggs 0.50 each"), ("fr_FR", "Iogourt 4 x 125 g 0,30 € pièce"),
    ("en_US", "Foil 20 ft 30 ft 3.99"), ("en_US", "4006381333932 Pen 1 piece 1.99"),
    ("de_DE", "Butter 250 g 2,00 € (1 kg = 9,00 €)"),
    ("nl_NL", "Kaas 500 g € 5,00 (€ 8,00 per kg)"),
    ("en_US", "Rice 2 lb 3.00 $4.00/lb"), ("en_US", "Rice 2 lb 3.00 was 2.50"),
  ])
  func whatHasTwoReadingsIsUnclear(_ locale: String, _ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    #expect(
      line.isUnclear, "\(lineSummary(text, ReadingContext(money: UserLocale(identifier: locale))))")
  }

  @Test(arguments: [
    ("fr_FR", "Dinde 2 à 3 kg 14,90 €"), ("es_ES", "Gamba 200 a 250 g 4,99 €"),
    ("nl_NL", "Bonbons 6 of 12 stuks € 4,99"), ("en_US", "Ham 1 to 2 kg 9.99"),
    ("de_DE", "Gans 3 bis 4 kg 29,90 €"), ("it_IT", "Orata 300 o 400 g 5,90 €"),
    ("pt_PT", "Bacalhau 1 a 2 kg 12,90 €"), ("en_US", "Roast 3-4 lb 12.99"),
  ])
  func aRangeIsSaidToBeOne(_ locale: String, _ text: String) {
    let line = LineReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    #expect(line.problem == .range)
    #expect(line.quantity == nil)
  }

  @Test(
    arguments: [
      ("en_GB", "Biscuits Twin Pack 36S £2", "Biscuits Twin Pack | 36 item | 2 GBP"),
      ("en_GB", "Tea 80s £3.10", "Tea 80s | 3.1 GBP"),
      ("en_US", "Paste 3D white 4 oz 2.99", "Paste 3D white | 4 ounce | 2.99"),
      ("en_US", "Scotch 12 year old 750 ml 39.99", "Scotch 12 year old | 750 milliliter | 39.99"),
      ("de_DE", "Deo 48h 150 ml 1,95", "Deo 48h | 150 milliliter | 1.95"),
      ("de_DE", "Lampe 60 W 3,99", "Lampe 60 W | 3.99"),
      ("en_US", "Cells 10 AA 4.99", "Cells 10 AA | 4.99"),
      ("en_GB", "Wash 2 In 1 300ml £1.99", "Wash 2 In 1 | 300 milliliter | 1.99 GBP"),
      ("fr_FR", "Comté 18 mois 200 g 4,10 €", "Comté 18 mois | 200 gram | 4.1 EUR"),
      ("it_IT", "Grana 24 mesi 300 g 5,90 €", "Grana 24 mesi | 300 gram | 5.9 EUR"),
      ("en_US", "Robot 42100 $449", "Robot 42100 | 449 USD"),
      ("de_DE", "Riesling 2019 0,75 l 5,99", "Riesling 2019 | 3/4 liter | 5.99"),
      ("en_US", "Vitamin D 1000 IU 8.99", "Vitamin D 1000 IU | 8.99"),
      ("nl_NL", "Lamp E14 40W € 2,49", "Lamp E14 40W | 2.49 EUR"),
      ("es_ES", "Queso 6 meses 250 g 3,99 €", "Queso 6 meses | 250 gram | 3.99 EUR"),
      ("pl_PL", "Baterie 10 AA 19,99 zł", "Baterie 10 AA | 19.99 PLN"),
      ("sv_SE", "Bok 1 Ar 99 kr", "Bok 1 Ar | 99 SEK"),
      ("en_US", "Cable HDMI 2.1 6 ft 7.99", "Cable HDMI 2.1 | 6 foot | 7.99"),
    ] as [LineRow])
  func numbersOfNamesStayThere(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_US", "Pears 5.49 each", "Pears | 1 item | 5.49 each"),
      ("en_US", "Limes 0.69 ea", "Limes | 1 item | 0.69 each"),
      ("en_US", "Turkey 1.99/lb 3.2 lb", "Turkey | 16/5 pound | 6.368"),
      ("en_US", "Pork $2.49 per lb 2 lb", "Pork | 2 pound | 4.98 USD"),
      ("nl_NL", "Peren € 1,99 per 100 g", "Peren | 100 gram | 1.99 EUR each"),
      ("de_DE", "Pute 12,90 €/kg", "Pute | 1 kilogram | 12.9 EUR each"),
      ("de_DE", "Pute 12,90 €/kg 800 g", "Pute | 800 gram | 10.32 EUR"),
      ("de_DE", "Salat je Stück 0,99 €", "Salat | 1 item | 0.99 EUR each"),
      ("nl_NL", "Venkel per stuk € 1,19", "Venkel | 1 item | 1.19 EUR each"),
      ("fr_FR", "Poires 2,49 € le kilo", "Poires | 1 kilogram | 2.49 EUR each"),
      ("it_IT", "Pere 2,49 € al kg", "Pere | 1 kilogram | 2.49 EUR each"),
      ("es_ES", "Peras 1,89 €/kg 1,5 kg", "Peras | 3/2 kilogram | 2.835 EUR"),
      ("pl_PL", "Gruszki 5,99 zł/kg", "Gruszki | 1 kilogram | 5.99 PLN each"),
      ("en_GB", "Leeks 79p/kg", "Leeks | 1 kilogram | 0.79 GBP each"),
      ("en_US", "Peas 500 g 3.00 (6.00/kg)", "Peas | 500 gram | 3"),
      ("de_DE", "Erbsen 450 g 1,98 (1 kg = 4,40)", "Erbsen | 450 gram | 1.98"),
      ("fr_FR", "Pois 1 kg 1,98 € (1,98 €/kg)", "Pois | 1 kilogram | 1.98 EUR"),
      ("en_US", "Tea 40 g 3.49 each", "Tea | 40 gram | 3.49"),
      ("en_US", "Pears 5.49/each", "Pears | 1 item | 5.49 each"),
      ("de_DE", "Drops -,79 €", "Drops | 0.79 EUR"), ("de_DE", "Drops –,79", "Drops | 0.79"),
    ] as [LineRow])
  func whatAUnitCostsIsUnderstood(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_GB", "Gammon 1 kg £3 was £4", "Gammon | 1 kilogram | 3 GBP | was 4"),
      ("en_US", "Cream was 3.49 now 2.99 1 pt", "Cream | 1 pint | 2.99 | was 3.49"),
      ("de_DE", "Kakao 500 g statt 5,99 nur 4,49 €", "Kakao | 500 gram | 4.49 EUR | was 5.99"),
      ("de_DE", "Kakao 500 g 4,49 € UVP 5,99 €", "Kakao | 500 gram | 4.49 EUR | was 5.99"),
      ("fr_FR", "Cacao 500 g 4,49 € au lieu de 5,99 €", "Cacao | 500 gram | 4.49 EUR | was 5.99"),
      ("nl_NL", "Cacao 500 g van 5,99 voor 4,49", "Cacao | 500 gram | 4.49 | was 5.99"),
      ("es_ES", "Cacao 500 g antes 5,99 € ahora 4,49 €", "Cacao | 500 gram | 4.49 EUR | was 5.99"),
      ("it_IT", "Cacao 500 g 4,49 € invece di 5,99 €", "Cacao | 500 gram | 4.49 EUR | was 5.99"),
      ("en_US", "Cocoa 500 g $4.49 reg. $5.99", "Cocoa | 500 gram | 4.49 USD | was 5.99"),
      ("en_US", "Cocoa 500 g $4.49 compare at $5.99", "Cocoa | 500 gram | 4.49 USD | was 5.99"),
      ("sv_SE", "Kakao 500 g 44,90 kr ord 59,90", "Kakao | 500 gram | 44.9 SEK | was 59.9"),
      (
        "pl_PL", "Kakao 500 g 4,49 zł przed obniżką 5,99 zł",
        "Kakao | 500 gram | 4.49 PLN | was 5.99"
      ),
      ("en_GB", "Cocoa 500 g £4.49 (was £5.99)", "Cocoa | 500 gram | 4.49 GBP | was 5.99"),
    ] as [LineRow])
  func aFormerPriceIsKeptAsSuch(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("zh_CN", "水蜜黄桃2kg 39.9元", "水蜜黄桃 | 2 kilogram | 39.9 CNY"),
      ("en_GB", "Sqsh250ml 1.20", "Sqsh | 250 milliliter | 1.2"),
      ("he_IL", "גבינה200ג 9.90 ₪", "גבינה | 200 gram | 9.9 ILS"),
      ("ja_JP", "緑茶500ml 98円", "緑茶 | 500 milliliter | 98 JPY"),
      ("de_DE", "Limo330ml 0,99", "Limo | 330 milliliter | 0.99"),
      ("ru_RU", "Кефир930мл 79,90 ₽", "Кефир | 930 milliliter | 79.9 RUB"),
      ("en_US", "SPF50 cream 50 ml 9.99", "SPF50 cream | 50 milliliter | 9.99"),
    ] as [LineRow])
  func anAmountMayBeGluedToTheName(_ row: LineRow) { expectLine(row) }

  @Test func whatIsMeasuredDecidesBetweenUnits() {
    let context = ReadingContext.american
    #expect(lineSummary("Stream 3 months 29.99", context) == "Stream 3 months | 29.99")
    #expect(
      lineSummary("Stream 3 months 29.99", context, measuring: .time) == "Stream | 3 month | 29.99")
    #expect(
      lineSummary("Ribbon 50 cm 2.99", context, measuring: .length)
        == "Ribbon | 50 centimeter | 2.99")
  }
}

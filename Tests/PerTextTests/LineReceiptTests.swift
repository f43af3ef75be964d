import PerText
import Testing

/// What tills, leaflets and web shops of many countries write beside a price.
@Suite struct LineReceiptTests {
  @Test(
    arguments: [
      ("da_DK", "Kylling 2,5 kg 169,- kr./kg 67,60", "Kylling | 5/2 kilogram | 169"),
      ("nb_NO", "Smør 500 g 45,90 kr/kg 91,80", "Smør | 500 gram | 45.9"),
      ("de_DE", "Butter 250 g 1,99 €/kg 7,96", "Butter | 250 gram | 1.99"),
      ("da_DK", "Sodavand 1,5 l 12,00 kr./l 8,00", "Sodavand | 3/2 liter | 12"),
      ("en_CA", "Chicken $15.41/kg $6.99/lb", "Chicken | 1 kilogram | 15.41 CAD each"),
      ("fr_CA", "Bœuf haché 11,00 $/kg 4,99 $/lb", "Bœuf haché | 1 kilogram | 11 CAD each"),
      ("en_CA", "Bananas $0.69/lb $1.52/kg", "Bananas | 1 pound | 0.69 CAD each"),
    ] as [LineRow])
  func aSecondPriceOfAUnitRepeatsTheFirst(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("de_DE", "MILCH 3,5% 1,15 B", "MILCH 3,5% B | 1.15"),
      ("fr_FR", "LAIT 1,29 B", "LAIT B | 1.29"),
      ("nl_NL", "MELK 1,19 B", "MELK B | 1.19"), ("it_IT", "LATTE 1,39 B", "LATTE B | 1.39"),
      ("de_DE", "SPEICHER 64 GB 9,99 €", "SPEICHER | 64 gigabyte | 9.99 EUR"),
      ("en_GB", "Memory card 128 GB £12.99", "Memory card | 128 gigabyte | 12.99 GBP"),
    ] as [LineRow])
  func aLetterBehindAPriceIsNoByte(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      (
        "hu_HU", "Kóla 1,75 l 749 Ft + 50 Ft visszaváltási díj",
        "Kóla | 7/4 liter | 749 HUF | deposit 50"
      ),
      ("hu_HU", "Kóla 1,75 l 749 Ft + 50 Ft betétdíj", "Kóla | 7/4 liter | 749 HUF | deposit 50"),
      (
        "ro_RO", "Bere 6 x 0,5 l 21,99 lei + 3 lei garanție",
        "Bere | 1/2 liter | 21.99 RON | deposit 3"
      ),
      ("fi_FI", "Limu 1,5 l 2,19 € + pantti 0,40 €", "Limu | 3/2 liter | 2.19 EUR | deposit 2/5"),
      ("cs_CZ", "Pivo 0,5 l 14,90 Kč + 3 Kč záloha", "Pivo | 1/2 liter | 14.9 CZK | deposit 3"),
      (
        "nl_BE", "Bier 24 x 25 cl € 15,89 + € 4,50 leeggoed",
        "Bier | 25 centiliter | 15.89 EUR | deposit 9/2"
      ),
      (
        "en_IE", "Cola 500 ml €1.95 €0.15 DRS deposit",
        "Cola | 500 milliliter | 1.95 EUR | deposit 3/20"
      ),
    ] as [LineRow])
  func aDepositIsNoPartOfThePrice(_ row: LineRow) { expectWholeLine(row) }

  /// What nobody can name is not added to the price without a word.
  @Test(
    arguments: [
      ("hu_HU", "Kóla 1,75 l 749 Ft + 50 Ft valami"),
      ("de_DE", "Cola 1 l 1,99 € + 0,25 € Irgendwas"),
      ("en_GB", "Cola 1 l £1.99 + £0.25 whatever"),
    ])
  func aSecondAmountWithAWordIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).isUnclear)
  }

  @Test(
    arguments: [
      (
        "en_IE", "Bacon 300g Half Price €1.99",
        "Bacon | 300 gram | 1.99 EUR | was 3.98 / 300 gram | 1.99 EUR | percentOff(1/2) ?"
      ),
      (
        "en_GB", "Half Price Cadbury 180g £1.25",
        "Cadbury | 180 gram | 1.25 GBP | was 2.5 / 180 gram | 1.25 GBP | percentOff(1/2) ?"
      ),
      (
        "de_DE", "Schokolade 100 g zum halben Preis 0,59 €",
        "Schokolade | 100 gram | 0.59 EUR | was 1.18 / 100 gram | 0.59 EUR | percentOff(1/2) ?"
      ),
      ("en_GB", "Bacon 300g was £4 half price £2", "Bacon | 300 gram | 2 GBP | was 4"),
    ] as [LineRow])
  func thePriceBesideHalfPriceIsRatherTheHalf(_ row: LineRow) { expectLine(row, others: true) }

  @Test(
    arguments: [
      (
        "en_GB", "Merlot 75cl £8.00 25% off 6 bottles",
        "Merlot | 75 centiliter | 8 GBP | percentOff(1/4) ?"
      ),
      ("zh_CN", "巧克力 43g 3件8折 8.5元", "巧克力 | 43 gram | 8.5 CNY | percentOff(1/5) ?"),
      ("zh_CN", "巧克力 43g 8.5元 2件9折", "巧克力 | 43 gram | 8.5 CNY | percentOff(1/10) ?"),
      (
        "uk_UA", "Шоколад 90 г 1+1=3 54,90 грн",
        "Шоколад | 90 gram | 54.9 UAH | payFor(taken: 3, paid: 2)"
      ),
      (
        "pl_PL", "Czekolada 90 g 1+1=3 5,49 zł",
        "Czekolada | 90 gram | 5.49 PLN | payFor(taken: 3, paid: 2)"
      ),
      ("nl_NL", "Wasmiddel 25% 20 rollen", "Wasmiddel 25% | 20 item of roll"),
      ("fi_FI", "Suklaa 200 g 2 kpl 5,00 €", "Suklaa | 200 gram in 2 | 5 EUR ?"),
      ("de_DE", "Schokolade 200 g 3 Stück 5,00 €", "Schokolade | 200 gram in 3 | 5 EUR ?"),
      ("de_DE", "Eier 10 Stück 2,99 €", "Eier | 10 item | 2.99 EUR"),
    ] as [LineRow])
  func aDealAsksForSeveral(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      (
        "en_US", "HP Printer Paper 8.5 x 11 20 lb 500 Sheets $7.49",
        "HP Printer Paper 8.5 x 11 20 lb | 500 item of sheet | 7.49 USD"
      ),
      (
        "en_US", "Cardstock 65 lb 250 sheets $12.99",
        "Cardstock 65 lb | 250 item of sheet | 12.99 USD"
      ),
      (
        "pt_BR", "Cerveja lata 350ml c/12 R$ 38,90", "Cerveja lata | 12 × 350 milliliter | 38.9 BRL"
      ),
      ("es_MX", "Cerveza lata 355 ml c/6 $89.00", "Cerveza lata | 6 × 355 milliliter | 89 MXN"),
      ("es_ES", "Lote 2 Champú 675 ml 9,99 €", "Champú | 2 × 675 milliliter | 9.99 EUR"),
      ("ko_KR", "커피믹스 12g 100개입 16,500원", "커피믹스 | 100 × 12 gram | 16500 KRW ?"),
      (
        "es_MX", "Paracetamol 500 mg 20 tabletas $22.00",
        "Paracetamol 500 mg | 20 item of tablet | 22 MXN"
      ),
      ("nl_NL", "Paracetamol 500 mg 50 stuks € 1,19", "Paracetamol 500 mg | 50 item | 1.19 EUR"),
      (
        "fi_FI", "Särkylääke 500 mg 20 tablettia 3,20 €",
        "Särkylääke 500 mg | 20 item of tablet | 3.2 EUR"
      ),
      (
        "ru_RU", "Анальгин 500 мг 20 таб. 49,90 ₽", "Анальгин 500 мг | 20 item of tablet | 49.9 RUB"
      ),
      ("ro_RO", "Hârtie 8 role 19,99 lei", "Hârtie | 8 item of roll | 19.99 RON"),
      ("cs_CZ", "Papír 8 rolí 89,90 Kč", "Papír | 8 item of roll | 89.9 CZK"),
      ("uk_UA", "Папір 8 рулонів 89,90 грн", "Папір | 8 item of roll | 89.9 UAH"),
      ("de_DE", "Kartoffeln 2-kg-Sack 2,99 €", "Kartoffeln | 2 kilogram | 2.99 EUR"),
      ("ja_JP", "豚こま切れ 100g当り 138円", "豚こま切れ | 100 gram | 138 JPY each"),
      ("ja_JP", "ラーメン 5食パック 398円", "ラーメン | 5 item of pack | 398 JPY"),
    ] as [LineRow])
  func countsBesideAmounts(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_IN", "Tea 1 kg ₹399 MRP ₹450", "Tea | 1 kilogram | 399 INR | was 450"),
      ("fr_CA", "Thé 100 g 3,99 $ rég. 4,99 $", "Thé | 100 gram | 3.99 CAD | was 4.99"),
      (
        "cs_CZ", "Káva 250 g 99,90 Kč běžná cena 129,90 Kč",
        "Káva | 250 gram | 99.9 CZK | was 129.9"
      ),
      (
        "pl_PL", "Kawa 250 g 19,99 zł cena regularna 24,99 zł",
        "Kawa | 250 gram | 19.99 PLN | was 24.99"
      ),
      (
        "ro_RO", "Cafea 250 g 19,99 lei preț vechi 24,99 lei",
        "Cafea | 250 gram | 19.99 RON | was 24.99"
      ),
      ("uk_UA", "Кава 400 г 399 ₴ замість 549 ₴", "Кава | 400 gram | 399 UAH | was 549"),
      ("da_DK", "Kaffe 400 g 39,95 før 59,95", "Kaffe | 400 gram | 39.95 | was 59.95"),
    ] as [LineRow])
  func formerPricesAreSaidInManyWords(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      (
        "en_US", "5-hour Energy Extra Strength Berry 1.93 fl oz 6 count $14.98",
        "5-hour Energy Extra Strength Berry | 6 × 193/100 fluid-ounce | 14.98 USD ?"
      ),
      (
        "en_US", "Cough Syrup Maximum Strength Cherry 8 fl oz $12.99",
        "Cough Syrup Maximum Strength Cherry | 8 fluid-ounce | 12.99 USD"
      ),
      (
        "en_GB", "Vanish Double Strength Stain Remover 500ml £4",
        "Vanish Double Strength Stain Remover | 500 milliliter | 4 GBP"
      ),
      ("de_DE", "Ordner 1080 A4 schwarz 3,49 €", "Ordner 1080 A4 schwarz | 3.49 EUR"),
      ("en_GB", "Ring Binder 1080 A4 £3.49", "Ring Binder 1080 A4 | 3.49 GBP"),
      (
        "de_DE", "Aspro 500 mg 20 Brausetabletten 7,90 €",
        "Aspro 500 mg | 20 item of tablet | 7.9 EUR"
      ),
      (
        "fr_FR", "Papier toilette 3 plis 12 rouleaux 6,49 €",
        "Papier toilette 3 plis | 12 item of roll | 6.49 EUR"
      ),
      (
        "es_ES", "Papel higiénico 2 capas 24 rollos 10,99 €",
        "Papel higiénico 2 capas | 24 item of roll | 10.99 EUR"
      ),
      (
        "it_IT", "Carta igienica 2 veli 10 rotoli € 4,29",
        "Carta igienica 2 veli | 10 item of roll | 4.29 EUR"
      ),
      (
        "sv_SE", "Hushållspapper 3-lager 4 rullar 39,90 kr",
        "Hushållspapper 3-lager | 4 item of roll | 39.9 SEK"
      ),
      (
        "de_DE", "Toilettenpapier 3 Lagen 8 Rollen 4,99 €",
        "Toilettenpapier 3 Lagen | 8 item of roll | 4.99 EUR"
      ),
      (
        "it_IT", "Quaderno A4 5 mm 40 fogli 80 g € 1,29",
        "Quaderno A4 5 mm 80 g | 40 item of sheet | 1.29 EUR ?"
      ),
      (
        "en_GB", "Toddler Milk 1-2 Years 800g £14.50",
        "Toddler Milk 1-2 Years | 800 gram | 14.5 GBP"
      ),
      (
        "nl_NL", "Opvolgmelk 6-10 maanden 800 g € 17,49",
        "Opvolgmelk 6-10 maanden | 800 gram | 17.49 EUR"
      ),
      (
        "nl_NL", "Tandpasta 75 ml € 4,99 van € 5,99",
        "Tandpasta | 75 milliliter | 4.99 EUR | was 5.99"
      ),
      (
        "nl_NL", "Tandpasta 75 ml van € 5,99 voor € 4,99",
        "Tandpasta | 75 milliliter | 4.99 EUR | was 5.99"
      ),
      (
        "pt_BR", "Sabão em pó 1,6 kg R$ 24,90 de R$ 29,90",
        "Sabão em pó | 8/5 kilogram | 24.9 BRL | was 29.9"
      ),
      (
        "en_US", "Pizza Rolls 100 count 48.8 oz $10.99",
        "Pizza Rolls | 244/5 ounce in 100 | 10.99 USD ?"
      ),
    ] as [LineRow])
  func ordinaryLinesOfManyDepartments(_ row: LineRow) { expectLine(row) }
}

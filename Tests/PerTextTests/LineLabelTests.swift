import PerModel
import Testing

@testable import PerText

/// What labels say beside how much there is: for whom, how strong, how old.
@Suite struct LineLabelTests {
  @Test(
    arguments: [
      ("de_DE", "Windeln 4-9 kg 64 Stück 12,99 €", "Windeln 4-9 kg | 64 item | 12.99 EUR"),
      (
        "de_DE", "Windeln Größe 3 (6-10kg) 52 Stück 9,99 €",
        "Windeln Größe 3 (6-10kg) | 52 item | 9.99 EUR"
      ),
      (
        "nl_NL", "Luiers maat 4 9-14 kg 44 stuks € 8,99",
        "Luiers maat 4 9-14 kg | 44 item | 8.99 EUR"
      ),
      (
        "en_US", "Pull-ups size 3 16-28 lbs 124 ct $42.99",
        "Pull-ups size 3 16-28 lbs | 124 item | 42.99 USD"
      ),
      ("fr_FR", "Couches T4 9-14kg x 46 14,90 €", "Couches T4 9-14kg | 46 item | 14.9 EUR"),
      (
        "es_ES", "Pañales talla 4 9-14 kg 58 uds 16,95 €",
        "Pañales talla 4 9-14 kg | 58 item | 16.95 EUR"
      ),
      ("pl_PL", "Pieluchy mini 9-14 kg 46 szt. 49 zł", "Pieluchy mini 9-14 kg | 46 item | 49 PLN"),
      ("ja_JP", "おむつ Lサイズ 9-14kg 54枚 1,980円", "おむつ Lサイズ 9-14kg | 54 item of sheet | 1980 JPY"),
      ("de_DE", "Hähnchen 2-3 kg 9,99 €", "Hähnchen | 9.99 EUR ?"),
      ("nl_NL", "Eieren 6 of 12 stuks € 1,99", "Eieren | 1.99 EUR ?"),
    ] as [LineRow])
  func aRangeBesideACountSaysForWhom(_ row: LineRow) { expectLine(row) }

  /// "From 6" may be years or packs.
  @Test(arguments: [
    ("de_DE", "Puzzle ab 6 12,99 €"), ("de_DE", "Kaffee ab 2 5,99 €"),
    ("fr_FR", "Jeu dès 6 12,99 €"),
    ("pl_PL", "Gra od 6 49,99 zł"),
    ("nl_NL", "Puzzel vanaf 6 € 12,99"),
  ])
  func ageOrLeastCountIsUnclear(_ locale: String, _ text: String) {
    #expect(readLine(text, locale).problem == .severalReadings)
  }

  @Test(
    arguments: [
      ("en_GB", "Ibuprofen 200mg Tablets 16s £2.20", "Ibuprofen 200mg Tablets | 16 item | 2.2 GBP"),
      ("en_GB", "Aspirin 300 mg tablets £1.10", "Aspirin 300 mg tablets | 1.1 GBP"),
      ("de_DE", "Tabletten 500 mg 20 Stück 3,49 €", "Tabletten 500 mg | 20 item | 3.49 EUR"),
      ("en_GB", "Saffron 400 mg £2.50", "Saffron | 400 milligram | 2.5 GBP"),
      (
        "en_US", "Silver Men 50+ 200 tablets $17.99",
        "Silver Men 50+ | 200 item of tablet | 17.99 USD"
      ),
      ("en_GB", "Tea 160s £4.50", "Tea | 160 item | 4.5 GBP"),
      ("en_GB", "Party Hits 80s £4.50", "Party Hits 80s | 4.5 GBP"),
      ("de_DE", "Blitz 16s 4,50 €", "Blitz 16s | 4.5 EUR"),
      ("en_US", "Phone 15 case 19.99", "Phone 15 case | 19.99"),
    ] as [LineRow])
  func strengthAndPiecesAreToldApart(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("en_GB", "Butter 750g Half Price £3.75 was £7.50", "Butter | 750 gram | 3.75 GBP | was 7.5"),
      (
        "de_DE", "Kaffee 500 g -25 % 5,99 € statt 7,99 €", "Kaffee | 500 gram | 5.99 EUR | was 7.99"
      ),
      (
        "de_DE", "Kaffee 500 g 5,99 € statt 7,99 € 2 € Rabatt",
        "Kaffee | 500 gram | 5.99 EUR | was 7.99"
      ),
      (
        "it_IT", "Cereali 375 g 2,49€ prezzo precedente 3,29€",
        "Cereali | 375 gram | 2.49 EUR | was 3.29"
      ),
      (
        "de_DE", "Kaffee 500 g -50 % 5,99 € statt 7,99 €",
        "Kaffee | 500 gram | 5.99 EUR | percentOff(1/2) ?"
      ),
    ] as [LineRow])
  func whatADealRepeatsOfTheFormerPriceIsOneReduction(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("nl_NL", "Papier A4 80 grams 500 vel 5,49", "Papier A4 80 grams | 500 item of sheet | 5.49"),
      ("es_ES", "Folios A4 80 g 500 hojas 4,75 €", "Folios A4 80 g | 500 item of sheet | 4.75 EUR"),
      (
        "pl_PL", "Papier A4 80 g 500 arkuszy 19,99 zł",
        "Papier A4 80 g | 500 item of sheet | 19.99 PLN"
      ),
      ("de_DE", "Dübel 8 mm 100 Stück 5,99 €", "Dübel 8 mm | 100 item | 5.99 EUR"),
      ("en_US", "HP 67XL ink cartridge $27.99", "HP 67XL ink cartridge | 27.99 USD"),
      ("en_US", "Towels 6 XL rolls $9.99", "Towels | 6 item of roll | 9.99 USD"),
      ("ja_JP", "単3電池 8本 598円", "単3電池 | 8 item of bottle | 598 JPY"),
      ("ja_JP", "キャベツ 1玉 198円", "キャベツ | 1 item | 198 JPY"),
      (
        "de_DE", "Seife 750ml 1,95€ 2. Packung zum halben Preis",
        "Seife | 750 milliliter | 1.95 EUR | nth(2, paidPart: 1/2)"
      ),
      ("fr_FR", "Fromage 200 g + 50 g offerts 2,35 €", "Fromage | 250 gram | 2.35 EUR"),
      ("en_US", "Wipes 3 packs of 64 $6.99", "Wipes | 3 × 64 item | 6.99 USD"),
      (
        "nl_NL", "Pods 3 voor de prijs van 2 € 14,99",
        "Pods | 14.99 EUR | payFor(taken: 3, paid: 2)"
      ),
    ] as [LineRow])
  func whatIsNotCountedOrWeighedStaysInTheName(_ row: LineRow) { expectLine(row) }

  @Test(
    arguments: [
      ("de_DE", "Gurke Stück 0,49", "Gurke | 1 item | 0.49 each"),
      ("de_DE", "Gouda am Stück 2,99 €", "Gouda am Stück | 2.99 EUR"),
      ("de_DE", "Mehl 0,99 je 500-g-Packung", "Mehl | 500 gram | 0.99 each"),
      ("it_IT", "Uova fresche da 6 € 1,89", "Uova fresche | 6 item of egg | 1.89 EUR"),
      ("it_IT", "un litro d'olio 5,99 €", "d'olio | 1 liter | 5.99 EUR"),
      ("de_DE", "Ein Kilo Äpfel 2,99 €", "Äpfel | 1 kilogram | 2.99 EUR"),
      ("en_US", "A pound cake 5.99", "A pound cake | 5.99"),
      (
        "en_US", "Tissue 12 rolls 244 sheets per roll $14.99",
        "Tissue | 12 × 244 item of sheet | 14.99 USD"
      ),
      ("es_ES", "Atún pack-6 480 g 5,99 €", "Atún | 6 × 480 gram | 5.99 EUR ?"),
      ("ja_JP", "コピー用紙 500枚×5冊 2,480円", "コピー用紙 | 5 × 500 item of sheet | 2480 JPY"),
      ("hu_HU", "Tej 2 db vásárlása esetén 399 Ft", "Tej | each(count: 2, price: 399)"),
    ] as [LineRow])
  func whatIsCountedIsNotLeftInTheName(_ row: LineRow) { expectLine(row) }

  /// The ideographic comma parts what stands around it, in a number as well.
  @Test(arguments: ["りんご 4点で￥800、1点￥200", "800、1", "、1", "1、2、3", "りんご、2個、500円"])
  func theIdeographicCommaPartsStatements(_ text: String) {
    for locale in ["ja_JP", "en_US", "de_DE"] {
      _ = readLine(text, locale)
      _ = try? PriceReader(ReadingContext(money: UserLocale(identifier: locale))).read(text)
    }
    #expect(readLine("りんご 4点で￥800、1点￥200", "ja_JP").deal != nil)
  }
}

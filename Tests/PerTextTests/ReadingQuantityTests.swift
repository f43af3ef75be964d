import PerModel
import PerText
import Testing

@Suite struct ReadingQuantityTests {
  @Test(arguments: [
    ("750 g", "750 gram"), ("750g", "750 gram"), ("0.7 l", "7/10 liter"), ("0,7 l", "7/10 liter"),
    (".25L", "1/4 liter"), ("85 GRAM", "85 gram"), ("70cl", "70 centiliter"), ("3", "3"),
    ("  2 kg  ", "2 kilogram"), ("4.", "4"), ("dozen", "1 dozen"), ("per kilo", "1 kilogram"),
    ("kg 1,5", "3/2 kilogram"), ("8 m2", "8 square-meter"), ("8 m²", "8 square-meter"),
    ("15\"", "15 inch"), ("30 kWh", "30 kilowatt-hour"), ("128 GB", "128 gigabyte"),
    ("16 oz 454 g", "16 ounce"), ("2 kg 2000 g", "2 kilogram"), ("1 l 500 ml", "3/2 liter"),
    ("1.5 L 50.7 fl oz", "3/2 liter"), ("1 h 30 min", "3/2 hour"), ("9 gr", "9 gram"),
    ("20 m", "20 meter"), ("9 x", "9 item"),
  ])
  func oneAmount(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("4x125g", "4 × 125 gram"), ("4 × 125 g", "4 × 125 gram"), ("4 х 125 г", "4 × 125 gram"),
    ("3 x 4 x 200 ml", "3 × 4 × 200 milliliter"), ("200ml*12", "12 × 200 milliliter"),
    ("200 mlx12", "12 × 200 milliliter"), ("4x125", "4 × 125"),
    ("4 x (100 g + 25 g)", "4 × 125 gram (sum)"),
    ("8 rolls x 200 sheets", "8 × 200 item of sheet"),
    ("200 sheets x 8 rolls", "8 × 200 item of sheet"),
    ("3*4*200 ml", "3 × 4 × 200 milliliter"), ("8 pack 250 ml bottles", "8 × 250 milliliter"),
    ("4er Pack 0,5 l", "4 × 1/2 liter"), ("8 Dosen à 0,33 Liter", "8 × 33/100 liter"),
    ("5 unités de 40g", "5 × 40 gram"), ("box of 6", "6 item"),
    ("6-pack 330ml", "6 × 330 milliliter"),
    ("8-pack", "8 item of pack"), ("2 dozen x 50 g", "24 × 50 gram"),
    ("1 x 500 g", "500 gram"), ("1.5 x 500 g", "750 gram"), ("250ml×6瓶", "6 × 250 milliliter"),
  ])
  func packs(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("2 lb 8 oz", "5/2 pound"), ("2lb8oz", "5/2 pound"), ("6 ft 3 in", "25/4 foot"),
    ("1 kg 250 g x 2", "2 × 5/4 kilogram"), ("3 pints 4½ fl oz", "105/32 pint"),
    ("2½ cups", "5/2 cup"), ("2 ½ cups", "5/2 cup"), ("2 1/2 cups", "5/2 cup"),
    ("3/4 l", "3/4 liter"), ("⅔ cup", "2/3 cup"), ("1⁄4 lb", "1/4 pound"),
  ])
  func compoundsAndFractions(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("Poids net : 340 g e", "340 gram"), ("340 g ℮", "340 gram"), ("50 cle", "50 centiliter"),
    ("approx. 90g each", "90 gram"), ("ca. 90 g", "90 gram"), ("Netto 340 g", "340 gram"),
    ("340 g net", "340 gram"), ("16 oz (1 lb)", "16 ounce"), ("340g/12oz", "340 gram"),
    ("1 gallon (128 oz)", "1 gallon"),
    ("12 fl oz (0.75 pt) 355 mL", "12 fluid-ounce"), ("NET WT 16 OZ (1 LB) 454g", "16 ounce"),
    ("Abtropfgewicht 340 g", "340 gram"), ("8 fl oz (237 ml)", "8 fluid-ounce"),
    ("1.2L(200mL×6)", "6/5 liter"),
    ("340 g (approx.)", "340 gram"), ("12 pieces, 340 g", "340 gram in 12"),
    ("340 g, 12 pieces", "340 gram"), ("12 pieces (340 g)", "340 gram in 12"),
    ("1 lb = 454 g", "1 pound"),
    ("340 g (= 12 pieces)", "340 gram"), ("contenu de 340 g", "340 gram"),
    ("2 x 100 g 200 g", "2 × 100 gram"), ("~340 g", "340 gram"), ("℮ 340 g", "340 gram"),
  ])
  func labelNoiseAndRestatements(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("8 cans (250 ml)", "8 × 250 milliliter"), ("8 cans, 250 ml", "8 × 250 milliliter"),
    ("60 tablets, 250mg each", "60 × 250 milligram"), ("60 tablets, 250 mg", "ambiguous 0..<18"),
    ("60 tablets (250 mg per tablet)", "60 × 250 milligram"),
    ("8 pieces 40 g each", "8 × 40 gram"), ("8 Stück, je 40 g", "8 × 40 gram"),
    ("8 Stück, 40 g je Stück", "8 × 40 gram"), ("8 pieces, 320 g", "320 gram in 8"),
    ("250 ml (pack of 8)", "8 × 250 milliliter"), ("250 ml 8 pack", "8 × 250 milliliter"),
    ("250 ml pack of 8", "8 × 250 milliliter"), ("8 cans / 250 ml", "ambiguous 0..<15"),
    ("250 ml pack", "250 milliliter"),
  ])
  func whatIsOfEachIsMultiplied(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("x8", "8 item"), ("x 8", "8 item"), ("× 8 250 ml", "8 × 250 milliliter"),
    ("per item", "1 item"),
    ("pro Stück", "1 item"), ("lot de 8", "8 item"), ("a dozen", "1 dozen"), ("8個入り", "8 item"),
    ("8本入り", "8 item of bottle"), ("1-Liter-Flasche", "1 liter"), ("500-g-Packung", "500 gram"),
    ("8 Produkte", "8 item"), ("half a dozen", "1/2 dozen"), ("half dozen", "1/2 dozen"),
    ("ein halbes Kilo", "1/2 kilogram"), ("un demi-litre", "1/2 liter"),
    ("une demi-douzaine", "1/2 dozen"), ("medio kilo", "1/2 kilogram"),
    ("mezzo litro", "1/2 liter"), ("halve liter", "1/2 liter"), ("un litre", "1 liter"),
    ("an ounce", "1 ounce"), ("le kilo", "1 kilogram"), ("à la pièce", "1 item"),
    ("pack 8 x 25 cl", "8 × 25 centiliter"), ("krat 24 x 30 cl", "24 × 30 centiliter"),
    ("eggs 8", "8 item of egg"), ("rolls 8", "ambiguous 0..<7"), ("per set", "1 item of pack"),
    ("half", #"unknownWord("half") 0..<4"#), ("half 500 g", #"unknownWord("half") 0..<4"#),
  ])
  func shortForms(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: ["min. 500 g", "Inhalt min. 500 g", "Min. 500 g"])
  func aMinimumIsNoMinute(text: String) throws {
    let read = try QuantityReader(.german).read(text)
    #expect(read.unit == .gram && read.amount == 500)
  }

  @Test(arguments: ["Size 4", "Größe 38", "maat 4"])
  func aSizeIsNoQuantity(text: String) {
    #expect(throws: ReadingError.self) { try QuantityReader(.german).read(text) }
  }

  @Test func aGermanDoseIsACanAndAFrenchOneAWash() {
    #expect(summary("1 Dose 400 g", .german) == "400 gram")
    #expect(summary("0,5-l-Dose", .german) == "1/2 liter")
    #expect(summary("20 doses", .french) == "20 item of wash")
  }

  @Test(arguments: [
    ("3*15", "45 (sum)"), ("1/3*3", "1 (sum)"), ("2+3*4", "14 (sum)"), ("(2+3)*4", "20 (sum)"),
    ("10-2-3", "5 (sum)"), ("12/8", "3/2 (sum)"), ("12÷8", "3/2 (sum)"), ("200*15%", "30 (sum)"),
    ("400 g + 25%", "500 gram (sum)"), ("400 g - 10%", "360 gram (sum)"),
    ("400 g + 25% free", "500 gram (sum)"), ("6 + 2 gratis", "8 (sum)"),
    ("6 + 2 gratis Rollen", "8 item of roll (sum)"),
    ("1 kg + 250 g", "5/4 kilogram (sum)"), ("6 + 2 rolls", "8 item of roll (sum)"),
    ("1 kg / 4", "1/4 kilogram (sum)"), ("8 − 3", "5 (sum)"), ("2 * -3 + 10", "4 (sum)"),
  ])
  func sums(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test(arguments: [
    ("٧٥٠ غ", "750 gram"), ("۷۵۰ گرم", "750 gram"), ("७५० ग्राम", "750 gram"),
    ("７５０ｇ", "750 gram"), ("750毫升", "750 milliliter"), ("٠٫٥ لتر", "1/2 liter"),
    ("1ℓ", "1 liter"), ("2㎏", "2 kilogram"), ("750 г", "750 gram"), ("750 מ\"ל", "750 milliliter"),
    ("750 מ״ל", "750 milliliter"), ("0.7 ليتر", "7/10 liter"), ("12個", "12 item"),
  ])
  func scripts(text: String, expected: String) {
    #expect(summary(text) == expected)
  }

  @Test func regionDecidesBetweenCustomaryAndImperial() {
    #expect(summary("10 fl oz", .american) == "10 fluid-ounce")
    #expect(summary("10 fl oz", .british) == "10 fluid-ounce-imperial")
    #expect(summary("10 fl oz", .canadian) == "10 fluid-ounce")
    #expect(summary("1 pt", .british) == "1 pint-imperial")
    #expect(summary("1 US pt", .british) == "1 pint")
    #expect(summary("2 imp gal", .american) == "2 gallon-imperial")
    #expect(summary("2 US fl. oz.", .british) == "2 fluid-ounce")
  }

  @Test func localeDecidesWhatThreeDigitsAreAndWordsMean() {
    #expect(summary("1.250 g", .american) == "5/4 gram")
    #expect(summary("1.250 g", .german) == "1250 gram")
    #expect(summary("1,250 g", .american) == "1250 gram")
    #expect(summary("1,250 g", .german) == "5/4 gram")
    #expect(summary("1,250 g", .french) == "5/4 gram")
    #expect(summary("0.250 kg", .german) == "1/4 kilogram")
    #expect(summary("3 dozen", .american) == "3 dozen")
    #expect(summary("3 dozen", .dutch) == "3 item of box")
    #expect(summary("6 st", .dutch) == "6 item")
    #expect(summary("2 ons", .dutch) == "2 ons")
    #expect(summary("2 ons", ReadingContext(languages: ["tr_TR"])) == "2 ounce")
    #expect(summary("2 mo", ReadingContext(languages: ["fr"])) == "2 megabyte")
    #expect(summary("2 mo", .american) == "2 month")
    #expect(summary("6 st", .british) == "6 stone")
  }

  @Test func aMissingUnitIsTheOneOfTheEntry() throws {
    let read = try QuantityReader(.american).read("6x330")
    #expect(read.unit == nil)
    let quantity = try read.quantity(defaultUnit: .milliliter)
    #expect(try quantity == Quantity(packs: [6], 330, .milliliter))
  }
}

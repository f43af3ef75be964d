import PerModel
import PerText
import Testing

/// Forms of labels and signs that are in the field of a quantity.
@Suite struct ReadingLabelTests {
  @Test(arguments: [
    ("de_DE", "je Stück", "1 item"), ("de_DE", "je 500-g-Packung", "500 gram"),
    ("de_DE", "je kg", "1 kilogram"), ("de_DE", "je 100 g", "100 gram"),
    ("nl_NL", "per stuk", "1 item"), ("nl_NL", "per bos", "1 item of bunch"),
    ("fr_FR", "à la pièce", "1 item"), ("es_ES", "por unidad", "1 item"),
    ("it_IT", "al pezzo", "1 item"), ("pt_BR", "por unidade", "1 item"),
    ("pl_PL", "za sztukę", "1 item"), ("sv_SE", "per styck", "1 item"),
    ("ja_JP", "1個あたり", "1 item"),
    ("zh_CN", "每件", "1 item"), ("ar_EG", "للقطعة", "1 item"), ("he_IL", "ליחידה", "1 item"),
  ])
  func oneOfThem(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, .of(locale)) == expected)
  }

  @Test(arguments: [
    ("he_IL", "200ג", "200 gram"), ("zh_CN", "2kg", "2 kilogram"),
    ("ja_JP", "500ml", "500 milliliter"),
    ("ru_RU", "200г", "200 gram"), ("ar_EG", "200غ", "200 gram"), ("th_TH", "200กรัม", "200 gram"),
    ("zh_CN", "500克装", "500 gram"), ("ja_JP", "100g入り", "100 gram"),
    ("zh_CN", "1箱12瓶", "12 item of bottle"), ("ko_KR", "200그램", "200 gram"),
  ])
  func gluedSizesOfEveryScript(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, .of(locale)) == expected)
  }

  @Test(arguments: [
    ("4 x 200g/7oz", "4 × 200 gram"), ("25g/1oz", "25 gram"), ("50g/2oz", "50 gram"),
    ("100g/4oz", "100 gram"), ("75 g (3 oz)", "75 gram"), ("15g/½oz", "15 gram"),
    ("600ml/1 pint", "600 milliliter"), ("450g/1lb", "450 gram"), ("1oz/25g", "1 ounce"),
    ("500 g / 1 kg", "ambiguous 0..<12"), ("40g/2oz", "ambiguous 0..<7"),
    ("200g/1lb", "ambiguous 0..<8"), ("1 kg/1 lb", "ambiguous 0..<9"),
  ])
  func britishPairsAreRounded(_ text: String, _ expected: String) {
    #expect(summary(text, .british) == expected)
  }

  @Test(arguments: [
    ("12's", "12 item"), ("12’s", "12 item"), ("24'S", "24 item"),
    ("12' s", #"unexpected("\'") 2..<3"#),
    ("200 x 150 cm", "30000 square-centimeter"), ("2 m x 1.5 m", "3 square-meter"),
    ("20 cm x 30 cm", "600 square-centimeter"), ("20 x 30 cm", "dimension 0..<10"),
    ("5 m x 2.5 cm", "dimension 0..<12"), ("2lb-1oz", "33/16 pound"), ("5ft-6in", "11/2 foot"),
    ("2 lb - 1 oz", "31/16 pound (sum)"), ("1000 l/min", #"unknownWord("min") 7..<10"#),
    ("330 ml (x6)", "6 × 330 milliliter"), ("330 ml (6)", "ambiguous 0..<9"),
  ])
  func shortHand(_ text: String, _ expected: String) {
    #expect(summary(text, .british) == expected)
  }

  /// Weights and counts behind a bare count are all there is, liquids what one of them holds.
  @Test(arguments: [
    ("4 Pack 180G", "180 gram in 4"), ("6er 42 g", "42 gram in 6"),
    ("30 pack 900 g", "900 gram in 30"),
    ("80 bags 250 g", "250 gram in 80"), ("80 Tea Bags 250g", "250 gram in 80"),
    ("9 rolls 1620 sheets", "1620 item of sheet in 9"), ("10er, 56 g", "56 gram in 10"),
    ("6 pack 330ml", "6 × 330 milliliter"), ("12 pack 500 ml bottles", "12 × 500 milliliter"),
    ("4 x 180 g", "4 × 180 gram"), ("4 Pack à 180 g", "4 × 180 gram"), ("x4 180 g", "4 × 180 gram"),
    ("4 packs of 180 g", "4 × 180 gram"), ("12 rolls x 150 sheets", "12 × 150 item of sheet"),
    ("12 rolls 6 sheets", "ambiguous 0..<17"), ("4 packs 6 x 30 g", "ambiguous 0..<9"),
    ("4 pack 45 g each", "4 × 45 gram"), ("1 pack 180 g", "180 gram"),
    ("500g (Pack of 6)", "6 × 500 gram"), ("112G 4 Pack", "112 gram in 4"),
    ("213g 6Pk", "213 gram in 6"), ("330 ml 4 pack", "4 × 330 milliliter"),
    ("500 g pack of 6", "6 × 500 gram"), ("pack de 4 125 g", "4 × 125 gram"),
    ("pack of 4 125 g", "4 × 125 gram"), ("112 g x 4 pack", "4 × 112 gram"),
    ("250g Punnet", "250 gram"),
    ("12 pk/12 fl oz", "12 × 12 fluid-ounce"), ("18 pack eggs", "18 item of egg"),
    ("6 rolls, 120 sheets each", "6 × 120 item of sheet"), ("60 W", #"unknownWord("W") 3..<4"#),
    ("2 punnets 250 g", "250 gram in 2"),
  ])
  func aCountBesideAnAmount(_ text: String, _ expected: String) {
    #expect(summary(text) == expected)
  }

  @Test func theOtherReadingOfACountIsThere() throws {
    let read = try QuantityReader(.american).read("4 pack 180 g")
    #expect(read.multiplied == ReadQuantity(packs: [4], amount: 180, unit: .gram))
    #expect(try QuantityReader(.american).read("4 x 180 g").multiplied == nil)
  }

  @Test(arguments: [
    ("en_US", "1 to 2 kg"), ("en_US", "500 to 600 g"), ("de_DE", "2 bis 3 kg"),
    ("de_DE", "2 to 3 kg"),
    ("fr_FR", "2 à 3 kg"), ("es_ES", "200 a 250 g"), ("it_IT", "200 a 250 g"),
    ("pt_BR", "200 a 250 g"),
    ("nl_NL", "6 of 12 stuks"), ("nl_NL", "2 tot 3 kg"), ("sv_SE", "2 till 3 kg"),
    ("ja_JP", "2〜3kg"), ("ja_JP", "2～3kg"), ("zh_CN", "2到3公斤"), ("he_IL", "2 עד 3 ק\"ג"),
    ("ar_EG", "2 إلى 3 كغ"), ("en_US", "500-600 g"), ("en_US", "500–600 g"),
  ])
  func aRangeSaysThatItIsOne(_ locale: String, _ text: String) {
    let error = #expect(throws: ReadingError.self) { try QuantityReader(.of(locale)).read(text) }
    #expect(error?.problem == .notOneAmount)
  }

  @Test(arguments: [
    ("fr_FR", "6 à 33 cl", "6 × 33 centiliter"), ("de_DE", "6 à 330 ml", "6 × 330 milliliter"),
    ("fr_FR", "5 unités de 40g", "5 × 40 gram"), ("nl_NL", "4 pakken à 6 stuks", "4 × 6 item"),
    ("en_US", "2 of 250 g", "2 × 250 gram"),
  ])
  func whatMultipliesIsNoRange(_ locale: String, _ text: String, _ expected: String) {
    #expect(summary(text, .of(locale)) == expected)
  }

  @Test func anUnknownCountIsOfferedAndThenKnown() throws {
    var context = ReadingContext.american
    let widgets = ReadQuantity(amount: 3, unit: .item, countName: CountName("widgets"))
    #expect(QuantityReader(context).suggestion(for: "3 Widgets") == widgets)
    #expect(QuantityReader(context).suggestion(for: "3 rolls") == nil)
    #expect(QuantityReader(context).suggestion(for: "1.5 gramz") == nil)
    #expect(QuantityReader(context).suggestion(for: "3 big widgets") == nil)
    #expect(throws: ReadingError.self) { try QuantityReader(context).read("3 widgets") }
    context.ownNames = ["Widgets"]
    #expect(try QuantityReader(context).read("3 widgets") == widgets)
    #expect(try QuantityReader(context).read("2 x 3 widgets").packs == [2])
  }
}

import PerModel
import PerText
import Testing

/// Chains and slugs are units where a quantity stands alone, and parts of a name in a line.
@Suite struct LineTradeUnitTests {
  @Test(
    arguments: [
      ("en_US", "Chain oil 8.49", "Chain oil | 8.49"),
      ("en_US", "Breakfast links 10 oz 5.29", "Breakfast links | 10 ounce | 5.29"),
      (
        "en_US", "8 link breakfast sausages 10 oz 5.29",
        "8 link breakfast sausages | 10 ounce | 5.29"
      ),
      ("en_US", "Rod rest 2 rod 7.99", "Rod rest 2 rod | 7.99"),
      ("en_GB", "Slug traps 2 slugs 300 g 4.99", "Slug traps 2 slugs | 300 gram | 4.99"),
      ("en_GB", "3 hand creams 75 ml 6.00", "3 hand creams | 75 milliliter | 6"),
      ("en_US", "Liners 2 mil 30 gal 11.99", "Liners 2 mil | 30 gallon | 11.99"),
      ("en_US", "Light beer 12 fl oz 1.99", "Light beer | 12 fluid-ounce | 1.99"),
      ("de_DE", "2 Link Adapter 5,99 €", "2 Link Adapter | 5.99 EUR"),
      ("fr_FR", "Au lait 2 au chocolat 1,99 €", "Au lait 2 au chocolat | 1.99 EUR"),
      ("it_IT", "Dal forno 2 dal 400 g 1,99 €", "Dal forno 2 dal | 400 gram | 1.99 EUR"),
    ] as [LineRow])
  func theirWordsStayInTheName(_ row: LineRow) { expectLine(row) }

  @Test(arguments: [
    ("2 chains", "chain", 2), ("3 light-years", "light-year", 3), ("1 hogshead", "hogshead-us", 1),
    ("5 slugs", "slug", 5), ("12 hands", "hand", 12), ("4 dal", "dekaliter", 4),
  ])
  func theyAreUnitsInAField(_ text: String, _ id: String, _ amount: Rational) throws {
    let read = try QuantityReader(.american).read(text)
    #expect(read.unit?.id == id && read.amount == amount)
  }

  @Test func spaniardsCountThousandsInMil() throws {
    let spanish = QuantityReader(ReadingContext(UserLocale(identifier: "es_ES")))
    #expect(try spanish.read("5 mil").unit?.id == "thousand")
    #expect(try QuantityReader(.american).read("5 mil").unit?.id == "mil")
  }
}

import PerModel
import PerText
import Testing

/// Chains and slugs are units where a quantity stands alone, and parts of a name in a line.
@Suite struct LineTradeUnitTests {
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

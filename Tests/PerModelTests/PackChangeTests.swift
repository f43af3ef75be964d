import PerModel
import Testing

@Suite struct PackChangeTests {
  @Test func aSmallerPackIsSaid() throws {
    var facts = Facts()
    try facts.add("2026-10-01", 300, at: "A", grams: 500)
    let same = try facts.add("2026-10-20", 300, at: "A", grams: 500)
    #expect(facts.history.packChange(to: same) == nil)
    let smaller = try facts.add("2026-11-01", 300, at: "A", grams: 480)
    let change = try #require(facts.history.packChange(to: smaller))
    #expect(change.from.amount == 500 && change.to.amount == 480)
    #expect(try change.contentChange == Rational(-1, over: 25))
    #expect(try change.unitPriceChange == Rational(1, over: 24))
    #expect(change.isShrinkflation)
    let cheaper = try facts.add("2026-11-02", 200, at: "A", grams: 400)
    #expect(facts.history.packChange(to: cheaper)?.isShrinkflation == false)
  }
}

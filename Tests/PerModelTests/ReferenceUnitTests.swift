import PerModel
import Testing

@Suite struct ReferenceUnitTests {
  @Test func baseAmountIsExact() throws {
    #expect(try ReferenceUnit(100, .gram).baseAmount == Rational(1, over: 10))
    #expect(try ReferenceUnit(.pound).baseAmount == Unit.pound.factor)
    #expect(try ReferenceUnit(100, .squareFoot).baseAmount == Rational(145_161, over: 15_625))
    #expect(try ReferenceUnit(Rational(1, over: 2), .liter).baseAmount == Rational(1, over: 2))
  }

  @Test func amountBeyondExactArithmeticThrows() throws {
    let huge = ReferenceUnit(try Rational(.max, over: 1), .month)
    #expect(throws: ArithmeticError.overflow) { try huge.baseAmount }
  }

  @Test func oneAndItsUnitAreTheSame() {
    #expect(ReferenceUnit(1, .kilogram) == ReferenceUnit(.kilogram))
    #expect(ReferenceUnit(1000, .gram) != ReferenceUnit(.kilogram))
  }

  @Test func choicesFollowTheRegion() {
    let german = ReferenceUnit.choices(for: .mass, in: .germany)
    #expect(german.map(\.description) == ["kg", "100 g", "10 g", "g", "lb", "oz"])
    let american = ReferenceUnit.choices(for: .mass, in: .unitedStates)
    #expect(american.map(\.description) == ["lb", "oz", "kg", "100 g", "10 g", "g"])
    let british = ReferenceUnit.choices(for: .volume, in: .unitedKingdom)
    #expect(
      british.map(\.description) == [
        "l", "100 ml", "10 ml", "ml", "imp fl oz", "imp pt", "imp qt", "imp gal",
      ])
    #expect(ReferenceUnit.choices(for: .count, in: .germany).contains(ReferenceUnit(100, .item)))
  }
}

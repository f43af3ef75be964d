import PerModel
import Testing

@Suite struct RationalTests {
  @Test(
    arguments: [
      (6, 4, "3/2"), (-6, 4, "-3/2"), (6, -4, "-3/2"), (-6, -4, "3/2"), (0, -7, "0"), (12, 3, "4"),
      (1, 1, "1"), (Int128.max, 1, "170141183460469231731687303715884105727"),
      (Int128.max, Int128.max, "1"), (-Int128.max, 2, "-170141183460469231731687303715884105727/2"),
    ] as [(Int128, Int128, String)])
  func fractionIsInLowestTermsWithPositiveDenominator(
    numerator: Int128, denominator: Int128, text: String
  ) throws {
    #expect(try Rational(numerator, over: denominator).description == text)
  }

  @Test func equalValuesAreEqualAndHashAlike() throws {
    let half = try Rational(1, over: 2)
    #expect(half == (try Rational(50, over: 100)))
    #expect(Set([half, try Rational(-3, over: -6), try Rational(2, over: 4)]).count == 1)
  }

  @Test func zeroDenominatorThrows() {
    #expect(throws: ArithmeticError.divisionByZero) { try Rational(1, over: 0) }
    #expect(throws: ArithmeticError.divisionByZero) { try Rational(0, over: 0) }
    #expect(throws: ArithmeticError.divisionByZero) { try Rational.one / .zero }
    #expect(throws: ArithmeticError.divisionByZero) { try Rational.zero.reciprocal() }
  }

  @Test func signIsKnown() throws {
    let values: [Rational] = [-2, 0, 3]
    #expect(values.map(\.isNegative) == [true, false, false])
    #expect(values.map(\.isZero) == [false, true, false])
    #expect(values.map(\.isPositive) == [false, false, true])
    #expect(values.map(\.magnitude) == [2, 0, 3])
    #expect(try Rational(4, over: 2).isInteger)
    #expect(try !Rational(5, over: 2).isInteger)
  }

  @Test func sumsOfThirdsAreExact() throws {
    let third = try Rational(1, over: 3)
    #expect(try third + third + third == 1)
    #expect(try third * 3 == 1)
    #expect(try Rational.one / 3 == third)
    #expect(try third - third == .zero)
  }

  @Test(arguments: [
    ("1/3", "1/2", -1), ("-1/2", "-1/3", -1), ("-1", "1", -1), ("0", "1/1000000", -1),
    ("2/4", "1/2", 0), ("7", "13/2", 1),
    // Neighbors whose cross products need more than 128 bits.
    (
      "170141183460469231731687303715884105727/170141183460469231731687303715884105726",
      "170141183460469231731687303715884105726/170141183460469231731687303715884105725", -1
    ),
    (
      "-170141183460469231731687303715884105727/170141183460469231731687303715884105726",
      "-170141183460469231731687303715884105726/170141183460469231731687303715884105725", 1
    ),
    ("-170141183460469231731687303715884105727", "1/170141183460469231731687303715884105727", -1),
  ])
  func orderIsExact(left: String, right: String, order: Int) throws {
    let left = try #require(try Rational(exact: left))
    let right = try #require(try Rational(exact: right))
    #expect((left < right) == (order < 0))
    #expect((right < left) == (order > 0))
    #expect((left == right) == (order == 0))
  }
}

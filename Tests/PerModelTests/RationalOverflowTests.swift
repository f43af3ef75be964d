import PerModel
import Testing

/// What does not fit throws `overflow`; nothing traps, wraps or rounds.
@Suite struct RationalOverflowTests {
  @Test func theMagnitudeThatCannotBeNegatedIsRefused() {
    #expect(throws: ArithmeticError.overflow) { try Rational(.min, over: 1) }
    #expect(throws: ArithmeticError.overflow) { try Rational(1, over: .min) }
    #expect(throws: ArithmeticError.overflow) { try Rational(.min, over: .min) }
    #expect(throws: ArithmeticError.overflow) { try Rational(.min, over: -1) }
    #expect(throws: ArithmeticError.divisionByZero) { try Rational(.min, over: 0) }
  }

  @Test func largestValuesOverflowInEveryOperation() throws {
    let largest = try Rational(.max, over: 1)
    let smallest = try Rational(1, over: .max)
    #expect(throws: ArithmeticError.overflow) { try largest + 1 }
    #expect(throws: ArithmeticError.overflow) { try largest + largest }
    #expect(throws: ArithmeticError.overflow) { try -largest - 1 }
    #expect(throws: ArithmeticError.overflow) { try largest * 2 }
    #expect(throws: ArithmeticError.overflow) { try largest * largest }
    #expect(throws: ArithmeticError.overflow) { try largest / smallest }
    #expect(throws: ArithmeticError.overflow) { try smallest * smallest }
    #expect(throws: ArithmeticError.overflow) { try smallest / 2 }
    #expect(throws: ArithmeticError.overflow) { try largest + smallest }
    #expect(try largest - largest == .zero)
    #expect(try largest / largest == 1)
    #expect(try largest * smallest == 1)
    #expect(try smallest.reciprocal() == largest)
    #expect(try (-largest).reciprocal() == -smallest)
  }

  @Test func everyPairOfExtremesGivesAResultOrOverflow() throws {
    let numerators: [Int128] = [
      0, 1, 2, 3, 10, Int128(Int64.max), Int128(Int64.min), Int128(UInt64.max), Int128(1) << 64,
      (Int128(1) << 126), (Int128(1) << 126) + 1, .max - 1, .max, .min + 1, .min,
    ]
    let values = numerators.flatMap { numerator in
      numerators.compactMap { try? Rational(numerator, over: $0) }
    }
    for left in values {
      for right in values {
        for operation in operations {
          do { _ = try operation(left, right) } catch ArithmeticError.divisionByZero {
            #expect(right.isZero)
          } catch ArithmeticError.overflow {}
        }
        #expect([left < right, left == right, right < left].count { $0 } == 1)
      }
      _ = left.decimalText(fractionDigits: 60)
      _ = left.decimalText(fractionDigits: 0, rounding: .down)
      _ = left.exactDecimalText
      _ = try? left.rounded(fractionDigits: 60)
    }
  }

  private var operations: [(Rational, Rational) throws -> Rational] {
    [
      { left, right in try left + right }, { left, right in try left - right },
      { left, right in try left * right }, { left, right in try left / right },
    ]
  }

  @Test(arguments: [
    "170141183460469231731687303715884105728", "-170141183460469231731687303715884105728",
    String(repeating: "9", count: 40), String(repeating: "9", count: 10_000),
    "0." + String(repeating: "0", count: 39) + "1",
  ])
  func decimalTextThatDoesNotFitThrows(text: String) {
    #expect(throws: ArithmeticError.overflow) { try Rational(decimal: text) }
  }
}

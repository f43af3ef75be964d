import RandomTesting
import Testing

@testable import PerModel

/// Laws of arithmetic, on random fractions from tiny to enormous. Where one side overflows there is
/// nothing to compare; where both have a result it is the same.
@Suite struct RationalPropertyTests {
  private static let rounds = 4000

  @Test func orderIsTotalAndAgreesWithSubtraction() throws {
    var draw = Draw(seed: 1)
    for _ in 0..<Self.rounds {
      let (a, b, c) = (draw.rational(), draw.rational(), draw.rational())
      #expect([a < b, a == b, b < a].count { $0 } == 1, "\(a) and \(b)")
      if a < b, b < c { #expect(a < c, "\(a), \(b), \(c)") }
      if let difference = try? b - a {
        #expect((a < b) == difference.isPositive, "\(a) and \(b)")
        #expect((a == b) == difference.isZero, "\(a) and \(b)")
      }
    }
  }

  @Test func keysNeverContradictTheOrder() {
    var draw = Draw(seed: 11)
    for _ in 0..<Self.rounds {
      let (a, b) = (draw.rational(), draw.rational())
      for (small, large) in [(min(a, b), max(a, b)), (a, (try? a + draw.rational()) ?? a)] {
        let (low, high) = small < large ? (small, large) : (large, small)
        #expect(low.orderKey <= high.orderKey, "\(low) and \(high)")
      }
    }
    #expect(Rational.one.orderKey < Rational(2).orderKey)
  }

  @Test func additionAndMultiplicationCommute() {
    var draw = Draw(seed: 2)
    for _ in 0..<Self.rounds {
      let (a, b) = (draw.rational(), draw.rational())
      #expect((try? a + b) == (try? b + a), "\(a) + \(b)")
      #expect((try? a * b) == (try? b * a), "\(a) * \(b)")
    }
  }

  @Test func additionAndMultiplicationAssociate() {
    var draw = Draw(seed: 3)
    var compared = 0
    for _ in 0..<Self.rounds {
      let (a, b, c) = (draw.rational(), draw.rational(), draw.rational())
      if let left = try? (a + b) + c, let right = try? a + (b + c) {
        #expect(left == right, "\(a) + \(b) + \(c)")
        compared += 1
      }
      if let left = try? (a * b) * c, let right = try? a * (b * c) {
        #expect(left == right, "\(a) * \(b) * \(c)")
        compared += 1
      }
    }
    #expect(compared > Self.rounds / 2, "the draw must leave something to compare")
  }

  @Test func multiplicationDistributesOverAddition() {
    var draw = Draw(seed: 4)
    var compared = 0
    for _ in 0..<Self.rounds {
      let (a, b, c) = (draw.rational(), draw.rational(), draw.rational())
      if let left = try? a * (b + c), let right = try? a * b + a * c {
        #expect(left == right, "\(a) * (\(b) + \(c))")
        compared += 1
      }
    }
    #expect(compared > Self.rounds / 4)
  }

  @Test func subtractionAndDivisionUndo() throws {
    var draw = Draw(seed: 5)
    for _ in 0..<Self.rounds {
      let (a, b) = (draw.rational(), draw.rational())
      if let sum = try? a + b, let back = try? sum - b { #expect(back == a, "\(a) + \(b)") }
      if let product = try? a * b, !b.isZero {
        // What could be multiplied can be divided again: the result fits.
        #expect(try product / b == a, "\(a) * \(b)")
      }
      if !a.isZero {
        #expect(try a.reciprocal().reciprocal() == a)
        #expect(try a * a.reciprocal() == 1, "\(a)")
      }
    }
  }

  @Test func resultsAreInLowestTerms() {
    var draw = Draw(seed: 6)
    for _ in 0..<Self.rounds {
      let (a, b) = (draw.rational(), draw.rational())
      for result in [try? a + b, try? a - b, try? a * b, try? a / b].compactMap({ $0 }) {
        #expect(result.denominator > 0)
        #expect((try? Rational(result.numerator, over: result.denominator)) == result)
      }
    }
  }

  @Test func decimalTextIsReadBackAsTheSameValue() throws {
    var draw = Draw(seed: 7)
    for _ in 0..<Self.rounds {
      let digits = draw.integer(in: 0...20)
      let power = try (0..<digits).reduce(Rational.one) { power, _ in try power * 10 }
      let value = try Rational(Int128(draw.integer(in: -1_000_000_000...1_000_000_000)), over: 1)
      let decimal = try value / power
      let text = try #require(decimal.exactDecimalText)
      #expect(try Rational(decimal: text) == decimal, "\(text)")
      #expect(try Rational(decimal: decimal.decimalText(fractionDigits: 20)) == decimal)
      #expect(try Rational(exact: decimal.description) == decimal)
    }
  }

  @Test func roundingIsWithinHalfAStepAndDownNeverExceeds() throws {
    var draw = Draw(seed: 8)
    let half = try Rational(1, over: 200)
    for _ in 0..<Self.rounds {
      let value = try Rational(
        Int128(draw.integer(in: -1_000_000...1_000_000)), over: Int128(draw.integer(in: 1...9999)))
      #expect(try (value.rounded(fractionDigits: 2) - value).magnitude <= half, "\(value)")
      let down = try value.rounded(fractionDigits: 2, rule: .down)
      #expect(down.magnitude <= value.magnitude, "\(value)")
      #expect(try (value - down).magnitude < half * 2, "\(value)")
    }
  }
}

/// Draws fractions of all sizes: the number of bits is drawn first, so that small ones are common.
private struct Draw {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func integer(in range: ClosedRange<Int>) -> Int {
    .random(in: range, using: &generator)
  }

  mutating func rational() -> Rational {
    let numerator = magnitude(zero: true)
    let signed = Bool.random(using: &generator) ? numerator : -numerator
    guard let value = try? Rational(signed, over: magnitude(zero: false)) else {
      preconditionFailure("magnitudes are below 2 to the 127th")
    }
    return value
  }

  private mutating func magnitude(zero: Bool) -> Int128 {
    let bits = integer(in: zero ? 0...127 : 1...127)
    // Half of them small, as prices and packs are.
    let shift = Bool.random(using: &generator) ? bits : bits / 8
    let limit = shift == 127 ? Int128.max : (Int128(1) << Int128(shift)) - 1
    return .random(in: (zero ? 0 : 1)...max(limit, 1), using: &generator)
  }
}

import PerModel

/// Why a text was not read, and what part of it is to blame.
public struct ReadingError: Error, Hashable, Sendable {
  /// What is wrong.
  public let problem: Problem
  /// The part of the text that the problem is about, as offsets into its UTF-8.
  public let range: Range<Int>

  /// A problem with a part of a text.
  public init(_ problem: Problem, _ range: Range<Int>) {
    self.problem = problem
    self.range = range
  }

  /// What can be wrong with a text.
  public enum Problem: Hashable, Sendable {
    /// There is nothing but white space.
    case empty
    /// More than 1,000 bytes.
    case tooLong
    /// Digits and separators that make no number: "1.2.3".
    case notANumber
    /// A word that means nothing here.
    case unknownWord(String)
    /// A character that has no place here.
    case unexpected(String)
    /// A sum ends where a number should follow, or a bracket is not closed.
    case incomplete
    /// Zero where something must be left.
    case notPositive
    /// Less than zero.
    case negative
    /// Beyond exact arithmetic.
    case tooLarge
    case divisionByZero
    /// Two readings are equally likely: "500 g / 1 kg", "6/330 ml".
    case ambiguous
    /// The size of a thing rather than how much there is: "5 m x 2.5 cm".
    case dimension
    /// Only a unit or a word where an amount should be.
    case numberMissing
    /// A bare number in a sum of amounts: "500 g - 2".
    case unitMissing
    /// From one amount to another: "500–600 g".
    case notOneAmount
    /// Different kinds in one sum: "1 kg + 1 l".
    case differentKinds
    /// Different currencies in one sum.
    case currencyMismatch
    /// Two prices without anything between them.
    case severalPrices
    /// Nothing that is known as a deal.
    case notADeal
    /// More than all of it: 120 %.
    case aboveWhole
    /// Said for how long, but not how often: "2 for 3 months".
    case intervalMissing
  }
}

/// Computes something about a part of a text; what arithmetic cannot give is a problem there.
@inline(__always)
func exactly<Value>(
  _ range: Range<Int>, _ body: () throws(ArithmeticError) -> Value
) throws(ReadingError) -> Value {
  do throws(ArithmeticError) {
    return try body()
  } catch {
    throw ReadingError(error == .divisionByZero ? .divisionByZero : .tooLarge, range)
  }
}

import PerModel
import PerWords

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
    /// Not a known deal.
    case notADeal
    /// More than all of it: 120 %.
    case aboveWhole
    /// Said for how long, but not how often: "2 for 3 months".
    case intervalMissing
    /// Not a day, or one that does not exist: "31 Nov".
    case notADay
    /// An offer from a later day to an earlier one.
    case endsBeforeBeginning
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

extension ReadingError {
  /// What is wrong, in one sentence in the user's language.
  public var sentence: String {
    switch problem {
    case .empty: localized("Nothing is entered yet.")
    case .tooLong: localized("This is too long to read.")
    case .notANumber: localized("This is not a number.")
    case .unknownWord(let word): localized("The word “%1$s” could not be read here.", word)
    case .unexpected(let text): localized("“%1$s” does not belong here.", text)
    case .incomplete: localized("Something is missing at the end.")
    case .notPositive: localized("This must be more than zero.")
    case .negative: localized("This must not be less than zero.")
    case .tooLarge: localized("This number is too large.")
    case .divisionByZero: localized("You cannot divide by zero.")
    case .ambiguous: localized("This can be read in more than one way.")
    case .dimension: localized("This is the size of something, not an amount.")
    case .numberMissing: localized("A number is missing here.")
    case .unitMissing: localized("This number needs a unit.")
    case .notOneAmount: localized("This is a range, not one amount.")
    case .differentKinds: localized("Units of different kinds cannot be added.")
    case .currencyMismatch: localized("Different currencies cannot be added.")
    case .severalPrices: localized("Two prices.")
    case .notADeal: localized("This is not a known deal.")
    case .aboveWhole: localized("This percentage is too high.")
    case .intervalMissing: localized("Add how often, such as “per week”.")
    case .notADay: localized("There is no such day.")
    case .endsBeforeBeginning: localized("An offer cannot end before it begins.")
    }
  }
}

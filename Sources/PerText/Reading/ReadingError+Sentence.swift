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
    case .severalPrices: localized("There is more than one price here.")
    case .notADeal: localized("This is not a known deal.")
    case .aboveWhole: localized("This percentage is too high.")
    case .intervalMissing: localized("Add how often, such as “per week”.")
    }
  }
}

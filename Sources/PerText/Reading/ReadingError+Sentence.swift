extension ReadingError {
  /// What is wrong, as one sentence in the language of the person.
  public var sentence: String {
    switch problem {
    case .empty: localized("Nothing is entered yet.")
    case .tooLong: localized("This is too long to be read.")
    case .notANumber: localized("This is not a number.")
    case .unknownWord(let word): localized("The word “%1$s” is not understood here.", word)
    case .unexpected(let text): localized("“%1$s” does not belong here.", text)
    case .incomplete: localized("Something is missing at the end.")
    case .notPositive: localized("This must be more than zero.")
    case .negative: localized("This must not be less than zero.")
    case .tooLarge: localized("This number is too large.")
    case .divisionByZero: localized("Nothing can be divided by zero.")
    case .ambiguous: localized("This can be understood in more than one way.")
    case .dimension: localized("This is the size of a thing, not how much there is of it.")
    case .numberMissing: localized("A number is missing here.")
    case .unitMissing: localized("This number needs a unit.")
    case .notOneAmount: localized("This is a range, not one amount.")
    case .differentKinds: localized("Different kinds of units cannot be added up.")
    case .currencyMismatch: localized("Different currencies cannot be added up.")
    case .severalPrices: localized("There is more than one price here.")
    case .notADeal: localized("This is not known as a deal.")
    case .aboveWhole: localized("This is more than 100%.")
    case .durationMissing: localized("Say for how long as well, such as “for 3 months”.")
    case .intervalMissing: localized("Say how often as well, such as “per week”.")
    }
  }
}

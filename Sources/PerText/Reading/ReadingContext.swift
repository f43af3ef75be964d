import PerModel

/// What a reader must know of the person who typed the text.
public struct ReadingContext: Hashable, Sendable {
  /// What stands before the fraction; comma and point are both read in any case.
  public var decimalSeparator: Character
  /// What stands between groups of digits; `nil` where nothing does.
  public var groupingSeparator: Character?
  /// How many digits stand between two grouping separators, where nothing else is usual.
  public var groupSize = 3
  /// Decides what a bare "pint", "fl oz" or "gal" is.
  public var region: Region
  /// The currency of a price without one, and what "$" or "kr" means where several currencies
  /// share the sign.
  public var currency: Currency
  /// The languages of the user, by preference ("de", "nl_BE"); the first decides between words
  /// that mean different things in different languages.
  public var languages: [String]
  /// The locales in which ICU writes for the user beside those of `languages`.
  public var otherLocales: [String] = []
  /// What the user counts beside the words that the program knows: "widgets".
  public var ownNames: [String] = []

  /// The context of a user who writes numbers like this; by default an American.
  public init(
    decimalSeparator: Character = ".", groupingSeparator: Character? = ",",
    region: Region = .unitedStates, currency: Currency = .usDollar, languages: [String] = ["en"]
  ) {
    self.decimalSeparator = decimalSeparator
    self.groupingSeparator = groupingSeparator
    self.region = region
    self.currency = currency
    self.languages = languages
  }
}

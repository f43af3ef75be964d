import PerModel

/// What a reader must know of the person who typed the text.
public struct ReadingContext: Hashable, Sendable {
  /// What comes before the fraction; comma and point are both read in any case.
  public var decimalSeparator: Character
  /// The separator of groups of digits; `nil` if there is none.
  public var groupingSeparator: Character?
  /// How many digits are between two grouping separators, where nothing else is usual.
  public var groupSize = 3
  /// Decides what a bare "pint", "fl oz" or "gal" is.
  public var region: Region
  /// The currency of a price without one, and what "$" or "kr" means where several currencies
  /// share the sign.
  public var currency: Currency
  /// The currency of where the user lives, if prices are in another one. Its words are not units.
  public var homeCurrency: Currency?
  /// The languages of the user, by preference ("de", "nl_BE"); the first decides between words
  /// that mean different things in different languages.
  public var languages: [String]
  /// The locales in which ICU writes for the user in addition to those of `languages`.
  public var otherLocales: [String] = []
  /// Whether volumes are compared: what is poured has fluid ounces, whatever the label calls them.
  public var isPoured = false
  /// The tax that the till adds to prices whose line says that tax is added, but not how much.
  public var addedTax: Tax?
  /// The day on which the text was written, which decides what "until Sunday" means; `nil` for the day of reading.
  public var day: CalendarDay?
  /// What the user counts in addition to the words that the program knows: "widgets".
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

  /// The same for text typed into a comparison: its currency is assumed, and its counted things are known.
  ///
  /// - Parameter name: the counted things, if chosen by the user and not yet named by a product.
  func beside(_ comparison: Comparison, counting name: CountName?) -> ReadingContext {
    var context = self
    if comparison.currency != currency { context.homeCurrency = currency }
    context.currency = comparison.currency
    context.addedTax = comparison.settings.tax.flatMap { $0.isIncluded ? nil : $0 }
    if let name = comparison.countName ?? name { context.ownNames.append(name.id) }
    return context
  }
}

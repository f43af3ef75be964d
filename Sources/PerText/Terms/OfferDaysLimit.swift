import PerModel

/// Where the days of an offer are looked for, and which days they can be.
enum OfferDaysLimit {
  /// "from 23 November to 29 November" has four words before the last month, and may name an offer before.
  static let wordsBefore = 7
  /// How many words before a day say that food keeps until then: "best before end".
  static let wordsOfFood = 3
  /// How many times the lower price the higher one of a range is at most: "1.99 bis 2.10".
  static let widest = Rational(3)
  /// Leaflets tell of offers some weeks before, in days.
  static let near = 45
  /// A day of the week is one of the last week, of this one or of the next: days from today.
  static let weekdays = -6...13
  /// A day without a year is in one of these: eight years ahead there is a 29 February, and four behind.
  static let (yearsBehind, yearsAhead) = (4, 8)
  /// A day farther away than half a year is shown with its year.
  static let withoutYear = 180
  /// The years that follow a day.
  static let years = 2000...2099
  /// The numbers of days. Up to 39 a number is a day that does not exist, and beyond that a price.
  static let (days, writtenDays) = (1...31, 1...39)
  static let months = 1...12
  /// Longer numbers are codes.
  static let digits = 5
  /// Shorter names of days are other words as well: "so", "sun".
  static let shortWeekday = 3
  /// From here on Unicode has scripts in which a short name is no abbreviation.
  static let unabbreviated: UInt32 = 0x500
  /// Characters of "23.11." are enough to know a day.
  static let longestDay = 6
}

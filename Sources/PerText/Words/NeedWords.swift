import PerModel

/// The words of a rhythm, folded.
enum NeedWords {
  /// Periods by their names in the singular and plural.
  static let periods = table(.day, .week, .month, .year)
  /// Words that say how often by themselves.
  static let adverbs = table(.daily, .weekly, .monthly, .yearly)
  /// Two of a period in one word, as Hebrew and Arabic say it.
  static let duals = table(.twoDays, .twoWeeks, .twoMonths, .twoYears)
  /// Words that say so after a number: "1週間に2個".
  static let endings = table(.everyDay, .everyWeek, .everyMonth, .everyYear)
  /// "One" after a period, in languages that have no article before it.
  static let ones = set(.onePeriod)
  /// Words before a duration, in languages where the bare period means one of it.
  static let bareDurationLeads = phrases(.bareDurationLead)
  /// Words before a period, or a number of periods, that say that it comes again.
  static let intervalLeads = phrases(.intervalLead)
  /// Words before a duration.
  static let durationLeads = phrases(.durationLead)
  /// Words that may follow a duration.
  static let durationEnds = set(.durationEnd)
  /// Names of periods that only tell how long something lasts.
  static let durations = set(.duration)
  static let articles = set(.onePeriodAhead)
  static let halves = set(.halfPeriod)
  /// After a number: "3 times".
  static let times = set(.times)

  private static func set(_ role: Role) -> Set<String> { Set(Words.all(role).map(Folding.folded)) }

  private static func table(
    _ day: Role, _ week: Role, _ month: Role, _ year: Role
  ) -> [String: Need.Period] {
    var table: [String: Need.Period] = [:]
    let roles: [(Need.Period, Role)] = [(.day, day), (.week, week), (.month, month), (.year, year)]
    for (period, role) in roles {
      for word in set(role) { table[word] = period }
    }
    return table
  }

  /// Phrases as lists of words by their first words, the longest first.
  private static func phrases(_ role: Role) -> [String: [[String]]] {
    let all = Set(set(role).map { $0.split(separator: " ").map(String.init) })
    return Dictionary(grouping: all.sorted { $0.count > $1.count }) { $0[0] }
  }
}

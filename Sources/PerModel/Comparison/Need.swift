/// An amount that is needed once, or repeatedly for some time.
public struct Need: Hashable, Sendable {
  /// What is needed each time, or once.
  public let quantity: Quantity
  /// How often and for how long; `nil` for once.
  public let rhythm: Rhythm?
  /// All of it in the base unit of the kind; more than 0.
  public let total: Rational

  /// Throws `tooLarge` where the total does not fit in exact arithmetic.
  public init(_ quantity: Quantity, _ rhythm: Rhythm? = nil) throws(NeedError) {
    self.quantity = quantity
    self.rhythm = rhythm
    guard let rhythm else {
      total = quantity.total
      return
    }
    do { total = try quantity.total * rhythm.times() } catch { throw .tooLarge }
  }

  /// What the need is measured in.
  public var measure: Measure { quantity.measure }

  /// How often something is needed and for how long: every week, for 3 months.
  public struct Rhythm: Hashable, Sendable {
    /// The time from one occasion to the next.
    public let interval: Span
    /// The time for which the need lasts.
    public let duration: Span

    /// Once in each interval for as long as the duration.
    public init(every interval: Span, during duration: Span) {
      self.interval = interval
      self.duration = duration
    }

    /// How many intervals fit in the duration, as an exact number.
    ///
    /// Throws `overflow` where it does not fit in exact arithmetic.
    public func times() throws(ArithmeticError) -> Rational {
      try duration.count * duration.period.length(in: interval.period) / interval.count
    }
  }

  /// A length of time as people say it: 3 months.
  public struct Span: Hashable, Sendable {
    /// More than 0.
    public let count: Rational
    /// What is counted.
    public let period: Period

    /// Throws `notPositive` for a count of 0 or less.
    public init(_ count: Rational, _ period: Period) throws(NeedError) {
      guard count.isPositive else { throw .notPositive }
      self.count = count
      self.period = period
    }

    private init(one period: Period) {
      self.count = .one
      self.period = period
    }

    /// One day.
    public static let day = Span(one: .day)
    /// One week.
    public static let week = Span(one: .week)
    /// One month.
    public static let month = Span(one: .month)
    /// One year.
    public static let year = Span(one: .year)
  }

  /// A period of the calendar. The raw value is the word used in files.
  ///
  /// A week is 7 days; a year is 12 months, 52 weeks or 365 days. Each pair is converted by the
  /// number that people use for it, so that 3 months are 13 weeks and 2 weeks are 14 days, although
  /// 52 weeks are then only 364 days.
  public enum Period: String, CaseIterable, Hashable, Sendable {
    case day, week, month, year

    /// How many of another period one of this is.
    public func length(in other: Period) -> Rational {
      switch (self, other) {
      case (.day, .day), (.week, .week), (.month, .month), (.year, .year): .one
      case (.week, .day): 7
      case (.day, .week): Rational(reduced: 1, 7)
      case (.month, .day): Rational(reduced: 365, 12)
      case (.day, .month): Rational(reduced: 12, 365)
      case (.month, .week): Rational(reduced: 13, 3)
      case (.week, .month): Rational(reduced: 3, 13)
      case (.year, _): Rational(reduced: other.numberInYear, 1)
      case (_, .year): Rational(reduced: 1, numberInYear)
      }
    }

    private var numberInYear: Int128 {
      switch self {
      case .day: 365
      case .week: 52
      case .month: 12
      case .year: 1
      }
    }
  }
}

// The exchange form in files and in the database: "2 kilogram", "2 item;1 week;3 month".
extension Need {
  /// The exact text of a need: the quantity, and then how often and for how long.
  public var exactText: String {
    guard let rhythm else { return quantity.exactText }
    return "\(quantity.exactText);\(rhythm.interval.exactText);\(rhythm.duration.exactText)"
  }

  /// Reads what `exactText` wrote; `nil` for anything else.
  public init?(exact text: String) {
    let parts = text.split(separator: ";", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count >= 3,
      let quantity = Quantity(
        exact: parts.count == 1 ? text : parts.dropLast(2).joined(separator: ";"))
    else { return nil }
    var rhythm: Rhythm?
    if parts.count > 1 {
      guard let interval = Span(exact: parts[parts.count - 2]),
        let duration = Span(exact: parts[parts.count - 1])
      else { return nil }
      rhythm = Rhythm(every: interval, during: duration)
    }
    guard let need = try? Need(quantity, rhythm) else { return nil }
    self = need
  }
}

extension Need.Span {
  fileprivate var exactText: String { "\(count) \(period.rawValue)" }

  fileprivate init?(exact text: Substring) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let count = (try? Rational(exact: words[0])) ?? nil,
      let period = Need.Period(rawValue: String(words[1])),
      let span = try? Need.Span(count, period)
    else { return nil }
    self = span
  }
}

/// Why a need is invalid.
public enum NeedError: Error, Hashable, Sendable {
  /// A number of periods is zero or less.
  case notPositive
  /// The whole does not fit in exact arithmetic.
  case tooLarge
}

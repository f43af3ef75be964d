import PerModel

/// How a reader writes dates.
struct DateHabits {
  /// Whether months come before days in numbers.
  let isMonthFirst: Bool
  /// The months in the language of the reader: Polish "listopad" is November, and Croatian "listopad" October.
  private let months: [Substring: Int]

  init(_ context: ReadingContext) {
    let language = context.languages.first
    isMonthFirst =
      context.region.writesMonthsFirst
      || language.map {
        Language.habits(of: WritingHabits.packed(ICU.language(of: $0))).contains(.monthsBeforeDays)
      } ?? false
    months = language.map { DayWords.months(of: $0.prefix { $0 != "_" && $0 != "-" }) } ?? [:]
  }

  /// The month that a word in lowercase names, in the language of the reader before all others.
  func month(_ word: Substring) -> Int? { months[word] ?? DayWords.months[word] }
}

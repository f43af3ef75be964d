import PerModel
import PerText

/// What is wrong with a day that was typed, as a sentence for a person.
struct DayShortcoming: Error {
  let sentence: String
}

extension Language {
  /// The day that a text says, on which a price was seen. Throws where it says none, or one to come.
  func pastDay(_ text: String, on today: CalendarDay) throws(DayShortcoming) -> CalendarDay {
    guard let day = day(text, on: today) else {
      throw DayShortcoming(
        // Translators: %1$s is a day as it is written here: "Nov 5".
        sentence: localized(
          "Type a day such as %1$s.", formatter.day(today, hasYear: false)))
    }
    guard day <= today else {
      throw DayShortcoming(sentence: localized("This day has not come yet."))
    }
    return day
  }
}

/// What is wrong with a day that was typed, as a sentence for a person.
struct DayShortcoming: Error {
  let sentence: String
}

import PerModel
import PerText

/// Reads the days in the columns of a table.
final class CellDays {
  private let texts: ProductTexts
  private let today: CalendarDay
  /// Made for the first day that is not written as in ISO 8601.
  private lazy var reader = DayReader(texts.locale, today: today)

  init(_ texts: ProductTexts, today: CalendarDay = .byClock) {
    (self.texts, self.today) = (texts, today)
  }

  /// Adds the days in the cells of a row to its product. Leaves out and reports unreadable ones.
  func read(_ cells: [TableColumn: String], into made: inout RowMaker.Made) {
    func text(_ column: TableColumn) -> String? {
      cells[column].flatMap { ColumnContent.isBlank($0) ? nil : $0 }
    }
    if let text = text(.date) {
      made.seen = day(text).flatMap { $0 <= today ? $0 : nil }
      if made.seen == nil { made.remark = made.remark ?? CellProblem(.date, wrong: text) }
    }
    let period = period(from: text(.offerFrom), until: text(.offerUntil))
    made.product.terms.offerDays = period.days ?? made.product.terms.offerDays
    if let column = period.unread {
      made.remark = made.remark ?? CellProblem(column, wrong: cells[column] ?? "")
    }
  }

  /// The day that a cell says, perhaps with a time behind it; of those without a year the last that was.
  func day(_ text: String, _ occurrence: DayReader.Occurrence = .last) -> CalendarDay? {
    let text = text.trimmed
    if let day = CalendarDay(text) ?? reader.read(text, occurrence) { return day }
    // A month is kept as its first day.
    if let month = MonthHeading(text, for: texts.locale) { return month.firstDay(today: today) }
    let day = text.prefix { $0 != " " && $0 != "T" }
    guard day.endIndex < text.endIndex, text[day.endIndex...].contains(":") else { return nil }
    return CalendarDay(String(day)) ?? reader.read(String(day), occurrence)
  }

  /// The days of an offer, both of which may be in one cell: "23.11.-29.11."; and the column that could not be read.
  func period(from: String?, until: String?) -> (days: OfferDays?, unread: TableColumn?) {
    guard from != nil || until != nil else { return (nil, nil) }
    if let until, let days = texts.offerDays(until), days.first != nil || from == nil {
      return (days, nil)
    }
    if let from, until == nil, let days = texts.offerDays(from), days.first != nil {
      return (days, nil)
    }
    let last = until.flatMap { day($0, .next) }
    let first = from.flatMap { firstDay($0, before: last) }
    let days = OfferDays(from: first, until: last)
    if from != nil, first == nil { return (days, .offerFrom) }
    return (days, until != nil && (last == nil || days == nil) ? .offerUntil : nil)
  }

  /// The first day; without a year it is the nearest before the last.
  private func firstDay(_ text: String, before last: CalendarDay?) -> CalendarDay? {
    let days = [day(text, .last), day(text, .next)].compactMap(\.self).filter { day in
      guard let last else { return true }
      return day <= last
    }
    return days.min { distance(to: $0) < distance(to: $1) }
  }

  private func distance(to day: CalendarDay) -> Int { abs(Int(day.number) - Int(today.number)) }
}

extension ProductTexts {
  /// The days of an offer that a text says, and nothing else.
  func offerDays(_ text: String) -> OfferDays? {
    guard text.utf8.count <= Self.longestDays else { return nil }
    var terms = Terms()
    try? readers.term.read(text, as: .offerDays, into: &terms)
    return terms.offerDays
  }

  /// "gültig vom 23. November bis zum 29. November 2026" is shorter.
  private static let longestDays = 80
}

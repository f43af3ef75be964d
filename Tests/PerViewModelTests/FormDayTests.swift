import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// Prices that were seen before today.
@MainActor
@Suite struct FormDayTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today
  private let model: WindowModel
  private let events = Events()

  private final class Events {
    var notices: [String] = []
  }

  init() {
    model = WindowModel(files.library().openNew())
    let events = events
    model.onEvent = { if case .notice(let notice) = $0 { events.notices.append(notice.title) } }
  }

  private func add(_ price: String, day: String = "") {
    model.form.type("Coffee", into: .name)
    model.form.type("500 g", into: .quantity)
    model.form.type(price, into: .price)
    model.form.type("Aldi", into: .store)
    model.form.type(day, into: .day)
    model.form.submit()
  }

  private func edit(_ price: String? = nil, day: String) throws {
    model.edit(try #require(model.list.rows.first).id)
    if let price { model.form.type(price, into: .price) }
    model.form.type(day, into: .day)
    model.form.submit()
  }

  /// "5: 4.99": how many days ago each price was seen.
  private var book: [String] {
    get throws {
      let database = try SQLiteDatabase(path: files.path)
      return try database.articles(named: "Coffee").flatMap { article in
        try database.history(of: article.id).map {
          let price = $0.price?.amount.decimalText(fractionDigits: 2) ?? ""
          return "\($0.day.distance(to: today)): \(price)"
        }
      }
    }
  }

  private var shown: [String] {
    model.list.rows.map { $0.paid.replacing("\u{A0}", with: " ") }
  }

  @Test func aPriceOfYesterdayIsNotedAsSuch() throws {
    add("4.99", day: "yesterday")
    #expect(try book == ["1: 4.99"])
    #expect(shown == ["500 g for €4.99"])
    // The next one is of today again.
    #expect(model.form.typed.day == "")
    model.form.showExamples(of: .about)
    #expect(model.form.content.placeholders[.day] == ["Today"])
    model.undo()
    #expect(try book == [] && shown == [])
    model.redo()
    #expect(try book == ["1: 4.99"] && shown == ["500 g for €4.99"])
  }

  @Test func whatIsNoDayIsRefused() {
    model.form.type("500 g", into: .quantity)
    model.form.type("4.99", into: .price)
    model.form.type("someday", into: .day)
    #expect(
      model.form.content.problems[.day]?.sentence.hasPrefix("Type a day such as ") == true)
    #expect(!model.form.content.canSubmit)
    model.form.type(today.advanced(by: 1).description, into: .day)
    #expect(model.form.content.problems[.day]?.sentence == "This date is in the future.")
    model.form.choose(today)
    #expect(model.form.content.problems.isEmpty && model.form.content.canSubmit)
  }

  @Test func anOlderPriceDoesNotReplaceTheNewest() throws {
    add("4.99")
    try edit("4.49", day: today.advanced(by: -5).description)
    #expect(shown == ["500 g for €4.99"])
    #expect(try book == ["5: 4.49", "0: 4.99"])
    #expect(events.notices.last?.hasPrefix("Price from ") == true)
    model.undo()
    #expect(shown == ["500 g for €4.99"])
    #expect(try book == ["0: 4.99"])
  }

  @Test func theDayOfAPriceIsCorrected() throws {
    add("4.99")
    try edit(day: "yesterday")
    #expect(shown == ["500 g for €4.99"])
    #expect(try book == ["1: 4.99"])
    model.undo()
    #expect(try book == ["0: 4.99"])
  }

  @Test func aPriceAfterTheNewestReplacesIt() throws {
    add("4.99", day: today.advanced(by: -5).description)
    try edit("4.49", day: "yesterday")
    #expect(shown == ["500 g for €4.49"])
    #expect(try book == ["5: 4.99", "1: 4.49"])
    model.undo()
    #expect(shown == ["500 g for €4.99"])
    #expect(try book == ["5: 4.99"])
  }

  @Test func aDayIsNotLost() throws {
    add("4.99")
    model.edit(try #require(model.list.rows.first).id)
    model.form.type("yesterday", into: .day)
    #expect(model.form.isUnsaved)
    // It opens its group when the product is brought back.
    #expect(model.form.typed.filledGroups.contains(.about))
  }
}

import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// The price book as a window shows it.
@MainActor
@Suite struct PriceBookTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today

  /// Notes a price that was seen some days ago.
  private func note(
    _ name: String, _ cents: Int, _ days: Int, at store: String = "Aldi", grams: Int = 500,
    kind: PriceObservation.Kind = .regular
  ) throws {
    let product = Product(
      name: name, quantity: try Quantity(Rational(grams), .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store)
    _ = try SQLiteDatabase(path: files.path).record(
      NewPrice(product, on: today.advanced(by: -days), kind: kind))
  }

  private func noteSamples() throws {
    for (days, cents) in [(60, 500), (40, 520), (20, 480)] { try note("Coffee", cents, days) }
    try note("Coffee", 400, 2, at: "Lidl")
    try note("Apples", 150, 50, grams: 1000)
    try note("Butter", 199, 1, at: "Rewe", grams: 250, kind: .offer)
  }

  private func window() -> (window: WindowModel, events: Events) {
    let model = WindowModel(files.library().openNew())
    let events = Events()
    model.onEvent = { events.all.append($0) }
    model.priceBook.find("")
    return (model, events)
  }

  private final class Events {
    var all: [WindowEvent] = []

    var lastNotice: String? {
      for case .notice(let notice) in all.reversed() { return notice.title }
      return nil
    }
  }

  private func titles(_ book: PriceBookModel) -> [String] { book.rows.shown.map(\.title) }

  @Test func articlesAreShownWithTheirNewestPrice() throws {
    try noteSamples()
    let book = window().window.priceBook
    #expect(titles(book) == ["Butter", "Coffee", "Apples"])
    let coffee = book.rows.shown[1]
    #expect(coffee.newest.hasPrefix("500 g for €4.00 · Lidl · "))
    #expect(coffee.unitPrice == "€8.00/kg")
    #expect(coffee.badge == "Low price" && coffee.isGood)
    #expect(coffee.spoken.hasPrefix("Low price, €8.00/kg, \(coffee.newest), usual €10.00/kg"))
    #expect(coffee.remark == "usual €10.00/kg · lowest in the 30 days before: €9.60/kg")
    #expect(book.remark(onMore: book.rows.more) == "")
  }

  @Test func articlesAreFoundFilteredAndSorted() throws {
    try noteSamples()
    let book = window().window.priceBook
    book.arrangement.order = .name
    #expect(titles(book) == ["Apples", "Butter", "Coffee"])
    book.arrangement.order = .unitPrice
    #expect(titles(book) == ["Apples", "Butter", "Coffee"])
    book.arrangement.order = .againstUsual
    #expect(titles(book).first == "Coffee")
    for (filter, expected) in [
      (PriceBookArrangement.Filter.low, ["Coffee"]), (.offers, []), (.old, ["Apples"]),
      (.targets, []),
    ] {
      book.arrangement.filter = filter
      #expect(titles(book) == expected, "\(filter)")
    }
    book.arrangement.filter = .all
    #expect(!book.arrangement.isFiltering && book.stores == ["Aldi", "Lidl", "Rewe"])
    book.arrangement.store = "lidl"
    #expect(book.arrangement.isFiltering && titles(book) == ["Coffee"])
    book.arrangement.store = ""
    for (period, expected) in [
      (PriceBookArrangement.Recency.week, ["Butter", "Coffee"]), (.month, ["Butter", "Coffee"]),
      (.quarter, ["Apples", "Butter", "Coffee"]),
    ] {
      book.arrangement.period = period
      #expect(titles(book).sorted() == expected, "\(period)")
    }
    book.arrangement.period = .any
    book.arrangement.order = .store
    #expect(titles(book) == ["Apples", "Coffee", "Butter"])
    book.find("but")
    #expect(titles(book) == ["Butter"])
  }

  @Test func theNewestPricesAreCompared() throws {
    try noteSamples()
    let (window, events) = window()
    let book = window.priceBook
    #expect(!book.compare())
    for row in book.rows.shown { book.choose(row.id, true) }
    #expect(book.compare() && book.chosenCount == 0)
    guard case .goToNew(let comparison, _)? = events.all.last else {
      Issue.record("no comparison")
      return
    }
    #expect(Set(comparison.products.map(\.name)) == ["Apples", "Butter", "Coffee"])
    #expect(comparison.products.first { $0.name == "Coffee" }?.store == "Lidl")
  }

  @Test func aPriceIsNotedCorrectedAndTakenBack() throws {
    try noteSamples()
    let (window, events) = window()
    let page = window.priceBook.page(of: window.priceBook.rows.shown[1].id)
    var form = try #require(page.newPrice)
    #expect(form.quantity == "500 g" && form.store == "Lidl" && form.day == "Today")
    #expect(page.problem(in: form) == "Type a price such as 4.99.")
    form.price = "3.50"
    form.day = "yesterday"
    #expect(page.preview(of: form) == "€7.00/kg · Low price: 29% under the usual €9.80/kg")
    page.apply(form)
    #expect(events.all.contains(.notice(Notice(title: "Price noted", undoing: .priceBook))))
    let newest = try #require(page.content?.prices.first)
    #expect(newest.offer == "500 g for €3.50" && newest.unitPrice == "€7.00/kg")
    #expect(window.priceBook.rows.shown.first { $0.title == "Coffee" }?.unitPrice == "€7.00/kg")

    var correction = try #require(page.form(of: newest.id))
    #expect(correction.price == "3.50" && correction.quantity == "500 g")
    correction.price = "3.60"
    page.apply(correction)
    #expect(page.content?.prices.map(\.unitPrice).prefix(2) == ["€7.20/kg", "€8.00/kg"])
    page.withdraw(try #require(page.content?.prices.first?.id))
    #expect(page.content?.prices.count == 4)
    page.undo()
    #expect(page.content?.prices.first?.unitPrice == "€7.20/kg")
    page.redo()
    #expect(page.content?.prices.count == 4)
  }

  @Test func aCorrectionSaysWhatThePriceIsFor() throws {
    try noteSamples()
    let book = window().window.priceBook
    let page = book.page(of: book.rows.shown[1].id)
    var form = try #require(page.newPrice)
    form.price = "7.00/kg"
    page.apply(form)
    for price in ["3.60", "8.00/kg"] {
      var correction = try #require(page.content?.prices.first.flatMap { page.form(of: $0.id) })
      correction.price = price
      page.apply(correction)
      #expect(page.content?.prices.first.flatMap { page.form(of: $0.id) }?.price == price)
    }
  }

  @Test func whatIsWrongWithAPriceIsSaid() throws {
    try noteSamples()
    let book = window().window.priceBook
    let page = book.page(of: book.rows.shown[0].id)
    var form = try #require(page.newPrice)
    form.price = "2.49"
    #expect(page.problem(in: form) == "")
    form.day = "someday"
    #expect(page.problem(in: form).hasPrefix("Type a day such as "))
    form.day = today.advanced(by: 1).description
    #expect(page.problem(in: form) == "This date is in the future.")
    form.day = "today"
    form.isOffer = true
    form.lastDay = "whenever"
    #expect(page.problem(in: form).hasPrefix("Type the last day of the offer"))
    form.lastDay = today.advanced(by: 3).description
    #expect(page.problem(in: form) == "")
    form.quantity = "5 apples and more"
    #expect(page.problem(in: form) != "")
  }

  @Test func anOfferSaysUntilWhen() throws {
    try noteSamples()
    let book = window().window.priceBook
    let page = book.page(of: book.rows.shown[0].id)
    var form = try #require(page.newPrice)
    (form.price, form.isOffer, form.lastDay) = ("1.49", true, today.advanced(by: 3).description)
    page.apply(form)
    #expect(page.content?.prices.first?.offer.contains("offer until") == true)
    book.arrangement.filter = .offers
    #expect(titles(book) == ["Butter"])
    #expect(book.rows.shown[0].newest.contains(" · offer until "))
  }

  @Test func anOfferMayBeginLater() throws {
    try noteSamples()
    let book = window().window.priceBook
    let page = book.page(of: book.rows.shown[0].id)
    var form = try #require(page.newPrice)
    (form.price, form.isOffer) = ("1.49", true)
    form.firstDay = "some day"
    #expect(page.problem(in: form).hasPrefix("Type the first day of the offer"))
    form.firstDay = today.advanced(by: 2).description
    form.lastDay = today.advanced(by: 1).description
    #expect(page.problem(in: form) == "An offer cannot end before it begins.")
    form.lastDay = today.advanced(by: 5).description
    #expect(page.problem(in: form) == "")
    page.apply(form)
    let fact = try #require(page.content?.prices.first?.id)
    let corrected = try #require(page.form(of: fact))
    #expect(!corrected.firstDay.isEmpty && !corrected.lastDay.isEmpty)
  }

  @Test func aTargetIsSetAndMet() throws {
    try noteSamples()
    let (window, _) = window()
    let book = window.priceBook
    let page = book.page(of: book.rows.shown[1].id)
    #expect(page.setTarget("cheap").hasPrefix("Type a unit price"))
    #expect(page.setTarget("9.00/kg") == "")
    #expect(page.content?.target == "9.00/kg")
    #expect(page.content?.remarks.last == "Target met: €9.00/kg or less")
    book.arrangement.filter = .targets
    #expect(titles(book) == ["Coffee"])
    #expect(page.setTarget("10%") == "" && page.content?.target == "10%")
    #expect(page.setTarget("") == "" && page.content?.target == "")
    #expect(titles(book) == [])
  }

  @Test func detailsFollowTheBook() throws {
    try noteSamples()
    let (model, _) = window()
    model.form.type("Coffee", into: .name)
    model.form.type("500 g", into: .quantity)
    model.form.type("4.50", into: .price)
    model.form.submit()
    model.select(try #require(model.list.rows.first).id)
    let before = try #require(model.details.prices?.seen.count)
    let page = model.priceBook.page(of: try #require(model.details.article))
    var form = try #require(page.newPrice)
    (form.price, form.store, form.day) = ("3.99", "Penny", "yesterday")
    page.apply(form)
    #expect(model.details.prices?.seen.count == before + 1)
  }

  @Test func pricesAreDrawnOverTime() throws {
    try noteSamples()
    let book = window().window.priceBook
    let steps = try #require(book.page(of: book.rows.shown[1].id).content?.steps)
    #expect(steps.lines.map(\.store) == ["Aldi", "Lidl"])
    // 60, 40 and 20 of 60 days ago; €10.00, €10.40 and €9.60 of 15.
    #expect(steps.lines[0].points.map(\.day) == [0, 3333, 6666])
    #expect(steps.lines[0].points.map(\.price) == [6667, 6933, 6400])
    #expect(steps.lines[1].points.map(\.price) == [5333])
    #expect(steps.lowest == PriceSteps.Lowest(days: 4666..<9666, price: 6400))
    #expect(steps.prices.first?.text == "€0" && steps.prices.last?.text == "€15")
    #expect(steps.days.map(\.place) == [0, 5000, 10_000])
    #expect(steps.periods == [])
    // One day is no time.
    #expect(book.page(of: book.rows.shown[0].id).content?.steps == nil)
  }

  @Test func stepsReachBackAsFarAsIsWished() throws {
    try noteSamples()
    try note("Coffee", 450, 500)
    try note("Coffee", 470, 200, at: "Lidl")
    let book = window().window.priceBook
    let page = book.page(of: book.rows.shown[1].id)
    #expect(page.content?.steps?.periods == [.threeMonths, .year, .all])
    #expect(page.content?.steps?.lines.map(\.points.count) == [4, 2])
    page.period = .threeMonths
    var steps = try #require(page.content?.steps)
    // What was seen last before holds on the first day.
    #expect(
      steps.lines.map { $0.points.map(\.isEarlier) } == [
        [true, false, false, false], [true, false],
      ])
    #expect(steps.lines.map { $0.points.first?.day } == [0, 0])
    #expect(page.content?.prices.count == 6)
    page.period = .year
    steps = try #require(page.content?.steps)
    #expect(
      steps.lines.map { $0.points.map(\.isEarlier) } == [
        [true, false, false, false], [false, false],
      ])
  }

  @Test func allPricesAreATable() throws {
    try noteSamples()
    let book = window().window.priceBook
    let lines = book.page(of: book.rows.shown[0].id).table.split(separator: "\r\n")
    #expect(lines.count == 2)
    #expect(lines[0] == "date,store,quantity,price,currency,deal,unit price,offer,until,note")
    #expect(lines[1] == "\(today.advanced(by: -1)),Rewe,250 g,1.99,EUR,,€7.96/kg,x,,")
  }
}

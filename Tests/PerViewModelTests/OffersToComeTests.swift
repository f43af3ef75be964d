import PerDatabase
import PerModel
import Testing

@testable import PerViewModel

/// Offers that are known before they begin, in the list of the price book.
@MainActor
@Suite struct OffersToComeTests {
  private let files = LibraryFolder()
  private let today = CalendarDay.today

  /// Notes a price that was seen some days ago, an offer with its days from today on.
  private func note(
    _ cents: Int, seen ago: Int, offer days: ClosedRange<Int>? = nil, at store: String = "Aldi"
  ) throws {
    let product = Product(
      name: "Coffee", quantity: try Quantity(500, .gram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store)
    _ = try SQLiteDatabase(path: files.path).record(
      NewPrice(
        product, on: today.advanced(by: -ago), kind: days == nil ? .regular : .offer,
        from: days.map { today.advanced(by: $0.lowerBound) },
        until: days.map { today.advanced(by: $0.upperBound) }))
  }

  private func book() -> PriceBookModel {
    let book = WindowModel(files.library().openNew()).priceBook
    book.find("")
    return book
  }

  /// What coffee costs in a new comparison.
  private func compared(_ book: PriceBookModel) throws -> Money? {
    var opened: Comparison?
    book.onEvent = { if case .goToNew(let comparison, _) = $0 { opened = comparison } }
    book.choose(try #require(book.rows.shown.first).id, true)
    #expect(book.compare())
    return opened?.products.first?.price
  }

  @Test func whatHoldsTodayIsCompared() throws {
    try note(500, seen: 1)
    try note(300, seen: 0, offer: 2...9)
    let book = book()
    #expect(book.rows.shown.first?.unitPrice == "€10.00/kg")
    #expect(try compared(book) == Money(5, .euro))
    book.arrangement.filter = .offers
    #expect(book.rows.shown.isEmpty)
  }

  @Test func anotherStoreIsNotCheaperBeforeItsOfferBegins() throws {
    try note(500, seen: 1)
    try note(300, seen: 0, offer: 2...9, at: "Lidl")
    #expect(book().rows.shown.first?.remark == "")
    try note(450, seen: 0, offer: 0...9, at: "Rewe")
    #expect(book().rows.shown.first?.unitPrice == "€9.00/kg")
    try note(420, seen: 2, at: "Penny")
    #expect(book().rows.shown.first?.remark.contains("cheaper at Penny: €8.40/kg") == true)
  }

  @Test func anOfferThatHoldsIsListedBesideOneToCome() throws {
    try note(400, seen: 1, offer: 0...1)
    try note(300, seen: 0, offer: 2...9)
    let book = book()
    book.arrangement.filter = .offers
    #expect(book.rows.shown.first?.unitPrice == "€8.00/kg")
    #expect(try compared(book) == Money(4, .euro))
  }
}

import Dispatch
import Glibc
import PerDatabase
import PerModel
import PerTransfer
import Testing
import WaitTesting

@testable import PerViewModel

/// Files of prices that go into the price book from its window.
@MainActor
@Suite final class PriceBookImportTests {
  private let files = LibraryFolder()
  private let library: Library
  private let model: WindowModel
  private var notices: [Notice] = []
  private var work: BackgroundTask?
  private var cancels = false

  init() {
    library = files.library()
    model = WindowModel(library.openNew())
    model.onEvent = { [weak self] event in
      switch event {
      case .notice(let notice): self?.notices.append(notice)
      case .work(let work):
        self?.work = work
        if self?.cancels == true { cancel(work.token) }
      default: break
      }
    }
    model.priceBook.find("")
  }

  private func load(
    _ text: String, wanting choose: (BookImportModel) -> Void = { _ in }
  ) async throws -> Notice {
    let count = notices.count
    let wanted = model.priceBook.prices(ofFileAt: try files.write(text))
    choose(wanted)
    #expect(wanted.problem == "")
    model.priceBook.add(wanted)
    let work = try #require(work)
    try await until("the import is over") { work.isOver }
    try await until("it was said how it ended") { self.notices.count > count }
    return try #require(notices.last)
  }

  private func names() async throws -> [String] {
    try await until("nothing waits for the file") { !library.queue.isWaiting }
    return model.priceBook.rows.shown.map(\.title).sorted()
  }

  private static let table = """
    name,quantity,price,store,date
    Oats,500 g,0.95,Lidl,2026-01-05
    Milk,1 l,abc,Aldi,2026-01-05
    Bran,500 g,1.20,Aldi,2026-01-06

    """

  @Test func aTableIsAddedAndTakenBack() async throws {
    let notice = try await load(Self.table)
    #expect(notice.title.hasPrefix("2 prices added; 1 row skipped: Row 3, “Milk”: "))
    #expect(notice.undoing == .priceBook)
    #expect(try await names() == ["Bran", "Oats"])
    model.undo(.priceBook)
    #expect(try await names() == [])
    let again = try await load(Self.table)
    #expect(again.title.hasPrefix("2 prices added"))
    #expect(try await names() == ["Bran", "Oats"])
    let same = try await load(Self.table)
    #expect(same.title.hasPrefix("0 prices added") && same.undoing == nil)
  }

  @Test func whatIsCancelledLeavesNothing() async throws {
    cancels = true
    let rows = (1...6000).map { "Product \($0),1 kg,1.50,Lidl,2026-01-05\n" }.joined()
    let notice = try await load("name,quantity,price,store,date\n" + rows)
    #expect(notice == Notice(title: "Canceled. Nothing was imported."))
    #expect(try await names() == [])
    cancels = false
    let again = try await load("name,quantity,price,store,date\n" + rows)
    #expect(again.title == "6,000 prices added")
  }

  @Test func pricesOfOpenPricesComeWithTheirNotice() async throws {
    let line = """
      {"id":1,"type":"PRODUCT","product_code":"4006381333931","product_name":"Pens",\
      "price":2.99,"currency":"EUR","date":"2026-01-05","location_id":7}

      """
    let notice = try await load(line)
    #expect(notice.title.hasPrefix("1 price added"))
    #expect(notice.title.contains("Open Prices"))
    #expect(notice.undoing == .priceBook)
  }

  @Test func onlyWhatIsWantedIsAdded() async throws {
    let table = """
      name,barcode,price,currency,store,date
      Pens,4006381333931,2.99,EUR,Lidl,2026-01-05
      Pens,4006381333931,2.79,EUR,Lidl,2026-03-05
      Pens,4006381333931,3.49,USD,Target,2026-03-05
      Ink,96385074,5.00,EUR,Lidl,2026-03-05

      """
    let first = try await load(table) { wanted in
      wanted.choose(.euro)
      wanted.type("2026-03-01", into: .since)
    }
    #expect(first.title == "2 prices added")
    #expect(try await names() == ["Ink", "Pens"])
    model.undo(.priceBook)
    #expect(try await names() == [])
    _ = try await load("name,barcode,price,date\nPens,4006381333931,2.50,2026-01-01\n")
    let known = try await load(table) { $0.setOnlyKnown(true) }
    #expect(known.title == "3 prices added")
    #expect(try await names() == ["Pens"])
  }

  @Test func countriesAreThoseOfOpenPrices() async throws {
    let table = try await load(Self.table) { $0.type("NL, be", into: .countries) }
    #expect(table.title == "Only Open Prices data includes the country.")
    func line(_ id: Int, _ country: String) -> String {
      """
      {"id":\(id),"type":"PRODUCT","product_code":"4006381333931","product_name":"Pens",\
      "price":2.99,"currency":"EUR","date":"2026-01-0\(id)",\
      "location":{"osm_name":"Shop","osm_address_country_code":"\(country)"}}

      """
    }
    let lines = try await load(line(1, "NL") + line(2, "DE") + line(3, "BE")) {
      $0.type("nl、BE", into: .countries)
    }
    #expect(lines.title.hasPrefix("2 prices added"), "\(lines)")
  }

  @Test func aCatalogueCompletesOnlyWhatIsKnown() async throws {
    _ = try await load("name,barcode,price,date\nPens,4006381333931,2.50,2026-01-01\n")
    let catalogue = "code\tproduct_name\tbrands\tquantity\n"
    let rows = "4006381333931\tPens\tStabilo\t10 pieces\n96385074\tInk\tPelikan\t30 ml\n"
    let known = try await load(catalogue + rows) { $0.setOnlyKnown(true) }
    #expect(known.title.hasPrefix("1 article completed"), "\(known)")
    let all = try await load(catalogue + rows)
    #expect(all.title.hasPrefix("2 barcodes added"), "\(all)")
  }

  @Test func whatCannotBeReadIsSaid() {
    let wanted = model.priceBook.prices(ofFileAt: "prices.csv")
    wanted.type("Germany", into: .countries)
    #expect(wanted.problem == "A country is two letters, such as NL.")
    wanted.type("soon", into: .since)
    #expect(wanted.problem.hasPrefix("Type a day such as "))
    wanted.type("", into: .since)
    wanted.type("DE", into: .countries)
    #expect(wanted.problem == "")
    for field in BookImportModel.Field.allCases {
      for text in wanted.placeholders(of: field) {
        wanted.type(String(text.dropFirst("e.g. ".count)), into: field)
        #expect(wanted.problem == "")
      }
    }
    #expect(wanted.currencies.first?.value == nil && wanted.currencies.count > 100)
  }

  @Test func aFileOfSomethingElseIsRefused() async throws {
    let notice = try await load("{\"a\":1}\n")
    #expect(notice.title.contains("This is not a comparison written by Per."))
    #expect(notice.undoing == nil)
  }
}

/// Cancels some work from another thread, as soon as some of it is done, or where that never happens.
private func cancel(_ token: WorkToken) {
  // A queue of its own has a thread for sure, however many tests there are.
  DispatchQueue(label: "cancel").async {
    for _ in 0..<200_000 where token.perMille ?? 0 < 300 { usleep(100) }
    token.cancel()
  }
}

/// The book as a file, from its window.
@MainActor
@Suite struct PriceBookExportTests {
  private let files = LibraryFolder()

  @Test func theBookIsWrittenAndReadAgain() async throws {
    let coffee = Product(
      name: "Coffee", quantity: try Quantity(500, .gram), price: Money(5, .euro), store: "Aldi")
    _ = try SQLiteDatabase(path: files.path).record(NewPrice(coffee, on: .today))
    let model = WindowModel(files.library(usesThread: true).openNew())
    var notices: [String] = []
    model.priceBook.onEvent = { if case .notice(let notice) = $0 { notices.append(notice.title) } }
    let path = files.folder + "/book.jsonl"
    model.priceBook.export(to: path)
    try await until("it is written") { notices == ["1 price exported"] }
    let other = LibraryFolder()
    let reader = WindowModel(other.library(usesThread: true).openNew())
    reader.priceBook.add(reader.priceBook.prices(ofFileAt: path))
    try await until("it is read") {
      try SQLiteDatabase(path: other.path).articles(named: "Coffee").count == 1
    }
    // Where nothing can be written, a sentence says why.
    model.priceBook.export(to: files.folder + "/none/book.jsonl")
    try await until("it is said") { notices.count == 2 }
    #expect(notices[1].hasPrefix("The file cannot be written: "))
  }
}

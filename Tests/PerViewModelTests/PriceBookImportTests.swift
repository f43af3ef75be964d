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

  private func load(_ text: String) async throws -> Notice {
    let count = notices.count
    model.priceBook.addPrices(ofFileAt: try files.write(text))
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
    #expect(notice.title.hasPrefix("2 prices added; 1 row skipped: Line 3, column 10: "))
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
    #expect(notice == Notice(title: "Cancelled. Nothing was imported."))
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

  @Test func aFileOfSomethingElseIsRefused() async throws {
    let notice = try await load("{\"a\":1}\n")
    #expect(notice.title.contains("This is not a comparison written by Per."))
    #expect(notice.undoing == nil)
  }
}

/// Cancels some work from another thread, as soon as some of it is done.
private func cancel(_ token: WorkToken) {
  DispatchQueue.global().async {
    while token.perMille ?? 0 < 300 { usleep(100) }
    token.cancel()
  }
}

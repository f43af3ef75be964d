import Foundation
import PerDatabase
import PerModel
import PerSharing
import Testing

@testable import PerServer
@testable import per_sync

/// Two files that share a book through a real server.
@Suite(.serialized) struct ExchangeTests {
  private let cluster: Cluster
  private let book: SharedBook.ID
  private let devices: [SQLiteDatabase]

  init() throws {
    cluster = try Cluster.shared.get()
    book = .new()
    try ServerAdministration(cluster.address(), password: nil).createBook(book, name: "Home")
    let book = book
    devices = try (0..<2).map { _ in
      let database = try SQLiteDatabase(path: ":memory:")
      try database.beginSharing(Sharing(book: book, server: "postgresql:///per"))
      return database
    }
  }

  @discardableResult
  private func exchange(_ index: Int, port: Int? = nil) throws -> ServerExchange.Result {
    let sharing = try #require(try devices[index].sharing())
    let address =
      try port.map {
        try ServerAddress("postgresql:///per?host=\(cluster.folder)&port=\($0)&user=postgres")
      }
      ?? cluster.address()
    let server = try ServerBook(address, password: nil, book: book, device: sharing.device)
    return try ServerExchange(devices[index], BookOnServer(server), fieldsAtOnce: 20).run()
  }

  private func record(_ name: String, _ euros: Int, on index: Int, after days: Int = 0) throws {
    let product = Product(
      name: name, quantity: try Quantity(1, .kilogram), price: Money(Rational(euros), .euro),
      store: "Aldi")
    _ = try devices[index].record(
      NewPrice(product, on: CalendarDay(number: 20_000).advanced(by: days)))
  }

  private func content(_ index: Int) throws -> [String] {
    var lines: [String] = []
    try devices[index].forEachBookItem { lines.append("\($0)") }
    return lines.sorted()
  }

  private func expectSame() throws {
    for index in [0, 1, 0, 1] { try exchange(index) }
    #expect(try content(0) == content(1))
  }

  @Test func bothHaveTheSameBook() throws {
    try record("Milk", 1, on: 0)
    try record("Milk", 2, on: 1, after: 1)
    try record("Tea", 3, on: 1)
    try expectSame()
    #expect(
      try devices[0].articles(matching: "", limit: 9).map(\.name).sorted() == ["Milk", "Tea"])
    let idle = try exchange(0)
    #expect(idle.sent == 0 && idle.received == 0)
  }

  @Test func aConnectionThatIsCutAnywhereLosesNothing() throws {
    for number in 0..<12 { try record("Milk \(number)", 1, on: number % 2) }
    for message in 1..<40 {
      let proxy = try Proxy(cluster, port: 5400 + message, .cut(beforeMessage: message))
      _ = try? exchange(message % 2, port: proxy.port)
      try record("Salt \(message)", 2, on: message % 2)
    }
    try expectSame()
    #expect(try devices[0].articles(matching: "", limit: 99).count == 51)
  }

  @Test func aRestoredServerGetsEverythingAgain() throws {
    try record("Milk", 1, on: 0)
    try exchange(0)
    try exchange(1)
    try record("Tea", 2, on: 1)
    try exchange(1)
    // What an older backup would not have.
    let admin = try cluster.admin()
    for table in ["field", "history", "push"] {
      try admin.run("DELETE FROM per.\(table) WHERE book = $1 AND seq > 1", .id(book))
    }
    try admin.run(
      "DELETE FROM per.device WHERE book = $1 AND device <> $2", .id(book),
      .id(
        try #require(try devices[0].sharing()).device))
    try expectSame()
    #expect(
      try devices[0].articles(matching: "", limit: 9).map(\.name).sorted() == ["Milk", "Tea"])
  }

  @Test func whatSomebodyHasSpoiltIsTakenBack() throws {
    try record("Milk", 1, on: 0)
    try exchange(0)
    try exchange(1)
    let start = Int64(Date().timeIntervalSince1970 * 1000)
    let milk = try #require(try devices[1].articles(named: "Milk").first)
    var spoilt = milk
    spoilt.name = "Nonsense"
    try devices[1].perform(.editArticle(from: milk, to: spoilt))
    try exchange(1)
    try exchange(0)
    #expect(try devices[0].articles(named: "Nonsense").count == 1)
    let sharing = try #require(try devices[0].sharing())
    let server = try ServerBook(
      cluster.address(), password: nil, book: book, device: sharing.device)
    let changes = try server.reverting(by: "postgres", since: start)
    try devices[0].writeFields(changes.map { ($0.subject, $0.name, $0.after) })
    try expectSame()
    #expect(try devices[1].articles(named: "Milk").count == 1)
  }
}

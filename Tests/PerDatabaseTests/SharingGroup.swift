import PerModel
import RandomTesting
import Synchronization
import Testing

@testable import PerDatabase

/// Several devices that share a book, without anything between them.
struct SharingGroup {
  let devices: [SQLiteDatabase]
  /// Up to which of its fields each has given to each other.
  private let given = Given()

  private final class Given { var numbers: [[Int]: Int64] = [:] }
  static let day = CalendarDay(number: 20_000)

  init(_ count: Int) throws {
    let book = SharedBook.ID.new()
    devices = try (0..<count).map { _ in
      let database = try SQLiteDatabase(path: ":memory:")
      try database.beginSharing(Sharing(book: book))
      return database
    }
  }

  private init(_ devices: [SQLiteDatabase]) { self.devices = devices }

  /// Runs `body` at a time of its own, in which only its seed decides what identities are made.
  static func withOwnTime(seed: UInt64, _ body: (OwnTime) throws -> Void) throws {
    let time = OwnTime(seed: seed)
    let source = IdentitySource(milliseconds: { time.milliseconds }, random: { time.random() })
    try IdentitySource.$current.withValue(source) { try body(time) }
  }

  /// Gives what one device knows to another.
  func give(from giver: Int, to taker: Int) throws {
    try devices[giver].describeRows()
    try devices[taker].describeRows()
    let (fields, last) = try SharedFieldTable(connection: devices[giver].connection).fields(
      after: given.numbers[[giver, taker]] ?? 0, where: "1", limit: .max)
    try devices[taker].receive(fields, isFromServer: false)
    given.numbers[[giver, taker]] = last
  }

  /// Gives everything to every device until none learns anything new.
  func settle() throws {
    for round in 0... {
      let numbers = try devices.map { try $0.lastField() }
      for giver in devices.indices {
        for taker in devices.indices where taker != giver { try give(from: giver, to: taker) }
      }
      for device in devices { try device.settleShared() }
      if try devices.map({ try $0.lastField() }) == numbers { return }
      try #require(round < 10)
    }
  }

  /// Expects that all devices have the same book.
  func expectSame() throws {
    let first = try content(of: 0)
    for device in devices.indices.dropFirst() {
      let content = try content(of: device)
      let different = Set(content).symmetricDifference(first).sorted()
      #expect(content == first, "\(different.prefix(4))")
    }
    for database in devices { try database.check() }
  }

  /// Expects that no article has two prices of one kind in one store on one day, and that nothing was corrected twice.
  func expectOnePriceOfEachOccasion() throws {
    for article in try devices[0].articles(matching: "", limit: .max) {
      let facts = try devices[0].history(of: article.id)
      for (index, fact) in facts.enumerated() {
        let others = facts[..<index]
        #expect(!others.contains(where: fact.isOfSameOccasion), "\(article.name) \(fact.day)")
        #expect(fact.corrects == nil || !others.contains { $0.corrects == fact.corrects })
      }
    }
  }

  /// What a person finds in the book of a device, in which order, and what it has withdrawn.
  func content(of device: Int) throws -> [String] {
    let database = devices[device]
    var lines: [String] = []
    try database.forEachBookItem { item in
      switch item {
      case .article(let article): lines.append("\(article.id) \(article.exactMembers.lines)")
      case .price(let fact):
        let price = fact.observation
        lines.append(
          "\(price.id) \(price.article) \(price.day) \(fact.revision % 2) \(price.exactMembers.lines)"
        )
      case .target(let id, let target): lines.append("\(id) \(target.exactText)")
      // They come below, with those that do not count.
      case .purchase: break
      }
    }
    for store in try database.stores() { lines.append(store.exactMembers.lines) }
    for item in try database.shoppingList().items {
      lines.append("\(item.id) \(item.exactMembers.lines)")
    }
    for purchase in try database.purchases() {
      lines.append("\(purchase.id) \(purchase.day) \(purchase.exactMembers.lines)")
    }
    for id in try database.sharedComparisons() {
      let comparison = try database.load(id).comparison
      lines.append("\(comparison.name) \(comparison.currency) \(comparison.settings)")
      lines += comparison.products.map { ExactProduct($0).members.lines }
    }
    return lines
  }

  @discardableResult
  func record(
    _ name: String, _ cents: Int, on device: Int, at store: String = "Aldi", after days: Int = 0,
    barcode: String = "", brand: String = ""
  ) throws -> RecordedPrice {
    let product = Product(
      name: name, quantity: try Quantity(1, .kilogram),
      price: Money(try Rational(Int128(cents), over: 100), .euro), store: store, barcode: barcode,
      brand: brand)
    return try devices[device].record(NewPrice(product, on: Self.day.advanced(by: days)))
  }

  func rename(_ id: Article.ID, to name: String, on device: Int) throws {
    let old = try #require(try devices[device].article(id))
    var new = old
    new.name = name
    try devices[device].perform(.editArticle(from: old, to: new))
  }

  /// Withdraws the one price of an article, and then removes that.
  func remove(_ recorded: RecordedPrice, on device: Int) throws {
    try devices[device].withdraw(recorded.observation)
    try devices[device].perform(.removeArticle(recorded.article))
  }

  /// Takes back on one device all that another has written, as if nothing had been there before.
  func takeBack(from other: SQLiteDatabase, on device: Int) throws {
    let fields = try other.ownFields(after: 0, limit: .max).fields
    try devices[device].writeFields(fields.map { ($0.subject, $0.name, nil) })
  }

  /// What a device finds that has had nothing so far.
  func contentOfNewDevice() throws -> [String] {
    let late = try SQLiteDatabase(path: ":memory:")
    try late.beginSharing(Sharing(book: try #require(try devices[0].sharing()?.book)))
    // In another order than the one in which they were written.
    let fields = try devices[0].unsentFields(limit: .max).fields
    for field in fields.reversed() { try late.receive([field], isFromServer: false) }
    return try SharingGroup([late]).content(of: 0)
  }

  /// Sets how far a device's clock is ahead.
  func setClock(of device: Int, ahead milliseconds: Int64) throws {
    try devices[device].updateSharing { $0.clockOffset = milliseconds }
  }
}

/// A time of day that passes only when it is told to, and chance that can be repeated.
final class OwnTime: Sendable {
  private let state: Mutex<(milliseconds: Int64, generator: SeededGenerator)>

  init(seed: UInt64) { state = Mutex((1_790_000_000_000, SeededGenerator(seed: ~seed))) }

  var milliseconds: Int64 { state.withLock { $0.milliseconds } }

  func pass(_ milliseconds: Int) { state.withLock { $0.milliseconds += Int64(milliseconds) } }

  func random() -> UInt64 { state.withLock { $0.generator.next() } }
}

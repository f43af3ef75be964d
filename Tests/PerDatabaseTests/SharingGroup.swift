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
    try devices[taker].takeIn(fields, isFromServer: false)
    given.numbers[[giver, taker]] = last
  }

  /// Gives everything to everybody until nobody learns anything any more.
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

  /// What a person finds in the book of a device, and what it has withdrawn.
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
      }
    }
    for store in try database.stores() { lines.append(store.exactMembers.lines) }
    for item in try database.shoppingList().items {
      lines.append("\(item.id) \(item.exactMembers.lines)")
    }
    return lines.sorted()
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

/// What people do with a price book, at random.
struct RandomBookKeeping {
  var generator: SeededGenerator
  private static let names = ["Milk", "Bread", "Tea", "Rice", "Salt"]
  private static let barcodes = ["", "4006381333931", "96385074"]
  private static let year: Int64 = 365 * 86_400_000

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func act(in group: SharingGroup) throws {
    let device = pick(group.devices.indices)
    let database = group.devices[device]
    do {
      switch pick(0..<11) {
      case 0...3:
        try group.record(
          pick(Self.names), pick(50..<500), on: device, at: pick(["Aldi", "Lidl"]),
          after: pick(0..<3), barcode: pick(0..<3) == 0 ? pick(Self.barcodes) : "")
      case 4: try withdraw(in: database)
      case 5: try edit(in: database)
      case 6:
        guard let article = try article(in: database) else { return }
        let target = Target.underUsual(try Rational(Int128(pick(1..<9)), over: 10))
        try database.setTarget(pick(0..<3) == 0 ? nil : target, of: article.id)
      case 7: _ = try database.performOnPriceBook(pick([.undo, .redo]))
      case 8: try group.setClock(of: device, ahead: pick([-Self.year, 0, Self.year]))
      case 9:
        let stores = [pick(Self.names), pick(Self.names)].map {
          Store(name: $0, phone: "\(pick(0..<9))")
        }
        try database.setStores(stores, expecting: nil)
      default:
        var list = try database.shoppingList()
        if pick(0..<3) == 0 { _ = list.items.popLast() }
        list.items.append(ShoppingItem(id: .new(), name: pick(Self.names)))
        try database.setShoppingList(list, expecting: nil)
      }
    } catch DatabaseError.outdated {
      // Somebody was faster.
    }
    if pick(0..<4) == 0 {
      let other = pick(group.devices.indices)
      if other != device {
        try group.give(from: other, to: device)
        try database.settleShared()
      }
    }
  }

  private mutating func withdraw(in database: SQLiteDatabase) throws {
    guard let article = try article(in: database) else { return }
    let history = try database.history(of: article.id)
    guard !history.isEmpty else {
      return try database.perform(.removeArticle(article))
    }
    try database.withdraw(pick(history))
  }

  private mutating func edit(in database: SQLiteDatabase) throws {
    guard let old = try article(in: database) else { return }
    var new = old
    if pick(0..<2) == 0 {
      new.name = pick(Self.names)
    } else {
      new.brand = pick(["", "Ja", "Gut"])
    }
    if new != old { try database.perform(.editArticle(from: old, to: new)) }
  }

  private mutating func article(in database: SQLiteDatabase) throws -> Article? {
    let all = try database.articles(matching: "", limit: 100)
    return all.isEmpty ? nil : pick(all)
  }

  mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
    let offset = Int.random(in: 0..<values.count, using: &generator)
    return values[values.index(values.startIndex, offsetBy: offset)]
  }
}

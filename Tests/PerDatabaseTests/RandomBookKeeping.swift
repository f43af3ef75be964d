import PerModel
import RandomTesting

@testable import PerDatabase

/// What people do with a price book, at random.
struct RandomBookKeeping {
  var generator: SeededGenerator
  private static let names = ["Milk", "Bread", "Tea", "Rice", "Salt"]
  private static let barcodes = ["", "4006381333931", "96385074"]
  private static let year: Int64 = 365 * 86_400_000

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Begins a comparison that all devices have.
  func begin(in group: SharingGroup) throws {
    let comparison = Comparison(name: "Breakfast", currency: .euro)
    try group.devices[0].shareComparison(group.devices[0].create(comparison, with: []))
    try group.settle()
  }

  mutating func act(in group: SharingGroup) throws {
    let device = pick(group.devices.indices)
    let database = group.devices[device]
    do {
      switch pick(0..<14) {
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
      case 10: try takeBack(in: database)
      case 11: try changeContent(in: database)
      case 12: try compare(in: database)
      default:
        var list = try database.shoppingList()
        if pick(0..<3) == 0 || list.items.count > 8 { _ = list.items.popLast() }
        if !list.items.isEmpty, pick(0..<2) == 0 {
          list.items[pick(list.items.indices)].isDone.toggle()
        } else {
          list.items.append(ShoppingItem(id: .new(), name: pick(Self.names)))
        }
        try database.setShoppingList(list, expecting: nil)
      }
    } catch DatabaseError.outdated {
      // Another device was faster.
    }
    if pick(0..<4) == 0 {
      let other = pick(group.devices.indices)
      if other != device {
        try group.give(from: other, to: device)
        try database.settleShared()
      }
    }
  }

  /// Takes back what any device has written, whatever it is, or says it again.
  private mutating func takeBack(in database: SQLiteDatabase) throws {
    let fields = try fields(of: database, where: "1", limit: pick(1..<5))
    guard let first = fields.first else { return }
    // All of one subject, or a few that were written one after the other
    let table = SharedFieldTable(connection: database.connection)
    let taken = pick(0..<2) == 0 ? fields : try table.fields(of: first.subject)
    try database.writeFields(
      taken.map { ($0.subject, $0.name, pick(0..<5) == 0 ? first.value : nil) })
  }

  /// Makes another price, or none, of a price that is known.
  private mutating func changeContent(in database: SQLiteDatabase) throws {
    let content = "kind = 'price' AND name = 'content'"
    guard let field = try fields(of: database, where: content, limit: 1).first,
      let other = try fields(of: database, where: content, limit: 1).first
    else { return }
    let value = pick([other.value, other.value, nil, "day 99"])
    try database.writeFields([(field.subject, field.name, value)])
  }

  private mutating func fields(
    of database: SQLiteDatabase, where condition: String, limit: Int
  ) throws -> [SharedField] {
    let first = try database.lastField()
    return try SharedFieldTable(connection: database.connection).fields(
      after: Int64(pick(0..<max(1, Int(first)))), where: condition, limit: limit
    ).fields
  }

  /// Adds, edits or removes a product of a comparison, or changes what it is called.
  private mutating func compare(in database: SQLiteDatabase) throws {
    guard let id = try database.sharedComparisons().first else { return }
    let stored = try database.load(id)
    let products = stored.comparison.products
    let change: Change
    switch products.count > 9 ? 1 : pick(0..<5) {
    case 0: change = .rename(from: stored.comparison.name, to: pick(Self.names))
    case 1 where !products.isEmpty:
      let index = pick(products.indices)
      change = .remove([Change.Place(index, products[index])])
    case 2 where !products.isEmpty:
      let old = pick(products)
      var new = old
      new.name = pick(Self.names)
      guard new != old else { return }
      change = .edit(from: old, to: new)
    default:
      let product = Product(
        id: Product.ID(rawValue: (products.map(\.id.rawValue).max() ?? 0) + 1),
        name: pick(Self.names), quantity: try Quantity(1, pick([.kilogram, .gram])),
        price: Money(Rational(pick(1..<9)), .euro))
      change = .add([Change.Place(pick(0...products.count), product)])
    }
    _ = try database.perform(
      change, on: id, expecting: stored.version, with: [], noting: .none)
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

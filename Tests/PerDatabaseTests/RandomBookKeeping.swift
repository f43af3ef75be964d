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

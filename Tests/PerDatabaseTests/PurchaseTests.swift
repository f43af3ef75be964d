import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct PurchaseTests {
  private let folder: TemporaryFolder
  private let day = CalendarDay(number: 20_000)

  init() throws { folder = try TemporaryFolder() }

  private func open() throws -> SQLiteDatabase { try SQLiteDatabase(path: folder.database) }

  private func tick(_ isDone: Bool, _ name: String, in database: SQLiteDatabase) throws {
    var list = try database.shoppingList()
    for place in list.items.indices where list.items[place].name == name {
      list.items[place].isDone = isDone
    }
    try database.setShoppingList(list, expecting: nil)
  }

  private func milk(_ cents: Int128, at store: String = "", _ litres: Int = 1) throws -> Product {
    Product(
      name: "Milk", quantity: try Quantity(Rational(litres), .liter),
      price: Money(try Rational(cents, over: 100), .euro), store: store)
  }

  @Test func whatIsTickedOffWasBought() throws {
    let database = try open()
    let article = try database.record(NewPrice(try milk(99), on: day)).article
    var list = ShoppingList()
    list.items = [
      ShoppingItem(id: .new(), name: "milk", quantity: try Quantity(2, .liter)),
      ShoppingItem(id: .new(), name: "bread"),
    ]
    try database.setShoppingList(list, expecting: nil)
    #expect(try database.purchases().isEmpty)
    try tick(true, "milk", in: database)
    let purchase = try #require(try database.purchases().first)
    #expect(purchase.name == "milk" && purchase.article == article.id)
    #expect(purchase.quantity == (try Quantity(2, .liter)) && purchase.day == .byClock)
    // A mistake is taken back, and made good again.
    try tick(false, "milk", in: database)
    #expect(try database.purchases().isEmpty)
    try tick(true, "milk", in: database)
    #expect(try database.purchases() == [purchase])
    try database.check()
  }

  @Test func whatLeavesTheListAndReturnsIsBoughtOnce() throws {
    let database = try open()
    var list = ShoppingList()
    list.items = [ShoppingItem(id: .new(), name: "bread")]
    try database.setShoppingList(list, expecting: nil)
    try tick(true, "bread", in: database)
    let bought = try database.shoppingList()
    let purchases = try database.purchases()
    try database.setShoppingList(ShoppingList(), expecting: nil)
    try database.setShoppingList(bought, expecting: nil)
    #expect(try database.purchases() == purchases && purchases.count == 1)
  }

  @Test func ofSeveralArticlesTheCheapestIsTaken() throws {
    let database = try open()
    _ = try database.record(NewPrice(try milk(199, at: "Aldi"), on: day))
    var other = try milk(299, at: "Lidl", 2)
    other.name = "Farm milk"
    let cheap = try database.record(NewPrice(other, on: day)).article
    var list = ShoppingList()
    list.items = [ShoppingItem(id: .new(), name: "milk")]
    try database.setShoppingList(list, expecting: nil)
    try tick(true, "milk", in: database)
    #expect(try database.purchases().map(\.article) == [cheap.id])
  }

  @Test func aPriceThatWasPaidIsAPurchaseUntilItIsWithdrawn() throws {
    let database = try open()
    var paid = NewPrice(try milk(99, at: "Aldi"), on: day)
    paid.product.terms.packCount = 3
    paid.isPaid = true
    let fact = try database.record(paid).observation
    // Noted once more it is the same purchase.
    _ = try database.record(paid)
    #expect(try database.purchases().map(\.day) == [day])
    #expect(try database.purchases().first?.quantity?.total == Quantity(3, .liter).total)
    // Corrected, it is that of the correction.
    paid.product.price = Money(1, .euro)
    let corrected = try database.record(paid).observation
    #expect(try database.purchases().map(\.fact) == [corrected.id])
    #expect(corrected.id != fact.id)
    try database.withdraw(corrected)
    #expect(try database.purchases().isEmpty)
  }

  @Test func theBasketHasEachArticleOnce() throws {
    let database = try open()
    for (cents, number) in [(99, 1), (109, 2)] as [(Int128, Int)] {
      var paid = NewPrice(try milk(cents), on: day.advanced(by: number))
      paid.isPaid = true
      _ = try database.record(paid)
    }
    try database.note([
      Purchase(id: .new(), day: day, name: "milk", quantity: try Quantity(2, .item)),
      Purchase(id: .new(), day: day, name: "Bread"), Purchase(id: .new(), day: day, name: "bread"),
    ])
    let basket = try database.basket(currency: .euro, in: .germany)
    #expect(basket.map(\.name) == ["Milk", "bread"])
    // Two litres that were paid for and two packs of one
    #expect(try basket.first?.amount == Quantity(4, .liter).total)
  }

  @Test(arguments: [[], ["schema"]])
  func aDamagedFileKeepsThem(_ lost: [String]) throws {
    let database = try open()
    let purchases = try (0..<200).map { number in
      Purchase(
        id: .new(), day: day.advanced(by: number), name: "Thing \(number)",
        quantity: try Quantity(Rational(number + 1), .gram), article: .new(),
        unknown: [ExactMember("colour", "red")])
    }
    try database.note(purchases)
    _ = try database.create(
      Comparison(currency: .euro, products: (0..<300).map { Product(name: "P \($0)") }))
    let copy = try database.damagedCopy(in: folder, losing: lost)
    #expect(try SQLiteDatabase.recover(path: copy).database.purchases() == purchases)
  }

  // MARK: Sharing

  @Test func theOthersHearOfIt() throws {
    let group = try SharingGroup(2)
    let (first, second) = (group.devices[0], group.devices[1])
    var list = ShoppingList()
    list.items = [ShoppingItem(id: .new(), name: "bread")]
    try first.setShoppingList(list, expecting: nil)
    try group.settle()
    // Both tick it off before they hear of each other.
    try tick(true, "bread", in: first)
    try tick(true, "bread", in: second)
    try group.settle()
    #expect(try first.purchases().count == 1)
    #expect(try first.purchases() == second.purchases())
    try tick(false, "bread", in: second)
    try group.settle()
    #expect(try first.purchases().isEmpty)
    try tick(true, "bread", in: first)
    try group.settle()
    #expect(try second.purchases().map(\.name) == ["bread"])
  }

  @Test func whatWasBoughtBeforeItIsSharedIsSharedToo() throws {
    let database = try open()
    let purchase = Purchase(
      id: .new(), day: day, name: "Tea", unknown: [ExactMember("colour", "green")])
    try database.note([purchase])
    let group = try SharingGroup(1)
    let sharing = try #require(try group.devices[0].sharing())
    try database.beginSharing(Sharing(book: sharing.book))
    try database.describeRows()
    let fields = try SharedFieldTable(connection: database.connection).fields(
      after: 0, where: "1", limit: .max
    ).fields
    try group.devices[0].receive(fields, isFromServer: false)
    #expect(try group.devices[0].purchases() == [purchase])
  }
}

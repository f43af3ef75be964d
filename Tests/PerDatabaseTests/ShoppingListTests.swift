import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct ShoppingListTests {
  private let folder: TemporaryFolder
  private var list = ShoppingList()

  init() throws {
    folder = try TemporaryFolder()
    let kilogram = try #require(Unit(id: "kilogram"))
    list.items = [
      ShoppingItem(
        id: .new(), name: "carrots\tand\nmore", quantity: try Quantity(Rational(2), kilogram),
        articles: [.new(), .new()]),
      ShoppingItem(
        id: .new(), name: "eggs", isDone: true, unknown: [ExactMember("colour", "brown")]),
    ]
    list.choice.passedBy = ["aldi", "the \\ \"corner\tshop\""]
    list.choice.stopCost = Money(try Rational(3, over: 2), .euro)
    list.choice.maximumStops = 2
    list.choice.unknown = [ExactMember("wind", "north")]
  }

  @Test func theListIsKeptAsAWhole() throws {
    let database = try SQLiteDatabase(path: folder.database)
    #expect(try database.shoppingList() == ShoppingList())
    let version = try database.versionOfShoppingList()
    try database.setShoppingList(list, expecting: version)
    let other = try SQLiteDatabase(path: folder.database)
    #expect(try other.shoppingList() == list)
    #expect(try other.versionOfShoppingList() == version + 1)
    #expect(throws: DatabaseError.outdated) {
      try database.setShoppingList(ShoppingList(), expecting: version)
    }
    #expect(try other.shoppingList() == list)
    try other.setShoppingList(ShoppingList(), expecting: nil)
    #expect(try database.shoppingList() == ShoppingList())
    try database.check()
  }

  @Test(arguments: [[], ["schema"], ["shopping"]])
  func aDamagedFileKeepsIt(_ lost: [String]) throws {
    let database = try SQLiteDatabase(path: folder.database)
    var long = list
    // More than fit on one page
    for number in 0..<300 {
      long.items.append(ShoppingItem(id: .new(), name: "Something to buy, number \(number)"))
    }
    try database.setShoppingList(long, expecting: nil)
    let id = try database.create(
      Comparison(currency: .euro, products: (0..<300).map { Product(name: "P \($0)") }))
    let copy = try database.damagedCopy(in: folder, losing: lost)
    let recovered = try SQLiteDatabase.recover(path: copy).database
    #expect(try recovered.shoppingList() == long)
    #expect(try recovered.load(id).comparison == database.load(id).comparison)
  }

  @Test func pricesAreThoseOfTheNamedArticlesElseOfAllWithTheWords() throws {
    let database = try SQLiteDatabase(path: folder.database)
    func note(_ name: String, at store: String) throws -> Article.ID {
      let product = Product(
        name: name, quantity: try Quantity(Rational(500), .gram), price: Money(.one, .euro),
        store: store)
      return try database.record(NewPrice(product, on: .today)).article.id
    }
    let baby = try note("Baby Carrots", at: "Aldi")
    _ = try note("Carrots", at: "Lidl")
    _ = try note("Eggs", at: "Lidl")
    func names(_ item: ShoppingItem) throws -> Set<String> {
      Set(try database.shelfPrices(for: item, on: .today).map(\.article.name))
    }
    #expect(
      try names(ShoppingItem(id: .new(), name: "carrots")) == ["Baby Carrots", "Carrots"])
    #expect(
      try names(ShoppingItem(id: .new(), name: "carrots", articles: [baby])) == ["Baby Carrots"])
    // Its article has been removed from the book.
    #expect(
      try names(ShoppingItem(id: .new(), name: "carrots", articles: [.new()]))
        == ["Baby Carrots", "Carrots"])
  }
}

import DatabaseTesting
import FolderTesting
import PerModel
import Testing

@testable import PerDatabase

@Suite struct StoreListTests {
  private let folder: TemporaryFolder
  private let stores: [Store]

  init() throws {
    folder = try TemporaryFolder()
    stores = [
      Store(
        name: "Aldi", address: "Main St. 5\nBerlin", phone: "+49 30 123456", fax: "+49 30 123457",
        email: "post@example.org", webPage: "example.org",
        distance: try Quantity(try Rational(1, over: 3), try #require(Unit(id: "mile")))),
      Store(name: "Lidl"), Store(name: "Aldi"),
    ]
  }

  @Test func theListIsKeptAsAWhole() throws {
    let database = try SQLiteDatabase(path: folder.database)
    #expect(try database.stores() == [])
    let version = try database.versionOfStores()
    try database.setStores(stores)
    let other = try SQLiteDatabase(path: folder.database)
    #expect(try other.stores() == stores)
    #expect(try other.versionOfStores() > version)
    try other.setStores([])
    #expect(try database.stores() == [])
    try database.check()
  }

  @Test func aListThatSomebodyElseChangedIsNotReplaced() throws {
    let database = try SQLiteDatabase(path: folder.database)
    let known = try database.versionOfStores()
    let version = try SQLiteDatabase(path: folder.database).setStores(stores, expecting: known)
    #expect(throws: DatabaseError.outdated) { try database.setStores([], expecting: known) }
    #expect(try database.stores() == stores && database.versionOfStores() == version)
    try database.setStores([], expecting: version)
    #expect(try database.stores() == [])
  }

  @Test(arguments: [[], ["schema"], ["store"]])
  func aDamagedFileKeepsItsStores(_ lost: [String]) throws {
    let database = try SQLiteDatabase(path: folder.database)
    // More than fit on one page
    let many = (0..<300).flatMap { number in
      stores.map { Store(name: "\($0.name) \(number)", address: $0.address, distance: $0.distance) }
    }
    try database.setStores(many)
    let id = try database.create(
      Comparison(currency: .euro, products: (0..<300).map { Product(name: "P \($0)") }))
    let copy = try database.damagedCopy(in: folder, losing: lost)
    let recovered = try SQLiteDatabase.recover(path: copy).database
    #expect(try recovered.stores() == many)
    #expect(try recovered.load(id).comparison == database.load(id).comparison)
  }
}

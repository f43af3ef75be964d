import PerModel
import StoreTesting
import Testing

@testable import PerStore

@Suite struct ShopTests {
  private let folder: TemporaryFolder
  private let shops: [Shop]

  init() throws {
    folder = try TemporaryFolder()
    shops = [
      Shop(
        name: "Aldi", address: "Main St. 5\nBerlin", phone: "+49 30 123456",
        distance: try Quantity(try Rational(1, over: 3), try #require(Unit(id: "mile")))),
      Shop(name: "Lidl"), Shop(name: "Aldi"),
    ]
  }

  @Test func theListIsKeptAsAWhole() throws {
    let store = try Store(path: folder.database)
    #expect(try store.shops() == [])
    let version = try store.versionOfShops()
    try store.setShops(shops)
    let other = try Store(path: folder.database)
    #expect(try other.shops() == shops)
    #expect(try other.versionOfShops() > version)
    try other.setShops([])
    #expect(try store.shops() == [])
    try store.check()
  }

  @Test(arguments: [[], ["schema"], ["shop"]])
  func aDamagedFileKeepsItsStores(_ lost: [String]) throws {
    let store = try Store(path: folder.database)
    // More than fit on one page
    let many = (0..<300).flatMap { number in
      shops.map { Shop(name: "\($0.name) \(number)", address: $0.address, distance: $0.distance) }
    }
    try store.setShops(many)
    let id = try store.create(
      Comparison(currency: .euro, products: (0..<300).map { Product(name: "P \($0)") }))
    let copy = try store.damagedCopy(in: folder, losing: lost)
    let recovered = try Store.recover(path: copy).store
    #expect(try recovered.shops() == many)
    #expect(try recovered.load(id).comparison == store.load(id).comparison)
  }
}

import PerModel
import Testing

@Suite struct ShopTests {
  @Test func theNearestIsMeantElseTheFirst() throws {
    let far = Shop(name: "A", distance: try Quantity(2, .meter))
    let near = Shop(name: "A", distance: try Quantity(1, .meter))
    let nearToo = Shop(name: "A", address: "second", distance: try Quantity(100, .centimeter))
    let unknown = Shop(name: "A", address: "unknown")
    #expect(Shop.nearest([unknown, far, near, nearToo]) == near)
    #expect(Shop.nearest([unknown, Shop(name: "A")]) == unknown)
    #expect(Shop.nearest([]) == nil)
  }
}

extension Unit {
  fileprivate static let centimeter = Unit(id: "centimeter") ?? .meter
}

import PerModel
import Testing

@Suite struct StoreTests {
  @Test func theNearestIsMeantElseTheFirst() throws {
    let far = Store(name: "A", distance: try Quantity(2, .meter))
    let near = Store(name: "A", distance: try Quantity(1, .meter))
    let nearToo = Store(name: "A", address: "second", distance: try Quantity(100, .centimeter))
    let unknown = Store(name: "A", address: "unknown")
    #expect(Store.nearest([unknown, far, near, nearToo]) == near)
    #expect(Store.nearest([unknown, Store(name: "A")]) == unknown)
    #expect(Store.nearest([]) == nil)
  }
}

extension Unit {
  fileprivate static let centimeter = Unit(id: "centimeter") ?? .meter
}

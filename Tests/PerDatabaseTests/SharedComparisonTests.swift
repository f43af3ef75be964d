import PerModel
import Testing

@testable import PerDatabase

@Suite struct SharedComparisonTests {
  private let group: SharingGroup
  private let first: ComparisonID

  init() throws {
    group = try SharingGroup(3)
    first = try group.devices[0].create(Comparison(name: "Breakfast", currency: .euro), with: [])
  }

  private func product(_ id: Int64, _ name: String, _ euros: Int, _ unit: Unit = .kilogram) throws
    -> Product
  {
    Product(
      id: Product.ID(rawValue: id), name: name, quantity: try Quantity(1, unit),
      price: Money(Rational(euros), .euro))
  }

  private func perform(
    _ device: Int, _ id: ComparisonID, _ change: (Comparison) throws -> Change
  ) throws {
    let stored = try group.devices[device].load(id)
    _ = try group.devices[device].perform(
      change(stored.comparison), on: id, expecting: stored.version, with: [], noting: .none)
  }

  private func add(
    _ name: String, _ euros: Int, on device: Int, to id: ComparisonID, _ unit: Unit = .kilogram
  ) throws {
    try perform(device, id) { comparison in
      let number = (comparison.products.map(\.id.rawValue).max() ?? 0) + 1
      return .add([
        Change.Place(comparison.products.count, try product(number, name, euros, unit))
      ])
    }
  }

  private func names(_ device: Int) throws -> [String] {
    try group.devices[device].sharedComparisons().flatMap { id in
      let comparison = try group.devices[device].load(id).comparison
      return [comparison.name] + comparison.products.map { "\($0.name) \($0.price?.amount ?? 0)" }
    }
  }

  private func shared(_ device: Int) throws -> ComparisonID {
    try #require(try group.devices[device].sharedComparisons().first)
  }

  private func expectSame() throws {
    try group.settle()
    let expected = try names(0)
    #expect(try names(1) == expected)
    #expect(try names(2) == expected)
    for device in group.devices { try device.check() }
  }

  @Test func onlyWhatIsChosenIsShared() throws {
    try add("Milk", 1, on: 0, to: first)
    _ = try group.devices[0].create(Comparison(name: "Secret", currency: .euro), with: [])
    try group.settle()
    #expect(try group.devices[1].comparisons().isEmpty)
    try group.devices[0].shareComparison(first)
    try expectSame()
    #expect(try names(1) == ["Breakfast", "Milk 1"])
    #expect(try group.devices[1].comparisons().map(\.name) == ["Breakfast"])
  }

  @Test func bothAddEditAndRemove() throws {
    try add("Milk", 1, on: 0, to: first)
    try group.devices[0].shareComparison(first)
    try group.settle()
    // Both give the next product the same number; they stay two.
    try add("Tea", 2, on: 0, to: first)
    try add("Salt", 3, on: 1, to: try shared(1))
    try expectSame()
    #expect(Set(try names(2)) == ["Breakfast", "Milk 1", "Tea 2", "Salt 3"])
    let id = try shared(2)
    try perform(2, id) { comparison in
      let old = comparison.products[0]
      var new = old
      new.price = Money(5, .euro)
      return .edit(from: old, to: new)
    }
    try perform(1, try shared(1)) { comparison in
      let old = comparison.products[0]
      var new = old
      new.name = "Whole Milk"
      return .several([.edit(from: old, to: new), .rename(from: comparison.name, to: "Morning")])
    }
    try expectSame()
    #expect(try names(0).prefix(2) == ["Morning", "Whole Milk 5"])
    try perform(0, first) { .remove([Change.Place(0, $0.products[0])]) }
    try expectSame()
    #expect(try names(1).count == 3)
    _ = try group.devices[0].perform(.undo, of: first, expecting: nil)
    try expectSame()
    #expect(try names(1).contains("Whole Milk 5"))
  }

  @Test func settingsAndCurrencyAreShared() throws {
    try add("Milk", 1, on: 0, to: first)
    try group.devices[0].shareComparison(first)
    try group.settle()
    try perform(0, first) { comparison in
      var settings = comparison.settings
      settings.marksWorst = true
      return .several([
        .set(from: comparison.settings, to: settings), .setCurrency(from: .euro, to: .usDollar),
      ])
    }
    try expectSame()
    let taken = try group.devices[1].load(shared(1)).comparison
    #expect(taken.settings.marksWorst && taken.currency == .usDollar)
    #expect(taken.products.allSatisfy { $0.price?.currency == .usDollar })
  }

  @Test func whatCannotBeComparedWaits() throws {
    try group.devices[0].shareComparison(first)
    try group.settle()
    try add("Milk", 1, on: 0, to: first)
    try add("Cloth", 2, on: 1, to: try shared(1), .meter)
    try expectSame()
    #expect(try names(0).count == 2)
    // It is not lost: without the first, it belongs.
    let kept = try group.devices[0].load(first).comparison.products[0]
    try perform(0, first) { _ in .remove([Change.Place(0, kept)]) }
    try expectSame()
    #expect(try names(0).count == 2)
    #expect(try names(0)[1] != "\(kept.name) \(kept.price?.amount ?? 0)")
  }

  @Test func removedForOneItIsForAllAndCanBeRestored() throws {
    try add("Milk", 1, on: 0, to: first)
    try group.devices[0].shareComparison(first)
    try group.settle()
    try group.devices[1].remove(shared(1), skipping: [])
    try expectSame()
    #expect(try group.devices[0].comparisons().isEmpty)
    try group.devices[0].restore(first, skipping: [])
    try expectSame()
    #expect(try names(2) == ["Breakfast", "Milk 1"])
  }

  // MARK: The order of products

  /// The field that says where a product is.
  private func place(of name: String) throws -> SharedField {
    let table = SharedFieldTable(connection: group.devices[0].connection)
    let product = try #require(
      try table.fields(ofKind: SharedState.product).first {
        $0.name == "name" && $0.value == name
      }?.subject)
    return try #require(try table.fields(of: product).first { $0.name == SharedState.place })
  }

  private func moveBefore(_ other: String, _ name: String, on device: Int) throws {
    let (place, target) = (try place(of: name), try place(of: other))
    let value = try #require(target.value.flatMap { Int64($0) }) - 1
    try group.devices[device].writeFields([(place.subject, place.name, "\(value)")])
  }

  @Test func whatIsKnownStandsWhereOthersHaveIt() throws {
    for (name, euros) in [("Milk", 1), ("Tea", 2), ("Salt", 3), ("Rice", 4)] {
      try add(name, euros, on: 0, to: first)
    }
    try group.devices[0].shareComparison(first)
    try group.settle()
    try moveBefore("Milk", "Salt", on: 1)
    try expectSame()
    #expect(try names(0) == ["Breakfast", "Salt 3", "Milk 1", "Tea 2", "Rice 4"])
    // What moves may be edited at the same time, and undone like what another window does.
    try perform(2, shared(2)) { comparison in
      var new = comparison.products[2]
      new.price = Money(5, .euro)
      return .edit(from: comparison.products[2], to: new)
    }
    try moveBefore("Salt", "Tea", on: 1)
    try expectSame()
    #expect(try names(0) == ["Breakfast", "Tea 5", "Salt 3", "Milk 1", "Rice 4"])
  }

  @Test func placesOfTwoDevicesAreToldApart() throws {
    try add("Milk", 1, on: 0, to: first)
    try group.devices[0].shareComparison(first)
    try group.settle()
    // All give the next product the same place, and number it by themselves.
    for device in 0..<3 { try add("Tea \(device)", 2, on: device, to: try shared(device)) }
    try expectSame()
    // Any device that goes on is understood, wherever it puts something and whatever it touches.
    for (index, device) in [(1, 2), (2, 1), (3, 0), (0, 1), (5, 2)] {
      try perform(device, try shared(device)) { comparison in
        let number = (comparison.products.map(\.id.rawValue).max() ?? 0) + 1
        let new = try product(number, "New \(index)", 3)
        let old = comparison.products[index]
        var other = old
        other.name += "!"
        return .several([.edit(from: old, to: other), .add([Change.Place(index, new)])])
      }
      let expected = try names(device)
      try expectSame()
      #expect(try names(0) == expected)
    }
  }

  @Test func aPictureThatIsNoNumberStandsInNobodysWay() throws {
    try add("Milk", 2, on: 0, to: first)
    try group.devices[0].shareComparison(first)
    try group.settle()
    let fields = try group.devices[0].ownFields(after: 0, limit: .max).fields
    let product = try #require(fields.first { $0.subject.kind == "product" }?.subject)
    let stamp = SharedField.Stamp(clock: HybridClock.time(1), device: .new())
    try group.devices[1].receive(
      [SharedField(product, "picture", "none", at: stamp)], isFromServer: false)
    try expectSame()
    #expect(try names(1).contains("Milk 2"))
  }
}

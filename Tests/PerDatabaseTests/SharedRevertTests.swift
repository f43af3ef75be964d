import PerModel
import Testing

@testable import PerDatabase

/// What a person has written can be taken back, or written over by somebody who means no good. The rows follow from the
/// fields all the same, on every device.
@Suite struct SharedRevertTests {
  private func expectSame(_ group: SharingGroup) throws {
    try group.settle()
    try group.expectSame()
    #expect(try group.contentOfNewDevice() == group.content(of: 0))
  }

  private func content(
    _ group: SharingGroup, of price: PriceObservation.ID
  ) throws -> SharedField {
    let subject = SharedField.Subject(kind: SharedState.price, id: .init(of: price))
    let fields = try SharedFieldTable(connection: group.devices[0].connection).fields(of: subject)
    return try #require(fields.first { $0.name == SharedState.content })
  }

  @Test func aPriceThatIsTakenBackIsGone() throws {
    let group = try SharingGroup(3)
    let flour = try group.record("Flour", 100, on: 0)
    try group.settle()
    let cheap = try group.record("Flour", 1, on: 1, at: "Lidl")
    let fake = try group.record("Fake", 2, on: 1)
    try group.settle()
    try group.takeBack(from: group.devices[1], on: 0)
    try expectSame(group)
    for database in group.devices {
      #expect(try database.history(of: flour.article.id) == [flour.observation])
      #expect(try database.articles(matching: "", limit: 9).map(\.name) == ["Flour"])
    }
    // Who had noted it can do so again.
    #expect(try group.devices[1].observation(cheap.observation.id) == nil)
    try group.devices[1].perform(.several([.addArticle(fake.article), .add(fake.observation)]))
    try expectSame(group)
    #expect(try group.devices[2].history(of: fake.article.id) == [fake.observation])
  }

  @Test func aPriceWhoseContentIsReplacedFollows() throws {
    let group = try SharingGroup(2)
    let flour = try group.record("Flour", 100, on: 0)
    let tea = try group.record("Tea", 900, on: 0, at: "Lidl", after: 1)
    try group.settle()
    let other = try content(group, of: tea.observation.id)
    let subject = SharedField.Subject(kind: SharedState.price, id: .init(of: flour.observation.id))
    try group.devices[1].writeFields([(subject, SharedState.content, other.value)])
    try expectSame(group)
    let prices = try group.devices[0].history(of: tea.article.id)
    #expect(prices.map(\.id) == [flour.observation.id, tea.observation.id].sorted())
    #expect(Set(prices.map(\.store)) == ["Lidl"])
    #expect(try group.devices[0].history(of: flour.article.id).isEmpty)
    // What cannot be read is no price.
    try group.devices[1].writeFields([(subject, SharedState.content, "day 99")])
    try expectSame(group)
    #expect(try group.devices[0].history(of: tea.article.id) == [tea.observation])
  }

  @Test func whatTakesTheRowOfAPriceThatIsGoneIsNotUndoneWithIt() throws {
    let group = try SharingGroup(2)
    let tea = Article(id: .new(), members: [ExactMember("name", "Tea")])
    let milk = try group.record("Milk", 109, on: 1)
    let price = PriceObservation(
      id: .new(), article: tea.id, day: SharingGroup.day, members: milk.observation.exactMembers)
    var items: [BookItem] = [.price(BookPrice(price, revision: 1)), .article(tea)]
    _ = try group.devices[0].mergePriceBook { items.popLast() }
    try group.give(from: 0, to: 1)
    try group.takeBack(from: group.devices[0], on: 1)
    try group.settle()
    #expect(try group.devices[0].observation(price.id) == nil)
    _ = try group.devices[0].performOnPriceBook(.undo)
    #expect(try group.devices[0].observation(milk.observation.id) == milk.observation)
    try expectSame(group)
  }

  // MARK: Lists and comparisons

  @Test func storesListsAndComparisonsAreTakenBack() throws {
    let group = try SharingGroup(2)
    let kept = try group.devices[0].create(Comparison(name: "Kept", currency: .euro), with: [])
    try group.devices[0].shareComparison(kept)
    try group.settle()
    let database = group.devices[1]
    try database.setStores([Store(name: "Nowhere")], expecting: nil)
    var list = ShoppingList()
    list.items.append(ShoppingItem(id: .new(), name: "Nothing"))
    try database.setShoppingList(list, expecting: nil)
    let other = try database.create(Comparison(name: "Other", currency: .euro), with: [])
    try database.shareComparison(other)
    let known = try #require(try database.sharedComparisons().first)
    for id in [known, other] {
      let product = Product(id: Product.ID(rawValue: 1), name: "Milk", price: Money(1, .euro))
      _ = try database.perform(
        .add([Change.Place(0, product)]), on: id, expecting: database.load(id).version, with: [],
        noting: .none)
    }
    try group.settle()
    try group.takeBack(from: database, on: 0)
    try group.settle()
    for database in group.devices {
      #expect(try database.stores().isEmpty)
      #expect(try database.shoppingList().items.isEmpty)
      let comparisons = try database.sharedComparisons().map { try database.load($0).comparison }
      #expect(comparisons.map(\.name) == ["Kept"])
      #expect(comparisons.allSatisfy { $0.products.isEmpty })
    }
  }
}

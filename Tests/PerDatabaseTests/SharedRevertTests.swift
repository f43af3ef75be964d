import PerModel
import Testing

@testable import PerDatabase

/// What a person has written can be taken back, or overwritten maliciously. The rows follow from the fields all the same,
/// on every device.
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
    // Both say the same, so that only one counts.
    #expect(prices.map(\.id) == [max(flour.observation.id, tea.observation.id)])
    #expect(prices.map(\.store) == ["Lidl"])
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

  // MARK: Two identities of one article

  private func names(_ database: SQLiteDatabase) throws -> [String] {
    try database.articles(matching: "", limit: 9).map(\.name).sorted()
  }

  /// Says on a device that two articles are one, or that they are not.
  private func unite(
    _ one: RecordedPrice, _ other: RecordedPrice, _ value: String?, on database: SQLiteDatabase
  ) throws {
    let subject = SharedField.Subject(kind: SharedState.article, id: .init(of: one.article.id))
    try database.writeFields([(subject, SharedState.sameAs + "\(other.article.id)", value)])
  }

  @Test func articlesThatWereMadeOneCanBeParted() throws {
    try SharingGroup.withOwnTime(seed: 1) { time in
      let group = try SharingGroup(3)
      let coffee = try group.record("Coffee", 700, on: 0)
      time.pass(1)
      let tea = try group.record("Tea", 300, on: 0)
      try group.devices[0].setTarget(.underUsual(try Rational(1, over: 10)), of: tea.article.id)
      try group.settle()
      try unite(coffee, tea, "1", on: group.devices[1])
      try group.settle()
      for database in group.devices { #expect(try names(database).count == 1) }
      // What is noted, withdrawn and noted again meanwhile stays what it was about.
      let later = try group.record("Tea", 310, on: 0, after: 1)
      try group.devices[0].withdraw(tea.observation)
      try group.devices[0].perform(.add(tea.observation))
      try group.settle()
      try unite(coffee, tea, nil, on: group.devices[1])
      try expectSame(group)
      for database in group.devices {
        #expect(try names(database) == ["Coffee", "Tea"])
        #expect(try database.history(of: tea.article.id).map(\.id).contains(tea.observation.id))
        #expect(try database.history(of: coffee.article.id).contains(coffee.observation))
        #expect(try database.target(of: tea.article.id) != nil)
        #expect(try database.target(of: coffee.article.id) == nil)
        #expect(try database.observation(later.observation.id) != nil)
      }
    }
  }

  @Test func articlesOfOneNameAreMadeOneAgain() throws {
    let group = try SharingGroup(2)
    let one = try group.record("Salt", 100, on: 0)
    let other = try group.record("Salt", 200, on: 1, after: 1)
    try group.settle()
    try unite(one, other, nil, on: group.devices[0])
    try unite(other, one, nil, on: group.devices[0])
    try expectSame(group)
    for database in group.devices {
      #expect(try names(database) == ["Salt"])
      #expect(try database.history(of: one.article.id).count == 2)
    }
  }

  @Test(arguments: 0..<2) func whatAnotherPersonSaysOfTheSameArticleStays(first: Int) throws {
    try SharingGroup.withOwnTime(seed: 1) { time in
      let group = try SharingGroup(2)
      let older = try group.record("Salt", 100 + first, on: first)
      time.pass(1)
      let newer = try group.record("Salt", 101 - first, on: 1 - first)
      try group.settle()
      try group.takeBack(from: group.devices[1], on: 0)
      try expectSame(group)
      let own = first == 0 ? older : newer
      for database in group.devices {
        #expect(try names(database) == ["Salt"])
        #expect(try database.history(of: own.article.id).map(\.id) == [own.observation.id])
      }
    }
  }

  @Test func whatIsRemovedOfAnArticleOfTwoIdentitiesIsGone() throws {
    let group = try SharingGroup(2)
    let salt = try group.record("Salt", 100, on: 0, brand: "Sel")
    try group.record("Salt", 200, on: 1, brand: "Sel")
    try group.settle()
    let old = try #require(try group.devices[1].article(salt.article.id))
    var new = old
    new.brand = ""
    try group.devices[1].perform(.editArticle(from: old, to: new))
    try expectSame(group)
    #expect(try group.devices[0].article(salt.article.id)?.brand == "")
    try group.devices[0].perform(
      .editArticle(from: try #require(try group.devices[0].article(salt.article.id)), to: old))
    try expectSame(group)
    #expect(try group.devices[1].article(salt.article.id)?.brand == "Sel")
  }

  /// Its name was taken back, and then its price was withdrawn.
  @Test func anArticleOfWhichNothingIsSaidIsGone() throws {
    let group = try SharingGroup(2)
    let tea = try group.record("Tea", 300, on: 0)
    let subject = SharedField.Subject(kind: SharedState.article, id: .init(of: tea.article.id))
    try group.devices[0].writeFields([
      (subject, "name", nil), (subject, "pack", nil), (subject, "brand", nil),
    ])
    try group.settle()
    #expect(try group.devices[1].history(of: tea.article.id) == [tea.observation])
    try group.devices[1].withdraw(tea.observation)
    try expectSame(group)
    #expect(try group.devices[1].article(tea.article.id) == nil)
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

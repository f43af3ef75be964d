import PerModel
import Testing

@testable import PerDatabase

@Suite struct SharingTests {
  @Test func whatOneDeviceNotesTheOtherFinds() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.devices[0].setTarget(.underUsual(try Rational(1, over: 10)), of: milk.article.id)
    try group.devices[0].setStores([Store(name: "Aldi", phone: "030 1")], expecting: nil)
    try group.settle()
    let known = group.devices[1]
    #expect(try known.history(of: milk.article.id) == [milk.observation])
    #expect(try known.article(milk.article.id)?.name == "Milk")
    #expect(try known.target(of: milk.article.id) != nil)
    #expect(try known.stores().first?.phone == "030 1")
    // The search finds it, and windows see that something has changed.
    #expect(try known.articles(matching: "mil", limit: 9).count == 1)
    #expect(try BookLog(connection: known.connection).version() > 0)
    try group.expectSame()
  }

  @Test func nothingIsMarkedWhereNothingIsShared() throws {
    let database = try SQLiteDatabase(path: ":memory:")
    let product = Product(name: "Milk", price: Money(1, .euro))
    _ = try database.record(NewPrice(product, on: SharingGroup.day))
    #expect(try database.connection.integer("SELECT count(*) FROM shared_mark") == 0)
    #expect(try database.connection.integer("SELECT count(*) FROM shared_field") == 0)
  }

  @Test func whatWasThereBeforeIsShared() throws {
    let old = try SQLiteDatabase(path: ":memory:")
    let product = Product(name: "Milk", price: Money(1, .euro), store: "Aldi")
    let milk = try old.record(NewPrice(product, on: SharingGroup.day))
    try old.setStores([Store(name: "Aldi")], expecting: nil)
    let book = SharedBook.ID.new()
    try old.beginSharing(Sharing(book: book))
    try old.describeRows()
    let fields = try old.unsentFields(limit: .max).fields
    // It is as old as it is, so that what others have corrected since then stays.
    let name = try #require(fields.first { $0.name == "name" && $0.subject.kind == "article" })
    #expect(HybridClock.milliseconds(name.stamp.clock) == milk.article.id.milliseconds)
    let new = try SQLiteDatabase(path: ":memory:")
    try new.beginSharing(Sharing(book: book))
    try new.receive(fields, isFromServer: false)
    #expect(try new.history(of: milk.article.id) == [milk.observation])
    #expect(try new.stores().map(\.name) == ["Aldi"])
    // Once is enough.
    try old.describeRows()
    #expect(try old.unsentFields(limit: .max).fields == fields)
  }

  @Test func twoFieldsOfOneArticleBothStay() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    try group.rename(milk.article.id, to: "Whole Milk", on: 0)
    let old = try #require(try group.devices[1].article(milk.article.id))
    var new = old
    new.brand = "Weide"
    try group.devices[1].perform(.editArticle(from: old, to: new))
    try group.settle()
    let article = try #require(try group.devices[0].article(milk.article.id))
    #expect(article.name == "Whole Milk" && article.brand == "Weide")
    try group.expectSame()
  }

  @Test func ofTheCorrectionsOfTwoDevicesTheLastStands() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    try group.record("Milk", 119, on: 0)
    try group.record("Milk", 129, on: 1)
    try group.settle()
    #expect(
      try group.devices[0].history(of: milk.article.id).compactMap { $0.price?.amount }.sorted()
        == [Rational(129, over: 100)])
    // It is the same everywhere, whichever came first there.
    #expect(
      try group.devices[0].history(of: milk.article.id)
        == group.devices[1].history(of: milk.article.id))
    try group.expectSame()
  }

  @Test func undoIsAChangeThatIsShared() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    _ = try group.devices[0].performOnPriceBook(.undo)
    try group.settle()
    #expect(try group.devices[1].article(milk.article.id) == nil)
    #expect(try group.devices[1].observation(milk.observation.id) == nil)
    _ = try group.devices[0].performOnPriceBook(.redo)
    try group.settle()
    #expect(try group.devices[1].observation(milk.observation.id) == milk.observation)
    try group.expectSame()
  }

  @Test func whatAnotherDeviceHasChangedSinceIsNotUndone() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.rename(milk.article.id, to: "One", on: 0)
    try group.settle()
    try group.rename(milk.article.id, to: "Two", on: 1)
    try group.settle()
    let database = group.devices[0]
    #expect(try database.performOnPriceBook(.undo) == nil)
    #expect(try database.article(milk.article.id)?.name == "Two")
    // It does not stand in the way of what was done before.
    #expect(try database.performOnPriceBook(.undo) != nil)
    #expect(try database.history(of: milk.article.id) == [])
  }

  @Test func theSameArticleOfTwoDevicesIsOne() throws {
    let group = try SharingGroup(3)
    let first = try group.record("Milk", 109, on: 0)
    let second = try group.record("milk", 119, on: 1, after: 1)
    try group.record("Oat Drink", 219, on: 1, barcode: "4006381333931")
    let third = try group.record("Oats", 229, on: 2, after: 1, barcode: "4006381333931")
    try group.settle()
    for database in group.devices {
      #expect(try database.articles(matching: "", limit: 9).count == 2)
      #expect(try database.history(of: first.article.id).count == 2)
      // The other identity means the same article.
      #expect(try database.article(second.article.id) == database.article(first.article.id))
      #expect(try database.history(of: third.article.id).count == 2)
    }
    try group.expectSame()
  }

  @Test func anArticleWithPricesStays() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    try group.remove(milk, on: 0)
    try group.record("Milk", 119, on: 1, after: 1)
    try group.settle()
    #expect(try group.devices[0].articles(named: "Milk").count == 1)
    try group.expectSame()
  }

  @Test func anArticleStaysWhereItsLastPriceIsWithdrawn() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    try group.remove(milk, on: 0)
    let newer = try group.record("Milk", 119, on: 1, after: 1)
    try group.settle()
    // Only its price keeps it. Who withdraws that sees it stay, and so it does for all.
    try group.devices[1].withdraw(newer.observation)
    try group.settle()
    #expect(try group.devices[1].articles(named: "Milk").count == 1)
    try group.expectSame()
  }

  @Test func anArticleOfTwoIdentitiesComesBackAsOne() throws {
    try SharingGroup.withOwnTime(seed: 1) { time in
      let group = try SharingGroup(2)
      let first = try group.record("Milk", 109, on: 0)
      // The older identity names both. Chance decides which that is of two that are made in one millisecond.
      time.pass(1)
      let second = try group.record("Bread", 119, on: 1)
      let database = group.devices[1]
      try database.withdraw(second.observation)
      try group.rename(second.article.id, to: "Milk", on: 1)
      try group.settle()
      try group.remove(first, on: 0)
      try group.settle()
      // The same article, by the identity under which this device had made it.
      try database.perform(.addArticle(second.article))
      try group.settle()
      for database in group.devices {
        #expect(try database.articles(matching: "", limit: 9).map(\.id) == [first.article.id])
      }
      try group.expectSame()
    }
  }

  @Test func whatANewerProgramWroteIsCarried() throws {
    let group = try SharingGroup(3)
    let milk = try group.record("Milk", 109, on: 0)
    let stamp = SharedField.Stamp(clock: HybridClock.time(1), device: .new())
    let article = SharedField.Subject(kind: "article", id: .init(of: milk.article.id))
    let other = SharedField.Subject(kind: "recipe", id: .new())
    let news = [
      SharedField(article, "colour:", "{\"red\":1}", at: stamp),
      SharedField(other, "title", "Soup", at: stamp),
    ]
    try group.devices[1].receive(news, isFromServer: false)
    try group.settle()
    #expect(
      try group.devices[2].article(milk.article.id)?.unknown == [
        ExactMember("colour", "{\"red\":1}", isJSON: true)
      ])
    #expect(try group.devices[2].unsentFields(limit: .max).fields.contains(news[1]))
    try group.expectSame()
  }

  @Test func nonsenseIsKeptAndHarmsNothing() throws {
    let group = try SharingGroup(2)
    try group.record("Milk", 109, on: 0)
    let stamp = SharedField.Stamp(clock: .max, device: .new())
    func field(_ kind: String, _ name: String, _ value: String?) -> SharedField {
      SharedField(SharedField.Subject(kind: kind, id: .new()), name, value, at: stamp)
    }
    try group.devices[0].receive(
      [
        field("price", "content", "article x\nday 99"), field("price", "content", nil),
        field("article", "pack", "many"), field("article", "same as me", "1"),
        field("article", "target", "\u{0}"), field("store", "distance", "far"),
        field("shopping", "articles", "a b"), field("", "", ""),
      ], isFromServer: false)
    try group.settle()
    try group.expectSame()
    // The clock of a device is not carried away.
    try group.record("Milk", 110, on: 0, after: 1)
    let own = try group.devices[0].ownFields(after: 0, limit: .max).fields
    #expect(own.allSatisfy { $0.stamp.clock < HybridClock.time(RowsToFields.milliseconds * 2) })
  }
}

import PerModel
import Testing

@testable import PerDatabase

/// The clocks of devices are wrong, or show another year.
@Suite struct SharedClockTests {
  @Test func theLaterNameWins() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    // However wrong a clock is, what is written after something was read is later.
    try group.setClock(of: 0, ahead: 86_400_000)
    try group.setClock(of: 1, ahead: 86_400_000 - 60_000)
    try group.rename(milk.article.id, to: "One", on: 0)
    try group.settle()
    try group.rename(milk.article.id, to: "Two", on: 1)
    try group.settle()
    #expect(try group.devices[0].article(milk.article.id)?.name == "Two")
    try group.expectSame()
  }

  @Test func whatIsChangedHereWinsOverAClockThatIsFarAhead() throws {
    let group = try SharingGroup(2)
    try group.setClock(of: 0, ahead: 365 * 86_400_000)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    try group.rename(milk.article.id, to: "Whole Milk", on: 1)
    try group.settle()
    #expect(try group.devices[0].article(milk.article.id)?.name == "Whole Milk")
    try group.expectSame()
  }

  @Test func theClockIsCorrectedByTheServers() throws {
    let group = try SharingGroup(1)
    let database = group.devices[0]
    try group.setClock(of: 0, ahead: 365 * 86_400_000)
    let milk = try group.record("Milk", 109, on: 0)
    try group.rename(milk.article.id, to: "Whole Milk", on: 0)
    let now = RowsToFields.milliseconds
    try database.correctClock(serverTime: now)
    let fields = try database.unsentFields(limit: .max).fields
    #expect(fields.allSatisfy { HybridClock.milliseconds($0.stamp.clock) <= now + 1 })
    let name = try #require(fields.first { $0.name == "name" })
    #expect(fields.allSatisfy { $0.stamp <= name.stamp })
    // What comes next is later, and by the server's clock.
    try group.rename(milk.article.id, to: "Milk", on: 0)
    let next = try #require(
      try database.unsentFields(limit: .max).fields.first { $0.name == "name" })
    #expect(next.stamp > name.stamp)
    #expect(HybridClock.milliseconds(next.stamp.clock) < now + 3_600_000)
  }

  /// The clock was ahead once, or an import has brought identities of times that have not come yet.
  @Test func anIdentityOfTheFutureDoesNotStandInTheWay() throws {
    let year: Int64 = 365 * 86_400_000
    let database = try SQLiteDatabase(path: ":memory:")
    try SharingGroup.withOwnTime(seed: 1) { time in
      time.pass(Int(year))
      let product = Product(name: "Milk", price: Money(1, .euro))
      _ = try database.record(NewPrice(product, on: SharingGroup.day))
    }
    try SharingGroup.withOwnTime(seed: 2) { time in
      try database.beginSharing(Sharing(book: .new()))
      try database.describeRows()
      let fields = try database.unsentFields(limit: .max).fields
      #expect(!fields.isEmpty)
      #expect(fields.allSatisfy { $0.stamp.clock <= HybridClock.time(time.milliseconds) + 1 })
    }
  }

  /// Fields of an earlier version, which wrote them as old as such an identity.
  @Test func whatWasWrittenInTheFutureIsCorrectedWhereverTheClockStands() throws {
    try SharingGroup.withOwnTime(seed: 1) { time in
      let group = try SharingGroup(1)
      let database = group.devices[0]
      try group.record("Milk", 109, on: 0)
      let device = try #require(try database.sharing()?.device)
      let future = HybridClock.time(time.milliseconds + 365 * 86_400_000)
      try database.connection.run("UPDATE shared_field SET clock = ?", .integer(future))
      try database.correctClock(serverTime: time.milliseconds)
      let limit = HybridClock.time(time.milliseconds + HybridClock.maximumLead)
      let fields = try database.unsentFields(limit: .max).fields
      #expect(!fields.isEmpty)
      #expect(fields.allSatisfy { $0.stamp.clock < limit && $0.stamp.device == device })
    }
  }

  @Test func aDeviceThatWasOfflineForAYearHasTheSameBook() throws {
    try SharingGroup.withOwnTime(seed: 3) { time in
      let group = try SharingGroup(3)
      let (milk, salt) = (try group.record("Milk", 109, on: 0), try group.record("Salt", 49, on: 0))
      try group.settle()
      // What the device does before and on its way.
      let oats = try group.record("Oats", 199, on: 2)
      try group.rename(milk.article.id, to: "Old Milk", on: 2)
      try group.devices[2].withdraw(salt.observation)
      for week in 0..<52 {
        time.pass(7 * 86_400_000)
        try group.record("Milk", 110 + week, on: week % 2, after: 7 * week)
        try group.give(from: week % 2, to: 1 - week % 2)
      }
      try group.rename(milk.article.id, to: "New Milk", on: 0)
      try group.record("Oats", 229, on: 1, after: 364)
      // The device has no idea what time it is.
      try group.setClock(of: 2, ahead: -365 * 86_400_000)
      let rice = try group.record("Rice", 299, on: 2, after: 364)
      try group.settle()
      try group.expectSame()
      for database in group.devices {
        #expect(try database.article(milk.article.id)?.name == "New Milk")
        #expect(try database.history(of: milk.article.id).count == 52)
        #expect(try database.observation(salt.observation.id) == nil)
        #expect(try database.history(of: oats.article.id).count == 2)
        #expect(try database.history(of: rice.article.id).count == 1)
      }
    }
  }
}

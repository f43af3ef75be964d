import PerModel
import Testing

@testable import PerDatabase

/// How sharing ends and goes on.
@Suite struct JoiningTests {
  @Test func unsharedTheBookStays() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.settle()
    let database = group.devices[1]
    try database.endSharing()
    #expect(try database.sharing() == nil)
    #expect(try database.history(of: milk.article.id) == [milk.observation])
    // Nothing more comes in.
    #expect(throws: DatabaseError.outdated) { try database.receive([], isFromServer: true) }
    #expect(throws: DatabaseError.outdated) { try database.updateSharing { $0.received = 1 } }
    #expect(try database.ownFields(after: 0, limit: 1).fields.isEmpty)
  }

  @Test func sharedAgainTheBookGoesOnWhereItWasLeft() throws {
    let group = try SharingGroup(2)
    let milk = try group.record("Milk", 109, on: 0)
    try group.devices[0].setTarget(.underUsual(try Rational(1, over: 10)), of: milk.article.id)
    try group.settle()
    let database = group.devices[1]
    let known = try #require(try database.sharing())
    try database.markSent(upTo: database.lastField(), through: .max)
    try database.endSharing()
    try database.setTarget(.underUsual(try Rational(3, over: 10)), of: milk.article.id)
    try group.record("Tea", 209, on: 1)
    try group.rename(milk.article.id, to: "Whole Milk", on: 0)
    try database.beginSharing(Sharing(book: known.book))
    #expect(try database.sharing() == known)
    try group.settle()
    try group.expectSame()
    for database in group.devices {
      #expect(
        try database.target(of: milk.article.id) == .underUsual(try Rational(3, over: 10)))
      #expect(try database.article(milk.article.id)?.name == "Whole Milk")
      #expect(try database.articles(named: "Tea").count == 1)
    }
    // Another server has nothing of it.
    try database.endSharing()
    try database.beginSharing(Sharing(book: known.book, server: "postgresql:///per"))
    let count = try database.connection.integer("SELECT count(*) FROM shared_field")
    #expect(try database.unsentCount() == count.map { Int($0) })
    #expect(try database.sharing()?.device == known.device)
  }

  @Test func anotherBookBeginsAnew() throws {
    let group = try SharingGroup(1)
    let milk = try group.record("Milk", 109, on: 0)
    let database = group.devices[0]
    let known = try #require(try database.sharing())
    try database.endSharing()
    try group.rename(milk.article.id, to: "Whole Milk", on: 0)
    try database.beginSharing(Sharing(book: .new()))
    #expect(try database.sharing()?.device != known.device)
    #expect(try database.unsentCount() == 0)
    try database.describeRows()
    let fields = try database.unsentFields(limit: .max).fields
    #expect(fields.contains { $0.value == "Whole Milk" })
    #expect(fields.allSatisfy { $0.stamp.device != known.device })
  }
}

import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  /// A device that has pushed tells the others, and a device that is told asks.
  @Suite struct TellingTests {
    private let cluster: Cluster
    private let id: SharedBook.ID
    private let one: ServerBook
    private let two: ServerBook

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
      (one, two) = (try cluster.open(id), try cluster.open(id))
      for book in [one, two] { #expect(try book.hasNotifications()) }
    }

    /// What ends when nobody has anything to say.
    private static let short: Int64 = 500
    /// What never ends by itself here.
    private static let long: Int64 = 60_000

    @Test func whoListensTellsWhileItWaits() throws {
      try one.push(Sample.fields(1), number: 1)
      #expect(one.owesWord)
      #expect(try one.waitForChange(milliseconds: Self.short) == .timeout)
      #expect(!one.owesWord)
      #expect(try two.waitForChange(milliseconds: Self.long) == .change)
      #expect(try two.pulled().fields.count == 1)
      #expect(try two.waitForChange(milliseconds: Self.short) == .timeout)
    }

    @Test func whoListensToNobodyTellsAtOnce() throws {
      try cluster.open(id).push(Sample.fields(1), number: 1)
      #expect(try two.waitForChange(milliseconds: Self.long) == .change)
    }

    @Test func oneWordIsEnoughForMany() throws {
      try one.push(Sample.fields(1), number: 1)
      // However slow the machine is, the other device speaks first.
      one.nextWord = Deadline(milliseconds: Self.long)
      try two.push(Sample.fields(1), number: 1)
      try two.push(Sample.fields(1), number: 2)
      try two.tellOthers()
      #expect(!two.owesWord)
      #expect(try one.waitForChange(milliseconds: Self.long) == .change)
      #expect(!one.owesWord)
      #expect(try one.pulled().fields.count == 3)
      #expect(try two.waitForChange(milliseconds: Self.short) == .timeout)
    }

    @Test func aWordFromBeforeAPushTellsNobodyOfIt() throws {
      try cluster.open(id).push(Sample.fields(1), number: 1)
      try cluster.admin().run(
        "SELECT pg_notify($1, '9223372036854775807')", .text("per:\(id)"))
      try one.push(Sample.fields(1), number: 1)
      #expect(one.owesWord)
    }

    @Test func whatIsKnownWakesNobody() throws {
      try one.push(Sample.fields(1), number: 1)
      #expect(try two.pulled().fields.count == 1)
      try one.tellOthers()
      #expect(try two.waitForChange(milliseconds: Self.short) == .timeout)
    }

    @Test(arguments: ["9223372036854775807", "-1", "nonsense", ""])
    func aLieWakesOnce(text: String) throws {
      try cluster.admin().run("SELECT pg_notify($1, $2)", .text("per:\(id)"), .text(text))
      let isNumber = Int64(text).map { $0 > 0 } ?? true
      #expect(
        try two.waitForChange(milliseconds: isNumber ? Self.long : Self.short)
          == (isNumber ? .change : .timeout))
      #expect(try two.waitForChange(milliseconds: Self.short) == .timeout)
    }

    @Test func whatComesAtTheSameTimeIsReadAtOnce() throws {
      let other = try cluster.open(id)
      try other.push(Sample.fields(1), number: 1)
      #expect(try two.waitForChange(milliseconds: Self.long) == .change)
      let earliest = Deadline(milliseconds: ServerBook.pause.lowerBound)
      _ = try two.pulled()
      #expect(two.nextPull.end >= earliest.end)
      // No longer at once, but still in the end.
      two.nextPull = Deadline(milliseconds: Self.long)
      try other.push(Sample.fields(1), number: 2)
      #expect(try two.waitForChange(milliseconds: 0) == .timeout)
      try other.push(Sample.fields(1), number: 3)
      two.nextPull = Deadline(milliseconds: 0)
      #expect(try two.waitForChange(milliseconds: Self.long) == .change)
      #expect(try two.pulled().fields.count == 3)
    }
  }
}

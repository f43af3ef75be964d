import PerDatabase
import PerModel
import PerSharing
import Testing

/// Fields that come in many parts are kept on another thread.
@Suite struct FieldReceiverTests {
  private func part(_ number: Int) -> [SharedField] {
    (0..<7).map {
      SharedField(
        SharedField.Subject(kind: "article", id: .init(high: 7, low: UInt64(number * 7 + $0))),
        "name", "Tea \(number) \($0)",
        at: SharedField.Stamp(clock: HybridClock.time(1), device: .init(high: 1, low: 1)))
    }
  }

  @Test(arguments: [0, 1, 2, 3, 50]) func allPartsAreKept(count: Int) throws {
    let database = try SQLiteDatabase(path: ":memory:")
    try database.beginSharing(Sharing(book: .new()))
    let receiver = FieldReceiver(database, of: .new(), isFromServer: true) { $0.received = $1 }
    for number in 0..<count { try receiver.receive(part(number), through: Int64(number + 1)) }
    #expect(try receiver.finish() == count * 7)
    #expect(try database.sharing()?.received == Int64(count))
    #expect(try database.articles(matching: "", limit: .max).count == count * 7)
  }

  @Test(arguments: [1, 2, 3, 50]) func whatCannotBeKeptIsSaid(count: Int) throws {
    // The user has just stopped sharing.
    let database = try SQLiteDatabase(path: ":memory:")
    let receiver = FieldReceiver(database, of: .new(), isFromServer: true)
    #expect(throws: SharingError.database(.outdated)) {
      for number in 0..<count { try receiver.receive(part(number)) }
      _ = try receiver.finish()
    }
  }
}

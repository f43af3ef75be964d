import PerModel
import Testing

@testable import PerServer

/// All that needs a server: one after another, because some of it stops the server.
@Suite(
  .serialized,
  .enabled(
    if: Cluster.isPossible, "PostgreSQL is not installed: scripts/setup build test installs it")
) enum ServerTests {}

/// Fields for tests.
struct Sample {
  let subject: SharedField.Subject
  let device: SharingDevice.ID

  init(kind: String = "price", device: SharingDevice.ID = .random()) {
    subject = SharedField.Subject(kind: kind, id: .random())
    self.device = device
  }

  /// A field of this subject, written so many milliseconds from now.
  func field(_ name: String, _ value: String?, at time: Int64 = 0) -> SharedField {
    SharedField(
      subject, name, value,
      at: SharedField.Stamp(clock: HybridClock.time(now() + time), device: device))
  }

  /// Several fields of as many subjects.
  static func fields(_ count: Int, device: SharingDevice.ID = .random()) -> [SharedField] {
    let clock = HybridClock.time(now())
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { index in
      let id = SharedField.Subject.ID(milliseconds: now(), using: &generator)
      return SharedField(
        SharedField.Subject(kind: "price", id: id), "amount", "value \(index)",
        at: SharedField.Stamp(clock: clock + Int64(index), device: device))
    }
  }
}

extension ServerBook {
  /// All fields after a cursor, and the cursor to go on from.
  func pulled(after cursor: Int64 = 0, limit: Int = 5000) throws(ServerError) -> (
    fields: [SharedField], through: Int64
  ) {
    var result: (fields: [SharedField], through: Int64) = ([], cursor)
    try pull(after: cursor, limit: limit) { fields, through in
      result.fields += fields
      result.through = through
      return true
    }
    return result
  }
}

import DatabaseTesting
import FolderTesting
import Glibc
import PerModel
import Testing

@testable import PerDatabase

/// Every call of the system that changes a file fails once, or the program is killed there: after each of these
/// faults the file can be used, what was acknowledged is in it, and what was refused is not.
///
/// A sample of a second or two for each job; all points with PER_FAULTS=all (scripts/faults).
@Suite struct FaultWalkTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What can go wrong with each kind of call.
  private static let faults = [
    "open": ["EIO", "EMFILE", "kill"], "write": ["ENOSPC", "EIO", "short", "torn", "kill"],
    "sync": ["EIO", "kill"], "truncate": ["EIO", "kill"], "rename": ["EIO", "kill"],
    "link": ["EIO", "kill"], "unlink": ["EIO", "kill"], "map": ["ENOMEM", "kill"],
  ]
  /// From one call on, all fail.
  private static let lastingFaults = [
    "write": ["ENOSPC", "EIO"], "sync": ["EIO"], "open": ["EMFILE"],
  ]

  /// Something that changes the file.
  struct Job: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// The arguments of per-cli; those of recovery are another program's.
    var words: [String] = []
    var input = ""
    /// Makes the file as it is before.
    let prepare: @Sendable (_ path: String, _ folder: TemporaryFolder) throws -> Void
    var isRecovery = false

    func command(_ path: String) -> [String] {
      isRecovery
        ? ["database-session", "recover", path, "1", "0"]
        : ["per-cli"] + words + ["--database", path]
    }
  }

  @Sendable private static func fill(_ path: String, _ folder: TemporaryFolder) throws {
    let database = try SQLiteDatabase(path: path)
    let products = (0..<40).map {
      Product(name: "Product \($0)", price: Money(Rational($0 + 1), .euro), store: "Aldi")
    }
    let id = try database.create(
      Comparison(name: "A", currency: .euro, products: Array(products.dropLast())))
    let stored = try database.load(id)
    _ = try database.perform(
      stored.comparison.adding([products[39]]), on: id, expecting: stored.version)
    _ = try database.setStores([Store(name: "Old")])
  }

  private static let rows =
    "name,quantity,price\n" + (0..<300).map { "Row \($0),\($0 + 1) g,1.00\n" }.joined()

  private static let manyRows =
    "name,quantity,price\n"
    + (0...SQLiteDatabase.rowsAtOnce).map { "Row \($0),\($0 + 1) g,1.00\n" }.joined()

  static let jobs = [
    Job(testDescription: "a new file", words: ["new", "B"]) { _, _ in },
    Job(testDescription: "add", words: ["add", "Oats 500 g 0.95 @ Lidl"], prepare: fill),
    Job(
      testDescription: "import", words: ["import", "-", "--comparison", "A"], input: rows,
      prepare: fill),
    Job(
      testDescription: "an import in parts", words: ["import", "-", "--comparison", "A"],
      input: manyRows, prepare: fill),
    Job(testDescription: "undo", words: ["undo"], prepare: fill),
    Job(testDescription: "undo of an import in parts", words: ["undo", "A"]) { path, folder in
      try fill(path, folder)
      let database = try SQLiteDatabase(path: path)
      let id = try #require(try database.comparisons().first?.id)
      _ = try database.add(to: id) { _, take in
        (0...SQLiteDatabase.rowsAtOnce).allSatisfy { take(Product(name: "Many \($0)")) }
      }
    },
    Job(testDescription: "discard", words: ["discard", "A"], prepare: fill),
    Job(
      testDescription: "stores", words: ["stores", "load", "-"],
      input: "[{\"name\":\"New\"},{\"name\":\"Newer\"}]", prepare: fill),
    Job(testDescription: "migration", words: ["rename", "Tea", "Kept"]) { path, _ in
      try BeforeFile.first.make(at: path)
    },
    Job(
      testDescription: "recovery",
      prepare: { path, folder in
        try fill(path, folder)
        let copy = try SQLiteDatabase(path: path)
          .damagedCopy(of: path, in: folder, losing: ["comparison"])
        try Bytes.write(try Bytes.read(copy), to: path)
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
      }, isRecovery: true),
  ]

  @Test(arguments: jobs)
  func noFaultLosesWhatWasAcknowledged(_ job: Job) throws {
    let place = folder.path + "/db"
    let path = place + "/per.sqlite"
    mkdir(place, 0o700)
    try job.prepare(path, folder)
    let original = access(path, F_OK) == 0 ? try Bytes.read(path) : nil
    func reset() throws {
      for name in TemporaryFolder.names(in: place) { unlink("\(place)/\(name)") }
      if let original { try Bytes.write(original, to: path) }
    }
    try reset()
    let before = job.isRecovery ? nil : try state(of: path)
    try reset()
    let run = try FaultyRun(job.command(path), in: place, input: job.input)
    try #require(run.status == 0, "\(run.complaints)")
    let done = try state(of: path)
    #expect(before != done)
    let points = points(run.counts)
    #expect(points.count >= 8)
    for point in points {
      try reset()
      let run = try FaultyRun(job.command(path), in: place, fault: point, input: job.input)
      let isKilled = point.hasSuffix("kill") || point.hasSuffix("torn")
      #expect(run.status < 128 || isKilled && run.status == 137, "\(point): \(run.status)")
      let after = try state(of: path, recovering: job.isRecovery)
      if run.status == 0 || job.isRecovery {
        #expect(after == done, "\(point): acknowledged, and not there: \(after)")
      } else if isKilled || run.complaints.contains("may still be there") {
        #expect(after == before || after == done, "\(point): \(after)")
      } else {
        #expect(after == before, "\(point): refused, and there: \(run.complaints) \(after)")
        #expect(!run.complaints.isEmpty, "\(point): refused without a sentence")
      }
    }
  }

  /// The faults to try: all, or as many of them as take a second or two, evenly spread.
  private func points(_ counts: [String: Int]) -> [String] {
    var all: [String] = []
    for (call, count) in counts.sorted(by: { $0.key < $1.key }) where count > 0 {
      for number in 1...count {
        all += (Self.faults[call] ?? []).map { "\(call):\(number):\($0)" }
        all += (Self.lastingFaults[call] ?? []).map { "\(call):\(number)+:\($0)" }
      }
    }
    if getenv("PER_FAULTS") != nil { return all }
    let sample = 8
    // A step that has no divisor in common with the number of faults of a call
    let spread = (0..<min(sample, all.count)).map {
      all[($0 * all.count / sample + $0 * 5) % all.count]
    }
    // What comes last may come after what was to be done.
    let writes = counts["write"] ?? 0
    return spread + stride(from: writes - 10, to: writes, by: 3).map { "write:\($0):EIO" }
  }

  /// All that the file says to a user; what is unsound in it fails the test.
  private func state(of path: String, recovering: Bool = false) throws -> [String] {
    let database: SQLiteDatabase
    do throws(DatabaseError) {
      database = try SQLiteDatabase(path: path)
      if recovering { try database.check() }
    } catch {
      guard recovering, error == .damaged else { throw error }
      return try state(of: SQLiteDatabase.recover(path: path).database)
    }
    return try state(of: database)
  }

  private func state(of database: SQLiteDatabase) throws -> [String] {
    try database.check()
    // The room of what was begun and never finished is given back.
    try database.deleteOldHistory()
    let connection = database.connection
    #expect(try connection.integer("SELECT count(*) FROM hidden WHERE entry < 0") == 0)
    #expect(try connection.integer("SELECT count(*) FROM comparison WHERE removed < 0") == 0)
    let rows = try connection.integer(
      """
      SELECT (SELECT count(*) FROM product) - (SELECT total(product_count) FROM comparison)
        - (SELECT total(last - first + 1) FROM hidden)
      """)
    #expect(rows == 0)
    var lines = try database.comparisons().flatMap { summary in
      let stored = try database.load(summary.id)
      return ["\(summary.name) \(stored.canUndo) \(stored.canRedo)"]
        + stored.comparison.products.map {
          "\($0.name) \($0.price.map(\.amount.description) ?? "")"
        }
    }
    lines += try database.stores().map { "at \($0.name)" }
    return lines
  }
}

import Foundation
import PerDatabase
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  /// `per-sync --watch`, as a window or the system starts it.
  @Suite struct WatchTests {
    private let cluster: Cluster
    private let folder: String
    private let program: String
    private let address: String

    init() throws {
      cluster = try Cluster.shared.get()
      folder = NSTemporaryDirectory() + "per-watch-\(UInt64.random(in: 0...UInt64.max))"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      program = URL(fileURLWithPath: own).deletingLastPathComponent().path + "/per-sync"
      address = "postgresql:///per?host=\(cluster.folder)&port=\(cluster.port)&user=postgres"
    }

    /// A watch that a window has started: it ends with its input.
    private final class Watch {
      let process = Process()
      private let input = Pipe()

      init(_ program: String, _ words: [String], runtime: String) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(
          ["XDG_RUNTIME_DIR": runtime], uniquingKeysWith: { $1 })
        process.standardInput = input
        process.standardError = FileHandle.nullDevice
        try process.run()
      }

      /// Ends its input, and waits for it.
      func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
      }

      deinit { if process.isRunning { process.terminate() } }
    }

    private func watch(_ file: String) throws -> Watch {
      try Watch(
        program, ["--watch", "--until-input-ends", "--database", file], runtime: folder)
    }

    private func path(_ name: String) -> String { "\(folder)/\(name).sqlite" }

    private func files(_ count: Int) throws -> [SQLiteDatabase] {
      let book = SharedBook.ID.new()
      try ServerAdministration(cluster.address(), password: nil).createBook(book, name: "Home")
      return try (0..<count).map { index in
        let database = try SQLiteDatabase(path: path("\(index)"), busyTimeout: 10_000)
        try database.beginSharing(Sharing(book: book, server: address))
        return database
      }
    }

    private func record(_ name: String, in database: SQLiteDatabase) throws {
      let product = Product(
        name: name, quantity: try Quantity(1, .kilogram), price: Money(2, .euro), store: "Aldi")
      _ = try database.record(NewPrice(product, on: CalendarDay(number: 20_000)))
    }

    private func has(_ name: String, _ database: SQLiteDatabase) throws -> Bool {
      try !database.articles(named: name).isEmpty
    }

    @Test func aWindowsWatchEndsWithItsInputAndSendsWhatWasChangedLast() throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let files = try files(2)
      let watches = try [watch(path("0")), watch(path("1"))]
      try record("Milk", in: files[0])
      try until("the other file has the milk") { try has("Milk", files[1]) }
      #expect(try files[1].sharing()?.problem == nil)
      try record("Tea", in: files[0])
      #expect(try watches[0].end() == 0)
      try until("the other file has the tea") { try has("Tea", files[1]) }
      #expect(try watches[1].end() == 0)
    }

    @Test func aSecondWatchOfAFileWaitsForTheEndOfTheFirst() throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let files = try files(1)
      let first = try watch(path("0"))
      try record("Milk", in: files[0])
      try until("the milk was sent") { try files[0].unsentCount() == 0 }
      let second = try watch(path("0"))
      let third = try watch(path("0"))
      // One that waits ends with its window, too.
      #expect(try third.end() == 0)
      #expect(second.process.isRunning)
      #expect(try first.end() == 0)
      try record("Tea", in: files[0])
      try until("the tea was sent") { try files[0].unsentCount() == 0 }
      #expect(try second.end() == 0)
    }

    @Test func whatIsWrongStandsInTheFileForWindows() throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let file = try SQLiteDatabase(path: path("0"), busyTimeout: 10_000)
      try file.beginSharing(
        Sharing(book: .new(), server: "postgresql:///per?host=\(folder)&port=1&user=postgres"))
      let lost = try watch(path("0"))
      try until("the file says that nobody answers") {
        try file.sharing()?.problem?.kind == .unreachable
      }
      #expect(try lost.end() == 75)
      let answer = try Command(
        [program, "books", "--json", "host=\(folder) port=1 user=postgres"])
      #expect(answer.status == 75)
      #expect(answer.output.hasPrefix(#"{"problem":"unreachable","details":""#))
    }

    @Test func onlyAWatchEndsWithItsInput() throws {
      defer { try? FileManager.default.removeItem(atPath: folder) }
      let run = try Command([program, "--once", "--until-input-ends"])
      #expect(run.status == 2)
      #expect(
        run.complaints.hasPrefix("per-sync: --until-input-ends can only be used with --watch\n"))
    }
  }
}

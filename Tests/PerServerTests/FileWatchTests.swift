import Foundation
import PerModel
import Testing

@testable import PerDatabase
@testable import PerServer

extension ServerTests {
  /// `per-sync --watch`, as far as the file on this side decides what it does.
  @Suite struct FileWatchTests {
    private let files: SharedFiles

    init() throws { files = try SharedFiles() }

    /// A watch as a person would start it at a terminal; it is killed with this value.
    private final class Watch {
      let process = Process()

      init(_ files: SharedFiles, _ path: String) throws {
        process.executableURL = URL(fileURLWithPath: try SharedFiles.program("per-sync"))
        process.arguments = ["--watch", "--database", path]
        process.environment = ProcessInfo.processInfo.environment.merging(
          ["XDG_RUNTIME_DIR": files.folder], uniquingKeysWith: { $1 })
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
      }

      // Where the tests run, a gentler signal may be blocked.
      deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
    }

    @Test func aReaderWithChangesOfItsOwnSleeps() throws {
      let book = try files.cluster.book()
      let reader = try files.file("bert", sharing: book, as: "bert")
      try reader.note("Own")
      let watch = try Watch(files, files.path("bert"))
      try until("the reader was exchanged") { try reader.sharing()?.problem != nil }
      #expect(try reader.sharing()?.problem?.kind == .readOnly)
      // What the watch writes does not wake it: it hears of what others write, and of nothing else.
      let writer = try files.file("anna", sharing: book, as: "anna")
      for number in 1...3 {
        try writer.note("Milk \(number)")
        #expect(try files.exchange("anna").status == 0)
        try until("the reader has the milk") {
          try !reader.articles(named: "Milk \(number)").isEmpty
        }
      }
      try reader.connection.execute(
        """
        CREATE TABLE written (number); INSERT INTO written VALUES (0);
        CREATE TRIGGER counted AFTER UPDATE ON shared_setting WHEN new.name = 'last exchange'
        BEGIN UPDATE written SET number = number + 1; END
        """)
      // Others have their time, and the watch nothing to do but to end what it had begun.
      for _ in 1...10 { #expect(try files.exchange("anna").status == 0) }
      #expect(try reader.connection.integer("SELECT number FROM written") ?? 0 < 4)
      try reader.connection.execute("DROP TRIGGER counted; DROP TABLE written")
      // One more change is looked at once more, and cannot go either.
      let waiting = try reader.unsentCount()
      try reader.note("More")
      try until("the new change is counted") {
        try reader.sharing()?.problem.map { $0.details != "\(waiting)" } ?? false
      }
      let status = try files.cli("book", "status", "--database", files.path("bert"))
      #expect(
        status.output.contains(
          "problem\tthis login may only read; not sent: \(try reader.unsentCount())\n"))
      // Who may write after that sends what has waited.
      try ServerAdministration(files.cluster.address(), password: nil)
        .setRole(.writer, of: "bert", in: book)
      try files.cluster.admin().run("GRANT per_writer TO bert")
      defer { _ = try? files.cluster.admin().run("REVOKE per_writer FROM bert") }
      try reader.note("Last")
      try until("all was sent") {
        try reader.unsentCount() == 0 && reader.sharing()?.problem == nil
      }
      withExtendedLifetime(watch) {}
    }

    @Test func aFileBehindALinkIsHeard() throws {
      let book = try files.cluster.book()
      let file = try files.file("anna", sharing: book, as: "anna")
      let folder = files.folder + "/links"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/l.per", withDestinationPath: files.path("anna"))
      let watch = try Watch(files, folder + "/l.per")
      try file.note("Milk")
      try until("the milk was sent") { try file.unsentCount() == 0 }
      try until("it was exchanged") { try file.sharing()?.lastExchange != 0 }
      try file.note("Tea")
      try until("the tea was sent") { try file.unsentCount() == 0 }
      withExtendedLifetime(watch) {}
    }

    @Test func aWatchEndsWellWhereSharingEnds() throws {
      let book = try files.cluster.book()
      let file = try files.file("anna", sharing: book, as: "anna")
      let watch = try Watch(files, files.path("anna"))
      try until("it was exchanged") { try file.sharing()?.lastExchange != 0 }
      #expect(try files.cli("book", "unshare", "--database", files.path("anna")).status == 0)
      watch.process.waitUntilExit()
      #expect(watch.process.terminationStatus == 0)
    }

    @Test func aBookGoesOnHereWhereTheServerIsNewer() throws {
      let files = try SharedFiles("future")
      let book = try files.cluster.book("future")
      let file = try files.file("anna", sharing: book, as: "anna")
      try file.note("Milk")
      #expect(try files.exchange("anna").status == 0)
      let admin = try files.cluster.admin("future")
      try admin.run("UPDATE per.version SET schema = 99")
      try file.note("Tea")
      let run = try files.exchange("anna")
      #expect(run.status == 1)
      #expect(
        run.complaints
          == "per-sync: a newer version of Per has set up this server; update Per (schema 99)\n")
      #expect(try file.sharing()?.problem?.kind == .schemaNewer)
      // Everything works here, and what was written waits.
      #expect(
        try files.cli("book", "add", "--database", files.path("anna"), "Jam 450 g 2.49").status
          == 0)
      #expect(try file.names == ["Jam", "Milk", "Tea"])
      #expect(try file.unsentCount() > 0)
      try admin.run("UPDATE per.version SET schema = \(ServerSchema.version)")
      #expect(try files.exchange("anna").status == 0)
      #expect(try file.unsentCount() == 0)
      #expect(try file.sharing()?.problem == nil)
    }

    @Test(.enabled(if: FaultTests.canMount, "only root can mount a small file system"))
    func aDiskThatIsFullHereLosesNothing() throws {
      let book = try files.cluster.book()
      let folder = files.folder + "/small"
      mkdir(folder, 0o700)
      #expect(mount("per", folder, "tmpfs", 0, "size=1m") == 0)
      defer { umount(folder) }
      let path = folder + "/a.per"
      do {
        let file = try SQLiteDatabase(path: path, busyTimeout: 10_000)
        try file.beginSharing(Sharing(book: book, server: files.url("anna")))
        try file.note("Own")
      }
      let others = Sample.fields(20_000)
      try files.cluster.open(book).push(others, number: 1)
      let run = try files.sync("--once", "--database", path)
      #expect(run.status == 75)
      #expect(run.complaints == "per-sync: the disk is full\n")
      #expect(mount("per", folder, "tmpfs", UInt(MS_REMOUNT), "size=64m") == 0)
      #expect(try files.sync("--once", "--database", path).status == 0)
      let file = try SQLiteDatabase(path: path, busyTimeout: 10_000)
      #expect(try file.names.contains("Own"))
      #expect(try file.unsentCount() == 0)
      let count = try file.connection.integer("SELECT count(*) FROM shared_field") ?? 0
      #expect(count >= 20_000)
    }
  }
}

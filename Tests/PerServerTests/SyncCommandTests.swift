import Foundation
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  /// The program per-sync, as it was built with the tests.
  @Suite struct SyncCommandTests {
    let cluster: Cluster

    init() throws { cluster = try Cluster.shared.get() }

    private func sync(_ words: String..., input: String = "") throws -> Command {
      let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let folder = URL(fileURLWithPath: own).deletingLastPathComponent().path
      return try Command([folder + "/per-sync"] + words, input: input)
    }

    private func url(_ user: String, _ database: String) -> String {
      "host=\(cluster.folder) port=\(cluster.port) user=\(user) dbname=\(database)"
    }

    @Test func aDatabaseIsSetUpAndMembersAreInvited() throws {
      try cluster.createDatabase("commands")
      defer {
        _ = try? cluster.admin("postgres").run("DROP DATABASE commands WITH (FORCE)")
        _ = try? cluster.admin("postgres").run("DROP ROLE fran")
      }
      let admin = url("postgres", "commands")
      let before = try sync("books", admin)
      #expect(before.status == 1)
      #expect(
        before.complaints
          == "per-sync: there are no shared books in this database: see per-sync init\n")
      #expect(try sync("init", admin).output == "The database is ready for shared books.\n")
      #expect(
        try sync("init", admin).output == "The database is already set up for shared books.\n")
      let made = try sync("create-book", admin, "Home")
      let id = try #require(SharedBook.ID(made.output.dropLast()))
      #expect(try sync("books", admin).output == "\(id)\towner\tHome\tpostgres\n")
      let printed = try sync("invite", admin, "fran", "--role", "reader")
      #expect(
        printed.output == ServerAdministration.invitation(of: "fran", as: .reader, to: id) + "\n")
      let run = try sync("invite", admin, "fran", "--run", input: "secret\n")
      #expect(run.status == 0)
      // What to hand on: an address that is read as it is, the book and a sentence.
      let lines = run.output.split(separator: "\n").map(String.init)
      let address = try #require(lines.first?.split(separator: " ").last.map(String.init))
      #expect(try ServerAddress(address).target.user == "fran")
      #expect(try ServerAddress(address).target.database == ServerAddress(admin).target.database)
      #expect(lines.count == 3 && lines[1].hasPrefix("book: ") && lines[2].contains("fran"))
      let book = try cluster.open(id, as: "fran", database: "commands")
      try book.push(Sample.fields(2), number: 1)
      let log = try sync("log", url("fran", "commands"), "--json")
      let entry = try JSONSerialization.jsonObject(with: Data(log.output.utf8)) as? [String: Any]
      #expect(entry?["login"] as? String == "fran")
      #expect(entry?["fields"] as? Int == 2)
      #expect(try sync("log", url("fran", "commands"), "--by", "anna").output == "")
      #expect(try sync("log", url("fran", "commands"), "--since", "2999-01-01").output == "")
      let line = try sync("log", url("fran", "commands"), "--since", "2020-01-01T00:00").output
      #expect(line.split(separator: "\t").count == 5)
      #expect(try sync("dismiss", admin, "fran").status == 0)
      #expect(try sync("log", url("fran", "commands")).status == 1)
    }

    @Test func whatCannotBeDoneIsSaidInASentence() throws {
      let files = try SharedFiles()
      let book = try "\(cluster.book())"
      let admin = files.url()
      func complaints(_ words: String...) throws -> String {
        let run = try Command([SharedFiles.program("per-sync")] + words)
        #expect(run.status == 1)
        return run.complaints
      }
      #expect(
        try complaints("dismiss", admin, "annna", "--book", book)
          == "per-sync: annna does not belong to the book\n")
      #expect(
        try complaints("dismiss", admin, "postgres", "--book", book)
          == "per-sync: a book needs an owner: make somebody else one first\n")
      #expect(
        try complaints("init", admin, "--citus")
          == "per-sync: Citus is not installed in this database: see CREATE EXTENSION citus\n")
      try cluster.createDatabase("bare")
      defer { _ = try? cluster.admin("postgres").run("DROP DATABASE bare WITH (FORCE)") }
      #expect(try complaints("init", url("postgres", "bare"), "--citus").contains("Citus is not"))
      // Nothing was begun.
      #expect(try sync("init", url("postgres", "bare")).output.contains("is ready"))
      try cluster.admin("bare").run("UPDATE per.version SET schema = 1")
      #expect(
        try complaints("books", url("postgres", "bare"))
          == "per-sync: a version of Per from before the first release has set up this server; set up a new database (schema 1)\n"
      )
    }

    @Test func aPathIsSaidOnce() throws {
      let files = try SharedFiles()
      try "".write(toFile: files.folder + "/plain", atomically: false, encoding: .utf8)
      let path = files.folder + "/plain/x"
      let exchange = try files.cli("book", "exchange", path, "--database", files.path("a"))
      #expect(exchange.complaints == "per-cli: \(path): Not a directory\n")
      let share = try sync("share", files.url(), "--database", path + "/a.per")
      #expect(share.complaints == "per-sync: \(path)/a.per: its folder cannot be created\n")
      #expect(share.status == 2)
      try "no database".write(
        toFile: files.folder + "/text", atomically: false, encoding: .utf8)
      let text = try sync("--once", "--database", files.folder + "/text")
      #expect(text.complaints == "per-sync: \(files.folder)/text: this is not a Per database\n")
    }

    @Test func passwordsThatOthersCanReadAreMentionedOnce() throws {
      let files = try SharedFiles()
      let book = try cluster.book()
      let passwords = files.folder + "/passwords"
      try "*:*:*:*:x\n".write(toFile: passwords, atomically: false, encoding: .utf8)
      chmod(passwords, 0o644)
      func log() throws -> Command {
        try Command([
          "/usr/bin/env", "PGPASSFILE=\(passwords)", SharedFiles.program("per-sync"), "log",
          files.url("anna"), "--book", "\(book)",
        ])
      }
      #expect(
        try log().complaints
          == "per-sync: passwords in \(passwords) are not used, because others can read them\n")
      chmod(passwords, 0o600)
      #expect(try log().complaints == "")
    }

    @Test func aServerThatIsNotThereMayBeTriedLater() throws {
      let run = try sync("books", "host=\(cluster.folder) port=1")
      #expect(run.status == 75)
      #expect(run.complaints.hasPrefix("per-sync: the server cannot be reached: "))
    }

    @Test(arguments: [
      [], ["shine"], ["init"], ["init", "a=b"], ["log", "host=/tmp", "--since", "yesterday"],
      ["log", "host=/tmp", "--since", "2026-13-01"], ["log", "host=/tmp", "--limit", "0"],
      ["books", "host=/tmp", "--role", "reader"],
      ["invite", "host=/tmp", "anna", "--role", "king"], ["create-book", "host=/tmp"],
    ])
    func whatMakesNoSenseIsUsage(_ words: [String]) throws {
      let own = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
      let folder = URL(fileURLWithPath: own).deletingLastPathComponent().path
      let run = try Command([folder + "/per-sync"] + words)
      #expect(run.output == "")
      #expect(run.complaints.hasPrefix("per-sync: "))
      #expect(run.status == 2)
    }

    @Test func aPasswordInTheAddressIsNotRepeated() throws {
      let run = try sync("books", "postgresql://anna:secret@localhost/per")
      #expect(run.status == 2)
      #expect(!run.complaints.contains("secret"))
    }

    @Test func theHelpSaysEveryCommandAndOption() throws {
      let help = try sync("--help").output
      for word in ["init", "create-book", "books", "invite", "dismiss", "log", "password"] {
        #expect(help.contains("\n  \(word) "))
      }
      #expect(try sync("--version").output.hasPrefix("per-sync "))
    }
  }
}

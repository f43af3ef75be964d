import Foundation
import PerDatabase
import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  /// `per-sync share` and what comes after it, with files of several devices.
  @Suite struct ShareCommandTests {
    private let files: SharedFiles

    init() throws { files = try SharedFiles() }

    @Test func aBookThatIsNotThereLeavesTheFileAsItWas() throws {
      let book = try files.cluster.book()
      let wrong = try files.sync(
        "share", files.url("anna"), "--book", "\(SharedBook.ID.random())", "--database",
        files.path("a"))
      #expect(wrong.status == 1)
      #expect(wrong.complaints.contains("this login does not belong to the book"))
      #expect(try files.file("a").sharing() == nil)
      for id in ["\(book)", "\(book)".uppercased()] {
        let right = try files.sync(
          "share", files.url("anna"), "--book", id, "--database", files.path("a"))
        #expect(right.status == 0, "\(right.complaints)")
      }
      #expect(try files.file("a").sharing()?.book == book)
      let other = try files.sync(
        "share", files.url("anna"), "--book", "\(SharedBook.ID.random())", "--database",
        files.path("a"))
      #expect(other.status == 2)
      #expect(other.complaints.contains("this file shares another book"))
    }

    @Test func whoMayNotMakeTheBookIsToldWhy() throws {
      let file = try files.file("folder")
      let book = SharedBook.ID.random()
      try file.beginSharing(Sharing(book: book))
      let share = try files.sync("share", files.url("anna"), "--database", files.path("folder"))
      #expect(share.status == 1)
      #expect(
        share.complaints
          == "per-sync: this login does not belong to this file’s book on the server, and may not make it there: \(book)\n"
      )
      #expect(try file.sharing()?.server == "")
      try files.cluster.admin().run("CREATE ROLE gina LOGIN IN ROLE per_writer")
      defer { _ = try? files.cluster.admin().run("DROP ROLE gina") }
      let none = try files.sync("share", files.url("gina"), "--database", files.path("new"))
      #expect(none.status == 1)
      #expect(
        none.complaints
          == "per-sync: this login belongs to no book on the server, and may not make one; see per-sync invite\n"
      )
    }

    @Test func aBookThatSomebodyElseHasMadeIsTakenOnlyByName() throws {
      let files = try SharedFiles("foreigners")
      let administration = try ServerAdministration(
        files.cluster.address(database: "foreigners"), password: nil)
      let book = SharedBook.ID.random()
      try administration.createBook(book, name: "Trap")
      try administration.setRole(.owner, of: "carl", in: book)
      let carl = try ServerAdministration(
        files.cluster.address("carl", database: "foreigners"), password: nil)
      // A whole owner, so that the role says nothing
      try carl.setRole(.owner, of: "anna", in: book)
      try files.file("a").note("Secret")
      let share = try files.sync("share", files.url("anna"), "--database", files.path("a"))
      #expect(share.status == 2)
      #expect(
        share.complaints.hasPrefix(
          "per-sync: say which book with --book: \(book) (Trap: anna, carl, postgres)\n"))
      #expect(try files.file("a").sharing() == nil)
      #expect(try files.cluster.open(book, database: "foreigners").pulled().fields.isEmpty)
      let named = try files.sync(
        "share", files.url("anna"), "--book", "\(book)", "--database", files.path("a"))
      #expect(named.status == 0, "\(named.complaints)")
      // The book's creator need not name it.
      let own = try files.sync("share", files.url(), "--database", files.path("own"))
      #expect(own.status == 0, "\(own.complaints)")
      #expect(try files.file("own").names == ["Secret"])
      let line = try files.sync("books", files.url("anna"), "--json").output
      #expect(
        line == """
          {"book":"\(book)","role":"owner","name":"Trap","owners":"anna, carl, postgres","isOwn":false}

          """)
    }

    @Test func aRevertTakesBackAndSaysHowMuch() throws {
      let book = try files.cluster.book()
      try ServerAdministration(files.cluster.address(), password: nil)
        .setRole(.writer, of: "carl", in: book)
      let anna = try files.file("anna", sharing: book, as: "anna")
      let carl = try files.file("carl", sharing: book, as: "carl")
      try anna.note("Flour")
      #expect(try files.exchange("anna").status == 0)
      #expect(try files.exchange("carl").status == 0)
      let flour = try #require(try carl.articles(named: "Flour").first)
      var renamed = flour
      renamed.name = "Spoiled"
      try carl.perform(.editArticle(from: flour, to: renamed))
      #expect(try files.exchange("carl").status == 0)
      let revert = try files.cli(
        "--database", files.path("anna"), "book", "revert", "--by", "carl", "--since",
        "2026-01-01", "--json")
      #expect(revert.status == 0, "\(revert.complaints)")
      #expect(revert.output == "{\"fields\":1}\n")
      #expect(try files.exchange("carl").status == 0)
      #expect(try carl.names == ["Flour"])
      #expect(try anna.names == ["Flour"])
      let again = try files.sync(
        "revert", "--by", "carl", "--since", "2026-01-01", "--database", files.path("anna"))
      #expect(again.output == "0\n")
      for words in [["--by", "carl"], ["--since", "2026-01-01"], ["extra"]] {
        let run = try Command([SharedFiles.program("per-sync"), "revert"] + words)
        #expect(run.status == 2)
      }
      let reader = try files.file("bert", sharing: book, as: "bert")
      try carl.perform(.editArticle(from: flour, to: renamed))
      #expect(try files.exchange("carl").status == 0)
      let refused = try files.sync(
        "revert", "--by", "carl", "--since", "2026-01-01", "--database", files.path("bert"))
      #expect(refused.status == 1)
      #expect(try reader.unsentCount() == 0)
    }

    @Test func aRevertNeedsNotReceiveFirst() throws {
      let book = try files.cluster.book()
      let file = try files.file("anna", sharing: book, as: "anna")
      #expect(try files.exchange("anna").status == 0)
      let many = (0..<20).map { _ in
        Sample(kind: "unknown").field("text", String(repeating: "x", count: 500_000))
      }
      try files.cluster.open(book).push(many, number: 1)
      // The file cannot grow by all of that.
      let run = try Command([
        "/bin/sh", "-c", "ulimit -f 4000; exec \"$0\" \"$@\"", SharedFiles.program("per-sync"),
        "revert", "--by", "anna", "--since", "2026-01-01", "--database", files.path("anna"),
      ])
      #expect(run.output == "20\n", "\(run.complaints)")
      let fields = try files.cluster.open(book).pulled().fields
      #expect(fields.count == 20)
      #expect(fields.allSatisfy { $0.value == nil })
      #expect(try files.exchange("anna").status == 0)
      #expect(try file.unsentCount() == 0)
    }

    @Test(arguments: [
      ["--once"], ["--watch"], ["revert", "--by", "anna", "--since", "2026-01-01"],
    ])
    func noFileIsMadeOfWhatIsOnlyRead(_ words: [String]) throws {
      let path = "\(files.folder)/none/x.per"
      let run = try Command([SharedFiles.program("per-sync")] + words + ["--database", path])
      #expect(run.status == 2)
      #expect(run.complaints.contains("the book is not shared with a server"))
      #expect(!FileManager.default.fileExists(atPath: "\(files.folder)/none"))
    }

    @Test func askingForTheStateMakesNoFile() throws {
      let path = "\(files.folder)/none/x.per"
      let status = try files.cli("book", "status", "--database", path)
      #expect(status.status == 0)
      #expect(status.output == "The book is not shared.\n")
      #expect(try files.cli("book", "unshare", "--database", path).status == 1)
      #expect(!FileManager.default.fileExists(atPath: "\(files.folder)/none"))
    }

    @Test func optionsMayStandBeforeTheCommand() throws {
      let book = try files.cluster.book()
      _ = try files.file("a", sharing: book, as: "anna")
      #expect(try files.exchange("a").status == 0)
      let path = files.path("a")
      let share = try files.cli("--database", path, "book", "share", files.url("anna"))
      #expect(share.status == 0, "\(share.complaints)")
      let between = try files.cli("book", "--database", path, "share", files.url("anna"))
      #expect(between.status == 0, "\(between.complaints)")
      for words in [
        ["--json", "book", "log"], ["book", "--json", "log"], ["-j", "book", "log"],
        ["--locale", "de", "book", "log"], ["book", "log", "--locale=de"],
        ["--book", "\(book)", "book", "log"], ["book", "--limit", "5", "log"],
      ] {
        let words = words + [files.url("anna")]
        let log = try Command(
          [SharedFiles.program("per-cli")] + words
            + (words.contains("\(book)") ? [] : ["--book", "\(book)"]))
        #expect(log.status == 0, "\(words): \(log.complaints)")
      }
      let unknown = try files.cli("--locale", "xx_", "book", "log", files.url())
      #expect(unknown.complaints.hasPrefix("per-cli: there is no locale xx_"))
    }
  }
}

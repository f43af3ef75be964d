import PerText
import PerWords
import Testing

@testable import per_cli

/// Why a command line is refused, in the user's language.
@Suite struct UsageErrorTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What is said in a language in which every text is in brackets.
  private func sentence(_ words: [String]) -> String? {
    let bracketed: @Sendable (String) -> String = { "⟦\($0)⟧" }
    return Translation.$substitute.withValue(bracketed) {
      do throws(UsageError) {
        _ = try Program.run(Arguments(words))
        return nil
      } catch { return error.sentence }
    }
  }

  @Test(arguments: [
    "", "raffle", "--raffle", "--json=1 list", "--locale", "list --per kg", "list x", "units x",
    "--locale zz_QQ parse price 1", "--region Q rank 1", "--currency Q rank 1",
    "parse", "parse raffle", "units --kind raffle", "convert 1 kg",
    "rank --by= 1kg", "rank --per raffle 1kg", "show a b", "export a b", "export --format zz",
    "undo a b", "undo --list a", "restore a b", "discard", "move a", "copy a", "new", "rename",
    "edit a", "remove", "import", "stores raffle", "rate", "rate raffle", "rate list x", "rate set",
    "rate set EUR USD x", "rate set EUR X 1", "rate import", "book", "book raffle", "book show",
    "book target", "book withdraw", "book withdraw x", "book undo x", "book exchange",
    "book status x", "book unshare x", "book share --comparison", "book import", "book export x",
    "book export --format zz", "book add --date raffle x", "book plan --stops 0 x",
    "book plan --detour zz x", "book add --until 2000-01-01 x",
    "book import --countries Germany /dev/null",
  ])
  func wrongUsageIsSaidInTheUsersLanguage(_ line: String) throws {
    let said = try #require(sentence(line.split(separator: " ").map(String.init)), "\(line)")
    #expect(said.hasPrefix("⟦") && said.hasSuffix("⟧"), "\(line): \(said)")
  }

  /// What the file lacks is said as well; the name of the file may come before the sentence.
  @Test(arguments: [
    "show", "show raffle", "add 1kg", "book show raffle", "book target raffle", "edit raffle x",
    "rate set EUR USD none",
  ])
  func whatIsMissingIsSaidInTheUsersLanguage(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    let said = try #require(sentence(words + folder.database), "\(line)")
    #expect(said.hasPrefix("⟦") && said.hasSuffix("⟧"), "\(line): \(said)")
  }

  @Test func whyAFileCannotBeUsedIsSaidInTheUsersLanguage() throws {
    func said(of path: String) -> String? { sentence(["list", "--database", path]) }
    #expect(said(of: folder.path) == folder.path + ": ⟦this is a folder⟧")
    let foreign = try folder.file("x.sqlite", "no database")
    #expect(said(of: foreign) == foreign + ": ⟦this is not a Per database⟧")
  }
}

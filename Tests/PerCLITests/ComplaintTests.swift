import Testing

/// What is said of a call that cannot be carried out.
@Suite struct ComplaintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func onlyWrongUsagePointsToTheHelp() throws {
    let hint = "see per-cli --help"
    let noise = try folder.file("noise", String(repeating: "noise ", count: 2000))
    for words in [
      ["list", "--database", folder.path], ["list", "--database", noise],
      ["import", "/nowhere"] + folder.database, ["rank", "/nowhere.csv"],
      ["show", "Tea"] + folder.database, ["stores", "load", "/nowhere"] + folder.database,
      ["add", "x"] + folder.database,
    ] {
      let run = try Invocation(arguments: words)
      #expect(run.status == 2)
      #expect(!run.complaints.contains(hint), "\(run.complaints)")
      #expect(run.complaints.split(separator: "\n").count == 1)
    }
    for words in [["nonsense"], ["list", "--nonsense"], ["move", "Tea"], ["units", "x"]] {
      let run = try Invocation(arguments: words)
      #expect(run.status == 2)
      #expect(run.complaints.contains(hint))
    }
  }

  @Test func aFileThatCannotBeUsedIsNamedInOneSentence() throws {
    let run = try Invocation(arguments: ["list", "--database", folder.path])
    #expect(run.status == 2)
    #expect(run.complaints.contains("folder"))
    let noise = try folder.file("noise", String(repeating: "noise ", count: 2000))
    #expect(try Invocation(arguments: ["list", "--database", noise]).status == 2)
  }
}

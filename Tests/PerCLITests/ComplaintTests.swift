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

  @Test func theRowsOfARefusedFileAreNotShownAsIfTheyWereAdded() throws {
    let table = try folder.file("nameless.csv", "Size,Price\n1 kg,2.00\n2 kg,3.50\n")
    for options in [[], ["--json"]] {
      let run = try Invocation(
        arguments: ["import", "--dry-run", table] + options + folder.database)
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
      #expect(run.complaints.contains("No row has a name"))
    }
  }

  @Test func aRowThatNamesNoProductIsReportedByItsPlace() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    let file = try folder.file("t.csv", "name,quantity,price\nA,1 kg,€1\n,1 zork,€1\n")
    let run = try folder.run("import", file)
    #expect(run.complaints.contains("t.csv: Line 3, column "))
    let json = try folder.file(
      "t.json", #"[{"title":"A","size":"1 zork","cost":1},{"title":"B","size":"1 kg","cost":1}]"#)
    #expect(
      try folder.run("import", json).complaints.contains("t.json: Row 1, “A”: size: The word"))
  }
}

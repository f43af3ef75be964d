import Foundation
import Testing

@Suite struct ComparisonCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names(_ comparison: String...) throws -> [String] {
    try Invocation(arguments: ["show", "--json"] + comparison + folder.database).objects()
      .compactMap { $0["name"] as? String }
  }

  @Test func productsAreAddedChangedRemovedAndBroughtBack() throws {
    #expect(try folder.run("new", "Breakfast", "--currency", "EUR").lines == ["1"])
    let added = try folder.run(
      "add", "--json", "Oats 500 g 0.95 @ Aldi",
      "{\"name\":\"Rice\",\"quantity\":\"1 kg\",\"price\":2.5}", "Milk 1 l 1.00",
      "--currency", "EUR")
    #expect(added.status == 1)
    #expect(added.complaints.contains("Milk"))
    #expect(try added.objects().map { $0["name"] as? String } == ["Oats", "Rice"])
    #expect(try names() == ["Oats", "Rice"])
    let edited = try folder.run("edit", "rice", "{\"price\":\"1.50\"}", "--currency", "EUR")
    #expect(edited.status == 0)
    #expect(try names() == ["Rice", "Oats"])
    #expect(try folder.run("edit", "Rice", "9.00", "--currency", "EUR").status == 0)
    #expect(try names() == ["Oats", "Rice"])
    for text in ["{\"quantity\":\"1 l\"}", "{\"price\":\"x\"}", "{\"nam\":1}", "1 l"] {
      let refused = try folder.run("edit", "Rice", text)
      #expect(refused.status == 1)
      #expect(!refused.complaints.isEmpty)
    }
    #expect(try folder.run("edit", "Beans", "1.00").status == 2)
    #expect(try folder.run("undo").status == 0)
    #expect(try names() == ["Rice", "Oats"])
    #expect(try folder.run("redo").status == 0)
    #expect(try names() == ["Oats", "Rice"])
    #expect(try folder.run("remove", "Oats", "Rice").status == 0)
    #expect(try names() == [])
    #expect(try folder.run("undo").status == 0)
    #expect(try names() == ["Oats", "Rice"])
    for _ in 0..<3 { #expect(try folder.run("undo").status == 0) }
    let nothing = try folder.run("undo")
    #expect(nothing.status == 1)
    #expect(nothing.complaints.contains("nothing to undo"))
  }

  @Test func aKnownBarcodeSaysWhatALineDoesNot() throws {
    _ = try folder.run("new", "Before", "--currency", "EUR")
    _ = try folder.run(
      "add", "Cola 6x330ml 4.99 4006381333931", "{\"name\":\"Salt\",\"quantity\":\"1 l\"}")
    _ = try folder.run("new", "Now", "--currency", "EUR")
    let added = try folder.run(
      "add", "--json", "--currency", "EUR", "4006381333931 3.99", "Light 1 l 1.00 4006381333931")
    #expect(added.status == 0)
    #expect(try names() == ["Light", "Cola"])
    let quantity = try #require(try added.objects().first?["quantity"] as? [String: Any])
    #expect(quantity["amount"] as? String == "330")
  }

  @Test func theBasketHoldsSoManyPacks() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    let added = try folder.run(
      "add", "--json", "{\"name\":\"A\",\"quantity\":\"1 kg\",\"price\":\"2.50\",\"inBasket\":3}")
    let product = try #require(try added.objects().first)
    #expect(product["inBasket"] as? Bool == true)
    #expect((product["terms"] as? [String: Any])?["basketCount"] as? String == "3")
    _ = try folder.run("edit", "A", "{\"price\":\"2.00\",\"terms\":null}")
    let csv = try folder.run("export", "--format", "csv")
    #expect(csv.output.contains(",3x,"), "\(csv.output)")
    #expect(try folder.run("edit", "A", "{\"inBasket\":false}").status == 0)
    #expect(try folder.run("edit", "A", "{\"inBasket\":-1}").status == 1)
    let shown = try #require(
      try Invocation(arguments: ["show", "--json"] + folder.database).objects().first)
    #expect(shown["terms"] == nil)
  }

  @Test func oneIdCannotBeAddedTwice() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    let refused = try folder.run(
      "add", "{\"id\":\"5\",\"name\":\"A\"}", "{\"id\":\"5\",\"name\":\"B\"}")
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("already has a product with this id"))
    #expect(try names() == [])
  }

  @Test func aBrandIsAddedChangedAndShown() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    let oats = "{\"name\":\"Oats\",\"quantity\":\"1 kg\",\"price\":1,\"brand\":\"Kölln\"}"
    #expect(try folder.run("add", oats).status == 0)
    #expect(try folder.run("show").output.contains("Oats · Kölln"))
    #expect(try folder.run("edit", "Oats", "1.50").status == 0)
    #expect(try folder.run("show").output.contains("Oats · Kölln"))
    #expect(try folder.run("edit", "Oats", "{\"brand\":null}").status == 0)
    let shown = try folder.run("show", "--json").objects()
    #expect(shown.map { $0["brand"] as? String } == [""])
  }

  /// Pictures come from the window; here they are kept, moved and taken away.
  @Test func picturesAreExportedImportedAndTakenAway() throws {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5E"
    let json = try folder.file(
      "p.json",
      "{\"format\":\"io.github.perapp.Per\",\"version\":2,\"comparison\":{\"currency\":\"EUR\","
        + "\"products\":[{\"name\":\"A\",\"picture\":\"PICTURE\"}],\"pictures\":[\"\(png)\"]}}")
    let refused = try folder.run("import", json)
    #expect(refused.status == 2)
    #expect(refused.complaints.contains("PICTURE"))
    let text = try String(contentsOfFile: json, encoding: .utf8)
    let id = "4767557030558803231"
    let good = try folder.file("g.json", text.replacingOccurrences(of: "PICTURE", with: id))
    #expect(try folder.run("import", good).lines == ["1"])
    #expect(try folder.run("export").output.contains(png))
    // Into another comparison of the same file, and out of it again
    _ = try folder.run("new", "Other", "--currency", "EUR")
    #expect(try folder.run("import", good, "--comparison", "Other").lines == ["1"])
    #expect(try folder.run("export", "Other").output.contains(png))
    let stranger = "{\"name\":\"B\",\"picture\":\"5\"}"
    #expect(try folder.run("add", stranger).status == 1)
    #expect(try folder.run("add", "{\"name\":\"B\",\"picture\":\"\(id)\"}").status == 0)
    #expect(try folder.run("edit", "A", "{\"picture\":\"5\"}").status == 1)
    #expect(try folder.run("edit", "A", "{\"picture\":null}").status == 0)
    #expect(try folder.run("remove", "B").status == 0)
    #expect(try !folder.run("export", "Other").output.contains(png))
    #expect(try folder.run("undo").status == 0)
    #expect(try folder.run("export", "Other").output.contains(png))
  }

  @Test func storesAreLoadedAndListed() throws {
    #expect(try folder.run("stores").output == "")
    let list = try folder.file(
      "s.json",
      "[{\"name\":\"Aldi\",\"address\":\"A 5\",\"phone\":\"+4930123456\",\"distance\":\"1.2 km\","
        + "\"fax\":\"+4930123457\",\"email\":\"a@b.c\",\"webPage\":\"b.c\"}]")
    #expect(try folder.run("stores", "load", list).lines == ["1"])
    let shown = try folder.run("stores", "--region", "DE").lines
    #expect(shown.count == 1)
    #expect(shown[0].hasPrefix("Aldi\tA 5\t030 123456\t1.2"))
    #expect(shown[0].hasSuffix("\t030 123457\ta@b.c\tb.c"))
    #expect(try folder.run("stores").lines[0].contains("\t+49 30 123456\t0.7"))
    let json = try folder.run("stores", "--json")
    #expect(try json.objects()[0]["phone"] as? String == "+4930123456")
    let again = try folder.file("t.json", json.output + json.output)
    #expect(try folder.run("stores", "load", again, "--json").lines == ["{\"stores\":2}"])
    let bad = try folder.file("b.json", "[{}]")
    let refused = try folder.run("stores", "load", bad)
    #expect(refused.status == 1)
    #expect(refused.complaints.contains("Line 1, column 2:"))
    #expect(try folder.run("stores").lines.count == 2)
    #expect(try folder.run("stores", "save").status == 2)
  }

  @Test func aPriceWithoutACurrencyIsInThatOfTheComparison() throws {
    _ = try folder.run("new", "x", "--currency", "CHF")
    #expect(try folder.run("add", "A 1 kg 1.00").status == 0)
    #expect(try folder.run("edit", "A", "{\"price\":\"2.00\"}").status == 0)
    let file = try folder.file("t.csv", "name,quantity,price\nB,1 kg,3.00\n")
    #expect(try folder.run("import", file).status == 0)
    #expect(try folder.run("add", "C 1 kg 1.00", "--currency", "EUR").status == 1)
    #expect(try names() == ["A", "B"])
  }

  @Test func comparisonsAreChosenByNameOrNumber() throws {
    _ = try folder.run("new", "Oil")
    _ = try folder.run("new", "Rice")
    #expect(try folder.run("add", "A 1 kg 1").status == 0)
    #expect(try folder.run("add", "--comparison", "oil", "B 1 l 1").status == 0)
    #expect(try names("Oil") == ["B"])
    #expect(try names("2") == ["A"])
    #expect(try names() == ["A"])
    #expect(try folder.run("rename", "1", "Rice").status == 0)
    let ambiguous = try folder.run("show", "Rice")
    #expect(ambiguous.status == 2)
    #expect(ambiguous.complaints.contains("1, 2"))
    #expect(try folder.run("list").lines == ["1\tRice\t1", "2\tRice\t1"])
    #expect(try folder.run("show", "Tea").status == 2)
  }

  @Test func aComparisonWithoutANameIsListedAsInTheWindow() throws {
    let list = try folder.file("l.txt", "Oats 1 kg 2.00\nBran 1 kg 3.00\n")
    _ = try folder.run("import", list)
    #expect(try folder.run("list").lines == ["1\tOats\t2"])
    let object = try #require(try folder.run("list", "--json").objects().first)
    #expect(object["name"] as? String == "" && object["title"] as? String == "Oats")
  }

  @Test func wholeComparisonsAreCopiedMovedDiscardedAndBroughtBack() throws {
    func names() throws -> [String] {
      try folder.run("list", "--json").objects().compactMap { $0["name"] as? String }
    }
    for name in ["Oil", "Rice", "Tea"] { _ = try folder.run("new", name) }
    _ = try folder.run("add", "--comparison", "Oil", "A 1 l 1.00")
    #expect(try folder.run("copy", "oil", "Oil 2").lines == ["4"])
    #expect(try folder.run("list").lines[1] == "4\tOil 2\t1")
    #expect(try folder.run("move", "Tea", "1").status == 0)
    #expect(try names() == ["Tea", "Oil", "Oil 2", "Rice"])
    #expect(try folder.run("discard", "Oil", "Rice").lines == ["1", "2"])
    #expect(try names() == ["Tea", "Oil 2"])
    #expect(try folder.run("list", "--removed").lines.count == 2)
    #expect(try folder.run("restore", "oil").lines == ["1"])
    #expect(try names() == ["Tea", "Oil", "Oil 2"])
    #expect(
      try folder.run("undo", "--list", "--json").objects().first?["undone"] as? String == "add")
    #expect(try names() == ["Tea", "Oil 2"])
    for _ in 0..<3 { #expect(try folder.run("undo", "--list").status == 0) }
    #expect(try names() == ["Oil", "Oil 2", "Rice", "Tea"])
    #expect(try folder.run("redo", "--list").status == 0)
    #expect(try names() == ["Tea", "Oil", "Oil 2", "Rice"])
    for _ in 0..<5 { #expect(try folder.run("undo", "--list").status == 0) }
    #expect(try folder.run("undo", "--list").status == 1)
    #expect(try names() == [])
    for words in [["discard"], ["restore", "x"], ["move", "Tea", "0"], ["copy", "Tea"]] {
      #expect(try Invocation(arguments: words + folder.database).status == 2)
    }
  }

  @Test func whatIsExportedIsImportedAsTheSame() throws {
    _ = try folder.run("new", "Müsli", "--currency", "EUR")
    _ = try folder.run(
      "add", "Oats 500 g €0.95 @ Aldi", "Rice 2 x 1/3 kg €2.50 3 for 2", "=1+1 1 kg €3")
    let exported = try folder.run("export")
    let json = try folder.file("a.json", exported.output)
    #expect(try folder.run("import", json).lines == ["3"])
    #expect(try folder.run("export", "2").output == exported.output)
    for format in ["csv", "tsv"] {
      let table = try folder.run("export", "--format", format, "1", locale: "de_DE.UTF-8")
      let file = try folder.file("a." + format, table.output)
      let id = try #require(try folder.run("new", format, "--currency", "EUR").lines.first)
      #expect(try folder.run("import", file, locale: "de_DE.UTF-8").lines == ["3"])
      let copy = try folder.run("export", "--format", format, id, locale: "de_DE.UTF-8")
      #expect(copy.output == table.output)
    }
    #expect(try folder.run("export", "--format", "pdf").status == 2)
  }

  @Test func unreadableRowsAreReportedAndTheRestIsOneChange() throws {
    _ = try folder.run("new", "x", "--currency", "EUR")
    let file = try folder.file(
      "t.csv", "name,quantity,price\nA,1 kg,€1\nB,1 zork,€1\nC,1 l,€1\nD,2 kg,€1\nE,1 kg,$1\n")
    let run = try folder.run("import", file, "--json")
    #expect(run.status == 1)
    #expect(try run.objects().first?["imported"] as? Int == 2)
    #expect(try run.objects().first?["refused"] as? Int == 3)
    #expect(run.complaints.contains("t.csv: Row 3, “B”: "))
    #expect(try names() == ["D", "A"])
    #expect(try folder.run("undo").status == 0)
    #expect(try names() == [])
    #expect(try folder.run("import", "-", "--json").status == 0)
    #expect(try folder.run("import", "/nowhere").status == 2)
  }

  @Test func anImportFromASlowPipeKeepsNobodyWaiting() throws {
    _ = try folder.run("new", "Tea", "--currency", "EUR")
    // What is measured is decided, so that an addition does not change it.
    _ = try folder.run("add", "Black Tea 500 g €2.00")
    let process = try Invocation.process(["import", "-"] + folder.database)
    let pipe = Pipe()
    process.standardInput = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // More than a pipe holds: when all is written, the import is under way.
    let rows = (1...5000).map { "Green Tea \($0),500 g,\($0).00\n" }.joined()
    try pipe.fileHandleForWriting.write(contentsOf: Data(("name,quantity,price\n" + rows).utf8))
    let added = try folder.run("add", "Oat Bran 1 kg €2.00")
    #expect(added.status == 0, "\(added.complaints)")
    try pipe.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let names = try names("Tea")
    #expect(names.count == 5002 && names.contains("Oat Bran"))
  }

  @Test func severalProcessesAtOnceLoseNothing() async throws {
    _ = try folder.run("new", "x")
    let database = folder.database
    try await withThrowingTaskGroup(of: Void.self) { group in
      for process in 0..<4 {
        group.addTask {
          for number in 0..<8 {
            let product = "{\"name\":\"\(process)-\(number)\",\"quantity\":\"1 kg\",\"price\":1}"
            let run = try Invocation(arguments: ["add", product] + database)
            #expect(run.status == 0, "\(run.complaints)")
          }
        }
      }
      try await group.waitForAll()
    }
    let expected = (0..<4).flatMap { process in (0..<8).map { "\(process)-\($0)" } }
    #expect(try names().sorted() == expected.sorted())
    for _ in 0..<32 { #expect(try folder.run("undo").status == 0) }
    #expect(try names() == [])
  }
}

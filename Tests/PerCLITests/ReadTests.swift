import Foundation
import Testing

/// `per-cli read`: documents on the command line.
@Suite struct ReadTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let receipt = "STORE\nTEA 100G 1.99\nRICE 1KG 2.99\nTOTAL 4.98\n2026-11-05\n"
  private static let page = """
    <html lang="en-US"><body><ul><li><h3>Tea 100 g</h3><p>$1.99</p><p>$19.90/kg</p></li>
    <li><h3>Rice 1 kg</h3><p>$2.99</p><p>$3.99/kg</p></li></ul></body></html>
    """

  @Test func aReceiptBeginsWithWhatItSaysAsAWhole() throws {
    let read = try Invocation("read", "--json", "--locale", "en_US", input: Self.receipt)
    let objects = try read.objects()
    #expect(read.status == 0 && objects.count == 3)
    #expect(objects[0]["store"] as? String == "STORE" && objects[0]["total"] as? String == "249/50")
    #expect(
      objects[0]["sum"] as? String == "249/50" && objects[0]["date"] as? String == "2026-11-05")
    #expect((objects[0]["checks"] as? [[String: Any]])?.first?["agrees"] as? Bool == true)
    #expect(objects[1]["name"] as? String == "TEA 100G")
    #expect((objects[1]["price"] as? [String: Any])?["amount"] as? String == "199/100")
    #expect(
      objects[1]["evidence"] as? String == "confirmed" && objects[1]["main"] as? Bool == false)
    #expect((objects[1]["reason"] as? String)?.hasSuffix(".") == true)
  }

  @Test func severalFilesAreReadInTheirOrder() throws {
    let files = [try folder.file("a.html", Self.page), try folder.file("b.txt", Self.receipt)]
    let read = try Invocation(arguments: ["read", "--locale", "en_US"] + files)
    #expect(read.status == 0 && read.lines.count == 5)
    #expect(read.lines[0].hasPrefix("Tea") && read.lines[0].hasSuffix("✓"))
    #expect(read.lines[1].contains("? "))
  }

  @Test func whatIsUnclearIsNotAdded() throws {
    #expect(
      try Invocation(arguments: ["new", "Shelf", "--currency", "USD"] + folder.database).status == 0
    )
    let file = try folder.file("a.html", Self.page)
    let added = try Invocation(arguments: ["read", "--add", file] + folder.database)
    #expect(added.status == 1 && added.lines.count == 1 && added.complaints.contains("Rice"))
    let shown = try Invocation(arguments: ["show"] + folder.database)
    #expect(shown.output.contains("Tea") && !shown.output.contains("Rice"))
    #expect(try Invocation(arguments: ["undo"] + folder.database).status == 0)
    #expect(try !Invocation(arguments: ["show"] + folder.database).output.contains("Tea"))
  }

  @Test func aReceiptGoesIntoTheBookWithItsDay() throws {
    let file = try folder.file("b.txt", Self.receipt)
    let noted = try Invocation(
      arguments: ["read", "--book", "--locale", "en_US", file] + folder.database)
    #expect(noted.status == 0 && noted.lines.count == 2)
    let shown = try Invocation(arguments: ["book", "show", "TEA 100G"] + folder.database)
    #expect(shown.output.contains("2026-11-05"))
  }

  @Test func whatCannotBeReadIsSaid() throws {
    #expect(try Invocation("read", "/nonexistent").status == 2)
    let empty = try Invocation("read", input: "")
    #expect(empty.status == 1 && !empty.complaints.isEmpty)
    #expect(try Invocation("read", input: "Dear all,\n\nsee you.\n").status == 1)
    #expect(try Invocation("read", "--add", "--book", input: "x").status == 2)
  }
}

import Dispatch
import FolderTesting
import Glibc
import PerModel
import PerTransfer
import PerViewModel
import Testing
import WaitTesting

@MainActor
@Suite struct TransferTests {
  func file(_ text: String, ending: String) throws -> String {
    let path = temporaryPath("table.\(ending)")
    let file = try #require(fopen(path, "w"))
    fputs(text, file)
    fclose(file)
    return path
  }

  @Test func aCopiedListBecomesProductsInOneStep() {
    let window = Fixture()
    window.model.transfer.paste("Milk 1 l 1.20\nOat drink 1 l 2.10 @ Aldi\n")
    #expect(window.names == ["Milk", "Oat drink"])
    let notice = window.takeNotices().last
    #expect(notice?.title == "2 products added")
    window.model.undo(notice!.undoing!)
    #expect(window.model.list.rows.isEmpty)
  }

  /// Paste and the quick line make the same of a line, or both refuse it.
  @Test(arguments: [
    [
      "Chips 6x175g 4,99 € @ Aldi", "Reis 1 kg 1,19 3 für 2", "Käse 12,90 €/kg",
      "Kaffee 4 Pack 180 g 3,99",
      "Brot 500 g 2,49 zzgl. MwSt.", "Mehl 1 kg 0,99 1,29", "Äpfel 1 bis 2 kg 2,99",
      "Butter 250 g 1,99 € statt 2,49 €",
    ],
    ["Mehl 1 kg, 1,10 €", "Hafer 500 g, 0,95 €"], ["Mehl 1 kg; 1,10", "Hafer 500 g; 0,95"],
    ["Saft 1 l\t1,49", "Wasser 6 x 1,5 l\t2,94"], ["Eier 10 Stück 2,99, Bio", "Eier 6 Stück 1,99"],
  ])
  func pastedLinesAreReadAsQuickLines(_ lines: [String]) {
    let (pasted, typed) = (Fixture("de_DE"), Fixture("de_DE"))
    pasted.model.transfer.paste(lines.joined(separator: "\n"))
    for line in lines {
      typed.model.quickLine.type(line)
      typed.model.submitQuickLine()
      typed.model.quickLine.type("")
    }
    #expect(pasted.names == typed.names && !pasted.names.isEmpty)
    #expect(pasted.model.list.rows.map(\.paid) == typed.model.list.rows.map(\.paid))
    #expect(pasted.model.list.rows.map(\.unitPrice) == typed.model.list.rows.map(\.unitPrice))
  }

  @Test func aCopiedSpreadsheetBecomesProducts() {
    let window = Fixture()
    window.model.transfer.paste("Name\tQuantity\tPrice\nFlour\t1 kg\t1.00\nOats\t500 g\t0.95\n")
    #expect(window.names == ["Flour", "Oats"])
  }

  @Test func whatCannotBeReadOrComparedIsLeftOutAndSaid() {
    let window = Fixture()
    window.add("Flour", "1 kg", "1")
    window.model.transfer.paste("name,quantity,price\nOats,500 g,0.95\nMilk,1 l,1.20\nBad,abc,1\n")
    #expect(window.names == ["Flour", "Oats"])
    let title = window.takeNotices().last?.title ?? ""
    #expect(title.hasPrefix("1 product added; 2 rows skipped"))
  }

  @Test func nothingUsefulChangesNothing() {
    let window = Fixture()
    window.model.transfer.paste("\u{0}\u{1}")
    window.model.transfer.paste("   \n ")
    #expect(window.model.list.rows.isEmpty)
    #expect(!window.model.isEnabled(.undo))
  }

  @Test func aTableIsLookedAtBeforeItIsImported() async throws {
    let path = try file(
      "Produkt;Marke;Inhalt;Preis\nHafer;A;500 g;0,95\nMehl;B;1 kg;1,10\n", ending: "csv")
    defer { unlink(path) }
    let window = Fixture("de_DE")
    guard case .table(let table) = await window.model.transfer.open(path: path) else {
      Issue.record("no table")
      return
    }
    #expect(table.columns.map(\.title) == ["Produkt", "Marke", "Inhalt", "Preis"])
    #expect(table.columns.map(\.meaning) == [.name, .brand, .quantity, .price])
    #expect(table.canImport)
    #expect(window.model.list.rows.isEmpty)
    table.assign(nil, to: 3)
    #expect(!table.canImport)
    #expect(table.outcome.contains("No row has a price"))
    table.assign(.price, to: 3)
    table.assign(.note, to: 1)
    window.model.transfer.addProducts(of: table)
    #expect(window.model.list.rows.map(\.note) == ["B", "A"])
  }

  @Test func aWrongCheckDigitIsSaidAndTheRowKept() async throws {
    let text = "name,quantity,price,barcode\nOats,500 g,0.95,4006381333932\n"
    let path = try file(text, ending: "csv")
    defer { unlink(path) }
    let window = Fixture()
    guard case .table(let table) = await window.model.transfer.open(path: path) else {
      Issue.record("no table")
      return
    }
    #expect(table.outcome.contains("Readable rows: 1 of the first 1."))
    #expect(table.outcome.contains("4006381333932"))
    window.model.transfer.addProducts(of: table)
    #expect(window.names == ["Oats"])
    #expect(window.takeNotices().last?.title.contains("4006381333932") == true)
  }

  @Test(arguments: [
    (nil, 2, "Row 3, “Milk”: volume cannot be compared with weight"),
    ("1 l", 1, "Row 2, “Oats”: weight cannot be compared with volume"),
  ])
  func whatWillBeSkippedIsSaidBefore(
    _ quantity: String?, _ count: Int, _ reason: String
  ) async throws {
    let text = "name,quantity,price\nOats,500 g,0.95\nMilk,1 l,1.09\nBran,1 kg,0.75\n"
    let path = try file(text, ending: "csv")
    defer { unlink(path) }
    let window = Fixture()
    if let quantity { window.add("First", quantity, "1") }
    guard case .table(let table) = await window.model.transfer.open(path: path) else {
      Issue.record("no table")
      return
    }
    #expect(table.outcome == "Readable rows: \(count) of the first 3.\n" + reason)
    #expect(table.examples.count == count)
    table.assign(.note, to: 1)
    #expect(!table.outcome.contains("compared"))
  }

  @Test func aPastedListIsReadAsWhatTheComparisonMeasures() {
    let window = Fixture()
    window.add("Plan", "1 month", "9.00")
    window.model.transfer.paste("Stream 3 months 24.00\n")
    #expect(window.names == ["Stream", "Plan"])
    #expect(window.model.list.rows.first?.unitPrice.hasPrefix("€8.00") == true)
  }

  @Test func aComparisonComesBackAsItWasExported() async throws {
    let window = Fixture()
    window.add("Oats", "6 x 500 g", "4.99", store: "Aldi")
    window.model.quickLine.type("1 kg 3 for 2 2.00 Flour 4006381333931")
    window.model.submitQuickLine()
    window.model.settings.rename("Baking")
    let path = try file(window.exported(as: .json), ending: "json")
    defer { unlink(path) }
    guard case .comparison(let comparison) = await window.model.transfer.open(path: path) else {
      Issue.record("no comparison")
      return
    }
    #expect(comparison.comparison == window.model.comparison)
  }

  @Test(arguments: [TransferFormat.csv, .tsv, .text])
  func tablesAndListsAreReadBack(_ format: TransferFormat) {
    let window = Fixture()
    window.add("Oats, rolled", "6 x 500 g", "4.99", store: "Aldi")
    window.add("=SUM(A1)", "1 kg", "2.00")
    let text = window.exported(as: format)
    let other = Fixture()
    other.model.transfer.paste(text)
    #expect(other.names.count == 2)
    #expect(other.model.list.rows.map(\.unitPrice) == window.model.list.rows.map(\.unitPrice))
  }

  @Test(arguments: [
    (TransferFormat?.none, ["Oats: €1.90/kg", "500 g for €0.95"]), (.markdown, ["| 1 | Oats |"]),
    (.tsv, ["Oats\t500 g\t0.95\tEUR"]),
  ])
  func aRowIsCopiedAsWhatIsAskedFor(_ format: TransferFormat?, _ parts: [String]) throws {
    let window = Fixture()
    window.add("Oats", "500 g", "0.95")
    window.add("Flour", "1 kg", "9.00")
    let actions: [AppAction] = [.copy, .copyMarkdown, .copyCells]
    #expect(!actions.contains(where: window.model.isEnabled))
    window.model.list.select(window.id("Oats"))
    #expect(actions.allSatisfy(window.model.isEnabled))
    _ = window.takeNotices()
    if let format {
      window.model.transfer.copy(window.id("Oats"), as: format)
    } else {
      window.model.list.copy(window.id("Oats"))
    }
    let copied = try #require(
      window.events.compactMap { if case .copy(let text) = $0 { text } else { nil } }.last)
    for part in parts { #expect(copied.contains(part), "\(copied)") }
    #expect(!copied.contains("Flour"))
    #expect(window.takeNotices().last?.title.hasPrefix("Copied as") == true)
  }

  @Test(arguments: [
    (TransferFormat.text, "Flour  1 kg  €9.00\n"), (.markdown, "| 2 | Flour |"),
    (.tsv, "Flour\t1 kg\t9.00\tEUR"),
  ])
  func theComparisonIsCopiedAsWhatIsAskedFor(_ format: TransferFormat, _ part: String) throws {
    let window = Fixture()
    let actions: [AppAction] = [.copyAll, .copyAllMarkdown, .copyAllCells]
    #expect(!actions.contains(where: window.model.isEnabled))
    window.add("Oats", "500 g", "0.95")
    window.add("Flour", "1 kg", "9.00")
    #expect(actions.allSatisfy(window.model.isEnabled))
    _ = window.takeNotices()
    window.model.transfer.copy(as: format)
    let copied = try #require(
      window.events.compactMap { if case .copy(let text) = $0 { text } else { nil } }.last)
    #expect(copied.contains(part), "\(copied)")
    #expect(copied.contains("Oats"))
  }

  @Test func aLongComparisonIsWrittenBesideTheMainThread() async throws {
    let window = Fixture()
    window.model.transfer.paste((1...900).map { "Tea \($0)\t1 kg\t\($0).00\n" }.joined())
    var text: String?
    window.model.transfer.export(as: .csv) { text = $0 }
    #expect(text == nil && !window.model.isEnabled(.exportFile))
    let work = window.events.compactMap { if case .work(let work) = $0 { work } else { nil } }.last
    try await until("it is written") { work?.isOver != false }
    #expect(text?.split(separator: "\r\n").count == 901)
    window.model.transfer.export(as: .csv) { _ in Issue.record("it was cancelled") }
    let second = window.events.compactMap { if case .work(let work) = $0 { work } else { nil } }
      .last
    second?.cancel()
    try await until("it is cancelled") { second?.isOver != false }
    #expect(window.model.isEnabled(.exportFile))
  }

  @Test func whatIsNoFileIsSaidAndNotWaitedFor() async throws {
    let path = temporaryPath()
    try #require(mkfifo(path, 0o600) == 0)
    // Lets any reader of the pipe go, so that a program that waits fails and does not hang
    let writers = DispatchQueue(label: "writers")
    writers.async { for _ in 0..<2 { close(Glibc.open(path, O_WRONLY)) } }
    defer {
      let reader = Glibc.open(path, O_RDONLY | O_NONBLOCK)
      writers.sync {}
      close(reader)
      unlink(path)
    }
    let window = Fixture()
    guard case .done = await window.model.transfer.open(path: path) else {
      Issue.record("opened a pipe")
      return
    }
    await window.model.stores.load(path: path)
    let sentence = "This is not a regular file: folders, pipes and devices cannot be opened."
    #expect(window.takeNotices().map(\.title) == [sentence, sentence])
  }

  @Test func aMissingFileIsSaid() async {
    let window = Fixture()
    guard case .done = await window.model.transfer.open(path: "/nowhere/at/all.csv") else {
      Issue.record("opened nothing")
      return
    }
    #expect(window.takeNotices().last?.title.isEmpty == false)
  }
}

extension TransferTests {
  @Test func differentThingsThatAreCountedAreNotMixed() {
    let window = Fixture()
    window.model.transfer.paste("A 12 pieces 1.00\nB 10 rolls 2.00\nC 100 sheets 3.00\n")
    #expect(window.names.count == 2)
    #expect(window.takeNotices().last?.title.contains("1 row skipped") == true)
  }
}

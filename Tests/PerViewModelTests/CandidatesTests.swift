import FolderTesting
import Glibc
import PerModel
import PerTransfer
import PerViewModel
import Testing
import WaitTesting

/// Pages that are pasted or opened, and what a person chooses of what they offer.
@MainActor
@Suite struct CandidatesTests {
  /// A page as browsers copy it: no scripts, only what is seen.
  static func page(_ cards: [(name: String, size: String, price: String, unitPrice: String)])
    -> [UInt8]
  {
    let items = cards.map {
      "<li class=card><h3>\($0.name)</h3><p>\($0.size)</p><p class=price>\($0.price)</p><p>\($0.unitPrice)</p></li>"
    }
    return Array("<meta charset=utf-8><ul>\(items.joined())</ul>".utf8)
  }

  static let oats = page([
    ("Oat Flakes", "500 g", "€1.25", "€2.50/kg"), ("Oat Bran", "1 kg", "€3.00", "€3.00/kg"),
    ("Oat Drink", "1 l", "€1.50", "€1.50/l"), ("Oat Bars", "200 g", "€2.00", "€99.00/kg"),
  ])

  private func candidates(
    of page: [UInt8], in window: Fixture
  ) async throws -> CandidatesModel {
    try await window.candidates(of: page)
  }

  @Test func whatThePageConfirmsAndFitsIsTicked() async throws {
    let window = Fixture()
    let candidates = try await candidates(of: Self.oats, in: window)
    #expect(candidates.rows.map(\.name) == ["Oat Flakes", "Oat Bran", "Oat Drink", "Oat Bars"])
    #expect(candidates.rows.map(\.trust) == [.confirmed, .confirmed, .confirmed, .unclear])
    #expect(candidates.rows.map(\.isTicked) == [true, true, false, false])
    #expect(candidates.rows[2].obstacle.contains("the others by weight"))
    #expect(candidates.rows[0].facts == "500\u{A0}g for €1.25 · €2.50/\u{2060}kg")
    #expect(candidates.summary == "2 of 4 chosen")
    #expect(window.model.list.rows.isEmpty)
  }

  @Test func whatAReceiptCallsAnArticleIsSaidOnce() async throws {
    let lines = """
      REWE Markt GmbH
      Datum: 03.05.2026
      JA! HAFERFL.                0,95 B
      APFELMUS                    1,29 B
      SUMME EUR                   2,24
      """
    let window = Fixture("de_DE")
    let first = try await receipt(lines, in: window)
    #expect(first.rows.map(\.name) == ["JA! HAFERFL.", "APFELMUS"])
    #expect(first.correct(0, [.name: "Haferflocken", .quantity: "500 g"]) == [:])
    #expect(first.rows[0].facts.hasSuffix("on the receipt: JA! HAFERFL."))
    first.note()
    try await until("the prices are noted") { !window.takeNotices().isEmpty }
    // The next receipt is understood.
    let second = try await receipt(lines, in: window)
    #expect(second.rows.map(\.name) == ["Haferflocken", "APFELMUS"])
    #expect(second.rows[0].facts.contains("500\u{A0}g"))
    #expect(second.rows.map(\.isTicked) == [true, true])
  }

  @Test func whatIsTickedIsAddedAsOneChange() async throws {
    let window = Fixture()
    let candidates = try await candidates(of: Self.oats, in: window)
    candidates.add()
    #expect(window.names == ["Oat Flakes", "Oat Bran"])
    let notice = try #require(window.takeNotices().last)
    #expect(notice.title == "2 products added")
    window.model.undo(try #require(notice.undoing))
    #expect(window.model.list.rows.isEmpty)
  }

  @Test func whatDoesNotFitIsNotAddedAndCanBeAComparisonOfItsOwn() async throws {
    let window = Fixture()
    window.add("Milk", "1 l", "1.20")
    let candidates = try await candidates(of: Self.oats, in: window)
    #expect(candidates.rows.map(\.isTicked) == [false, false, true, false])
    candidates.tick(true, at: 0)
    #expect(!candidates.canAdd && candidates.canAddToNew)
    candidates.tick(false, at: 2)
    candidates.addToNew()
    var made: Comparison?
    for case .goToNew(let comparison, _) in window.events { made = comparison }
    #expect(made?.products.map(\.name) == ["Oat Flakes"])
    #expect(window.names == ["Milk"])
  }

  @Test func allThatFitAreTickedAtOnce() async throws {
    let window = Fixture()
    let candidates = try await candidates(of: Self.oats, in: window)
    candidates.tickAll(false)
    #expect(!candidates.hasTicks && !candidates.canAdd)
    candidates.tickAll(true)
    #expect(candidates.rows.map(\.isTicked) == [true, true, false, true] && candidates.canAdd)
  }

  @Test func oneProductFillsTheForm() async throws {
    let window = Fixture()
    window.model.transfer.paste("Oat Flakes\n€1.25\nAdd to basket")
    try await until("the form is filled") { window.model.form.typed.name == "Oat Flakes" }
    #expect(window.model.form.typed.price == "1.25")
    #expect(window.lastFocus == .focusField(.quantity))
    #expect(window.model.list.rows.isEmpty)
  }

  @Test func copiedCellsAreATableThoughAPageComesWithThem() async throws {
    let window = Fixture()
    let cells = "Name\tQuantity\tPrice\nFlour\t1 kg\t1.00\nOats\t500 g\t0.95\n"
    window.model.transfer.paste(page: Array("<table><tr><td>Flour</table>".utf8), text: cells)
    #expect(window.names == ["Flour", "Oats"])
  }

  @Test func aListFromAnEditorIsAListThoughAPageComesWithIt() {
    let window = Fixture()
    window.model.transfer.paste(
      page: Array("<pre>Flour 1 kg 1.00\nOats 500 g 0.95</pre>".utf8),
      text: "Flour 1 kg 1.00\nOats 500 g 0.95")
    #expect(window.names == ["Flour", "Oats"])
  }

  @Test func cardsOfPlainTextAreLookedAtFirst() async throws {
    let window = Fixture()
    window.model.transfer.paste(
      "Oat Flakes\n500 g\n€1.25\n€2.50/kg\nAdd\nOat Bran\n1 kg\n€3.00\n€3.00/kg\nAdd\n")
    try await until("the text has been read") {
      window.events.contains { if case .choose = $0 { true } else { false } }
    }
    #expect(window.model.list.rows.isEmpty)
  }

  @Test(arguments: ["https://shop.example/oats", " http://shop.example/a?b=c\n"])
  func aLinkIsNotOpened(_ link: String) {
    let window = Fixture()
    window.model.transfer.paste(link)
    #expect(
      window.takeNotices().map { $0.title.hasPrefix("Per does not open web pages.") } == [true])
    #expect(window.model.list.rows.isEmpty)
  }

  @Test func aPageWithoutOffersSaysSo() async throws {
    let window = Fixture()
    window.model.transfer.paste(
      page: Array("<p>Nothing to buy here.</p>".utf8), text: "Nothing to buy here.")
    var titles: [String] = []
    try await until("it was said") {
      titles += window.takeNotices().map(\.title)
      return !titles.isEmpty
    }
    #expect(titles == ["Nothing on offer was found."])
  }

  @Test func whatIsBeingReadIsCanceledAtOnceAndNothingIsAdded() async throws {
    let window = Fixture()
    let path = temporaryPath("reader")
    try writeProgram("exec sleep 1000", to: path)
    defer { unlink(path) }
    window.model.transfer.reader = path
    window.model.transfer.paste(page: Self.oats, text: nil)
    var work: BackgroundTask?
    for case .work(let task) in window.events { work = task }
    try #require(work).cancel()
    var titles: [String] = []
    try await until("it was said") {
      titles += window.takeNotices().map(\.title)
      return !titles.isEmpty
    }
    #expect(titles == ["Canceled. Nothing was read."])
    #expect(window.model.list.rows.isEmpty)
    // The next one is read.
    window.model.transfer.reader = nil
    _ = try await candidates(of: Self.oats, in: window)
  }

  @Test func aSavedPageIsOpened() async throws {
    let path = temporaryPath("page.html")
    let file = try #require(fopen(path, "w"))
    Self.oats.withUnsafeBytes { _ = fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
    defer { unlink(path) }
    let window = Fixture()
    guard case .done = await window.model.transfer.open(path: path) else {
      Issue.record("no page")
      return
    }
    try await until("the page has been read") {
      window.events.contains { if case .choose = $0 { true } else { false } }
    }
  }

  @Test func aReceiptIsAddedUpAndKeepsItsDay() async throws {
    let window = Fixture("de_DE")
    let candidates = try await receipt(
      """
      REWE Markt GmbH
      Datum: 03.05.2026
      Haferflocken 500 g          0,89 B
      Apfelmus 700 g              1,29 B
      SUMME EUR                   2,18
      """, in: window)
    #expect(candidates.summary.contains("The lines of the receipt add up to its total."))
    #expect(candidates.heading(at: 0) == "REWE Markt GmbH · 3. Mai 2026 · 2,18\u{A0}€")
    #expect(candidates.heading(at: 1) == nil)
    #expect(candidates.rows.allSatisfy { $0.trust == .confirmed && $0.isTicked })
    candidates.note()
    var titles: [String] = []
    try await until("the prices are noted") {
      titles += window.takeNotices().map(\.title)
      return !titles.isEmpty
    }
    #expect(titles == ["2 prices added to the price book"])
    var book: [String] = []
    window.model.priceBook.onChanged = { book = window.model.priceBook.rows.shown.map(\.title) }
    window.model.priceBook.find("")
    try await until("the book is read") { book.count == 2 }
    #expect(book.sorted() == ["Apfelmus 700 g", "Haferflocken 500 g"])
  }

  @Test func whatAReceiptBroughtIntoTheBookIsUndoneAtOnce() async throws {
    let window = Fixture("de_DE")
    let candidates = try await receipt(
      "REWE Markt GmbH\nDatum: 03.05.2026\nHaferflocken 500 g  0,89 B\nApfelmus 700 g  1,29 B\nSUMME EUR  2,18\n",
      in: window)
    candidates.note()
    var undoing: Notice.Undoing?
    try await until("the prices are noted") {
      undoing = window.takeNotices().compactMap(\.undoing).last
      return undoing != nil
    }
    #expect(undoing == .priceBook && window.model.isEnabled(.undo))
    var book: [String]?
    window.model.priceBook.onChanged = { book = window.model.priceBook.rows.shown.map(\.title) }
    window.model.undo()
    window.model.priceBook.find("")
    try await until("the book is empty") { book == [] }
    #expect(!window.model.isEnabled(.undo) && window.model.isEnabled(.redo))
  }

  @Test func aReceiptThatDoesNotAddUpShowsTheDifference() async throws {
    let window = Fixture("de_DE")
    let candidates = try await receipt(
      "REWE Markt GmbH\nDatum: 03.05.2026\nHaferflocken 500 g  0,89 B\nApfelmus 700 g  1,29 B\nSUMME EUR  2,48\n",
      in: window)
    let words = "Lines: 2,18\u{A0}€; total: 2,48\u{A0}€; difference: 0,30\u{A0}€"
    #expect(candidates.summary.split(separator: "\n").contains { $0 == words })
  }

  @Test(arguments: ["XCPU", "PROF", "VTALRM", "KILL"])
  func aReaderThatTookTooLongIsSaidToHave(_ signal: String) async throws {
    let window = Fixture()
    let path = temporaryPath("reader")
    try writeProgram("kill -\(signal) $$", to: path)
    defer { unlink(path) }
    window.model.transfer.reader = path
    window.model.transfer.paste(page: Self.oats, text: nil)
    var titles: [String] = []
    try await until("it was said") {
      titles += window.takeNotices().map(\.title)
      return !titles.isEmpty
    }
    #expect(titles == ["Reading this takes too much time or memory."])
  }

  /// What a receipt in a mail offers.
  private func receipt(_ text: String, in window: Fixture) async throws -> CandidatesModel {
    let path = temporaryPath("receipt.eml")
    let file = try #require(fopen(path, "w"))
    fputs("Content-Type: text/plain; charset=utf-8\n\n" + text, file)
    fclose(file)
    defer { unlink(path) }
    _ = await window.model.transfer.open(path: path)
    var found: CandidatesModel?
    try await until("the receipt has been read") {
      for case .choose(let candidates) in window.events { found = candidates }
      return found != nil
    }
    return try #require(found)
  }
}

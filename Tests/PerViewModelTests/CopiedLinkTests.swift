import PerModel
import PerTransfer
import Testing
import WaitTesting

@testable import PerViewModel

/// Links that are pasted or dropped alone, and the address of a copied page.
@MainActor
@Suite struct CopiedLinkTests {
  private let link = "https://shop.example/oats"

  @Test func aLinkIsKeptInTheNoteOfTheProductThatIsTyped() {
    let window = Fixture()
    window.type(name: "Oat Flakes", "500 g", "1.25")
    window.model.form.type("crunchy", into: .note)
    window.model.transfer.paste(link + "\n")
    #expect(window.model.form.typed.note == "crunchy " + link)
    #expect(window.takeNotices().map(\.title) == ["The link is in the note. " + advice])
    // The same once more changes nothing.
    window.model.transfer.paste(link)
    #expect(window.model.form.typed.note == "crunchy " + link)
    #expect(window.takeNotices().map(\.title) == [advice])
    #expect(window.model.form.undo(in: .note))
    #expect(window.model.form.typed.note == "crunchy")
  }

  @Test func aLinkIsKeptInTheNoteOfTheSelectedProduct() throws {
    let window = Fixture()
    window.add("Oat Flakes", "500 g", "1.25")
    window.model.select(window.id("Oat Flakes"))
    _ = window.takeNotices()
    #expect(window.model.transfer.takesLink(link))
    #expect(window.model.comparison.products.map(\.note) == [link])
    let notice = try #require(window.takeNotices().last)
    #expect(notice.title.hasPrefix("The link is in the note."))
    window.model.undo(try #require(notice.undoing))
    #expect(window.model.comparison.products.map(\.note) == [""])
  }

  @Test func aLinkWithoutAProductIsOnlyExplained() {
    let window = Fixture()
    window.model.transfer.paste(link)
    #expect(window.takeNotices().map(\.title) == [advice])
    #expect(window.model.form.typed.isEmpty)
    #expect(!window.model.transfer.takesLink("smb://server/oats"))
  }

  @Test(arguments: [nil, "Oat Flakes", "https://shop.example/oats"])
  func aLinkThatIsCopiedAsAPageIsKept(_ text: String?) async throws {
    let window = Fixture()
    window.type(name: "Oat Flakes", "500 g", "1.25")
    window.model.transfer.paste(page: Array("<a href=\"\(link)\">Oat Flakes</a>".utf8), text: text)
    try await until("the link is kept") { window.model.form.typed.note == link }
  }

  @Test func theSiteOfACopiedPageSaysItsCurrency() async throws {
    let page = CandidatesTests.page([
      ("Oat Flakes", "500 g", "1.25", ""), ("Oat Bran", "1 kg", "3.00", ""),
      ("Oat Bars", "200 g", "2.00", ""),
    ])
    let address: [UInt8] = "https://www.shop.co.uk/oats".utf8.flatMap { [$0, 0] }
    let window = Fixture()
    window.model.transfer.paste(page: page, text: nil, address: address)
    var found: CandidatesModel?
    try await until("the page has been read") {
      for case .choose(let candidates) in window.events { found = candidates }
      return found != nil
    }
    let candidates = try #require(found)
    #expect(candidates.choices.allSatisfy { $0.product.price?.currency.code == "GBP" })
  }

  private var advice: String {
    "Per does not open web pages. Copy the offers in the browser (Ctrl+A, Ctrl+C), and paste them here."
  }
}

import PerViewModel
import Testing
import WaitTesting

extension Fixture {
  /// What a page offers that is pasted.
  func candidates(of page: [UInt8]) async throws -> CandidatesModel {
    model.transfer.paste(page: page, text: nil)
    var found: CandidatesModel?
    try await until("the page has been read") {
      for case .choose(let candidates) in events { found = candidates }
      return found != nil
    }
    return try #require(found)
  }
}

extension CandidatesModel {
  /// Types something else into the entries of a row; what is wrong with it.
  func correct(
    _ place: Int, _ texts: [ProductForm.Field: String]
  ) -> [ProductForm.Field: String] {
    var form = form(at: place)
    for (field, text) in texts { form[field] = text }
    return take(form, at: place).mapValues(\.sentence)
  }
}

/// The rows of what a page offers: corrected one by one, and in groups.
@MainActor
@Suite struct CandidateRowTests {
  @Test func anOfferIsCorrectedInItsRow() async throws {
    let candidates = try await Fixture().candidates(of: CandidatesTests.oats)
    let form = candidates.form(at: 3)
    #expect(CandidatesModel.fields.map { form[$0] } == ["Oat Bars", "200 g", "2.00"])
    #expect(candidates.correct(3, [:]) == [:])
    #expect(candidates.rows[3].trust == .unclear)
    // Each text is wrong by itself.
    let problems = candidates.correct(3, [.quantity: "many", .price: "much"])
    #expect(Set(problems.keys) == [.quantity, .price] && !problems.values.contains(""))
    #expect(candidates.rows[3].facts.hasPrefix("200\u{A0}g for €2.00"))
    #expect(candidates.correct(3, [.quantity: "220 g", .price: "2.20"]) == [:])
    #expect(candidates.rows[3].facts == "220\u{A0}g for €2.20 · €10.00/\u{2060}kg")
    #expect(candidates.rows[3].isTicked && candidates.rows[3].trust == .read)
    // Without a price, it cannot be taken.
    #expect(candidates.correct(3, [.price: ""]) == [:])
    #expect(!candidates.rows[3].isTicked && candidates.rows[3].obstacle == "There is no price.")
  }

  @Test func aCorrectionKeepsWhatElseIsKnown() async throws {
    let page = """
      <ul><li><h3>Oats</h3><p>500 g</p><p class=price>€2.00</p><p>3 for 2</p></li>
      <li><h3>Bran</h3><p>500 g</p><p class=price>€1.00</p></li></ul>
      """
    let candidates = try await Fixture().candidates(of: Array(page.utf8))
    let before = candidates.rows[0].facts
    #expect(candidates.correct(0, [.name: "Rolled Oats"]) == [:])
    #expect(candidates.rows[0].name == "Rolled Oats" && candidates.rows[0].facts == before)
  }

  @Test func groupsHaveHeadings() async throws {
    let items = ["Oat Flakes", "Oat Bran", "Oat Bars"].map {
      "<li class=card><h3>\($0)</h3><p>500 g</p><p class=price>€1.25</p></li>"
    }
    let rows = ["Milk", "Cream", "Butter"].map {
      "<div class=tile><h4>\($0)</h4><p>250 g</p><p class=price>€2.50</p></div>"
    }
    let page = "<ul>\(items.joined())</ul><section>\(rows.joined())</section>"
    let candidates = try await Fixture().candidates(of: Array(page.utf8))
    #expect(candidates.count == 6)
    let headings = (0..<6).map { candidates.heading(at: $0) }
    #expect(headings == ["List 1", nil, nil, "List 2", nil, nil])
    let one = try await Fixture().candidates(of: CandidatesTests.oats)
    #expect((0..<4).allSatisfy { one.heading(at: $0) == nil })
  }
}

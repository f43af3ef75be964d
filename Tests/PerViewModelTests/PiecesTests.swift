import Testing

@testable import PerViewModel

/// What packs count beside their weight.
@MainActor
@Suite struct PiecesTests {
  private func window(_ lines: String...) -> Fixture {
    let window = Fixture()
    for line in lines {
      window.model.quickLine.type(line)
      window.model.submitQuickLine()
    }
    #expect(window.names.count == lines.count)
    return window
  }

  @Test func theRowShowsHowManyPiecesThereAre() throws {
    let window = window(
      "Fairy 60 pieces 1.2 kg 12.00", "Eggs 10 pieces 600 g 2.50", "Alpha 1 kg 5.00")
    let chips = Dictionary(
      uniqueKeysWithValues: window.model.list.rows.map { ($0.name, $0.chip) })
    #expect(chips["Fairy"]?.hasPrefix("60") == true)
    #expect(chips["Eggs"]?.hasPrefix("10") == true)
    #expect(chips["Alpha"] == "")
  }

  @Test func whatOneProductStatesIsNotOffered() {
    for line in ["Fairy 60 pieces 1.2 kg 12.00", "Wipes 400 g 80 wipes 1.99"] {
      let window = window(line, "Alpha 1 kg 5.00", "Beta 2 kg 9.00")
      #expect(window.model.list.bar.otherBasis == nil)
      #expect(window.model.settings.content.bases.count == 2)
    }
  }

  @Test(arguments: ["Tissues 100 sheets 1.50", "Loose 100 pieces 1.50", ""])
  func lineAndRowCallAUnitTheSame(other: String) throws {
    let window = other.isEmpty ? window() : window(other)
    let line = window.model.quickLine
    line.type("Wipes 80 wipes 1.50")
    let chip = try #require(line.content.chips.last)
    // "→ €0.019/sheet, 2nd"
    let words = chip.dropFirst(2).split(separator: ",")
    window.model.submitQuickLine()
    let row = try #require(window.model.list.rows.first { $0.name == "Wipes" })
    #expect(line.content.text == "")
    #expect(row.unitPrice == words.first ?? "")
  }
}

import GtkKit
import Testing
import WaitTesting

@testable import Per
@testable import PerViewModel

extension PerSuite {
  @Suite struct CandidatesWindowTests {
    private func pieces(in window: CandidatesWindow) -> [Widget] {
      var found: [Widget] = []
      var widgets: [Widget] = window.list.rows
      while let widget = widgets.popLast() {
        if widget.hasCssClass("cut-out"), widget.isVisible { found.append(widget) }
        widgets += widget.children
      }
      return found
    }

    @Test func aPictureThatCannotBeShownLeavesNoGap() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let candidates = try await shown.candidates(in: [1, 2, 3])
      let window = CandidatesWindow.show(candidates, over: shown.window)
      defer { window.destroy() }
      #expect(!pieces(in: window).isEmpty)
      try await until("it is known") { pieces(in: window).isEmpty }
      // A row that has since been given something else does not show it either.
      let row = try #require(window.list.rows.first as? CandidateRow)
      row.onTick(!(row.content?.isTicked ?? false))
      #expect(row.content?.isTicked == true)
      #expect(pieces(in: window).isEmpty)
    }

    @Test func whatIsTypedIsTakenByTheButtons() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      let candidates = try await shown.candidates()
      let window = CandidatesWindow.show(candidates, over: shown.window)
      defer { window.destroy() }
      let row = try #require(window.list.rows.first as? CandidateRow)
      row.edit()
      row.typed[2].text = "?"
      #expect(!row.finish() && row.isEdited)
      row.typed[2].text = "2.50"
      #expect(row.finish() && !row.isEdited)
      #expect(row.content?.facts.contains("2.50") == true)
    }
  }
}

import GtkKit
import PerViewModel
import Testing
import ToolkitTesting
import WaitTesting

@testable import Per

extension PerSuite {
  @Suite struct LargeTextTests {
    /// Whatever is shown: at twice the size of text a window can be as narrow as at the usual one.
    @Test func aWindowWithLargeTextCanBeNarrow() async throws {
      TextScale.set(2)
      defer { TextScale.set(1) }
      let shown = try await Shown(width: 810, height: 700)
      defer { shown.close() }
      #expect(shown.window.measureWidth().minimum <= 360)
      shown.add("Oat Flakes, family pack", "500 g", "0.95")
      shown.add("Rolled Oats", "750 g", "3.49")
      for group in ProductForm.Group.allCases { shown.window.form.groups[group]?.isExpanded = true }
      shown.model.list.toggleBasket(try #require(shown.rows.first?.content?.id))
      #expect(shown.model.settings.set("5 kg", .need) == "")
      shown.model.select(shown.rows.first?.content?.id)
      try await until("the check buttons stay at the end") {
        shown.window.list.layout == .stacked(isNarrow: false)
      }
      shown.window.setDefaultSize(width: 360, height: 700)
      try await until("the window is narrow") { shown.window.leaflet.isFolded }
      try await until("the rows are narrow") {
        shown.window.list.layout == .stacked(isNarrow: true)
      }
      let details = try #require(shown.window.details)
      for widget in shown.window.list.box.rows + [shown.window.form, details] {
        #expect(widget.measureWidth().minimum <= 360, "\(widget.typeName)")
      }
      #expect(shown.window.measureWidth().minimum <= 360)
    }
  }
}

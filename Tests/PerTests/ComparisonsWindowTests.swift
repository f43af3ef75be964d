import GtkKit
import PerViewModel
import Testing
import WaitTesting

@testable import Per

extension PerSuite {
  @Suite struct ComparisonsWindowTests {
    private func list(of shown: Shown) throws -> ComparisonsWindow {
      shown.window.showComparisons()
      return try #require(shown.window.comparisonsWindow?.object)
    }

    private func perform(_ action: AppAction, in list: ComparisonsWindow) -> Bool {
      list.activateAction("\(AppAction.Scope.comparisons.rawValue).\(action.rawValue)")
    }

    @Test func everyActionOfTheListDoesSomething() async throws {
      let shown = try await Shown()
      defer { shown.close() }
      shown.add("A", "1 kg", "1")
      shown.model.settings.rename("First")
      let list = try list(of: shown)
      #expect(list.titles == ["First"])
      #expect(perform(.duplicateComparison, in: list))
      #expect(list.titles == ["First", "First (Copy)"])
      #expect(perform(.moveComparisonDown, in: list))
      #expect(list.titles == ["First (Copy)", "First"])
      #expect(perform(.moveComparisonUp, in: list))
      #expect(list.titles == ["First", "First (Copy)"])
      #expect(perform(.removeComparison, in: list))
      #expect(list.titles == ["First (Copy)"])
      #expect(perform(.undo, in: list))
      #expect(list.titles.count == 2)
      #expect(perform(.redo, in: list))
      #expect(list.titles.count == 1)
      #expect(perform(.openComparison, in: list))
      #expect(shown.model.title == "First (Copy)")
      try await until("the list is closed") { shown.window.comparisonsWindow?.object == nil }
    }
  }
}

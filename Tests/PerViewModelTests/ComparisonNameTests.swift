import PerModel
import PerText
import Testing

@testable import PerViewModel

/// What a comparison is called, which is the same everywhere.
@MainActor
@Suite struct ComparisonNameTests {
  private let files = LibraryFolder()

  @Test func aComparisonGoesByItsFirstProductAtOnceAndEverywhere() throws {
    let library = files.library()
    let model = WindowModel(library.openNew())
    let list = ComparisonListModel(library)
    model.comparisons = list
    #expect(model.title == "New Comparison" && model.windowTitle == "Per")
    model.addLine("Oats 500 g 0.95")
    model.addLine("Bran 500 g 0.75")
    #expect(model.title == "Oats" && model.windowTitle == "Oats – Per")
    #expect(model.printContent.title == "Oats")
    #expect(list.list().map(\.title) == ["Oats"])
    #expect(list.choices().items.map(\.title) == ["Oats"])
    var text = ""
    model.transfer.export(as: .markdown) { text = $0 }
    #expect(text.hasPrefix("## Oats\n"))
    var notices: [String] = []
    list.onEvent = { if case .notice(let notice) = $0 { notices.append(notice.title) } }
    let other = WindowModel(library.openNew())
    #expect(library.search("bran", besides: other).first?.detail.hasSuffix("Oats") == true)
    let id = try #require(model.id)
    list.duplicate(id)
    list.remove(id)
    #expect(notices == ["“Oats (Copy)” created", "Comparison “Oats” removed"])
    model.settings.rename("Breakfast")
  }

  @Test func aNameOfItsOwnComesFirst() {
    let model = WindowModel(files.library().openNew())
    model.addLine("Oats 500 g 0.95")
    model.settings.rename("Breakfast")
    #expect(model.title == "Breakfast" && model.windowTitle == "Breakfast – Per")
  }

  @Test func theChooserFindsByWordsAndSaysWhatIsMissing() {
    let library = files.library()
    let list = ComparisonListModel(library)
    #expect(list.choices().emptySentence == "No comparisons yet")
    for line in ["Oats 500 g 0.95", "Olive oil 1 l 5"] {
      let model = WindowModel(library.openNew())
      model.comparisons = list
      model.addLine(line)
    }
    _ = list.choices()
    #expect(list.choices(matching: "OIL ol").items.map(\.title) == ["Olive oil"])
    let none = list.choices(matching: "tea")
    #expect(none.items.isEmpty && none.emptySentence == "No results")
    let shown = list.choices().items.filter(\.isShown)
    #expect(shown.count <= 1)
    #expect(shown.allSatisfy { $0.spoken.contains("open in this window") })
  }
}

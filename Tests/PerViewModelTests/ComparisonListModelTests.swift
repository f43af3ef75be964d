import Glibc
import PerModel
import PerText
import PerViewModel
import Testing

/// A window without a toolkit: what it shows, and what it says.
@MainActor
final class ListWindow {
  let comparisons: ComparisonListModel
  private(set) var model: WindowModel
  private(set) var notices: [Notice] = []

  init(_ library: Library, showing model: WindowModel? = nil) {
    comparisons = ComparisonListModel(library)
    self.model = model ?? WindowModel(library.openLast())
    show(self.model)
    comparisons.onEvent = { [weak self] event in
      switch event {
      case .show(let comparison): self?.show(WindowModel(comparison))
      case .notice(let notice): self?.notices.append(notice)
      case .listChanged: break
      }
    }
  }

  private func show(_ model: WindowModel) {
    self.model = model
    model.comparisons = comparisons
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice) }
    }
  }

  func add(_ text: String) { model.addLine(text) }

  func make(_ name: String, in library: Library, _ line: String = "1 kg 1.00 A") {
    show(WindowModel(library.openNew()))
    add(line)
    model.settings.rename(name)
  }
}

@MainActor
@Suite struct ComparisonListModelTests {
  let library: Library
  let window: ListWindow

  init() {
    library = Library(path: ":memory:", language: .english(), usesThread: false)
    window = ListWindow(library)
  }

  var titles: [String] { library.list().map(\.title) }

  func id(_ title: String) throws -> Library.ListItem.ID {
    try #require(library.list().first { $0.title == title }).id
  }

  @Test func actionsOfTheListAreEnabledWhereTheyCanDoSomething() throws {
    let list = ComparisonListModel(library)
    func enabled(_ id: Library.ListItem.ID?) -> [AppAction] {
      AppAction.inComparisons.filter { list.isEnabled($0, on: id) }
    }
    #expect(enabled(nil) == [.newComparison])
    window.make("Tea", in: library)
    let id = try #require(window.model.id)
    #expect(enabled(id) == AppAction.inComparisons.filter { $0 != .undo && $0 != .redo })
    list.remove(id)
    #expect(library.list().isEmpty)
    #expect(enabled(nil) == [.newComparison, .undo])
    list.undoOrRedo(.undo)
    #expect(library.list().map(\.title) == ["Tea"])
  }

  @Test func whatWasDoneLastIsTakenBackWhetherInTheListOrInTheComparison() throws {
    for name in ["Oats", "Oil", "Tea"] { window.make(name, in: library) }
    window.comparisons.move(try id("Tea"), by: -1)
    #expect(titles == ["Oats", "Tea", "Oil"])
    window.add("1 kg 2.00 B")
    window.comparisons.remove(try id("Oil"))
    #expect(titles == ["Oats", "Tea"])
    #expect(window.notices.last?.title == "Comparison “Oil” removed")
    window.model.undo()
    #expect(titles == ["Oats", "Tea", "Oil"])
    #expect(window.model.title == "Oil")
    window.comparisons.open(try id("Tea"))
    window.model.undo()
    #expect(window.model.list.rows.map(\.name) == ["A"])
    window.model.undo()
    #expect(titles == ["Oats", "Oil", "Tea"])
    window.model.redo()
    #expect(titles == ["Oats", "Tea", "Oil"])
    window.model.redo()
    #expect(window.model.list.rows.count == 2)
    window.model.redo()
    #expect(titles == ["Oats", "Tea"])
    #expect(!window.model.isEnabled(.redo))
  }

  @Test func takingBackTheFirstThingDoneLeavesANewComparison() {
    window.add("1 kg 1.00 A")
    window.model.undo()
    #expect(library.list().count == 1)
    window.model.undo()
    #expect(library.list().isEmpty)
    #expect(window.model.list.rows.isEmpty && !window.model.isEnabled(.undo))
    window.model.redo()
    window.model.redo()
    #expect(window.model.list.rows.map(\.name) == ["A"])
    #expect(library.list().count == 1)
  }

  @Test func aCopyStandsBesideItsOriginalAndMakesWayForIt() throws {
    window.make("Oats", in: library)
    window.make("Oil", in: library)
    window.comparisons.duplicate(try id("Oats"))
    #expect(titles == ["Oats", "Oats (Copy)", "Oil"])
    #expect(window.model.title == "Oats (Copy)")
    #expect(window.model.list.rows.map(\.name) == ["A"])
    window.model.undo()
    #expect(titles == ["Oats", "Oil"])
    #expect(window.model.title == "Oats")
  }

  @Test func aRemovalIsTakenBackFromItsNotice() throws {
    window.make("Oats", in: library)
    window.make("Oil", in: library)
    window.comparisons.remove(try #require(window.model.id))
    #expect(window.model.title == "Oats")
    window.model.undo(try #require(window.notices.last?.undoing))
    #expect(window.model.title == "Oil")
    #expect(titles == ["Oats", "Oil"])
    // It is as if it had been undone: there is no removal left that could be.
    window.model.undo()
    #expect(window.model.comparison.name == "")
  }

  @Test func aNameIsGivenInTheListAndTakenBack() throws {
    window.make("Oats", in: library)
    window.comparisons.rename(try id("Oats"), to: "  Flakes ")
    #expect(titles == ["Flakes"])
    #expect(window.model.title == "Flakes")
    window.model.undo()
    #expect(window.model.title == "Oats")
  }

  @Test func whatAnotherOpenWindowDidToTheListIsLeftAlone() throws {
    window.make("Oats", in: library)
    window.make("Oil", in: library)
    var other: ListWindow? = ListWindow(library, showing: library.open(try id("Oats")))
    other?.comparisons.remove(try id("Oil"))
    #expect(titles == ["Oats"])
    window.comparisons.open(try id("Oats"))
    // The removal stays, and so what happened before to what was removed.
    window.model.undo()
    #expect(titles == ["A"])
    window.model.redo()
    #expect(titles == ["Oats"])
    other = nil
    #expect(other == nil)
    window.comparisons.undoOrRedo(.undo)
    #expect(titles == ["Oats", "Oil"])
  }

  @Test func aMoveBeyondTheEndsDoesNothing() throws {
    window.make("Oats", in: library)
    window.make("Oil", in: library)
    window.comparisons.move(try id("Oats"), by: -1)
    window.comparisons.move(try id("Oil"), by: 1)
    #expect(titles == ["Oats", "Oil"])
    #expect(!window.model.isEnabled(.redo))
  }
}

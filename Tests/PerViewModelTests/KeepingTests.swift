import Glibc
import PerModel
import PerText
import Testing

@testable import PerViewModel

@MainActor
@Suite struct KeepingTests {
  private let files = LibraryFolder()

  @Test func whatWasDoneIsThereAgainAndCanBeUndone() {
    do {
      let model = WindowModel(files.library().openLast())
      model.addLine("1 kg 2.00 A")
      model.addLine("1 kg 1.00 B")
      model.settings.rename("Oats")
      model.list.remove(model.list.rows[1].id)
    }
    let model = WindowModel(files.library().openLast())
    #expect(model.title == "Oats")
    #expect(model.list.rows.map(\.name) == ["B"])
    model.undo()
    #expect(model.list.rows.map(\.name) == ["B", "A"])
    model.undo()
    // Without a name of its own it goes by that of its first product.
    #expect(model.title == "A")
    model.redo()
    model.redo()
    #expect(model.list.rows.map(\.name) == ["B"])
  }

  @Test func lookingAroundLeavesNothingBehind() {
    let library = files.library()
    _ = WindowModel(library.openNew())
    _ = WindowModel(library.openNew())
    #expect(library.list().isEmpty)
  }

  @Test func theListTellsEachComparisonsBestValue() {
    let library = files.library()
    WindowModel(library.openNew()).addLine("1 kg 2.00 Flour")
    let milk = WindowModel(library.openNew())
    milk.addLine("1 l 1.00 Milk")
    milk.settings.rename("Dairy")
    #expect(library.list().map(\.title) == ["Flour", "Dairy"])
    #expect(
      library.list().map(\.detail) == ["best €2.00/kg · just now", "best €1.00/l · just now"])
    let again = library.open(library.list()[0].id)
    #expect(again?.list.rows.map(\.name) == ["Flour"])
  }

  @Test func twoWindowsOnOneComparisonLoseNothing() throws {
    let first = files.library()
    let one = WindowModel(first.openNew())
    one.addLine("1 kg 2.00 A")
    let second = files.library()
    let two = WindowModel(second.openLast())
    #expect(two.list.rows.map(\.name) == ["A"])
    one.addLine("1 kg 1.00 B")
    // The other window has not looked yet, and still nothing is lost.
    two.addLine("1 kg 3.00 C")
    #expect(two.list.rows.map(\.name) == ["B", "A", "C"])
    one.current.reloadIfChanged()
    #expect(one.list.rows.map(\.name) == ["B", "A", "C"])
    one.undo()
    #expect(one.list.rows.map(\.name) == ["B", "A"])
    two.current.reloadIfChanged()
    #expect(two.list.rows.map(\.name) == ["B", "A"])
  }

  @Test func aComparisonRemovedElsewhereSaysSoAndKeepsWhatIsTyped() throws {
    let first = files.library()
    let one = WindowModel(first.openNew())
    one.addLine("1 kg 2.00 A")
    let second = files.library()
    let two = WindowModel(second.openLast())
    ComparisonListModel(first).remove(try #require(one.id))
    var notices: [String] = []
    two.onEvent = { if case .notice(let notice) = $0 { notices.append(notice.title) } }
    two.form.type("B", into: .name)
    two.form.type("1 kg", into: .quantity)
    two.form.type("3", into: .price)
    two.form.submit()
    #expect(notices.contains { $0.contains("removed") })
    #expect(two.form.typed.name == "B" && two.form.typed.price == "3")
    let told = notices.count
    two.current.reloadIfChanged()
    #expect(notices.count == told)
    // Brought back, it takes what was typed.
    two.comparisons = ComparisonListModel(second)
    two.undo(.comparisonRemoval(try #require(two.id)))
    two.form.submit()
    #expect(two.list.rows.map(\.name) == ["A", "B"])
  }

  @Test func aFileThatCannotBeOpenedIsSaidAndTheProgramStillWorks() {
    mkdir(files.path, 0o700)
    let library = files.library()
    #expect(library.takeProblem() != nil)
    let model = WindowModel(library.openLast())
    model.addLine("1 kg 2.00 A")
    #expect(model.list.rows.map(\.name) == ["A"])
  }

  @Test func aDamagedFileIsPutAside() throws {
    do {
      let model = WindowModel(files.library().openNew())
      model.addLine("1 kg 2.00 A")
    }
    let file = try #require(fopen(files.path, "r+"))
    fputs("this is not a database any more, and neither is the rest of it", file)
    fclose(file)
    let library = files.library()
    #expect(library.takeProblem()?.contains("damaged") == true)
    let model = WindowModel(library.openNew())
    model.addLine("1 kg 2.00 B")
    #expect(WindowModel(files.library().openLast()).list.rows.map(\.name).contains("B"))
  }
}

extension KeepingTests {
  @Test func otherComparisonsAreSearchedWithoutAccentsAndByTheBeginningOfWords() {
    let library = files.library()
    let coffee = WindowModel(library.openNew())
    coffee.addLine("500 g 4.99 Café crème")
    coffee.settings.rename("Coffee")
    let milk = WindowModel(library.openNew())
    milk.addLine("1 l 1.00 Milk")
    let hits = library.search("cafe cre", besides: milk)
    #expect(hits.map(\.title) == ["Café crème"])
    #expect(hits.map(\.detail) == ["500 g for €4.99 · Coffee"])
    #expect(library.search("milk", besides: milk).isEmpty)
    #expect(library.search("", besides: milk).isEmpty)
  }
}

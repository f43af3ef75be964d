import Glibc
import PerModel
import PerText
import PerViewModel
import Testing

@MainActor
@Suite final class KeepingTests {
  /// A folder of the test's own.
  nonisolated let folder: String

  init() {
    folder = "/tmp/per-keeping-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(folder, 0o700)
  }

  deinit {
    for name in ["", "-wal", "-shm"] { unlink(folder + "/per.sqlite" + name) }
    rmdir(folder)
  }

  func library() -> Library {
    var locale = UserLocale(identifier: "en_US")
    locale.region = .germany
    locale.currency = .euro
    return Library(path: folder + "/per.sqlite", language: Language(locale), usesThread: false)
  }

  func add(_ text: String, to model: WindowModel) {
    model.quickLine.type(text)
    model.submitQuickLine()
  }

  @Test func whatWasDoneIsThereAgainAndCanBeUndone() {
    do {
      let model = library().openLast()
      add("1 kg 2.00 A", to: model)
      add("1 kg 1.00 B", to: model)
      model.settings.rename("Oats")
      model.list.remove(model.list.rows[1].id)
    }
    let model = library().openLast()
    #expect(model.title == "Oats")
    #expect(model.list.rows.map(\.name) == ["B"])
    model.undo()
    #expect(model.list.rows.map(\.name) == ["B", "A"])
    model.undo()
    #expect(model.title == "New Comparison")
    model.redo()
    model.redo()
    #expect(model.list.rows.map(\.name) == ["B"])
  }

  @Test func lookingAroundLeavesNothingBehind() {
    let library = library()
    _ = library.openNew()
    _ = library.openNew()
    #expect(library.list().isEmpty)
  }

  @Test func theListTellsEachComparisonsBestValue() {
    let library = library()
    add("1 kg 2.00 Flour", to: library.openNew())
    let milk = library.openNew()
    add("1 l 1.00 Milk", to: milk)
    milk.settings.rename("Dairy")
    #expect(library.list().map(\.title) == ["Flour", "Dairy"])
    #expect(
      library.list().map(\.detail) == ["best €2.00/kg · just now", "best €1.00/l · just now"])
    let again = library.open(library.list()[0].id)
    #expect(again?.list.rows.map(\.name) == ["Flour"])
  }

  @Test func twoWindowsOnOneComparisonLoseNothing() throws {
    let first = library()
    let one = first.openNew()
    add("1 kg 2.00 A", to: one)
    let second = library()
    let two = second.openLast()
    #expect(two.list.rows.map(\.name) == ["A"])
    add("1 kg 1.00 B", to: one)
    // The other window has not looked yet, and still nothing is lost.
    add("1 kg 3.00 C", to: two)
    #expect(two.list.rows.map(\.name) == ["B", "A", "C"])
    one.reloadIfChanged()
    #expect(one.list.rows.map(\.name) == ["B", "A", "C"])
    one.undo()
    #expect(one.list.rows.map(\.name) == ["B", "A"])
    two.reloadIfChanged()
    #expect(two.list.rows.map(\.name) == ["B", "A"])
  }

  @Test func aComparisonRemovedElsewhereSaysSoAndKeepsWhatIsTyped() throws {
    let first = library()
    let one = first.openNew()
    add("1 kg 2.00 A", to: one)
    let second = library()
    let two = second.openLast()
    first.listModel().remove(try #require(one.id))
    var notices: [String] = []
    two.onEvent = { if case .notice(let notice) = $0 { notices.append(notice.title) } }
    two.form.type("B", into: .name)
    two.form.type("1 kg", into: .quantity)
    two.form.type("3", into: .price)
    two.form.submit()
    #expect(notices.contains { $0.contains("removed") })
    #expect(two.form.typed.name == "B" && two.form.typed.price == "3")
    let told = notices.count
    two.reloadIfChanged()
    #expect(notices.count == told)
    // Brought back, it takes what was typed.
    two.comparisons = second.listModel()
    two.undo(.comparisonRemoval(try #require(two.id)))
    two.form.submit()
    #expect(two.list.rows.map(\.name) == ["A", "B"])
  }

  @Test func aFileThatCannotBeOpenedIsSaidAndTheProgramStillWorks() {
    mkdir(folder + "/per.sqlite", 0o700)
    defer { rmdir(folder + "/per.sqlite") }
    let library = library()
    #expect(library.takeProblem() != nil)
    let model = library.openLast()
    add("1 kg 2.00 A", to: model)
    #expect(model.list.rows.map(\.name) == ["A"])
  }

  @Test func aDamagedFileIsPutAside() throws {
    do {
      let model = library().openNew()
      add("1 kg 2.00 A", to: model)
    }
    let file = try #require(fopen(folder + "/per.sqlite", "r+"))
    fputs("this is not a database any more, and neither is the rest of it", file)
    fclose(file)
    let library = library()
    #expect(library.takeProblem()?.contains("damaged") == true)
    let model = library.openNew()
    add("1 kg 2.00 B", to: model)
    #expect(self.library().openLast().list.rows.map(\.name).contains("B"))
    for name in ["per.damaged.sqlite", "per.damaged.sqlite-wal", "per.damaged.sqlite-shm"] {
      unlink(folder + "/" + name)
    }
  }
}

extension KeepingTests {
  @Test func otherComparisonsAreSearchedWithoutAccentsAndByTheBeginningOfWords() {
    let library = library()
    let coffee = library.openNew()
    add("500 g 4.99 Café crème", to: coffee)
    coffee.settings.rename("Coffee")
    let milk = library.openNew()
    add("1 l 1.00 Milk", to: milk)
    let hits = library.search("cafe cre", besides: milk)
    #expect(hits.map(\.title) == ["Café crème"])
    #expect(hits.map(\.detail) == ["500 g for €4.99 · Coffee"])
    #expect(library.search("milk", besides: milk).isEmpty)
    #expect(library.search("", besides: milk).isEmpty)
  }
}

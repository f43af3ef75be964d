import DatabaseTesting
import PerDatabase
import PerModel
import RandomTesting
import Testing

@testable import PerViewModel

/// A window applies what others did to its comparison without loading all of it again.
@MainActor
@Suite struct FollowingTests {
  private let files = LibraryFolder()
  private let id: ComparisonID

  init() throws {
    id = try SQLiteDatabase(path: files.path).create(Comparison(currency: .euro))
  }

  /// A window of a process of its own, which shows the comparison.
  private func window() throws -> (WindowModel, CountingDatabase) {
    let library = files.library()
    let database = CountingDatabase(try SQLiteDatabase(path: files.path))
    library.file.use(OpenDatabase(database))
    return (try #require(library.open(id)), database)
  }

  private func edit(_ model: WindowModel, _ number: Int64) {
    let edit = RandomEdits.edit(
      number, seed: 12, of: model.comparison, canUndo: model.isEnabled(.undo),
      canRedo: model.isEnabled(.redo))
    switch edit {
    case .new(let change): model.current.perform { _ in change }
    case .undo: model.undo()
    case .redo: model.redo()
    }
  }

  private func check(_ model: WindowModel) throws {
    let stored = try SQLiteDatabase(path: files.path).load(id)
    try #require(model.comparison == stored.comparison)
    try #require(
      Array(model.current.ranking.standings) == Array(Ranking(stored.comparison).standings))
    #expect(model.isEnabled(.undo) == stored.canUndo)
    #expect(model.isEnabled(.redo) == stored.canRedo)
  }

  @Test(arguments: [false, true])
  func whatSeemedNotToBeSavedIsNotAddedTwice(_ isSeenMeanwhile: Bool) throws {
    let (model, database) = try window()
    func type() {
      model.form.type("Oat Flakes", into: .name)
      model.form.type("500 g", into: .quantity)
      model.form.type("0.95", into: .price)
    }
    type()
    database.isUnconfirmed = true
    model.form.submit()
    model.quickLine.type("Tea 1 kg 2.00")
    model.submitQuickLine()
    #expect(model.form.typed.name == "Oat Flakes")
    #expect(model.quickLine.content.text == "Tea 1 kg 2.00")
    database.isUnconfirmed = false
    if isSeenMeanwhile { model.current.reloadIfChanged() }
    model.form.submit()
    model.submitQuickLine()
    #expect(model.form.typed.name.isEmpty && model.quickLine.content.text.isEmpty)
    #expect(model.list.rows.map(\.name).sorted() == ["Oat Flakes", "Tea"])
    try check(model)
    // The same once more is a second one.
    type()
    model.form.submit()
    #expect(model.list.rows.count == 3)
  }

  /// A new comparison, with or without another that is created before it is tried again.
  @Test(arguments: [false, true])
  func whatSeemedNotToBeCreatedIsNotCreatedTwice(_ isAnotherCreated: Bool) throws {
    let library = files.library()
    let database = CountingDatabase(try SQLiteDatabase(path: files.path))
    library.file.use(OpenDatabase(database))
    let model = WindowModel(library.openNew())
    model.quickLine.type("Tea 1 kg 2.00")
    database.isUnconfirmed = true
    model.submitQuickLine()
    #expect(model.quickLine.content.text == "Tea 1 kg 2.00")
    database.isUnconfirmed = false
    if isAnotherCreated { _ = try database.create(Comparison(currency: .euro)) }
    model.submitQuickLine()
    #expect(model.quickLine.content.text.isEmpty)
    #expect(try database.comparisons().count == (isAnotherCreated ? 3 : 2))
    #expect(try database.load(try #require(model.current.id)).comparison == model.comparison)
    model.undo()
    #expect(model.list.rows.isEmpty && !model.isEnabled(.undo))
    // The same line in a new window is another comparison.
    let next = WindowModel(library.openNew())
    next.quickLine.type("Tea 1 kg 2.00")
    next.submitQuickLine()
    #expect(try database.comparisons().count == (isAnotherCreated ? 4 : 3))
  }

  @Test func eachChangeOfAnotherIsFollowed() throws {
    let ((one, first), (two, second)) = (try window(), try window())
    var random = SeededGenerator(seed: 3)
    let loads = (first.loads, second.loads)
    for number in 0..<200 as Range<Int64> {
      let (editing, looking) = Bool.random(using: &random) ? (one, two) : (two, one)
      edit(editing, number)
      looking.current.reloadIfChanged()
      try check(looking)
    }
    #expect((first.loads, second.loads) == loads)
    #expect(first.followed + second.followed == 200)
  }

  @Test func whatOthersDidIsAskedOnceForAllWindows() throws {
    let (one, database) = try window()
    let other = try SQLiteDatabase(path: files.path)
    let leaving = try other.create(Comparison(currency: .euro))
    let two = try #require(one.current.library.open(leaving))
    var told: [String] = []
    two.onEvent = { if case .notice(let notice) = $0 { told.append(notice.title) } }
    _ = try other.add(to: id) { _, take in take(Product(name: "Tea")) }
    _ = try other.remove(leaving)
    let looks = database.looks
    one.current.library.reloadIfChanged()
    #expect(database.looks == looks + 1)
    #expect(one.list.rows.map(\.name) == ["Tea"])
    // A comparison that is gone keeps no other from being shown, and is told of once.
    one.current.library.reloadIfChanged()
    #expect(told.count == 1)
  }

  @Test func theListTakesTheBestValueFromTheWindow() throws {
    let ((one, first), (two, _)) = (try window(), try window())
    let list = one.current.library
    _ = (list.list(), list.list())
    for number in 0..<20 as Range<Int64> {
      edit(two, number)
      one.current.reloadIfChanged()
      let loads = first.loads
      _ = (list.list(), list.list())
      #expect(first.loads == loads)
      let fresh = files.library()
      _ = fresh.list()
      #expect(list.list().map(\.detail) == fresh.list().map(\.detail))
    }
  }

  /// Windows that look now and then, and plan their changes of what is there no more.
  @Test func whatHasHappenedMeanwhileIsFollowedOrLoaded() throws {
    let ((one, first), (two, second)) = (try window(), try window())
    var random = SeededGenerator(seed: 4)
    for number in 0..<400 as Range<Int64> {
      let model = Bool.random(using: &random) ? one : two
      if Int.random(in: 0..<4, using: &random) == 0 { model.current.reloadIfChanged() }
      // A change that no longer fits is refused or leaves nothing; what fits is made.
      let count = model.comparison.products.count
      let product = RandomEdits.product(&random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: model.undo()
      case 1: model.redo()
      case 2 where count > 0:
        let id = model.comparison.products[.random(in: 0..<count, using: &random)].id
        model.current.perform { $0.removing([id]) }
      case 3 where count > 0:
        var edited = product
        edited.id = model.comparison.products[.random(in: 0..<count, using: &random)].id
        model.current.perform { $0.editing(to: edited) }
      default: model.current.perform { $0.adding([product]) }
      }
      if number % 8 == 0 {
        for model in [one, two] {
          model.current.reloadIfChanged()
          try check(model)
        }
      }
    }
    let loads = first.loads + second.loads
    #expect(first.followed + second.followed > loads, "\(loads) whole loads")
  }

  @Test func aChangeThatNeverFitsIsGivenUp() throws {
    let (model, database) = try window()
    var notices: [String] = []
    model.onEvent = { if case .notice(let notice) = $0 { notices.append(notice.title) } }
    database.isAlwaysOutdated = true
    model.current.perform { $0.adding([Product(name: "A")]) }
    #expect(
      notices == ["This comparison was changed in another window at the same time. Try again."])
    #expect(!model.current.library.queue.isWaiting && model.comparison.products.isEmpty)
  }

  @Test func aRangeOfRowsIsLoaded() throws {
    let (model, database) = try window()
    let loads = database.loads
    let other = try SQLiteDatabase(path: files.path)
    _ = try other.add(to: id) { _, take in
      (0..<2500).allSatisfy { take(Product(name: "\($0)")) }
    }
    model.current.reloadIfChanged()
    try check(model)
    _ = try other.perform(.undo, of: id)
    model.current.reloadIfChanged()
    try check(model)
    #expect(database.loads == loads + 2)
  }
}

import PerDatabase
import PerModel
import PerText
import Testing
import WaitTesting

@testable import PerViewModel

/// Windows as they are in the program, with the database on a thread of its own.
@MainActor
@Suite final class SessionThreadTests {
  private let files = LibraryFolder()
  var notices: [String] = []

  private func listen(to model: WindowModel) {
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice.title) }
    }
  }

  @Test func whatIsTypedInOneGoIsKeptInItsOrder() async throws {
    let library = files.library(usesThread: true)
    let model = WindowModel(library.openNew())
    for number in 1...20 { model.addLine("1 kg \(number).00 Tea \(number)") }
    // Nothing of it was waited for.
    #expect(library.queue.isWaiting)
    try await until("all is kept") { !library.queue.isWaiting }
    #expect(model.list.rows.map(\.name) == (1...20).map { "Tea \($0)" })
    model.undo()
    model.undo()
    model.redo()
    try await until("it is undone") { !library.queue.isWaiting }
    #expect(model.list.rows.count == 19)
    #expect(model.isEnabled(.redo))
  }

  @Test func whatWasReadAheadIsOpenedOnceAndCatchesUp() async throws {
    let other = WindowModel(files.library().openNew())
    other.addLine("1 kg 2.00 A")
    let library = files.library(usesThread: true)
    library.readLastAhead()
    var isRead = false
    library.write({ _ in }, failed: { _ in }, then: { isRead = true })
    try await until("it has been read") { isRead }
    other.addLine("1 kg 1.00 B")
    let model = WindowModel(library.openLast())
    #expect(model.list.rows.map(\.name) == ["A"])
    model.current.reloadIfChanged()
    try await until("it has caught up") { model.list.rows.map(\.name) == ["B", "A"] }
    #expect(WindowModel(library.openLast()).list.rows.map(\.name) == ["B", "A"])
  }

  @Test func addsBesideAProgramThatNeverRestsAreAllKept() async throws {
    let library = files.library(usesThread: true)
    let model = WindowModel(library.openNew())
    listen(to: model)
    model.addLine("1 kg 1.00 First")
    try await until("it is kept") { model.id != nil }
    let (id, path) = (try #require(model.id), files.path)
    let others = Task.detached { () throws -> Int in
      let database = try SQLiteDatabase(path: path)
      var count = 0
      while count < 60 {
        let stored = try database.load(id)
        let change = stored.comparison.adding([Product(name: "Other \(count)")])
        do throws(DatabaseError) {
          _ = try database.perform(change, on: id, expecting: stored.version)
          count += 1
        } catch { guard error == .outdated || error == .locked else { throw error } }
      }
      return count
    }
    for number in 1...30 { model.addLine("1 kg \(number).00 Mine \(number)") }
    #expect(try await others.value == 60)
    try await until("all is kept") { !library.queue.isWaiting }
    #expect(notices.isEmpty)
    let kept = try SQLiteDatabase(path: path).load(id).comparison.products.map(\.name)
    #expect(Set(kept).count == 91 && kept.count == 91)
    model.current.reloadIfChanged()
    try await until("others are shown, too") { model.list.rows.count == 91 }
  }

  @Test func theListIsReadAgainWhenAnotherProgramWrites() async throws {
    let library = files.library(usesThread: true)
    let list = ComparisonListModel(library)
    _ = try SQLiteDatabase(path: files.path).create(Comparison(name: "Elsewhere", currency: .euro))
    var titles: [String] = []
    list.list { titles = $0.map(\.title) }
    try await until("it is there") { titles == ["Elsewhere"] }
    var opened: WindowModel?
    library.open(try #require(list.list().first).id) { opened = $0.map { WindowModel($0) } }
    try await until("it is open") { opened?.title == "Elsewhere" }
  }
}

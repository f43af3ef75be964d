import Glibc
import PerDatabase
import PerModel
import PerText
import PerViewModel
import Testing
import WaitTesting

/// Windows as they are in the program, with the database on a thread of its own.
@MainActor
@Suite final class SessionThreadTests {
  nonisolated let folder: String
  var path: String { folder + "/per.sqlite" }
  var notices: [String] = []

  init() {
    folder = "/tmp/per-thread-\(UInt64.random(in: 0...UInt64.max))"
    mkdir(folder, 0o700)
  }

  deinit {
    for suffix in ["", "-wal", "-shm"] { unlink(folder + "/per.sqlite" + suffix) }
    rmdir(folder)
  }

  private func library() -> Library {
    var locale = UserLocale(identifier: "en_US")
    locale.region = .germany
    locale.currency = .euro
    return Library(path: path, language: Language(locale))
  }

  private func add(_ text: String, to model: WindowModel) {
    model.quickLine.type(text)
    model.submitQuickLine()
  }

  private func listen(to model: WindowModel) {
    model.onEvent = { [weak self] event in
      if case .notice(let notice) = event { self?.notices.append(notice.title) }
    }
  }

  @Test func whatIsTypedInOneGoIsKeptInItsOrder() async throws {
    let library = library()
    let model = library.openNew()
    for number in 1...20 { add("1 kg \(number).00 Tea \(number)", to: model) }
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

  @Test func addsBesideAProgramThatNeverRestsAreAllKept() async throws {
    let library = library()
    let model = library.openNew()
    listen(to: model)
    add("1 kg 1.00 First", to: model)
    try await until("it is kept") { model.id != nil }
    let (id, path) = (try #require(model.id), path)
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
    for number in 1...30 { add("1 kg \(number).00 Mine \(number)", to: model) }
    #expect(try await others.value == 60)
    try await until("all is kept") { !library.queue.isWaiting }
    #expect(notices.isEmpty)
    let kept = try SQLiteDatabase(path: path).load(id).comparison.products.map(\.name)
    #expect(Set(kept).count == 91 && kept.count == 91)
    model.reloadIfChanged()
    try await until("others are shown, too") { model.list.rows.count == 91 }
  }

  @Test func theListIsReadAgainWhenAnotherProgramWrites() async throws {
    let library = library()
    let list = library.listModel()
    _ = try SQLiteDatabase(path: path).create(Comparison(name: "Elsewhere", currency: .euro))
    var titles: [String] = []
    list.list { titles = $0.map(\.title) }
    try await until("it is there") { titles == ["Elsewhere"] }
    var opened: WindowModel?
    library.open(try #require(list.list().first).id) { opened = $0 }
    try await until("it is open") { opened?.title == "Elsewhere" }
  }
}

import PerDatabase
import PerText

/// The file with all comparisons: whether it is open, and what is done when something is wrong with
/// it, so that nothing is lost.
///
/// There is always a database to write to, or there will be: where no file can be used, comparisons
/// are kept in memory for as long as the program runs.
@MainActor
final class FileHealth {
  /// The path of the file that is used, or would be.
  private(set) var path: String
  private(set) var state = State.later
  /// Grows whenever another database is used: numbers and pictures of the one before mean nothing in
  /// it.
  private(set) var generation = 0
  /// What was wrong with the file at the start, until somebody is told.
  private(set) var problem: String?
  /// What is being done about the file, for windows that open meanwhile.
  private(set) var task: BackgroundTask?
  let thread: DatabaseThread
  /// When the file may be looked through for damage again.
  private var nextCheck = ContinuousClock.now
  private var isLookingAfterFile = false

  /// Receives what the program has to do.
  var onEvent: (Library.Event) -> Void = { _ in }
  /// Called when another database is used from now on, and with how it relates to the one before.
  var onReplaced: (Replacement) -> Void = { _ in }

  /// Which database is used.
  enum State {
    case open(OpenDatabase)
    /// Another program keeps the file locked, or it is being recovered: what is to be written waits.
    case later
    /// The file was removed or replaced: what it held can still be read, and what is to be written
    /// waits for the person to decide.
    case gone(OpenDatabase)
    /// Comparisons live as long as the program.
    case memory(OpenDatabase)
  }

  /// Where the database that is used now comes from.
  enum Replacement {
    /// It holds what could be read of a damaged file.
    case recovery
    /// Somebody put another file where the old one was.
    case otherFile
    /// There is no file any more: this one is empty.
    case memory
  }

  /// Milliseconds that opening waits for another program: there is no window yet.
  private nonisolated static let openingBusyTimeout: Int32 = 1000
  /// Milliseconds that anything else waits before it is put off, so that reading can go on.
  private nonisolated static let busyTimeout: Int32 = 20
  /// A file up to this size is recovered, or brought up to date, before the window opens.
  private static let readiedAtOnce = 4 << 20

  init(path: String, thread: DatabaseThread) {
    self.path = path
    self.thread = thread
  }

  /// What there is to read from; `nil` while there is nothing.
  var database: OpenDatabase? {
    switch state {
    case .open(let database), .gone(let database), .memory(let database): database
    case .later: nil
    }
  }

  /// Whether changes are kept in a file, now or later.
  var isKeeping: Bool {
    if case .memory = state { false } else { path != ":memory:" }
  }

  /// The path of the file for others that open it themselves; `nil` where nothing is kept in one.
  var openPath: String? {
    if case .open = state, path != ":memory:" { path } else { nil }
  }

  /// Does something with the database on its thread; `locked` where there is none yet.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (any Database) throws(DatabaseError) -> Value,
    then: @escaping @MainActor (Result<Value, DatabaseError>) -> Void
  ) {
    guard let database else { return then(.failure(.locked)) }
    thread.run({ database.use(body) }, then: then)
  }

  // MARK: Opening

  /// A file just opened, or why it could not be.
  private typealias Opened = Result<OpenDatabase, DatabaseError>

  private nonisolated static func open(_ path: String, busyTimeout: Int32) -> Opened {
    do throws(DatabaseError) {
      let database = try SQLiteDatabase(path: path, busyTimeout: busyTimeout)
      database.busyTimeout = Self.busyTimeout
      return .success(OpenDatabase(database))
    } catch { return .failure(error) }
  }

  /// Opens the file at the start.
  func open() {
    if SQLiteDatabase.size(ofFileAt: path) > Self.readiedAtOnce,
      SQLiteDatabase.isOlder(path: path)
    {
      return bringUpToDate()
    }
    let path = path
    switch thread.wait({ Self.open(path, busyTimeout: Self.openingBusyTimeout) }) {
    case .success(let database): use(database)
    case .failure(.locked):
      problem = localized(
        "Another program is using the file. Your comparisons appear as soon as it is done.")
      openLater()
    case .failure(.damaged):
      if SQLiteDatabase.size(ofFileAt: path) > Self.readiedAtOnce { return recover() }
      finish(thread.wait { Self.recover(path) })
    case .failure(let error): keepInMemory(error.sentence)
    }
  }

  private func use(_ database: OpenDatabase) {
    state = .open(database)
    generation += 1
  }

  /// Goes on without a file.
  private func keepInMemory(_ problem: String?) {
    self.problem = problem
    guard case .success(let database) = Self.open(":memory:", busyTimeout: 0) else {
      preconditionFailure("SQLite has no memory for an empty database")
    }
    state = .memory(database)
    generation += 1
    onReplaced(.memory)
  }

  /// Tries again until the other program is done with the file.
  private func openLater() {
    Task {
      try? await Task.sleep(for: .milliseconds(100))
      guard case .later = state else { return }
      let path = path
      thread.run({ Self.open(path, busyTimeout: 0) }) { [self] opened in
        guard case .later = state else { return }
        switch opened {
        case .success(let database):
          use(database)
          problem = nil
          onEvent(.fileChanged)
        case .failure(.locked): openLater()
        case .failure(.damaged): recover()
        case .failure(let error):
          keepInMemory(error.sentence)
          tellOfFile()
        }
      }
    }
  }

  /// What the queue asks when something cannot be written: whether it will be possible later.
  func takeCare(of error: DatabaseError) -> Bool {
    guard path != ":memory:" else { return false }
    switch (error, state) {
    case (.damaged, .open):
      recover()
      return true
    case (.fileRemoved, .open):
      lookAfterFile()
      return true
    case (.fileRemoved, .gone): return true
    case (.fileRemoved, .memory): return true
    default: return false
    }
  }

  /// Brings a large file of an older program up to date, beside the main thread. What is to be
  /// written waits.
  private func bringUpToDate() {
    state = .later
    let path = path
    begin(
      localized("Bringing your comparisons up to date…"),
      { token in
        do throws(DatabaseError) {
          _ = try SQLiteDatabase(path: path, busyTimeout: 60_000) { !token.isCancelled }
          return nil
        } catch {
          return error
        }
      },
      then: { [self] (error: DatabaseError?) in
        if let error {
          keepInMemory(
            error == .cancelled
              ? localized(
                "Your comparisons were left as an older version kept them. What you do now will not be saved."
              )
              : error.sentence)
        } else {
          open()
        }
        tellOfFile()
      })
  }

  /// Does something about the file that may take long, beside the main thread.
  private func begin<Result: Sendable>(
    _ title: String, _ body: @escaping @Sendable (WorkToken) -> Result,
    then: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    let task = BackgroundTask(title)
    self.task = task
    task.run(
      body,
      then: { [self] result in
        self.task = nil
        then(result)
      })
    onEvent(.work(task))
  }

  private func tellOfFile() {
    onEvent(.fileChanged)
    if let problem = takeProblem() { onEvent(.notice(Notice(title: problem, undoing: nil))) }
  }

  /// What was wrong with the file at the start, for whoever has not been told yet.
  func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  // MARK: Damage

  /// How a recovery ended.
  private enum Recovered: Sendable {
    case kept(OpenDatabase, damagedPath: String)
    case failed(DatabaseError)
  }

  private nonisolated static func recover(
    _ path: String, _ token: WorkToken = WorkToken()
  ) -> Recovered {
    do throws(DatabaseError) {
      let recovery = try SQLiteDatabase.recover(path: path) { !token.isCancelled }
      recovery.database.busyTimeout = busyTimeout
      return .kept(OpenDatabase(recovery.database), damagedPath: recovery.damagedPath)
    } catch {
      return .failed(error)
    }
  }

  /// Puts the damaged file aside and recovers what can be read of it, beside the main thread. What is
  /// to be written waits.
  private func recover() {
    state = .later
    let path = path
    begin(
      localized("Recovering your comparisons…"), { token in Self.recover(path, token) },
      then: { [self] recovered in
        finish(recovered)
        tellOfFile()
      })
  }

  private func finish(_ recovered: Recovered) {
    switch recovered {
    case .kept(let database, let damagedPath):
      use(database)
      problem = localized(
        "The file with your comparisons was damaged. It is kept as %1$s; what could be read is here.",
        damagedPath)
      onReplaced(.recovery)
    case .failed(let error):
      keepInMemory(
        error == .cancelled
          ? localized(
            "The file with your comparisons is damaged and was left as it is. What you do now will not be saved."
          )
          : error.sentence)
    }
  }

  /// Looks for damage in the whole file, beside the main thread; what is damaged is recovered.
  ///
  /// Does nothing when that was done a short while ago: each look reads the whole file.
  func check() {
    guard let path = openPath, ContinuousClock.now >= nextCheck else { return }
    nextCheck = .now + .seconds(3600)
    BackgroundTask("").run(
      { _ in
        let start = ContinuousClock.now
        var isDamaged = false
        do throws(DatabaseError) {
          try SQLiteDatabase(path: path, busyTimeout: 60_000).check()
        } catch {
          isDamaged = error == .damaged
        }
        return (took: ContinuousClock.now - start, isDamaged: isDamaged)
      },
      then: { [self] found in
        nextCheck = .now + max(.seconds(5), found.took * 20)
        if found.isDamaged { _ = takeCare(of: .damaged) }
      })
  }

  // MARK: Removal

  /// Looks whether the file is still there, as soon as something has happened to it.
  func lookAfterFile() {
    guard case .open(let database) = state, path != ":memory:", !isLookingAfterFile else { return }
    isLookingAfterFile = true
    let path = path
    thread.run({ Self.look(at: path, insteadOf: database) }) { [self] found in
      isLookingAfterFile = false
      guard case .open = state else { return }
      switch found {
      case .inPlace: break
      case .gone(let canPutBack):
        state = .gone(database)
        onEvent(.fileGone(canPutBack: canPutBack))
      case .other(let other, let copy):
        use(other)
        onReplaced(.otherFile)
        let title =
          copy.map {
            localized(
              "The file with your comparisons was replaced. What was in the old one is kept as %1$s.",
              $0)
          } ?? localized("The file with your comparisons was replaced.")
        onEvent(.fileChanged)
        onEvent(.notice(Notice(title: title, undoing: nil)))
      }
    }
  }

  /// What stands where the file was opened.
  private enum Found: Sendable {
    case inPlace
    case gone(canPutBack: Bool)
    /// Another database, and where a copy of the old one is.
    case other(OpenDatabase, copy: String?)
  }

  private nonisolated static func look(
    at path: String, insteadOf database: OpenDatabase
  ) -> Found {
    let isInPlace = database.use { (database) throws(DatabaseError) in database.isInPlace }
    guard case .success(false) = isInPlace else { return .inPlace }
    // Somebody may have put another file there, a copy from another day for example.
    do throws(DatabaseError) {
      let other = try SQLiteDatabase(existingAt: path, busyTimeout: busyTimeout)
      let copy = database.use { (database) throws(DatabaseError) in
        try database.saveBeside(path, as: "replaced")
      }
      return .other(OpenDatabase(other), copy: try? copy.get())
    } catch {
      return .gone(canPutBack: !SQLiteDatabase.isAnything(at: path))
    }
  }

  /// Writes everything into a file again, by default the one that was removed, and goes on with it.
  /// When that fails the person is asked again.
  func putBack(to newPath: String? = nil) {
    guard case .gone(let database) = state else { return }
    let path = newPath ?? path
    thread.run(
      {
        database.use { (database) throws(DatabaseError) in try database.save(as: path) }
          .flatMap { Self.open(path, busyTimeout: Self.openingBusyTimeout) }
      },
      then: { [self] (opened: Opened) in
        switch opened {
        case .success(let database):
          self.path = path
          use(database)
          onEvent(.fileChanged)
        case .failure(let error):
          onEvent(.notice(Notice(title: error.sentence, undoing: nil)))
          onEvent(.fileGone(canPutBack: !SQLiteDatabase.isAnything(at: self.path)))
        }
      })
  }

  /// Goes on without a file: comparisons live as long as the program.
  func goOnWithoutFile() {
    guard case .gone = state else { return }
    keepInMemory(nil)
    onEvent(.fileChanged)
  }
}

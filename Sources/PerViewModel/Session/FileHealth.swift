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
  var path: String
  var state = State.later
  /// Grows whenever another database is used: numbers and pictures of the one before mean nothing in
  /// it.
  private(set) var generation = 0
  /// What was wrong with the file at the start, until the user is told.
  var problem: String?
  /// What is being done about the file, for windows that open meanwhile.
  private(set) var task: BackgroundTask?
  let thread: DatabaseThread
  /// How the file is opened and recovered.
  nonisolated static let engine: any DatabaseEngine = .sqlite
  /// When the file may be looked through for damage again.
  var nextCheck = ContinuousClock.now
  var isLookingAfterFile = false

  /// Receives what the program has to do.
  var onEvent: (Library.Event) -> Void = { _ in }
  /// Called when another database is used from now on.
  var onReplaced: (Replacement) -> Void = { _ in }

  /// Which database is used.
  enum State {
    case open(OpenDatabase)
    /// Another program keeps the file locked, or it is being recovered; writes wait.
    case later
    /// The file was removed or replaced. What it held can still be read, and writes wait for the user
    /// to decide.
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
  nonisolated static let openingBusyTimeout: Int32 = 1000
  /// Milliseconds that anything else waits before it is tried again later.
  nonisolated static let busyTimeout: Int32 = 20
  /// A file up to this size is recovered, or brought up to date, before the window opens.
  static let readiedAtOnce = 4 << 20

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
  typealias Opened = Result<OpenDatabase, DatabaseError>

  nonisolated static func open(_ path: String, busyTimeout: Int32) -> Opened {
    do throws(DatabaseError) {
      let database = try engine.open(path: path, busyTimeout: busyTimeout)
      database.busyTimeout = Self.busyTimeout
      return .success(OpenDatabase(database))
    } catch { return .failure(error) }
  }

  /// Opens the file at the start, while there is no window yet.
  func open() {
    if Self.engine.size(ofFileAt: path) > Self.readiedAtOnce,
      Self.engine.isOlder(path: path)
    {
      return bringUpToDate()
    }
    let path = path
    switch thread.wait({ Self.open(path, busyTimeout: Self.openingBusyTimeout) }) {
    case .success(let database): use(database)
    case .failure(.locked):
      problem = localized(
        "Another program is using the file. Your comparisons will appear as soon as it has finished."
      )
      openLater()
    case .failure(.damaged):
      if Self.engine.size(ofFileAt: path) > Self.readiedAtOnce { return recover() }
      finish(thread.wait { Self.recover(path) })
    case .failure(let error): keepInMemory(error.sentence)
    }
  }

  func use(_ database: OpenDatabase) {
    state = .open(database)
    generation += 1
  }

  /// Goes on without a file.
  func keepInMemory(_ problem: String?) {
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
      openBesideMainThread()
    }
  }

  /// Opens the file where there are windows already.
  private func openBesideMainThread() {
    guard case .later = state else { return }
    let path = path
    thread.run(
      { Self.open(path, busyTimeout: 0) },
      then: { [self] opened in
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
      })
  }

  /// Takes care of what keeps something from being written. Returns whether trying again makes sense.
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
          _ = try Self.engine.open(path: path, busyTimeout: 60_000) { token.isCancelled }
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
                "Your comparisons were left as an older version of Per saved them. What you do now will not be saved."
              )
              : error.sentence)
          tellOfFile()
        } else {
          openBesideMainThread()
        }
      })
  }

  /// Does something to the file that may take long, beside the main thread.
  func begin<Result: Sendable>(
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

  func tellOfFile() {
    onEvent(.fileChanged)
    if let problem = takeProblem() {
      onEvent(.notice(Notice(title: problem, undoing: nil, lifetime: .untilClosed)))
    }
  }

  /// What was wrong with the file at the start, if the user has not been told yet.
  func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }
}

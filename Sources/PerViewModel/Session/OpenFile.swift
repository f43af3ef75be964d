import PerDatabase
import PerWords

/// The file with all comparisons: whether it is open, and what is done when something is wrong with
/// it, so that nothing is lost.
///
/// There is always a database: where no file can be used, comparisons are kept in memory for as long as
/// the program runs, and one that is locked or being repaired answers that it is locked.
@MainActor
final class OpenFile {
  /// The path of the file that is used, or would be.
  var path: String
  var state = State.later
  /// Grows whenever another database is used: numbers and pictures of the one before mean nothing in
  /// it.
  private(set) var generation = 0
  /// What was wrong with the file at the start, until the user is told.
  var problem: String?
  /// Recovers the file, or brings it up to date.
  let work = BackgroundWorker()
  let thread: DatabaseThread
  /// How the file is opened and recovered.
  nonisolated static let engine: any DatabaseEngine = .sqlite
  /// Looks through the file for damage, or rests after that.
  var checking: Task<Void, Never>?
  /// Whether the file has changed since it was looked through.
  var isCheckDue = false
  var isCheckingPlace = false

  /// Receives what the program has to do.
  var onEvent: (Library.Event) -> Void = { _ in }
  /// Called when another database is used from now on.
  var onReplaced: (Replacement) -> Void = { _ in }

  /// Which database is used.
  enum State {
    case open(OpenDatabase)
    /// Another program keeps the file locked, or it is being repaired; writes wait.
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
    /// Another file was put where the old one was.
    case otherFile
    /// The file is gone: this one is empty.
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
    work.onStart = { [weak self] task in self?.onEvent(.work(task)) }
  }

  /// The database that is used; it is `locked` while the file cannot be.
  var database: OpenDatabase {
    switch state {
    case .open(let database), .gone(let database), .memory(let database): database
    case .later: .locked
    }
  }

  /// The path of the file for others that open it themselves; `nil` where nothing is kept in one.
  var openPath: String? {
    if case .open = state, path != ":memory:" { path } else { nil }
  }

  /// Does something with the database on its thread.
  func run<Value: Sendable>(
    _ body: @escaping @Sendable (any Database) throws(DatabaseError) -> Value,
    then: @escaping @MainActor (Result<Value, DatabaseError>) -> Void
  ) {
    let database = database
    thread.run({ database.use(body) }, then: then)
  }

  // MARK: Opening

  /// A file just opened, or why it could not be.
  typealias Opened = Result<OpenDatabase, DatabaseError>

  /// Opens a file; waits up to `busyTimeout` milliseconds for another program.
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

  /// Uses this database from now on.
  func use(_ database: OpenDatabase) {
    state = .open(database)
    generation += 1
  }

  /// Uses no file from now on.
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
      openInBackground()
    }
  }

  /// Opens the file where there are windows already.
  private func openInBackground() {
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
          reportChange()
        }
      })
  }

  /// Begins to repair what keeps changes from being written. Returns whether trying again makes sense.
  func startRepair(of error: DatabaseError) -> Bool {
    guard path != ":memory:" else { return false }
    switch (error, state) {
    case (.damaged, .open):
      recover()
      return true
    case (.fileRemoved, .open):
      checkPlace()
      return true
    case (.fileRemoved, .gone): return true
    case (.fileRemoved, .memory): return true
    default: return false
    }
  }

  /// Brings a large file of an older program up to date, in the background. What is to be written
  /// waits.
  private func bringUpToDate() {
    state = .later
    let path = path
    work.run(
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
          reportChange()
        } else {
          openInBackground()
        }
      })
  }

  /// Another database is used from now on, perhaps because something was wrong with the file.
  func reportChange() {
    onEvent(.fileChanged)
    if let problem = takeProblem() { onEvent(.problem(problem)) }
  }

  /// What the user is told while changes wait to be saved.
  var waitingSentence: String {
    if work.task != nil {
      return localized(
        "Per is preparing your comparisons. Your changes will be saved as soon as it has finished.")
    }
    if case .gone = state {
      return localized(
        "Your changes will be saved once you have decided what to do about the missing file.")
    }
    return localized(
      "Another program is using the file. Your changes will be saved as soon as it has finished."
    )
  }

  /// What the user is told of something that failed, while the file may be in repair.
  func sentence(for error: DatabaseError) -> String {
    error == .locked && work.task != nil
      ? localized("Per is still preparing your comparisons. Try again in a moment.")
      : error.sentence
  }

  /// What was wrong with the file at the start, if the user has not been told yet.
  func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }
}

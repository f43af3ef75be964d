import PerDatabase
import PerModel
import PerText

// What is done when something is wrong with the file, while nothing that was done is lost.
extension Library {
  /// Milliseconds that opening waits for another program: there is no window yet that could freeze.
  private static let openingBusyTimeout: Int32 = 1000
  /// Milliseconds that anything else waits before it goes to the end of `queue`.
  private static let busyTimeout: Int32 = 20
  /// A file up to this size is recovered, or brought up to date, before the window opens.
  private static let readiedAtOnce = 4 << 20

  /// Opens the file at the start.
  func openFile() {
    if SQLiteDatabase.size(ofFileAt: filePath) > Self.readiedAtOnce,
      SQLiteDatabase.isOlder(path: filePath)
    {
      return bringUpToDate()
    }
    do throws(DatabaseError) {
      use(try SQLiteDatabase(path: filePath, busyTimeout: Self.openingBusyTimeout))
    } catch .locked {
      state = .comesLater
      openLater()
    } catch .damaged {
      if SQLiteDatabase.size(ofFileAt: filePath) > Self.readiedAtOnce { return recover() }
      finish(Self.recover(filePath))
    } catch {
      state = .none
      problem = error.sentence
    }
  }

  private func use(_ database: SQLiteDatabase) {
    database.busyTimeout = Self.busyTimeout
    state = .open(database)
  }

  /// Tries again until the other program is done with the file.
  private func openLater() {
    Task {
      try? await Task.sleep(for: .milliseconds(100))
      guard case .comesLater = state else { return }
      do throws(DatabaseError) {
        use(try SQLiteDatabase(path: filePath, busyTimeout: 0))
        onEvent(.fileChanged)
      } catch .locked {
        openLater()
      } catch .damaged {
        recover()
      } catch {
        state = .none
        onEvent(.notice(Notice(title: error.sentence, undoing: nil)))
      }
    }
  }

  /// What the queue asks when something cannot be written: whether it will be possible later.
  func takeCare(of error: DatabaseError) -> Bool {
    guard filePath != ":memory:" else { return false }
    switch (error, state) {
    case (.damaged, .open):
      recover()
      return true
    case (.fileRemoved, .open(let database)):
      fileIsGone(database)
      return isKeeping
    case (.fileRemoved, .gone): return true
    default: return false
    }
  }

  /// Brings a large file of an older program up to date, beside the main thread. What is to be written
  /// waits.
  private func bringUpToDate() {
    state = .comesLater
    let path = filePath
    begin(
      localized("Bringing your comparisons up to date…"),
      { token in
        do throws(DatabaseError) {
          _ = try SQLiteDatabase(path: path, busyTimeout: 60_000) { token.isCancelled }
          return nil
        } catch {
          return error
        }
      },
      then: { [self] (error: DatabaseError?) in
        if let error {
          state = .none
          problem =
            error == .cancelled
            ? localized(
              "Your comparisons were left as an older version has kept them; what you do now is not kept."
            )
            : error.sentence
        } else {
          openFile()
        }
        tellOfFile()
      })
  }

  /// Does something about the file that may take long, beside the main thread.
  private func begin<Result: Sendable>(
    _ title: String, _ body: @escaping @Sendable (WorkToken) -> Result,
    then: @escaping @MainActor @Sendable (Result) -> Void
  ) {
    let work = BackgroundTask(title)
    self.work = work
    work.run(
      body,
      then: { [self] result in
        self.work = nil
        then(result)
      })
    onEvent(.work(work))
  }

  private func tellOfFile() {
    onEvent(.fileChanged)
    if let problem = takeProblem() {
      onEvent(.notice(Notice(title: problem, undoing: nil)))
    }
  }

  // MARK: Damage

  /// What became of a recovery; made on any thread.
  private enum Recovered: Sendable {
    case kept(damagedPath: String)
    case failed(DatabaseError)
  }

  private nonisolated static func recover(
    _ path: String, _ token: WorkToken = WorkToken()
  ) -> Recovered {
    do throws(DatabaseError) {
      let recovery = try SQLiteDatabase.recover(path: path) { token.isCancelled }
      return .kept(damagedPath: recovery.damagedPath)
    } catch {
      return .failed(error)
    }
  }

  /// Puts the damaged file aside and recovers what can be read of it, beside the main thread. What is
  /// to be written waits.
  private func recover() {
    state = .comesLater
    let path = filePath
    begin(
      localized("Recovering your comparisons…"), { token in Self.recover(path, token) },
      then: { [self] recovered in
        finish(recovered)
        tellOfFile()
      })
  }

  private func finish(_ recovered: Recovered) {
    do throws(DatabaseError) {
      switch recovered {
      case .failed(let error): throw error
      case .kept(let damagedPath):
        use(try SQLiteDatabase(path: filePath, busyTimeout: Self.openingBusyTimeout))
        problem = localized(
          "The file with your comparisons was damaged. It is kept as %1$s; what could be read is here.",
          damagedPath)
        for model in openModels { model.goOnAfterRecovery() }
      }
    } catch {
      state = .none
      problem =
        error == .cancelled
        ? localized(
          "The file with your comparisons is damaged and was left as it is; what you do now is not kept."
        )
        : error.sentence
    }
  }

  /// Looks for damage in the whole file, beside the main thread; what is damaged is recovered.
  ///
  /// Does nothing when that was done a short while ago: each look reads the whole file.
  public func check() {
    guard case .open = state, let path, ContinuousClock.now >= nextCheck else { return }
    nextCheck = .now + .seconds(3600)
    Task.detached(priority: .background) {
      let start = ContinuousClock.now
      var isDamaged = false
      do throws(DatabaseError) {
        try SQLiteDatabase(path: path, busyTimeout: 60_000).check()
      } catch {
        isDamaged = error == .damaged
      }
      let (took, found) = (ContinuousClock.now - start, isDamaged)
      await MainActor.run {
        self.nextCheck = .now + max(.seconds(5), took * 20)
        if found { _ = self.takeCare(of: .damaged) }
      }
    }
  }

  /// What was wrong with the file at the start, for who has not been told yet.
  public func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  /// Forgets what can no longer be restored or undone.
  public func tidyUp() {
    queue.run(
      { () throws(DatabaseError) in try self.database?.forget() }, failed: { _ in })
  }

  // MARK: Removal

  /// Looks whether the file is still there, as soon as something has happened to it.
  public func lookAfterFile() {
    if case .open(let database) = state, !database.isInPlace { fileIsGone(database) }
  }

  private func fileIsGone(_ database: SQLiteDatabase) {
    // Somebody may have put another one in its place, a copy from another day for example.
    if let other = try? SQLiteDatabase(existingAt: filePath, busyTimeout: Self.busyTimeout) {
      return take(other, inPlaceOf: database)
    }
    state = .gone(database)
    onEvent(.fileGone(canPutBack: !SQLiteDatabase.isAnything(at: filePath)))
  }

  private func take(_ other: SQLiteDatabase, inPlaceOf database: SQLiteDatabase) {
    let copy = try? database.saveBeside(filePath, as: "replaced")
    use(other)
    for model in openModels { model.goOnAfterReplacement() }
    let title =
      copy.map {
        localized(
          "The file with your comparisons was replaced. What was in the old one is kept as %1$s.",
          $0)
      } ?? localized("The file with your comparisons was replaced.")
    onEvent(.fileChanged)
    onEvent(.notice(Notice(title: title, undoing: nil)))
  }

  /// Writes everything into a file again, by default the one that was removed, and goes on with it. When
  /// that fails the person is asked again.
  public func putBack(to path: String? = nil) {
    guard case .gone(let database) = state else { return }
    let path = path ?? filePath
    do throws(DatabaseError) {
      try database.save(as: path)
      filePath = path
      use(try SQLiteDatabase(path: path, busyTimeout: Self.openingBusyTimeout))
      onEvent(.fileChanged)
    } catch {
      onEvent(.notice(Notice(title: error.sentence, undoing: nil)))
      onEvent(.fileGone(canPutBack: !SQLiteDatabase.isAnything(at: filePath)))
    }
  }

  /// Goes on without keeping anything: comparisons live as long as their window.
  public func goOnWithoutFile() {
    guard case .gone = state else { return }
    state = .none
    onEvent(.fileChanged)
  }
}

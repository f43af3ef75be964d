import PerDatabase
import PerThreads
import PerWords

// A damaged file, which is put aside and recovered.
extension OpenFile {
  /// How a recovery ended.
  enum Recovered: Sendable {
    case kept(OpenDatabase, damagedPath: String)
    case failed(DatabaseError)
  }

  /// Puts a damaged file aside and recovers what can be read of it; on any thread.
  nonisolated static func recover(
    _ path: String, _ token: WorkToken = WorkToken()
  ) -> Recovered {
    do throws(DatabaseError) {
      let recovery = try engine.recover(path: path) { token.isCancelled }
      recovery.database.busyTimeout = busyTimeout
      return .kept(OpenDatabase(recovery.database), damagedPath: recovery.damagedPath)
    } catch {
      return .failed(error)
    }
  }

  /// Puts the damaged file aside and recovers what can be read of it, in the background. What is to be
  /// written waits.
  func recover() {
    state = .later
    let path = path
    work.run(
      localized("Recovering your comparisons…"), { token in Self.recover(path, token) },
      then: { [self] recovered in
        finish(recovered)
        reportChange()
      })
  }

  /// Uses what was recovered or, where that failed, no file.
  func finish(_ recovered: Recovered) {
    switch recovered {
    case .kept(let database, let damagedPath):
      use(database)
      problem = localized(
        "The file with your comparisons was damaged. It was kept as %1$s, and everything that could be read was recovered.",
        damagedPath)
      onReplaced(.recovery)
    case .failed(let error):
      keepInMemory(
        error == .cancelled
          ? localized(
            "The file with your comparisons is damaged and was left unchanged. What you do now will not be saved."
          )
          : error.sentence)
    }
  }

  /// Looks for damage in the whole file, in the background; what is damaged is recovered.
  ///
  /// Each look reads the whole file, so the next one waits a while.
  func checkForDamage() {
    isCheckDue = true
    guard checking == nil else { return }
    checking = Task {
      while isCheckDue {
        isCheckDue = false
        let start = ContinuousClock.now
        if let path = openPath, await inBackground({ Self.isDamaged(path) }), openPath == path {
          _ = startRepair(of: .damaged)
        }
        try? await Task.sleep(for: max(.seconds(5), (ContinuousClock.now - start) * 20))
      }
      checking = nil
    }
  }

  private nonisolated static func isDamaged(_ path: String) -> Bool {
    do throws(DatabaseError) {
      try engine.open(path: path, busyTimeout: 60_000).check()
      return false
    } catch { return error == .damaged }
  }
}

// A file that was removed or replaced while it was open.
extension OpenFile {
  /// Checks whether the file is still there, as soon as something has happened to it.
  func checkPlace() {
    guard case .open(let database) = state, path != ":memory:", !isCheckingPlace else { return }
    isCheckingPlace = true
    let path = path
    thread.run(
      { Self.look(at: path, insteadOf: database) },
      then: { [self] found in
        isCheckingPlace = false
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
                "The file with your comparisons was replaced. What was in the old one was saved as %1$s.",
                $0)
            } ?? localized("The file with your comparisons was replaced.")
          onEvent(.fileChanged)
          onEvent(.problem(title))
        }
      })
  }

  /// What stands where the file was opened.
  private enum FoundFile: Sendable {
    case inPlace
    case gone(canPutBack: Bool)
    /// Another database, and the path of a copy of the old one.
    case other(OpenDatabase, copy: String?)
  }

  private nonisolated static func look(
    at path: String, insteadOf database: OpenDatabase
  ) -> FoundFile {
    let isInPlace = database.use { (database) throws(DatabaseError) in database.isInPlace }
    guard case .success(false) = isInPlace else { return .inPlace }
    // Another file may have been put there, such as a backup.
    do throws(DatabaseError) {
      let other = try engine.openExisting(path: path, busyTimeout: busyTimeout)
      let copy = database.use { (database) throws(DatabaseError) in
        try database.saveCopy(beside: path, named: "replaced")
      }
      return .other(OpenDatabase(other), copy: try? copy.get())
    } catch {
      return .gone(canPutBack: !engine.fileExists(at: path))
    }
  }

  /// Writes everything into a file again, by default the one that was removed, and uses it from now on.
  /// If that fails, the user is asked again.
  func putBack(to newPath: String? = nil) {
    guard case .gone(let database) = state else { return }
    let oldPath = path
    let path = newPath ?? oldPath
    thread.run(
      {
        let opened = database.use { (database) throws(DatabaseError) in
          try database.save(as: path)
        }.flatMap { Self.open(path, busyTimeout: Self.openingBusyTimeout) }
        return (opened, canPutBack: !Self.engine.fileExists(at: oldPath))
      },
      then: { [self] (opened: Opened, canPutBack: Bool) in
        switch opened {
        case .success(let database):
          self.path = path
          use(database)
          onEvent(.fileChanged)
        case .failure(let error):
          onEvent(.problem(error.sentence))
          onEvent(.fileGone(canPutBack: canPutBack))
        }
      })
  }

  /// Keeps comparisons in memory from now on: they live as long as the program.
  func continueWithoutFile() {
    guard case .gone = state else { return }
    keepInMemory(nil)
    onEvent(.fileChanged)
  }
}

import PerDatabase
import PerText

// A damaged file, which is put aside and recovered.
extension FileHealth {
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

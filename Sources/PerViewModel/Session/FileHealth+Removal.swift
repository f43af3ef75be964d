import PerDatabase
import PerText

// A file that was removed or replaced while it was open.
extension FileHealth {
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

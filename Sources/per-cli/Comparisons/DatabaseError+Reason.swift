import Glibc
import PerDatabase

extension UsageError {
  /// Says in one sentence why the file with the comparisons could not be used.
  init(_ error: DatabaseError, _ path: String) {
    let reason =
      switch error {
      case .cannotOpen(.isFolder): "it is a folder"
      case .cannotOpen(.noFolder): "its folder cannot be created"
      case .cannotOpen(.notPermitted): "permission denied"
      case .cannotOpen(.foreign): "it belongs to another program"
      case .cannotOpen(.system(let code)): String(cString: strerror(code))
      case .readOnly: "it is read-only"
      case .full: "the disk is full"
      case .locked: "another program keeps it locked"
      case .damaged: "it is damaged; start Per to recover what can be read"
      case .notADatabase: "it is not a Per database"
      case .unconfirmed:
        "the disk did not confirm the change, which may still be there after a crash of the system; try again"
      case .notSynced: "the disk could not save the change"
      case .newerThanProgram: "it was written by a newer version of Per"
      case .outdated: "others keep changing it"
      case .missing: "the comparison has been removed"
      case .fileRemoved: "it was removed while it was in use"
      case .cancelled: "the work was cancelled"
      case .other(let code, let message, _): "SQLite says \(message) (\(code))"
      }
    self.init("\(path): \(reason)")
  }
}

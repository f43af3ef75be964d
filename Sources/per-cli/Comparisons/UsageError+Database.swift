import Glibc
import PerDatabase
import PerText
import PerTransfer

extension UsageError {
  /// Says in one sentence why the file with the comparisons could not be used.
  init(_ error: DatabaseError, _ path: String) {
    self.init(failure: "\(path): \(error.reason)")
  }
}

extension DatabaseError {
  /// Why the file cannot be used, without its name.
  fileprivate var reason: String {
    switch self {
    case .cannotOpen(.isFolder): localized("this is a folder")
    case .cannotOpen(.noFolder): localized("its folder cannot be created")
    case .cannotOpen(.notPermitted): String(cString: strerror(EACCES))
    case .cannotOpen(.foreign): localized("it belongs to another program")
    case .cannotOpen(.system(let code)): String(cString: strerror(code))
    case .readOnly: localized("the file cannot be written")
    case .full: localized("the disk is full")
    case .tooLarge: String(cString: strerror(EFBIG))
    case .locked: localized("another program is using the file")
    case .damaged: localized("the file is damaged; start Per to recover what can be read")
    case .notADatabase: localized("this is not a Per database")
    case .unconfirmed:
      localized(
        "the disk did not confirm the change, which may still be there after a crash of the system; try again"
      )
    case .notSynced: localized("the disk could not save the change")
    case .newerThanProgram: TransferError(.newerFormat("")).sentence
    case .outdated: localized("others keep changing the comparison")
    case .refused(let error): TransferError(.refused(error)).sentence
    case .repeatedID: localized("the comparison already has a product with this id")
    case .missing: localized("the comparison has been removed")
    case .fileRemoved: localized("the file was moved or removed")
    case .cancelled: localized("the work was cancelled")
    case .other(let code, let message, _):
      localized("SQLite says %1$s (%2$s)", message, String(code))
    }
  }
}

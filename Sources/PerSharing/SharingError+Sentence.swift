import Glibc
import PerDatabase
import PerModel
import PerText
import PerTransfer

extension SharingError {
  /// What went wrong, for a person: a sentence without a full stop.
  public var sentence: String { problem.sentence }

  /// What went wrong, as a file keeps it.
  public var problem: SharingProblem {
    switch self {
    case .database(.full), .folder(_, ENOSPC), .folder(_, EDQUOT): SharingProblem(.diskFull)
    case .database(.tooLarge): file(String(cString: strerror(EFBIG)))
    case .database(.locked): SharingProblem(.fileInUse)
    case .database(.readOnly): file(localized("the file cannot be written"))
    case .database(.damaged): file(localized("the file is damaged"))
    case .database(.fileRemoved): file(localized("the file was moved or removed"))
    case .database(.cancelled): file(localized("the work was cancelled"))
    case .database(let error): file("\(localized("the file cannot be used")) (\(error))")
    case .notShared: file(localized("the book is not shared"))
    case .otherBook: SharingProblem(.otherBook)
    case .file(let name, let error): file("\(name): \(error.message)")
    case .folder(let path, let code): file("\(path): \(String(cString: strerror(code)))")
    case .restored: SharingProblem(.restored)
    case .server(let problem, _): problem
    }
  }

  private func file(_ details: String) -> SharingProblem {
    SharingProblem(.file, details: details)
  }
}

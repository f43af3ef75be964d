import Glibc
import PerDatabase
import PerModel
import PerTransfer

extension SharingError {
  /// What went wrong, for a person: a sentence without a full stop.
  public var sentence: String { problem.sentence }

  /// What went wrong, as a file keeps it.
  public var problem: SharingProblem {
    switch self {
    case .database(.full), .folder(_, ENOSPC), .folder(_, EDQUOT): SharingProblem(.diskFull)
    case .database(.locked): SharingProblem(.fileInUse)
    case .database(.readOnly): SharingProblem(.file, details: "the file cannot be written")
    case .database(.damaged): SharingProblem(.file, details: "the file is damaged")
    case .database(.fileRemoved):
      SharingProblem(.file, details: "the file was moved or removed")
    case .database(.cancelled): SharingProblem(.file, details: "the exchange was cancelled")
    case .database(let error):
      SharingProblem(.file, details: "the file cannot be used (\(error))")
    case .notShared: SharingProblem(.file, details: "the book is not shared")
    case .otherBook: SharingProblem(.otherBook)
    case .file(let name, let error): SharingProblem(.file, details: "\(name): \(error.message)")
    case .folder(let path, let code):
      SharingProblem(.file, details: "\(path): \(String(cString: strerror(code)))")
    case .restored: SharingProblem(.restored)
    case .server(let problem, _): problem
    }
  }
}

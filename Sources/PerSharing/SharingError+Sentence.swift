import Glibc
import PerDatabase
import PerModel
import PerTransfer

extension SharingError {
  /// What went wrong, for a person: a sentence without a full stop.
  public var sentence: String {
    switch self {
    case .database(.full), .folder(_, ENOSPC), .folder(_, EDQUOT): "the disk is full"
    case .database(.locked): "another program is using the file"
    case .database(.readOnly): "the file cannot be written"
    case .database(.damaged): "the file is damaged"
    case .database(.fileRemoved): "the file was moved or removed"
    case .database(.cancelled): "the exchange was cancelled"
    case .database(let error): "the file cannot be used (\(error))"
    case .notShared: "the book is not shared"
    case .otherBook: "this file shares another book; stop sharing that one first"
    case .file(let name, let error): "\(name): \(error.message)"
    case .folder(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .restored: "the server has an older state of the book, from a backup"
    case .server(let sentence, _): sentence
    }
  }
}

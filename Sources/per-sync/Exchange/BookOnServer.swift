import Glibc
import PerModel
import PerServer
import PerSharing

/// A book on a server, as an exchange uses it.
final class BookOnServer: SharingServer {
  let book: ServerBook

  init(_ book: ServerBook) { self.book = book }

  func state(at change: Int64) throws(SharingError) -> SharingServerState {
    let state = try use { () throws(ServerError) in try book.state(at: change) }
    return SharingServerState(
      changes: state.seq, pushes: state.pushes, time: state.time, mark: state.mark,
      isReadOnly: state.role == .reader)
  }

  func push(_ fields: [SharedField], number: Int64) throws(SharingError) -> Int64 {
    try use { () throws(ServerError) in try book.push(fields, number: number) }
  }

  func pull(
    after number: Int64, _ body: ([SharedField], Int64) throws(SharingError) -> Void
  ) throws(SharingError) {
    var failure: SharingError?
    try use { () throws(ServerError) in
      try book.pull(after: number) { fields, through in
        do throws(SharingError) {
          try body(fields, through)
          return true
        } catch {
          failure = error
          return false
        }
      }
    }
    if let failure { throw failure }
  }

  private func use<Value>(_ body: () throws(ServerError) -> Value) throws(SharingError) -> Value {
    do throws(ServerError) { return try body() } catch { throw SharingError(error) }
  }
}

extension SharingError {
  /// What a server's error means for an exchange.
  init(_ error: ServerError) {
    self =
      error == .restored ? .restored : .server(error.problem, mayPass: error.mayBeRetried)
  }
}

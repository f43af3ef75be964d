import Glibc
import PerDatabase
import PerModel
import PerThreads

/// Writes many received fields on a thread of its own while more of them come: receiving and reading a field costs about
/// as much as writing it. What comes in one part is written on the receiving thread.
///
/// The database belongs to the receiver until `finish` returns.
package final class FieldReceiver: @unchecked Sendable {
  private let database: any SharingDatabase
  private let device: SharingDevice.ID
  private let isFromServer: Bool
  private let updating: @Sendable (inout Sharing, Int64) -> Void
  private let monitor = Monitor()
  private var parts: [Part] = []
  private var thread: pthread_t?
  /// Whether more may come while one is written.
  private var hasThread = false
  private var isAtEnd = false
  private var count = 0
  private var problem: DatabaseError?

  private struct Part {
    let batch: SharedFieldBatch
    /// Up to which number of the server these and all before are.
    let through: Int64
  }

  /// How many parts may wait to be written.
  private static let longest = 6

  /// - Parameters:
  ///   - device: whose file it is.
  ///   - updating: is told up to which number the fields are that were written.
  package init(
    _ database: any SharingDatabase, of device: SharingDevice.ID, isFromServer: Bool,
    updating: @escaping @Sendable (inout Sharing, _ through: Int64) -> Void = { _, _ in }
  ) {
    (self.database, self.device) = (database, device)
    (self.isFromServer, self.updating) = (isFromServer, updating)
  }

  /// Receives fields. What is received once is written, even where something else fails. Throws what has kept
  /// those before from being written.
  package func receive(_ fields: [SharedField], through: Int64 = 0) throws(SharingError) {
    let part = Part(batch: SharedFieldBatch(fields, for: device), through: through)
    // The second part shows that there are many.
    if !hasThread, !parts.isEmpty { start() }
    if !hasThread { writeAll() }
    let failure = monitor.locked {
      while parts.count >= Self.longest, problem == nil { monitor.wait() }
      parts.append(part)
      monitor.signal()
      return problem
    }
    if failure != nil { _ = try finish() }
  }

  /// Waits until all that was received is written; the result is how many of the fields were new.
  package func finish() throws(SharingError) -> Int {
    monitor.locked {
      isAtEnd = true
      monitor.signal()
    }
    if let thread {
      pthread_join(thread, nil)
      self.thread = nil
    } else if !hasThread {
      writeAll()
    }
    if let problem { throw .database(problem) }
    return count
  }

  /// Starts the writing thread, if one can be had.
  private func start() {
    // Before the thread looks whether it is to wait
    hasThread = true
    thread = startThread { self.writeAll() }
    if thread == nil { hasThread = false }
  }

  /// Writes what has arrived; on a thread of its own also what arrives later, until the end.
  private func writeAll() {
    while waitForPart() {
      var through: Int64 = 0
      do throws(DatabaseError) {
        // Does not wait here for parts still to come: others may want to write meanwhile.
        let new = try database.receive(
          {
            self.monitor.locked {
              guard !self.parts.isEmpty else { return nil }
              let part = self.parts.removeFirst()
              through = part.through
              self.monitor.signal()
              return part.batch
            }
          }, isFromServer: isFromServer, updating: { updating(&$0, through) })
        count += new
      } catch {
        monitor.locked {
          problem = error
          monitor.signal()
        }
        return
      }
    }
  }

  /// Waits for the next part; `false` when no more will come.
  private func waitForPart() -> Bool {
    monitor.locked {
      while parts.isEmpty, !isAtEnd, hasThread { monitor.wait() }
      return !parts.isEmpty
    }
  }
}

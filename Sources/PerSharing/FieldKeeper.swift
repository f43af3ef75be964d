import Glibc
import PerDatabase
import PerModel

/// Keeps many fields on a thread of its own while more of them are received: to receive a field and to read it costs about
/// as much as to keep it. What comes in one part is kept where it was received.
///
/// The database belongs to the keeper until `finish` returns.
package final class FieldKeeper: @unchecked Sendable {
  private let database: any SharingDatabase
  private let device: SharingDevice.ID
  private let isFromServer: Bool
  private let updating: @Sendable (inout Sharing, Int64) -> Void
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var parts: [Part] = []
  private var thread: pthread_t?
  /// Whether more may come while it is kept.
  private var hasThread = false
  private var isAtEnd = false
  private var count = 0
  private var problem: DatabaseError?

  private struct Part {
    let batch: SharedFieldBatch
    /// Up to which number of the server these and all before are.
    let through: Int64
  }

  /// How many parts may wait to be kept.
  private static let longest = 6

  /// - Parameters:
  ///   - device: whose file it is.
  ///   - updating: is told up to which number the fields are that were kept.
  package init(
    _ database: any SharingDatabase, of device: SharingDevice.ID, isFromServer: Bool,
    updating: @escaping @Sendable (inout Sharing, _ through: Int64) -> Void = { _, _ in }
  ) {
    (self.database, self.device) = (database, device)
    (self.isFromServer, self.updating) = (isFromServer, updating)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Takes fields. What is taken once is kept, even where something else fails. Throws what has kept those before from being kept.
  package func take(_ fields: [SharedField], through: Int64 = 0) throws(SharingError) {
    let part = Part(batch: SharedFieldBatch(fields, for: device), through: through)
    // The second part shows that there are many.
    if !hasThread, !parts.isEmpty { start() }
    if !hasThread { keepAll() }
    let failure = locked {
      while parts.count >= Self.longest, problem == nil { pthread_cond_wait(changed, mutex) }
      parts.append(part)
      pthread_cond_signal(changed)
      return problem
    }
    if failure != nil { _ = try finish() }
  }

  /// Waits until all that was taken is kept; the result is how many of the fields were new.
  package func finish() throws(SharingError) -> Int {
    locked {
      isAtEnd = true
      pthread_cond_signal(changed)
    }
    if let thread {
      pthread_join(thread, nil)
      self.thread = nil
    } else if !hasThread {
      keepAll()
    }
    if let problem { throw .database(problem) }
    return count
  }

  /// Where no thread can be had, there is none.
  private func start() {
    hasThread = true
    var thread = pthread_t()
    let keeper = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { keeper in
        if let keeper {
          Unmanaged<FieldKeeper>.fromOpaque(keeper).takeRetainedValue().keepAll()
        }
        return nil
      }, keeper.toOpaque())
    if code == 0 {
      self.thread = thread
    } else {
      hasThread = false
      keeper.release()
    }
  }

  /// Keeps what is there, on a thread of its own also what comes, until nothing does any more.
  private func keepAll() {
    while waitForPart() {
      var through: Int64 = 0
      do throws(DatabaseError) {
        // Nobody waits for what has not come yet while others may want to write.
        let new = try database.takeIn(
          {
            self.locked {
              guard !self.parts.isEmpty else { return nil }
              let part = self.parts.removeFirst()
              through = part.through
              pthread_cond_signal(self.changed)
              return part.batch
            }
          }, isFromServer: isFromServer, updating: { updating(&$0, through) })
        count += new
      } catch {
        locked {
          problem = error
          pthread_cond_signal(changed)
        }
        return
      }
    }
  }

  /// Whether there is a part; `false` when none comes any more.
  private func waitForPart() -> Bool {
    locked {
      while parts.isEmpty, !isAtEnd, hasThread { pthread_cond_wait(changed, mutex) }
      return !parts.isEmpty
    }
  }
}

import Glibc

/// Lets threads share something: one thread at a time uses it, and can wait until another has changed it.
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Runs a closure while no other thread is inside.
  package func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets others in until one of them has signaled; within `locked`, in a loop that looks whether what was waited for
  /// is there.
  package func wait() { pthread_cond_wait(changed, mutex) }

  /// Wakes one thread that waits.
  package func signal() { pthread_cond_signal(changed) }
}

/// Runs something on a thread of its own, to be joined or detached; `nil` where no thread can be had.
package func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
  final class Work {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  var thread = pthread_t()
  let work = Unmanaged.passRetained(Work(body))
  let code = pthread_create(
    &thread, nil,
    { work in
      if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
      return nil
    }, work.toOpaque())
  guard code == 0 else {
    work.release()
    return nil
  }
  return thread
}

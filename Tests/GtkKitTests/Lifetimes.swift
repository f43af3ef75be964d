import CGtk

@testable import GtkKit

/// Counts how many of the objects it watches have been freed.
final class FinalizationCounter {
  private(set) var watched = 0
  private(set) var finalized = 0

  func watch(_ object: Object) {
    watched += 1
    g_object_weak_ref(
      object.cast(),
      { counter, _ in
        MainActor.assumeIsolated {
          Unmanaged<FinalizationCounter>.lent(by: counter).finalized += 1
          releaseOwned(counter)
        }
      }, Unmanaged<FinalizationCounter>.giving(self))
  }
}

/// Something that a handler captures, so that its end can be seen.
final class Capture {
  static var alive = 0
  init() { Capture.alive += 1 }
  isolated deinit { Capture.alive -= 1 }
}

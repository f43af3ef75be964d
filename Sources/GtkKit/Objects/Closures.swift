import CGtk

/// A closure owned by C that returns whether to go on, or whether it handled something.
final class AnswerBox {
  let body: () -> Bool
  init(_ body: @escaping () -> Bool) { self.body = body }
}

extension Unmanaged where Instance: AnyObject {
  /// Gives an object to C, which releases it through ``releaseOwned``.
  static func giving(_ instance: Instance) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(instance).toOpaque()
  }

  /// The object behind the pointer that C kept.
  static func lent(by pointer: UnsafeMutableRawPointer?) -> Instance {
    guard let pointer else { preconditionFailure("C lost a closure") }
    return Unmanaged.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// The destroy notify of everything that is given to C with `giving`.
let releaseOwned: @convention(c) (UnsafeMutableRawPointer?) -> Void = { pointer in
  // GTK is used from the main thread only, so no other thread can hold the pointer.
  nonisolated(unsafe) let pointer = pointer
  MainActor.assumeIsolated {
    guard let pointer else { return }
    Unmanaged<AnyObject>.fromOpaque(pointer).release()
  }
}

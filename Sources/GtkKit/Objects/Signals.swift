import CGtk

/// A handler, owned by the `GClosure` that calls it.
private final class SignalBox {
  let body: (SignalEvent) -> Void
  init(_ body: @escaping (SignalEvent) -> Void) { self.body = body }
}

extension Object {
  /// Calls a handler whenever this object emits a signal.
  ///
  /// The object owns the handler until it is destroyed or the handler is disconnected. So a handler
  /// captures its emitter and the emitter's ancestors **weakly**: a strong capture would keep both
  /// alive forever. In a template widget write `[weak self]`; for a plain handle use ``Weak``.
  @discardableResult
  final func on(
    _ signal: String, after: Bool = false, _ body: @escaping (SignalEvent) -> Void
  ) -> SignalConnection {
    let box = Unmanaged<SignalBox>.giving(SignalBox(body))
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      MainActor.assumeIsolated {
        let box = Unmanaged<SignalBox>.lent(by: closure?.pointee.data)
        box.body(SignalEvent(values: values, count: Int(count), result: result))
      }
    }
    g_closure_add_finalize_notifier(closure, box) { box, _ in
      MainActor.assumeIsolated { releaseOwned(box) }
    }
    let id = g_signal_connect_closure(raw, signal, closure, after.c)
    precondition(id != 0, "\(Self.self) has no signal \"\(signal)\"")
    return SignalConnection(emitter: Weak<Object>(self), id: id)
  }

  /// Calls a handler whenever a property of this object may have changed.
  @discardableResult
  final func onChange(of property: String, _ body: @escaping () -> Void) -> SignalConnection {
    on("notify::\(property)") { _ in body() }
  }
}

extension Object {
  /// Calls a handler with the emitter, so that it need not capture it.
  @discardableResult
  final func onSelf<T: Object>(
    _ signal: String, _ body: @escaping (T) -> Void
  ) -> SignalConnection {
    on(signal) { event in
      if let emitter: T = event.emitter() { body(emitter) }
    }
  }
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

/// A closure owned by C that returns whether to continue, or whether it handled something.
final class AnswerBox {
  let body: () -> Bool
  init(_ body: @escaping () -> Bool) { self.body = body }
}

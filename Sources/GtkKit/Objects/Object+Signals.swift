import CGtk
import CGtkSupport

/// A handler, owned by the `GClosure` that calls it.
private final class SignalBox {
  let body: (SignalEvent) -> Void
  init(_ body: @escaping (SignalEvent) -> Void) { self.body = body }
}

extension Object {
  /// Calls a handler whenever this object emits a signal.
  ///
  /// The object owns the handler until it is destroyed or the connection is cut. So a handler
  /// captures its emitter and the emitter's ancestors **weakly**: a strong capture would keep both
  /// alive for ever. In a template widget write `[weak self]`; for a plain handle use ``Weak``.
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

  /// Emits a signal that has neither arguments nor an answer.
  final func emit(_ signal: String) {
    support_emit(raw, signal)
  }

  /// Calls a handler whenever a property of this object may have changed.
  @discardableResult
  final func onChange(of property: String, _ body: @escaping () -> Void) -> SignalConnection {
    on("notify::\(property)") { _ in body() }
  }
}

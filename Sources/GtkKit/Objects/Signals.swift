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

/// The connection of a handler to its emitter. Releasing it does not disconnect the handler.
public final class SignalConnection {
  private let emitter: Weak<Object>
  private let id: gulong

  init(emitter: Weak<Object>, id: gulong) {
    self.emitter = emitter
    self.id = id
  }

  /// Disconnects and frees the handler. Does nothing if that has already happened.
  public func disconnect() {
    guard let object = emitter.object, g_signal_handler_is_connected(object.raw, id) != 0 else {
      return
    }
    g_signal_handler_disconnect(object.raw, id)
  }

  /// Runs a closure without the handler being called.
  public func withoutCalls<Result>(_ body: () -> Result) -> Result {
    guard let object = emitter.object, g_signal_handler_is_connected(object.raw, id) != 0 else {
      return body()
    }
    g_signal_handler_block(object.raw, id)
    // What is done meanwhile may disconnect it.
    defer {
      if g_signal_handler_is_connected(object.raw, id) != 0 {
        g_signal_handler_unblock(object.raw, id)
      }
    }
    return body()
  }
}

/// One emission of a signal: its arguments and its result. Valid during the emission.
struct SignalEvent {
  let values: UnsafePointer<GValue>?
  let count: Int
  let result: UnsafeMutablePointer<GValue>?

  /// An argument, counted from 0 without the emitter.
  private func value(_ index: Int) -> UnsafePointer<GValue> {
    guard let values, index + 1 < count else { preconditionFailure("no argument \(index)") }
    return values + index + 1
  }

  /// The object that emits the signal.
  func emitter<T: Object>(as type: T.Type = T.self) -> T? {
    lent(g_value_get_object(values), as: type)
  }

  func object<T: Object>(_ index: Int, as type: T.Type = T.self) -> T? {
    lent(g_value_get_object(value(index)), as: type)
  }

  func text(_ index: Int) -> String? { String.lent(g_value_get_string(value(index))) }
  func integer(_ index: Int) -> Int { Int(g_value_get_int(value(index))) }
  func natural(_ index: Int) -> UInt32 { g_value_get_uint(value(index)) }
  func number(_ index: Int) -> Double { g_value_get_double(value(index)) }
  func flags(_ index: Int) -> UInt32 { g_value_get_flags(value(index)) }
  func enumeration(_ index: Int) -> Int32 { g_value_get_enum(value(index)) }
  func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(value(index)) }
  func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(value(index)) }
  func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(value(index)) }
  func anything(_ index: Int) -> UnsafePointer<GValue> { value(index) }

  /// Returns a truth value to the signal.
  func answer(_ flag: Bool) {
    if let result { g_value_set_boolean(result, flag.c) }
  }

  /// Returns an integer to the signal.
  func answer(_ number: Int32) {
    if let result { g_value_set_int(result, number) }
  }
}

/// A closure owned by C that returns whether to continue, or whether it handled something.
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

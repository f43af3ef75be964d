import CGtk

extension Object {
  /// Calls a handler with the emitter, so that the handler need not capture it.
  @discardableResult
  final func onSelf<T: Object>(
    _ signal: String, _ body: @escaping (T) -> Void
  ) -> SignalConnection {
    on(signal) { event in
      if let emitter: T = event.emitter() { body(emitter) }
    }
  }
}

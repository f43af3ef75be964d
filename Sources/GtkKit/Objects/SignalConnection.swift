import CGtk

/// A handler's tie to its emitter. Letting go of the token does not cut it.
public final class SignalConnection {
  private let emitter: Weak<Object>
  private let id: gulong

  init(emitter: Weak<Object>, id: gulong) {
    self.emitter = emitter
    self.id = id
  }

  /// Cuts the tie and frees the handler. Does nothing if that has happened already.
  public func disconnect() {
    guard let object = emitter.object, g_signal_handler_is_connected(object.raw, id) != 0 else {
      return
    }
    g_signal_handler_disconnect(object.raw, id)
  }

  /// Runs a body during which the handler is not called.
  public func withoutCalls<Result>(_ body: () -> Result) -> Result {
    guard let object = emitter.object, g_signal_handler_is_connected(object.raw, id) != 0 else {
      return body()
    }
    g_signal_handler_block(object.raw, id)
    defer { g_signal_handler_unblock(object.raw, id) }
    return body()
  }
}

import CGtk

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

import CGtk

/// Something the main loop is going to do. Releasing it does not cancel that.
@MainActor
public final class MainLoopSource {
  let source: UnsafeMutablePointer<GSource>

  init(
    _ source: UnsafeMutablePointer<GSource>?, priority: Int32? = nil, _ body: @escaping () -> Bool
  ) {
    guard let source else { preconditionFailure("GLib made no source") }
    self.source = source
    if let priority { g_source_set_priority(source, priority) }
    let box = Unmanaged<AnswerBox>.giving(AnswerBox(body))
    g_source_set_callback(
      source,
      { box in
        MainActor.assumeIsolated { Unmanaged<AnswerBox>.lent(by: box).body().c }
      }, box, releaseOwned)
    g_source_attach(source, nil)
  }

  isolated deinit {
    g_source_unref(source)
  }

  /// Keeps the closure from being called again, and frees it.
  public func cancel() {
    g_source_destroy(source)
  }
}

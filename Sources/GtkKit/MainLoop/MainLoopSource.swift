import CGtk

/// Something that the main loop is going to do. Letting go of the token does not cancel it.
@MainActor
public final class MainLoopSource {
  private let source: UnsafeMutablePointer<GSource>

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

  /// Whether the closure is still going to be called.
  public var isPending: Bool { g_source_is_destroyed(source) == 0 }

  /// Sees to it that the closure is not called again, and frees it.
  public func cancel() {
    g_source_destroy(source)
  }
}

import CGtk

/// An address that another program opens: a page, a telephone number, a place on a map.
public enum Link {
  /// Whether a program is known that opens addresses of this scheme.
  @MainActor
  public static func canOpen(_ address: String) -> Bool {
    let scheme = String(address.prefix { $0 != ":" })
    guard let program = g_app_info_get_default_for_uri_scheme(scheme) else { return false }
    g_object_unref(UnsafeMutableRawPointer(program))
    return true
  }

  /// Opens an address; calls a handler if no program does.
  @MainActor
  public static func open(
    _ address: String, over parent: Window?, otherwise failed: @escaping () -> Void
  ) {
    gtk_show_uri_full(
      parent?.window, address, guint32(GDK_CURRENT_TIME), nil,
      { source, result, box in
        MainActor.assumeIsolated {
          let failed = Unmanaged<FailureBox>.lent(by: box).body
          let isOpen = gtk_show_uri_full_finish(source.map { parentWindow($0) }, result, nil) != 0
          releaseOwned(box)
          if !isOpen { failed() }
        }
      }, Unmanaged<FailureBox>.giving(FailureBox(failed)))
  }
}

/// The window over which an address was opened.
private func parentWindow(
  _ source: UnsafeMutablePointer<GObject>
) -> UnsafeMutablePointer<GtkWindow> {
  UnsafeMutableRawPointer(source).assumingMemoryBound(to: GtkWindow.self)
}

/// A handler, owned by the call that is under way.
private final class FailureBox {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

import CGtk

/// An entry whose text is not shown, unless one asks to see it.
public final class PasswordEntry: Widget, Editable {
  override class var wrappedType: GType { gtk_password_entry_get_type() }

  /// Makes an empty entry.
  public convenience init() {
    self.init(consuming: gtk_password_entry_new())
    gtk_password_entry_set_show_peek_icon(cast(), 1)
  }

  /// Calls a handler when Return is pressed.
  @discardableResult
  public func onActivate(_ body: @escaping () -> Void) -> SignalConnection {
    on("activate") { _ in body() }
  }
}

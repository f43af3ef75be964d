import CGtk

/// A field for several lines of text.
public final class TextView: Widget {
  override class var wrappedType: GType { gtk_text_view_get_type() }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(cast()) }

  /// The text. Setting it to the same text changes nothing and calls no handler.
  public var text: String {
    get { Self.text(of: buffer) }
    set { if newValue != text { gtk_text_buffer_set_text(buffer, newValue, -1) } }
  }

  /// Calls a handler when the text has changed, with the new text.
  @discardableResult
  public func onChanged(_ body: @escaping (String) -> Void) -> SignalConnection {
    Object(borrowing: buffer).on("changed") { event in
      if let buffer: Object = event.emitter() { body(Self.text(of: buffer.cast())) }
    }
  }

  private static func text(of buffer: UnsafeMutablePointer<GtkTextBuffer>?) -> String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

import CGtk

/// A field to type several lines into.
public final class TextView: Widget {
  /// Makes an empty field.
  public convenience init() {
    self.init(consuming: gtk_text_view_new())
  }

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? { gtk_text_view_get_buffer(cast()) }

  /// The text. Setting it to what it is changes nothing and calls nobody.
  public var text: String {
    get {
      var start = GtkTextIter()
      var end = GtkTextIter()
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      return String.taken(gtk_text_buffer_get_text(buffer, &start, &end, 0)) ?? ""
    }
    set { if newValue != text { gtk_text_buffer_set_text(buffer, newValue, -1) } }
  }

  /// Whether Tab moves on instead of typing a tabulator.
  public var tabMovesFocus: Bool {
    get { gtk_text_view_get_accepts_tab(cast()) == 0 }
    set { gtk_text_view_set_accepts_tab(cast(), (!newValue).c) }
  }

  /// Calls a handler when the text has changed.
  @discardableResult
  public func onChanged(_ body: @escaping () -> Void) -> SignalConnection {
    let buffer = Object(borrowing: buffer)
    return buffer.on("changed") { _ in body() }
  }
}

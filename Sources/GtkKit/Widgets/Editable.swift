import CGtk

/// A widget with one line of text that can be changed.
public protocol Editable: Widget {}

extension Editable {
  private var editable: OpaquePointer { cast() }

  /// The text. Setting it to the same text changes nothing and calls no handler.
  public var text: String {
    get { String.lent(gtk_editable_get_text(editable)) ?? "" }
    set { if newValue != text { gtk_editable_set_text(editable, newValue) } }
  }

  /// The alignment of the text, from 0 for the start to 1 for the end.
  public var alignment: Float {
    get { gtk_editable_get_alignment(editable) }
    set { gtk_editable_set_alignment(editable, newValue) }
  }

  /// Whether the next character is typed at the end of the text.
  public var isCursorAtEnd: Bool {
    gtk_editable_get_position(editable) == text.unicodeScalars.count
  }

  /// Replaces the selection with the copied text, as Ctrl+V does.
  public func paste() {
    let typed = gtk_editable_get_delegate(editable)
    gtk_widget_activate_action_variant(
      UnsafeMutableRawPointer(typed)?.assumingMemoryBound(to: GtkWidget.self), "clipboard.paste",
      nil)
  }

  /// Forgets what was typed so far: Ctrl+Z brings none of it back.
  public func forgetUndo() {
    gtk_editable_set_enable_undo(editable, 0)
    gtk_editable_set_enable_undo(editable, 1)
  }

  /// Calls a handler when the text has changed, with the new text.
  @discardableResult
  public func onChanged(_ body: @escaping (String) -> Void) -> SignalConnection {
    onSelf("changed") { (entry: Self) in body(entry.text) }
  }
}

extension Editable {
  /// Replaces the whole text as if the new one had been typed: Ctrl+Z brings the old one back,
  /// which it would not after setting `text`.
  public func replaceText(_ text: String) {
    let editable: OpaquePointer = cast()
    gtk_editable_delete_text(editable, 0, -1)
    var position: gint = 0
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, position)
  }
}

import CGtk

/// A widget with one line of text that can be changed.
public protocol Editable: Widget {}

extension Editable {
  private var editable: OpaquePointer { cast() }

  /// The text. Setting it to what it is changes nothing and calls nobody.
  public var text: String {
    get { String.lent(gtk_editable_get_text(editable)) ?? "" }
    set { if newValue != text { gtk_editable_set_text(editable, newValue) } }
  }

  /// Where the cursor stands, in characters from the start.
  public var cursorPosition: Int {
    get { Int(gtk_editable_get_position(editable)) }
    set { gtk_editable_set_position(editable, gint(newValue)) }
  }

  /// The selected characters, if any.
  public var selection: Range<Int>? {
    var start: gint = 0
    var end: gint = 0
    guard gtk_editable_get_selection_bounds(editable, &start, &end) != 0 else { return nil }
    return Int(start)..<Int(end)
  }

  /// Selects characters, counted in Unicode scalars from the start.
  public func select(_ range: Range<Int>) {
    gtk_editable_select_region(editable, gint(range.lowerBound), gint(range.upperBound))
  }

  /// Selects the whole text.
  public func selectAll() {
    gtk_editable_select_region(editable, 0, -1)
  }

  /// Puts text at the cursor, in place of the selection.
  public func insertAtCursor(_ text: String) {
    gtk_editable_delete_selection(editable)
    var position = gtk_editable_get_position(editable)
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, position)
  }

  /// Whether the text can be changed.
  public var isEditable: Bool {
    get { gtk_editable_get_editable(editable) != 0 }
    set { gtk_editable_set_editable(editable, newValue.c) }
  }

  /// Where the text stands, from 0 for the start to 1 for the end.
  public var textAlignment: Float {
    get { gtk_editable_get_alignment(editable) }
    set { gtk_editable_set_alignment(editable, newValue) }
  }

  /// How many characters the widget asks room for; -1 stands for its own idea.
  public var widthInCharacters: Int {
    get { Int(gtk_editable_get_width_chars(editable)) }
    set { gtk_editable_set_width_chars(editable, gint(newValue)) }
  }

  /// Whether the widget remembers what was typed, and Ctrl+Z takes it back.
  public var undoesTyping: Bool {
    get { gtk_editable_get_enable_undo(editable) != 0 }
    set { gtk_editable_set_enable_undo(editable, newValue.c) }
  }

  /// The widget inside that has the focus while this one is typed in.
  public var focusWidget: Widget {
    guard let delegate = gtk_editable_get_delegate(editable) else { return self }
    return lent(UnsafeMutableRawPointer(delegate)) ?? self
  }

  /// Calls a handler when the text has changed, with the new text.
  @discardableResult
  public func onChanged(_ body: @escaping (String) -> Void) -> SignalConnection {
    onSelf("changed") { (entry: Self) in body(entry.text) }
  }
}

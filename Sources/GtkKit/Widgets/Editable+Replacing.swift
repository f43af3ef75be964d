import CGtk

extension Editable {
  /// Puts another text in the place of the whole one, as if it had been typed: Ctrl+Z brings the old
  /// one back, which setting `text` would not.
  public func replaceText(_ text: String) {
    let editable: OpaquePointer = cast()
    gtk_editable_delete_text(editable, 0, -1)
    var position: gint = 0
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, position)
  }
}

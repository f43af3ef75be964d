import CGtk

extension Entry {
  /// Underlines parts of the text as wrong. Ranges count UTF-8 bytes.
  public func underline(_ ranges: [Range<Int>]) {
    let attributes = pango_attr_list_new()
    defer { pango_attr_list_unref(attributes) }
    for range in ranges {
      guard let attribute = pango_attr_underline_new(PANGO_UNDERLINE_ERROR) else { continue }
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(attributes, attribute)
    }
    gtk_entry_set_attributes(cast(), attributes)
  }
}

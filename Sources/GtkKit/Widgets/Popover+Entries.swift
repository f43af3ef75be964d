import CGtk

extension Popover {
  /// Names the entries of a menu for screen readers. Newer GTK says that each is named by its label,
  /// and that the label is decoration, which names nothing.
  func nameEntries() {
    var widgets: [Widget] = [self]
    while let widget = widgets.popLast() {
      let children = widget.children
      widgets += children
      guard widget.typeName == "GtkModelButton",
        let label = children.first(where: { $0.typeName == "GtkLabel" })
      else { continue }
      gtk_accessible_reset_relation(widget.cast(), GTK_ACCESSIBLE_RELATION_LABELLED_BY)
      widget.setAccessible(label: Label(borrowing: label.raw).text)
    }
  }
}

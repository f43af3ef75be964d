import CGtk

extension Box {
  /// Puts each four of the widgets into a row of a table, whose second column takes the room that is left. Where a row
  /// would have too little room, it has two lines with two widgets each, and where these have too little, four.
  /// From then on the spacing of the box has no effect.
  public final func layOutInFourColumns() {
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { box, orientation, size, minimum, natural, _, _ in
        TableParts(of: box).measure(orientation, size, minimum, natural)
      }, { box, width, _, _ in TableParts(of: box).place(width) })
    gtk_widget_set_layout_manager(widget, layout)
  }
}

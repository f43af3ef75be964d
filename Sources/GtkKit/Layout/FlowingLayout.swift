import CGtk

extension Box {
  /// Puts the widgets one after the other like words: each as wide as it likes, and in the next line where this one
  /// has no room left. Only what is wider than a whole line is made narrower. From then on the spacing of the box has
  /// no effect.
  public final func flowLikeWords() {
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { box, orientation, size, minimum, natural, _, _ in
        FlowingParts(of: box).measure(orientation, size, minimum, natural)
      }, { box, width, _, _ in FlowingParts(of: box).place(width) })
    gtk_widget_set_layout_manager(widget, layout)
  }
}

import CGtk

extension Box {
  /// How widgets are placed side by side while there is room.
  public nonisolated enum Stacking: Int, Sendable {
    /// All equally wide, and at least as wide as they need.
    case columns
    /// The same, but only where all have what they like: what one leaves over goes to another that likes more.
    case labels
    /// All equally wide, and at least as wide as they like.
    case buttons
    /// The last one as wide as it likes, and the one before it as wide as the others leave.
    case row
    /// The first one as wide as it likes, and the text next to it as wide as that leaves.
    case side
  }

  /// Puts the widgets side by side, and below each other where large text or long words would leave too little
  /// room. From then on the spacing of the box has no effect.
  public final func stackWhereNarrow(_ stacking: Stacking) {
    g_object_set_data(
      cast(), StackedParts.key, UnsafeMutableRawPointer(bitPattern: stacking.rawValue))
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { box, orientation, size, minimum, natural, _, _ in
        StackedParts(of: box).measure(orientation, size, minimum, natural)
      }, { box, width, height, _ in StackedParts(of: box).place(width, height) })
    gtk_widget_set_layout_manager(widget, layout)
  }
}

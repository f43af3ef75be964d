import CGtk

/// A widget in a box that lays out its widgets itself.
nonisolated struct LaidOutPart {
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// How wide it has to be and likes to be, in pixels.
  let width: (minimum: gint, natural: gint)

  private init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    var (minimum, natural): (gint, gint) = (0, 0)
    gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    width = (minimum, natural)
  }

  /// The widgets in a box that take room.
  static func all(in box: UnsafeMutablePointer<GtkWidget>?) -> [LaidOutPart] {
    var parts: [LaidOutPart] = []
    var next = gtk_widget_get_first_child(box)
    while let part = next {
      if gtk_widget_should_layout(part) != 0 { parts.append(LaidOutPart(part)) }
      next = gtk_widget_get_next_sibling(part)
    }
    return parts
  }

  /// How high it likes to be in a width, in pixels.
  func height(_ width: gint) -> gint {
    var natural: gint = 0
    gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, nil, &natural, nil, nil)
    return natural
  }

  /// Puts it into a place of a box as wide as `whole`, counted from where lines begin.
  func put(_ place: GdkRectangle, in box: UnsafeMutablePointer<GtkWidget>?, _ whole: gint) {
    var area = place
    if gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL { area.x = whole - place.x - place.width }
    gtk_widget_size_allocate(widget, &area, -1)
  }
}

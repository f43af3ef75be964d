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

/// The parts of a box that lays them out itself, as GTK asks while it measures and places.
nonisolated protocol LaidOutParts {
  var box: UnsafeMutablePointer<GtkWidget>? { get }
  var parts: [LaidOutPart] { get }
  /// How wide they like to be together, in pixels.
  var naturalWidth: gint { get }

  init(box: UnsafeMutablePointer<GtkWidget>?, parts: [LaidOutPart])

  /// The place of each part in a width.
  func places(in whole: gint) -> [GdkRectangle]
}

nonisolated extension LaidOutParts {
  init(of box: UnsafeMutablePointer<GtkWidget>?) {
    self.init(box: box, parts: LaidOutPart.all(in: box))
  }

  func measure(
    _ orientation: GtkOrientation, _ size: gint, _ minimum: UnsafeMutablePointer<gint>?,
    _ natural: UnsafeMutablePointer<gint>?
  ) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      minimum?.pointee = parts.map(\.width.minimum).max() ?? 0
      natural?.pointee = naturalWidth
    } else {
      let height = bottom(of: places(in: size < 0 ? naturalWidth : size))
      minimum?.pointee = height
      natural?.pointee = height
    }
  }

  func place(_ whole: gint) {
    for (part, place) in zip(parts, places(in: whole)) { part.put(place, in: box, whole) }
  }

  /// Where the lowest of some places ends.
  func bottom(of places: [GdkRectangle]) -> gint {
    places.map { $0.y + $0.height }.max() ?? 0
  }
}

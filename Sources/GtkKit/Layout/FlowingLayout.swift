import CGtk

extension Box {
  /// Puts the widgets one after the other like words: each as wide as it likes, and in the next line where this one
  /// has no room left. Only what is wider than a whole line is made narrower. The spacing of the box is not set any
  /// more then.
  public final func flowLikeWords() {
    let layout = gtk_custom_layout_new(
      { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
      { box, orientation, size, minimum, natural, _, _ in
        FlowingParts(of: box).measure(orientation, size, minimum, natural)
      }, { box, width, _, _ in FlowingParts(of: box).place(width) })
    gtk_widget_set_layout_manager(widget, layout)
  }
}

/// What flows in a box, as GTK asks while it measures and places.
private nonisolated struct FlowingParts {
  private let box: UnsafeMutablePointer<GtkWidget>?
  private let parts: [LaidOutPart]
  private static let across: gint = 6
  private static let down: gint = 3

  init(of box: UnsafeMutablePointer<GtkWidget>?) {
    self.box = box
    parts = LaidOutPart.all(in: box)
  }

  func measure(
    _ orientation: GtkOrientation, _ size: gint, _ minimum: UnsafeMutablePointer<gint>?,
    _ natural: UnsafeMutablePointer<gint>?
  ) {
    let widths = parts.map(\.width)
    let inOneLine =
      widths.map(\.natural).reduce(0, +) + Self.across * gint(max(parts.count - 1, 0))
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      minimum?.pointee = widths.map(\.minimum).max() ?? 0
      natural?.pointee = inOneLine
    } else {
      let bottom = places(in: size < 0 ? inOneLine : size).map { $0.y + $0.height }.max() ?? 0
      minimum?.pointee = bottom
      natural?.pointee = bottom
    }
  }

  func place(_ whole: gint) {
    for (part, place) in zip(parts, places(in: whole)) { part.put(place, in: box, whole) }
  }

  /// Where each part stands in a width.
  private func places(in whole: gint) -> [GdkRectangle] {
    var places: [GdkRectangle] = []
    var (left, top, lineHeight): (gint, gint, gint) = (0, 0, 0)
    for part in parts {
      let width = min(part.width.natural, whole)
      if left > 0, left + width > whole {
        (left, top, lineHeight) = (0, top + lineHeight + Self.down, 0)
      }
      let height = part.height(width)
      places.append(GdkRectangle(x: left, y: top, width: width, height: height))
      left += width + Self.across
      lineHeight = max(lineHeight, height)
    }
    return places
  }
}

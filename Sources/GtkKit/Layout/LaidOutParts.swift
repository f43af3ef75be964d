import CGtk

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

import CGtk

/// What flows in a box.
nonisolated struct FlowingParts: LaidOutParts {
  let box: UnsafeMutablePointer<GtkWidget>?
  let parts: [LaidOutPart]
  private static let across: gint = 6
  private static let down: gint = 3

  var naturalWidth: gint {
    parts.map(\.width.natural).reduce(0, +) + Self.across * gint(max(parts.count - 1, 0))
  }

  func places(in whole: gint) -> [GdkRectangle] {
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

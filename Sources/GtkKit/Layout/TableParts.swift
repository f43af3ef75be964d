import CGtk

/// What is laid out in a table.
nonisolated struct TableParts: LaidOutParts {
  let box: UnsafeMutablePointer<GtkWidget>?
  let parts: [LaidOutPart]
  private static let columns = 4
  private static let across: gint = 12
  /// Between lines of a row, and between rows.
  private static let (line, row): (gint, gint) = (3, 9)

  private var rows: [ArraySlice<LaidOutPart>] {
    stride(from: 0, to: parts.count, by: Self.columns).map { parts[$0...].prefix(Self.columns) }
  }

  /// How wide each column likes to be.
  private var columnWidths: [gint] {
    (0..<Self.columns).map { column in
      stride(from: column, to: parts.count, by: Self.columns).map { parts[$0].width.natural }
        .max() ?? 0
    }
  }

  private func sum(_ widths: [gint]) -> gint {
    widths.reduce(0, +) + Self.across * gint(max(widths.count - 1, 0))
  }

  var naturalWidth: gint { sum(columnWidths) }

  func places(in whole: gint) -> [GdkRectangle] {
    var widths = columnWidths
    let spare = whole - sum(widths)
    widths[1] += max(spare, 0)
    var places: [GdkRectangle] = []
    for row in rows {
      let top = places.isEmpty ? 0 : bottom(of: places) + Self.row
      if spare >= 0 {
        places += line(Array(row), widths, at: top)
      } else {
        places += lines(of: Array(row.prefix(2)), in: whole, at: top)
        places += lines(of: Array(row.dropFirst(2)), in: whole, at: bottom(of: places) + Self.line)
      }
    }
    return places
  }

  /// Parts side by side.
  private func line(_ parts: [LaidOutPart], _ widths: [gint], at top: gint) -> [GdkRectangle] {
    var left: gint = 0
    return zip(parts, widths).map { part, width in
      defer { left += width + Self.across }
      return GdkRectangle(x: left, y: top, width: width, height: part.height(width))
    }
  }

  /// Two parts side by side, or below each other if that is too wide.
  private func lines(of pair: [LaidOutPart], in whole: gint, at top: gint) -> [GdkRectangle] {
    let liked = pair.map { min($0.width.natural, whole) }
    if sum(liked) <= whole, let first = liked.first {
      return line(pair, [first, whole - first - Self.across], at: top)
    }
    var top = top
    return zip(pair, liked).map { part, width in
      let height = part.height(width)
      defer { top += height }
      return GdkRectangle(x: 0, y: top, width: width, height: height)
    }
  }
}

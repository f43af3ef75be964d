import CGtk

/// What is laid out in a box, as GTK asks while it measures and places.
nonisolated struct StackedParts {
  typealias CWidget = UnsafeMutablePointer<GtkWidget>

  private let box: CWidget?
  private let stacking: Box.Stacking
  private let parts: [CWidget]
  /// Whether the last part of a row is there.
  private let hasEnd: Bool
  private static let down: gint = 6
  /// Under which a box keeps how it stacks, for functions of C that cannot know it.
  static let key = "per-stacking"

  init(of box: CWidget?) {
    let kept = box.flatMap {
      g_object_get_data(UnsafeMutableRawPointer($0).assumingMemoryBound(to: GObject.self), Self.key)
    }
    let stacking = Box.Stacking(rawValue: Int(bitPattern: kept)) ?? .columns
    var parts: [CWidget] = []
    var next = gtk_widget_get_first_child(box)
    while let part = next {
      if gtk_widget_should_layout(part) != 0 { parts.append(part) }
      next = gtk_widget_get_next_sibling(part)
    }
    (self.box, self.stacking, self.parts) = (box, stacking, parts)
    hasEnd = stacking == .row && parts.count > 1 && parts.last == gtk_widget_get_last_child(box)
  }

  private var across: gint { stacking == .row ? 6 : 12 }

  // MARK: Widths

  private func width(_ part: CWidget) -> (minimum: gint, natural: gint) {
    var (minimum, natural): (gint, gint) = (0, 0)
    gtk_widget_measure(part, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  /// How wide widgets are side by side.
  private func sum(_ widths: [gint]) -> gint {
    widths.reduce(0, +) + across * gint(max(widths.count - 1, 0))
  }

  /// The natural width of all parts side by side.
  private var naturalWidth: gint {
    let widths = parts.map { width($0).natural }
    let widest = widths.max() ?? 0
    return sum([.row, .side].contains(stacking) ? widths : widths.map { _ in widest })
  }

  private func isBeside(in whole: gint) -> Bool {
    let widths = parts.map(width)
    guard whole >= 0, widths.count > 1 else { return true }
    switch stacking {
    case .labels: return sum(widths.map(\.natural)) <= whole
    case .columns:
      let widest = widths.map(\.minimum).max() ?? 0
      return sum(widths.map { _ in widest }) <= whole
    case .buttons:
      let widest = widths.map(\.natural).max() ?? 0
      return sum(widths.map { _ in widest }) <= whole
    case .row:
      guard hasEnd else { return true }
      var needed = widths.map(\.natural)
      // The text before the end may wrap, but not at every word.
      let text = widths[needed.count - 2]
      needed[needed.count - 2] = max(text.minimum, min(text.natural, whole * 2 / 5))
      return sum(needed) <= whole
    case .side:
      return sum([widths[0].natural, max(widths[1].minimum, min(widths[1].natural, whole * 2 / 5))])
        <= whole
    }
  }

  /// The width that each part gets.
  private func widths(in whole: gint, isBeside: Bool) -> [gint] {
    if stacking == .side, isBeside, parts.count > 1 {
      let first = width(parts[0]).natural
      return [first] + parts.dropFirst().map { _ in max(whole - first - across, 0) }
    }
    guard stacking == .row else {
      let count = isBeside ? gint(max(parts.count, 1)) : 1
      let equal = max((whole - across * (count - 1)) / count, 0)
      let liked = parts.map { width($0).natural }
      if stacking == .labels, isBeside, liked.contains(where: { $0 > equal }) {
        return liked.map { $0 + (whole - sum(liked)) / count }
      }
      return parts.map { _ in equal }
    }
    var widths = parts.map { min(width($0).natural, whole) }
    let line = hasEnd && !isBeside ? widths.dropLast() : widths[...]
    let flexible = hasEnd ? widths.count - 2 : widths.count - 1
    guard widths.indices.contains(flexible) else { return widths }
    widths[flexible] = max(whole - sum(Array(line)) + widths[flexible], 0)
    return widths
  }

  // MARK: Measuring

  func measure(
    _ orientation: GtkOrientation, _ size: gint, _ minimum: UnsafeMutablePointer<gint>?,
    _ natural: UnsafeMutablePointer<gint>?
  ) {
    if orientation == GTK_ORIENTATION_HORIZONTAL {
      let widths = parts.map(width)
      let line = hasEnd ? widths.dropLast() : widths[...]
      minimum?.pointee =
        stacking == .row
        ? max(sum(line.map(\.minimum)), widths.last?.minimum ?? 0)
        : widths.map(\.minimum).max() ?? 0
      natural?.pointee = naturalWidth
    } else {
      let isBeside = isBeside(in: size)
      // As wide as it likes, it is at its lowest: GTK asks nothing else of a height that any width will do for.
      let whole = size < 0 ? naturalWidth : size
      let heights = zip(parts, widths(in: whole, isBeside: isBeside)).map(height)
      minimum?.pointee = height(of: heights.map(\.minimum), isBeside: isBeside)
      natural?.pointee = height(of: heights.map(\.natural), isBeside: isBeside)
    }
  }

  private func height(_ part: CWidget, _ width: gint) -> (minimum: gint, natural: gint) {
    var (minimum, natural): (gint, gint) = (0, 0)
    gtk_widget_measure(part, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, nil, nil)
    return (minimum, natural)
  }

  private func height(of heights: [gint], isBeside: Bool) -> gint {
    if isBeside { return heights.max() ?? 0 }
    guard stacking == .row else {
      return heights.reduce(0, +) + Self.down * gint(max(heights.count - 1, 0))
    }
    return (heights.dropLast().max() ?? 0) + Self.down + (heights.last ?? 0)
  }

  // MARK: Placing

  func place(_ whole: gint, _ height: gint) {
    let isBeside = isBeside(in: whole)
    let widths = widths(in: whole, isBeside: isBeside)
    let heights = zip(parts, widths).map { self.height($0, $1).natural }
    // The end of a row comes below the text before it.
    let line = isBeside ? parts.count : stacking == .row ? parts.count - 1 : 1
    var (left, top): (gint, gint) = (0, 0)
    var startOfLast: gint = 0
    for (index, part) in parts.enumerated() {
      if index >= line {
        top += Self.down + (heights[..<index].suffix(line).max() ?? 0)
        left = stacking == .row ? startOfLast : 0
      }
      let given =
        isBeside
        ? height : stacking == .row && index < line ? heights[..<line].max() ?? 0 : heights[index]
      place(part, left, top, min(widths[index], whole - left), given, in: whole)
      startOfLast = left
      left += widths[index] + across
    }
  }

  private func place(
    _ part: CWidget, _ left: gint, _ top: gint, _ width: gint, _ height: gint, in whole: gint
  ) {
    let isMirrored = gtk_widget_get_direction(box) == GTK_TEXT_DIR_RTL
    var area = GdkRectangle(
      x: isMirrored ? whole - left - width : left, y: top, width: width, height: height)
    gtk_widget_size_allocate(part, &area, -1)
  }
}

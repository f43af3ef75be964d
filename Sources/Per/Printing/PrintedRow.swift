import GtkKit
import PerViewModel
import PerWords

/// A row on paper: its lines, and its figures beside them or, on narrow paper, below them.
@MainActor
struct PrintedRow {
  private var placed: [(text: PrintText, x: Double, y: Double, opacity: Double)] = []
  private(set) var height = 0.0

  init(_ row: PrintContent.Row, on context: PrintContext) {
    let isNarrow = context.width < Self.narrow
    let side = isNarrow ? context.width : max(context.width / 4, Self.narrow / 3)
    let main = isNarrow ? context.width : context.width - side - 12
    let isMirrored = Widget.isRightToLeftByDefault
    func place(_ line: PrintContent.Line, isAside: Bool = false, at y: inout Double) {
      guard !line.text.isEmpty else { return }
      let width = isAside ? side : main
      let laid = context.text(
        line.text, size: line.style.size, isBold: line.style.isBold, width: width,
        maximumLines: Self.maximumLines, isAtEnd: isAside)
      let isRight = isAside != isMirrored
      placed.append((laid, isRight ? context.width - width : 0, y, line.style.opacity))
      y += laid.height
    }
    var y = 0.0
    for line in row.lines { place(line, at: &y) }
    var aside = isNarrow ? y : 0
    for line in row.aside { place(line, isAside: true, at: &aside) }
    height = max(y, aside)
  }

  /// The width in points below which there is no room for the price beside the name.
  private static let narrow = 260.0
  private static let maximumLines = 8

  func draw(on context: PrintContext, y: Double) {
    for part in placed { context.draw(part.text, x: part.x, y: y + part.y, opacity: part.opacity) }
  }
}

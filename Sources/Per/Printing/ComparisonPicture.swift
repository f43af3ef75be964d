import GtkKit
import PerViewModel
import PerWords

/// A comparison as a picture: its heading, and the products as the list has them.
@MainActor
struct ComparisonPicture {
  /// A text, and where its left upper corner is.
  private typealias Placed = (text: TextLayout, x: Int, y: Int, opacity: Double)

  private let widget: Widget
  private var placed: [Placed] = []
  /// Where lines between the rows are.
  private var lines: [Int] = []
  private var height = margin

  private static let width = 640
  private static let margin = 24
  private static let gap = 8
  /// More rows than anyone reads in a picture.
  private static let maximumRows = 100

  /// A PNG file with the colours, the font and the direction of a widget.
  static func png(
    of content: PrintContent, like widget: Widget
  ) async throws(DrawingError) -> [UInt8] {
    let picture = ComparisonPicture(content, like: widget)
    let scale = min(2, Double(DrawingContext.maximumSideLength) / Double(picture.height))
    return try await DrawingContext.png(
      like: widget, width: width, height: picture.height, scale: scale
    ) { picture.draw(in: $0) }
  }

  private init(_ content: PrintContent, like widget: Widget) {
    self.widget = widget
    let room = Self.width - 2 * Self.margin
    place(content.title, TextLayout.Style(isBold: true, scale: 1.4), width: room)
    for text in [content.subtitle] + content.notes { place(text, width: room, opacity: 0.7) }
    for index in 0..<min(content.rowCount, Self.maximumRows) {
      height += Self.gap
      lines.append(height)
      height += Self.gap
      place(content.row(index))
    }
    if content.rowCount > Self.maximumRows {
      height += Self.gap
      place("…", width: room)
    }
    height += Self.margin
  }

  /// Places a product: its lines, without the small print of the paper version, and its unit price at the end.
  private mutating func place(_ row: PrintContent.Row) {
    let side = (Self.width - 2 * Self.margin) * 2 / 5
    let main = Self.width - 2 * Self.margin - side - Self.gap
    let top = height
    for line in row.aside { place(line.text, Self.style(line.style), width: side, isAside: true) }
    let bottom = height
    height = top
    for line in row.lines where line.style != .fine {
      place(line.text, Self.style(line.style), width: main)
    }
    height = max(height, bottom)
  }

  private static func style(_ style: PrintContent.Style) -> TextLayout.Style {
    switch style {
    case .figure: TextLayout.Style(isBold: true, scale: 1.25, hasTabularDigits: true)
    case .title: TextLayout.Style(isBold: true)
    case .strong: TextLayout.Style(isBold: true, scale: 0.9)
    case .plain, .fine: TextLayout.Style(scale: 0.9)
    }
  }

  /// Places a text below what is there, at the start or at the end of the line.
  private mutating func place(
    _ text: String, _ style: TextLayout.Style = TextLayout.Style(), width: Int,
    isAside: Bool = false, opacity: Double = 1
  ) {
    guard !text.isEmpty else { return }
    let layout = TextLayout.make(text, for: widget, style)
    layout.wrap(width: width, lines: 3)
    // In its width, a text stands where lines begin.
    let rest = width - layout.size.width
    let end = Self.width - Self.margin - width
    let x =
      widget.isRightToLeft
      ? isAside ? Self.margin - rest : end : isAside ? end + rest : Self.margin
    placed.append((layout, x, height, opacity))
    height += layout.size.height
  }

  private func draw(in context: DrawingContext) {
    context.useColor(named: "view_bg_color")
    context.rectangle(x: 0, y: 0, width: Double(Self.width), height: Double(height))
    context.fill()
    for y in lines {
      context.useTextColor(opacity: 0.2)
      context.rectangle(
        x: Double(Self.margin), y: Double(y), width: Double(Self.width - 2 * Self.margin),
        height: 1)
      context.fill()
    }
    for (text, x, y, opacity) in placed {
      context.useTextColor(opacity: opacity)
      context.draw(text, x: Double(x), y: Double(y))
    }
  }
}

extension PerWindow {
  /// Copies the comparison as a picture.
  func copyPicture() {
    let content = model.printContent
    Task { [weak self] in
      guard let self else { return }
      do throws(DrawingError) {
        let picture = try await ComparisonPicture.png(of: content, like: list.box)
        guard !isGone else { return }
        Clipboard.of(self).setPicture(png: picture)
        show(Notice(title: localized("Copied as a picture")))
      } catch {
        show(Notice(title: localized("There is not enough memory for the picture.")))
      }
    }
  }
}

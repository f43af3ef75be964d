import GtkKit
import PerViewModel

/// The prices of an article over time as a picture: a heading and their steps.
enum PriceStepsPicture {
  private static let margin = 24
  private static let width = 720

  /// A file with the colours, the font and the direction of a widget; `nil` while there are too few prices.
  static func file(
    of content: ArticleContent, like widget: Widget, as format: PictureFormat
  ) async throws(DrawingError) -> [UInt8]? {
    guard let steps = content.steps else { return nil }
    let room = width - 2 * margin
    let title = TextLayout.make(
      content.title.isolated, for: widget, TextLayout.Style(isBold: true, scale: 1.3))
    let texts =
      [title]
      + ([content.verdict] + content.remarks).map {
        TextLayout.make($0, for: widget)
      }
    for text in texts { text.wrap(width: room, lines: 3) }
    let top = margin + texts.reduce(0) { $0 + $1.size.height } + margin / 2
    let drawing = PriceStepsDrawing(steps, for: widget)
    let height = PriceStepsDrawing.height(forWidth: room)
    return try await format.file(
      like: widget, width: width, height: top + height + margin, title: content.title,
      description: [content.verdict] + content.remarks + content.prices.map(\.spoken)
    ) { context in
      context.useTextColor()
      var y = margin
      for text in texts {
        context.draw(text, x: Double(margin), y: Double(y))
        y += text.size.height
      }
      context.moved(x: Double(margin), y: Double(top)) {
        drawing.draw(in: context, width: room, height: height)
      }
    }
  }
}

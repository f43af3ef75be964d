import GtkKit
import PerText
import PerViewModel

/// A chart as a file.
struct ChartPicture {
  private let chart: ChartContent
  private let widget: Widget
  private let title: TextLayout
  private let subtitle: TextLayout
  private let note: TextLayout
  private let bars: [ChartBar]
  private let width: Int
  private static let margin = 24

  /// Formats that a chart can be saved in.
  enum Format: String, CaseIterable {
    case png, svg

    var title: String {
      switch self {
      case .png: localized("Picture (PNG)")
      case .svg: localized("Drawing that can be enlarged (SVG)")
      }
    }
  }

  /// A picture with the colours, the font and the direction of a widget.
  init(_ chart: ChartContent, like widget: Widget, width: Int) {
    self.chart = chart
    self.widget = widget
    self.width = max(width, 2 * ChartBar.minimumWidth)
    title = TextLayout.make(
      chart.title.isolated, for: widget, TextLayout.Style(isBold: true, scale: 1.3))
    subtitle = TextLayout.make(chart.subtitle, for: widget)
    note = TextLayout.make(chart.note, for: widget, TextLayout.Style(scale: 0.85))
    bars = chart.bars.map { ChartBar($0, for: widget) }
    title.wrap(width: self.width, lines: 3)
    subtitle.wrap(width: self.width, lines: 3)
    note.wrap(width: self.width, lines: 8)
  }

  func file(as format: Format) -> [UInt8] {
    let places = arrange()
    let (width, height) = (width + 2 * Self.margin, places.height)
    let body = { (context: DrawingContext) in
      context.useColor(named: "view_bg_color")
      context.rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
      context.fill()
      context.moved(x: Double(Self.margin), y: 0) { draw(in: context, places.tops) }
    }
    switch format {
    case .png: return DrawingContext.png(like: widget, width: width, height: height, scale: 2, body)
    case .svg:
      return described(DrawingContext.svg(like: widget, width: width, height: height, body))
    }
  }

  /// How high the picture is, and where its parts begin: title, subtitle, bars and note.
  private func arrange() -> (tops: [Int], height: Int) {
    var tops: [Int] = []
    var height = Self.margin
    func add(_ part: Int, space: Int) {
      tops.append(height)
      height += part + space
    }
    add(title.size.height, space: 0)
    add(subtitle.size.height, space: Self.margin)
    for bar in bars { add(bar.height(forWidth: width), space: Self.margin / 2) }
    add(chart.note.isEmpty ? 0 : note.size.height, space: Self.margin / 2)
    return (tops, height)
  }

  private func draw(in context: DrawingContext, _ tops: [Int]) {
    var tops = tops.map(Double.init)[...]
    context.useTextColor()
    for text in [title, subtitle] { context.draw(text, x: 0, y: tops.removeFirst()) }
    for bar in bars {
      context.moved(y: tops.removeFirst()) { bar.draw(in: context, width: width) }
    }
    guard !chart.note.isEmpty else { return }
    context.useTextColor()
    context.draw(note, x: 0, y: tops.removeFirst())
  }

  /// Puts what the picture shows into the file in words as well, for screen readers and searches:
  /// the texts of the drawing are shapes.
  private func described(_ svg: [UInt8]) -> [UInt8] {
    guard let start = svg.firstIndex(of: UInt8(ascii: "?")),
      let element = svg[start...].dropFirst().firstRange(of: Array("<svg".utf8)),
      let end = svg[element.upperBound...].firstIndex(of: UInt8(ascii: ">"))
    else { return svg }
    let lines = chart.bars.map(\.accessibleName) + [chart.note].filter { !$0.isEmpty }
    let words =
      "\n<title>\((chart.title + " · " + chart.subtitle).escapedForMarkup)</title>"
      + "\n<desc>\(lines.joined(separator: "\n").escapedForMarkup)</desc>"
    return svg[...end] + Array(words.utf8) + svg[(end + 1)...]
  }
}

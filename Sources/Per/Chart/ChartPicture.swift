import GtkKit
import PerViewModel
import PerWords

/// A chart as a file.
struct ChartPicture {
  private let chart: ChartContent
  private let widget: Widget
  private let title: TextLayout
  private let subtitle: TextLayout
  private let note: TextLayout
  private let bars: [ChartBar]
  /// What a screen reader says of each bar.
  private let words: [String]
  private let plotHeight: Int
  private let places: PicturePlaces

  private static let margin = 24
  private static let gap = 12
  /// Few enough that a key need not wait for them.
  private static let barsAtOnce = 20
  /// The bars are split into columns if one would be higher than this: drawn at twice the size, it
  /// must not exceed what cairo can draw.
  private static let maximumColumnHeight = 15_000

  /// A file with the colours, the font and the direction of a widget; `width` is that of a bar. The
  /// program keeps responding while many bars are drawn.
  static func file(
    of chart: ChartContent, like widget: Widget, width: Int, as format: PictureFormat
  ) async throws(DrawingError) -> [UInt8] {
    let width = max(width, 2 * ChartBar.minimumWidth)
    var bars: [ChartBar] = []
    var words: [String] = []
    var heights: [Int] = []
    for content in chart.bars {
      if bars.count % barsAtOnce == barsAtOnce - 1 { await MainLoop.idle() }
      let bar = ChartBar(content, for: widget)
      bars.append(bar)
      heights.append(bar.height(forWidth: width) + gap)
      words.append(content.accessibleName)
    }
    let picture = ChartPicture(
      chart, like: widget, bars: bars, words: words, heights: heights, width: width)
    return try await picture.file(as: format)
  }

  private init(
    _ chart: ChartContent, like widget: Widget, bars: [ChartBar], words: [String],
    heights: [Int], width: Int
  ) {
    self.chart = chart
    self.widget = widget
    self.bars = bars
    self.words = words
    title = TextLayout.make(
      chart.title.isolated, for: widget, TextLayout.Style(isBold: true, scale: 1.3))
    subtitle = TextLayout.make(chart.subtitle, for: widget)
    note = TextLayout.make(chart.note, for: widget, TextLayout.Style(scale: 0.85))
    for (text, lines) in [(title, 3), (subtitle, 3), (note, 8)] {
      text.wrap(width: width, lines: lines)
    }
    plotHeight = chart.plot == nil ? 0 : ChartPlotDrawing.height(forWidth: width) + Self.gap
    places = PicturePlaces(
      header: title.size.height + subtitle.size.height + plotHeight, heights: heights,
      footer: chart.note.isEmpty ? 0 : note.size.height, width: width,
      isMirrored: widget.isRightToLeft)
  }

  /// Where the parts of the picture are.
  private struct PicturePlaces {
    private(set) var bars: [(x: Int, y: Int)] = []
    /// The width of a column, and where the first one begins.
    let columnWidth: Int
    var first = margin
    var width = 0
    var note = 0
    var height = 0

    /// One column of bars or, if that would be too high, enough columns to make a square.
    init(header: Int, heights: [Int], footer: Int, width columnWidth: Int, isMirrored: Bool) {
      self.columnWidth = columnWidth
      let total = heights.reduce(0, +)
      var columns = 1
      if total > maximumColumnHeight {
        columns = Int((Double(total) / Double(columnWidth + margin)).squareRoot().rounded(.up))
      }
      let top = 2 * margin + header
      var (column, y) = (0, 0)
      for height in heights {
        if y > 0, y + height > total / columns, column < columns - 1 {
          (column, y) = (column + 1, 0)
        }
        bars.append((column, top + y))
        y += height
        note = max(note, top + y)
      }
      columns = column + 1
      width = margin + columns * (columnWidth + margin)
      func left(of column: Int) -> Int {
        margin + (isMirrored ? columns - 1 - column : column) * (columnWidth + margin)
      }
      bars = bars.map { (left(of: $0.x), $0.y) }
      first = left(of: 0)
      height = max(note, top) + footer + margin
    }
  }

  private func file(as format: PictureFormat) async throws(DrawingError) -> [UInt8] {
    try await format.file(
      like: widget, width: places.width, height: places.height,
      title: [chart.title, chart.subtitle].joined(separator: factSeparator),
      description: words + [chart.note].filter { !$0.isEmpty }
    ) { await draw(in: $0) }
  }

  private func draw(in context: DrawingContext) async {
    let first = Double(places.first)
    context.useTextColor()
    context.draw(title, x: first, y: Double(Self.margin))
    context.draw(subtitle, x: first, y: Double(Self.margin + title.size.height))
    if let plot = chart.plot {
      let top = Self.margin + title.size.height + subtitle.size.height + Self.gap
      context.moved(x: first, y: Double(top)) {
        ChartPlotDrawing(plot, for: widget).draw(
          in: context, width: places.columnWidth, height: plotHeight - Self.gap)
      }
    }
    for (index, (bar, place)) in zip(bars, places.bars).enumerated() {
      if index % Self.barsAtOnce == Self.barsAtOnce - 1 { await MainLoop.idle() }
      context.moved(x: Double(place.x), y: Double(place.y)) {
        bar.draw(in: context, width: places.columnWidth)
      }
    }
    guard !chart.note.isEmpty else { return }
    context.useTextColor()
    context.draw(note, x: first, y: Double(places.note))
  }
}

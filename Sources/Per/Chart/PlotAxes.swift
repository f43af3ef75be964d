import GtkKit
import PerViewModel

/// Where the points of a drawing with two axes lie, in pixels. Places count from 0 to 10,000.
struct PlotArea {
  fileprivate let isMirrored: Bool
  fileprivate let width, left, across, top, down: Double

  /// The place along the axis below, from the right where one reads from there.
  func x(_ place: Int) -> Double {
    let start = left + across * Double(place) / 10_000
    return isMirrored ? width - start : start
  }

  /// The place of a price; dear is up.
  func y(_ price: Int) -> Double { top + down * (1 - Double(price) / 10_000) }

  /// Where something lies that has a place along the axis below and a price.
  func point(_ place: Int, _ price: Int) -> (Double, Double) { (x(place), y(price)) }
}

/// Two axes with their marks: lines across for prices, whose words stand at the start, and words below.
struct PlotAxes {
  /// The space between words and lines, in pixels.
  static let gap = 6.0
  /// The words of the axes and of what is explained beside them.
  static let style = TextLayout.Style(scale: 0.85, hasTabularDigits: true)

  let isMirrored: Bool
  /// The height of a line of words, in pixels.
  let lineHeight: Double
  private let below: [(mark: ChartPlot.Mark, text: TextLayout)]
  private let prices: [(mark: ChartPlot.Mark, text: TextLayout)]
  private let opacity: Double

  /// Axes in the font and the direction of a widget.
  init(below: [ChartPlot.Mark], prices: [ChartPlot.Mark], for widget: Widget) {
    func texts(_ marks: [ChartPlot.Mark]) -> [(mark: ChartPlot.Mark, text: TextLayout)] {
      marks.map { ($0, TextLayout.make($0.text.isolated, for: widget, Self.style)) }
    }
    self.below = texts(below)
    self.prices = texts(prices)
    isMirrored = widget.isRightToLeft
    lineHeight = Double(self.below.first?.text.size.height ?? 16)
    opacity = StyleManager.shared.isHighContrast ? 0.5 : 0.15
  }

  /// Half the width of the last mark's words, which stand that far beyond it.
  var overhang: Double { Double(below.last?.text.size.width ?? 0) / 2 }

  /// The area between the axes, with space above and at the end; `nil` where there is no room.
  func area(width: Int, height: Int, top: Double, end: Double) -> PlotArea? {
    let left = (prices.map { Double($0.text.size.width) }.max() ?? 0) + Self.gap
    let area = PlotArea(
      isMirrored: isMirrored, width: Double(width), left: left,
      across: Double(width) - left - end, top: top,
      down: Double(height) - top - lineHeight - Self.gap)
    return area.across > 0 && area.down > 0 ? area : nil
  }

  /// Draws the lines and the words.
  func draw(in context: DrawingContext, _ area: PlotArea) {
    context.useTextColor(opacity: opacity)
    for price in [0] + prices.map(\.mark.place) {
      context.line(from: area.point(0, price), to: area.point(10_000, price), width: 1)
    }
    context.useTextColor(opacity: 0.76)
    for (mark, text) in prices {
      let size = text.size
      context.draw(
        text,
        x: isMirrored ? area.x(0) + Self.gap : area.x(0) - Self.gap - Double(size.width),
        y: area.y(mark.place) - Double(size.height) / 2)
    }
    // Marks whose words would run into those of the one before have none.
    var free = -Double.infinity
    for (mark, text) in below {
      let size = Double(text.size.width)
      let start = min(max(area.x(mark.place) - size / 2, 0), area.width - size)
      guard (isMirrored ? -start - size : start) >= free else { continue }
      free = (isMirrored ? -start : start + size) + Self.gap
      context.draw(text, x: start, y: area.y(0) + Self.gap)
    }
  }
}

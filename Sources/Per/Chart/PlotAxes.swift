import GtkKit
import PerViewModel

/// Two axes with their marks: lines across for prices, whose words stand at the start, and words below.
struct PlotAxes {
  /// The space between words and lines, in pixels.
  static let gap = 6.0
  /// The words of the axes and of the explanations beside them.
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

  /// The space between the words of prices and the axis, on which a dot may lie.
  private var besidePrices: Double { Self.gap + lineHeight * 0.3 }

  /// The prices that get labels: every one, or as many as fit, at even distances from the lowest.
  private func written(in area: PlotArea) -> [(mark: ChartPlot.Mark, text: TextLayout)] {
    guard prices.count > 1 else { return prices }
    let height = prices.map { Double($0.text.size.height) }.max() ?? 0
    let distances = zip(prices, prices.dropFirst()).map {
      area.y($0.mark.place) - area.y($1.mark.place)
    }
    // The words of nothing stand half their height above their place.
    let needed = prices[0].mark.place == 0 ? height * 1.5 : height
    let nearest = max(distances.min() ?? height, 1)
    return stride(from: 0, to: prices.count, by: max(Int((needed / nearest).rounded(.up)), 1))
      .map { prices[$0] }
  }

  /// The area between the axes, with space above and at the end; `nil` if there is no room.
  func area(width: Int, height: Int, top: Double, end: Double) -> PlotArea? {
    let left = (prices.map { Double($0.text.size.width) }.max() ?? 0) + besidePrices
    let area = PlotArea(
      isMirrored: isMirrored, width: Double(width), left: left,
      across: Double(width) - left - end, top: top,
      down: Double(height) - top - lineHeight - Self.gap)
    return area.across > 0 && area.down > 0 ? area : nil
  }

  /// Draws the lines and the words.
  func draw(in context: DrawingContext, _ area: PlotArea) {
    context.useTextColor(opacity: opacity)
    for price in Set([0] + prices.map(\.mark.place)) {
      context.line(from: area.point(0, price), to: area.point(10_000, price), width: 1)
    }
    context.useTextColor(opacity: 0.76)
    for (mark, text) in written(in: area) {
      let (width, height) = (Double(text.size.width), Double(text.size.height))
      // Labels of zero stand on the axis, which leaves the space below it to the other marks.
      let top = area.y(mark.place) - (mark.place == 0 ? height : height / 2)
      context.draw(
        text, x: isMirrored ? area.x(0) + besidePrices : area.x(0) - besidePrices - width, y: top)
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

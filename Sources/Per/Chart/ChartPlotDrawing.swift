import GtkKit
import PerViewModel

/// How price against size is drawn, in the window and in a file.
struct ChartPlotDrawing {
  private let plot: ChartPlot
  private let sizes: [TextLayout]
  private let prices: [TextLayout]
  /// One for each point, or none at all.
  private let numbers: [TextLayout]
  private let isMirrored: Bool
  private let lineHeight: Double
  /// The opacity of the grid and of the points.
  private let strength: (grid: Double, point: Double)

  private static let gap = 6.0

  /// A plot in the font and the direction of a widget.
  init(_ plot: ChartPlot, for widget: Widget) {
    self.plot = plot
    let small = TextLayout.Style(scale: 0.85, hasTabularDigits: true)
    sizes = plot.sizes.map { TextLayout.make($0.text.isolated, for: widget, small) }
    prices = plot.prices.map { TextLayout.make($0.text.isolated, for: widget, small) }
    numbers = plot.points.filter { !$0.number.isEmpty }.map {
      TextLayout.make($0.number, for: widget, TextLayout.Style(isBold: $0.isBest, scale: 0.85))
    }
    isMirrored = widget.isRightToLeft
    lineHeight = Double(sizes.first?.size.height ?? 16)
    // Many points lie on one another.
    let point = numbers.isEmpty ? 0.25 : 0.7
    strength = StyleManager.shared.isHighContrast ? (0.5, 0.95) : (0.15, point)
  }

  /// Flat enough to leave room for the list below.
  static func height(forWidth width: Int) -> Int { min(max(width * 9 / 20, 180), 340) }

  func draw(in context: DrawingContext, width: Int, height: Int) {
    let left = (prices.map { Double($0.size.width) }.max() ?? 0) + Self.gap
    let top = lineHeight / 2
    // The words of the last mark stand half beyond it.
    let right = max(Double(sizes.last?.size.width ?? 0) / 2, lineHeight) + 1
    let (across, down) = (
      Double(width) - left - right, Double(height) - top - lineHeight - Self.gap
    )
    guard across > 0, down > 0 else { return }
    func x(_ size: Int) -> Double {
      let place = left + across * Double(size) / 10_000
      return isMirrored ? Double(width) - place : place
    }
    func y(_ price: Int) -> Double { top + down * (1 - Double(price) / 10_000) }
    drawGrid(in: context, x: x, y: y, left: isMirrored ? Double(width) - left : left)
    context.useColor(named: "success_color")
    context.line(from: (x(0), y(0)), to: (x(plot.end.size), y(plot.end.price)), width: 2)
    // The best last, so that nothing hides it.
    for (index, point) in plot.points.enumerated().reversed() {
      let (pointX, pointY) = (x(point.place.size), y(point.place.price))
      if point.isBest {
        context.useColor(named: "success_color")
      } else {
        context.useTextColor(opacity: strength.point)
      }
      let radius = lineHeight * (point.number.isEmpty ? 0.18 : 0.28)
      context.circle(x: pointX, y: pointY, radius: radius)
      context.fill()
      guard numbers.indices.contains(index) else { continue }
      context.useTextColor()
      let number = numbers[index]
      let size = number.size
      let beside = radius + 3
      context.draw(
        number, x: isMirrored ? pointX - beside - Double(size.width) : pointX + beside,
        y: pointY - Double(size.height))
    }
  }

  private func drawGrid(
    in context: DrawingContext, x: (Int) -> Double, y: (Int) -> Double, left: Double
  ) {
    for place in [0] + plot.prices.map(\.place) {
      context.useTextColor(opacity: strength.grid)
      context.line(from: (x(0), y(place)), to: (x(10_000), y(place)), width: 1)
    }
    for (mark, text) in zip(plot.prices, prices) {
      context.useTextColor(opacity: 0.76)
      let size = text.size
      context.draw(
        text, x: isMirrored ? left + Self.gap : left - Self.gap - Double(size.width),
        y: y(mark.place) - Double(size.height) / 2)
    }
    // Marks whose words would run into those of the one before have none.
    var free = -Double.infinity
    for (mark, text) in zip(plot.sizes, sizes) {
      let width = Double(text.size.width)
      let start = x(mark.place) - width / 2
      guard (isMirrored ? -start - width : start) >= free else { continue }
      free = (isMirrored ? -start : start + width) + Self.gap
      context.useTextColor(opacity: 0.76)
      context.draw(text, x: start, y: y(0) + Self.gap)
    }
  }
}

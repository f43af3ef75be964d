import GtkKit
import PerViewModel

/// How price against size is drawn, in the window and in a file.
struct ChartPlotDrawing {
  private let plot: ChartPlot
  private let axes: PlotAxes
  /// One for each point, or none at all.
  private let numbers: [TextLayout]
  private let opacity: Double

  /// A plot in the font and the direction of a widget.
  init(_ plot: ChartPlot, for widget: Widget) {
    self.plot = plot
    axes = PlotAxes(below: plot.sizes, prices: plot.prices, for: widget)
    numbers = plot.points.filter { !$0.number.isEmpty }.map {
      TextLayout.make($0.number, for: widget, TextLayout.Style(isBold: $0.isBest, scale: 0.85))
    }
    // Many points lie on one another.
    opacity = StyleManager.shared.isHighContrast ? 0.95 : numbers.isEmpty ? 0.25 : 0.7
  }

  /// Flat enough to leave room for the list below.
  static func height(forWidth width: Int) -> Int { min(max(width * 9 / 20, 180), 340) }

  func draw(in context: DrawingContext, width: Int, height: Int) {
    let lineHeight = axes.lineHeight
    guard
      let area = axes.area(
        width: width, height: height, top: lineHeight / 2, end: max(axes.overhang, lineHeight) + 1)
    else { return }
    axes.draw(in: context, area)
    context.useColor(named: "success_color")
    context.line(
      from: area.point(0, 0), to: area.point(plot.end.size, plot.end.price), width: 2)
    // The best last, so that nothing hides it.
    for (index, point) in plot.points.enumerated().reversed() {
      let (x, y) = area.point(point.place.size, point.place.price)
      let radius = lineHeight * (point.number.isEmpty ? 0.18 : 0.28)
      if point.isBest {
        // In a ring, for those who do not tell the colours apart.
        context.useTextColor()
        context.circle(x: x, y: y, radius: radius + 3)
        context.fill()
        context.useColor(named: "success_color")
      } else {
        context.useTextColor(opacity: opacity)
      }
      context.circle(x: x, y: y, radius: radius)
      context.fill()
      guard numbers.indices.contains(index) else { continue }
      context.useTextColor()
      let number = numbers[index]
      let size = number.size
      let beside = radius + 3
      context.draw(
        number, x: axes.isMirrored ? x - beside - Double(size.width) : x + beside,
        y: y - Double(size.height))
    }
  }
}

/// Where the points of a drawing with two axes lie, in pixels. Places count from 0 to 10,000.
struct PlotArea {
  let isMirrored: Bool
  let width, left, across, top, down: Double

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

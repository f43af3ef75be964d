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

  /// Those of the prices that have words: every one, or as many as have room, at even distances from the lowest.
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
      // Those of nothing stand on the axis, to leave what is below it to the other marks.
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

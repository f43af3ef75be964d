import GtkKit
import PerViewModel

/// How unit prices over time are drawn: a line of steps for each store, with offers as rings.
struct PriceStepsDrawing {
  private let steps: PriceSteps
  private let days: [TextLayout]
  private let prices: [TextLayout]
  private let stores: [TextLayout]
  private let isMirrored: Bool
  private let lineHeight: Double
  private let grid: Double

  private static let gap = 6.0
  /// Colours of libadwaita that differ in hue and in lightness, for the stores.
  private static let colors = ["blue_3", "orange_4", "green_5", "purple_3", "red_4", "brown_3"]

  /// A drawing in the font and the direction of a widget.
  init(_ steps: PriceSteps, for widget: Widget) {
    self.steps = steps
    let small = TextLayout.Style(scale: 0.85, hasTabularDigits: true)
    func texts(_ marks: [ChartPlot.Mark]) -> [TextLayout] {
      marks.map { TextLayout.make($0.text.isolated, for: widget, small) }
    }
    (days, prices) = (texts(steps.days), texts(steps.prices))
    stores = steps.lines.map { TextLayout.make($0.store.isolated, for: widget, small) }
    isMirrored = widget.isRightToLeft
    lineHeight = Double(days.first?.size.height ?? 16)
    grid = StyleManager.shared.isHighContrast ? 0.5 : 0.15
  }

  /// Flat enough to leave room for the list below.
  static func height(forWidth width: Int) -> Int { min(max(width * 2 / 5, 160), 260) }

  func draw(in context: DrawingContext, width: Int, height: Int) {
    let left = (prices.map { Double($0.size.width) }.max() ?? 0) + Self.gap
    let right = lineHeight / 2
    let top = drawStores(in: context, width: Double(width)) + lineHeight / 2
    let across = Double(width) - left - right
    let down = Double(height) - top - lineHeight - Self.gap
    guard across > 0, down > 0 else { return }
    func x(_ day: Int) -> Double {
      let place = left + across * Double(day) / 10_000
      return isMirrored ? Double(width) - place : place
    }
    func y(_ price: Int) -> Double { top + down * (1 - Double(price) / 10_000) }
    if let lowest = steps.lowest {
      context.useColor(named: "success_color", opacity: 0.12)
      let sides = [x(lowest.days.lowerBound), x(lowest.days.upperBound)].sorted()
      context.rectangle(
        x: sides[0], y: y(lowest.price), width: sides[1] - sides[0], height: y(0) - y(lowest.price))
      context.fill()
    }
    drawAxes(in: context, x, y, width: Double(width))
    for (line, color) in zip(steps.lines, Self.colors) { draw(line, color, in: context, x, y) }
  }

  private func draw(
    _ line: PriceSteps.Line, _ color: String, in context: DrawingContext, _ x: (Int) -> Double,
    _ y: (Int) -> Double
  ) {
    context.useColor(named: color)
    for (point, next) in zip(line.points, line.points.dropFirst()) {
      context.line(
        from: (x(point.day), y(point.price)), to: (x(next.day), y(point.price)), width: 2)
      context.line(from: (x(next.day), y(point.price)), to: (x(next.day), y(next.price)), width: 2)
    }
    if let last = line.points.last {
      context.line(from: (x(last.day), y(last.price)), to: (x(10_000), y(last.price)), width: 1)
    }
    for point in line.points {
      context.useColor(named: color)
      context.circle(x: x(point.day), y: y(point.price), radius: lineHeight * 0.25)
      context.fill()
      guard point.isOffer else { continue }
      context.useColor(named: "window_bg_color")
      context.circle(x: x(point.day), y: y(point.price), radius: lineHeight * 0.12)
      context.fill()
    }
  }

  private func drawAxes(
    in context: DrawingContext, _ x: (Int) -> Double, _ y: (Int) -> Double, width: Double
  ) {
    for place in [0] + steps.prices.map(\.place) {
      context.useTextColor(opacity: grid)
      context.line(from: (x(0), y(place)), to: (x(10_000), y(place)), width: 1)
    }
    context.useTextColor(opacity: 0.76)
    for (mark, text) in zip(steps.prices, prices) {
      let size = text.size
      context.draw(
        text, x: isMirrored ? x(0) + Self.gap : x(0) - Self.gap - Double(size.width),
        y: y(mark.place) - Double(size.height) / 2)
    }
    var free = -Double.infinity
    for (mark, text) in zip(steps.days, days) {
      let size = Double(text.size.width)
      let start = min(max(x(mark.place) - size / 2, 0), width - size)
      guard (isMirrored ? -start - size : start) >= free else { continue }
      free = (isMirrored ? -start : start + size) + Self.gap
      context.draw(text, x: start, y: y(0) + Self.gap)
    }
  }

  /// Draws which colour is which store, and returns how much height that takes.
  private func drawStores(in context: DrawingContext, width: Double) -> Double {
    guard stores.count > 1 || steps.lines.contains(where: { !$0.store.isEmpty }) else { return 0 }
    var (place, row) = (0.0, 0.0)
    let side = lineHeight * 0.5
    for (text, color) in zip(stores, Self.colors) {
      let size = Double(text.size.width)
      let whole = side + Self.gap + size + 2 * Self.gap
      if place > 0, place + whole > width { (place, row) = (0, row + lineHeight) }
      let start = isMirrored ? width - place - side : place
      context.useColor(named: color)
      context.circle(x: start + side / 2, y: row + lineHeight / 2, radius: side / 2)
      context.fill()
      context.useTextColor(opacity: 0.76)
      context.draw(
        text, x: isMirrored ? start - Self.gap - size : start + side + Self.gap, y: row)
      place += whole
    }
    return row + lineHeight
  }
}

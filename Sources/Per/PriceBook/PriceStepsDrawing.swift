import GtkKit
import PerTransfer
import PerViewModel

/// How unit prices over time are drawn: a line of steps for each store, with offers as rings.
struct PriceStepsDrawing {
  private let steps: PriceSteps
  private let axes: PlotAxes
  private let stores: [TextLayout]

  /// Colours of libadwaita that differ in hue and in lightness, for the stores.
  private static let colors = ["blue_3", "orange_4", "green_5", "purple_3", "red_4", "brown_3"]

  /// Grey where no store is known.
  private static func useColor(of line: PriceSteps.Line, in context: DrawingContext) {
    if let color = line.color {
      context.useColor(named: colors[color % colors.count])
    } else {
      context.useTextColor(opacity: 0.5)
    }
  }

  /// A drawing in the font and the direction of a widget.
  init(_ steps: PriceSteps, for widget: Widget) {
    self.steps = steps
    axes = PlotAxes(below: steps.days, prices: steps.prices, for: widget)
    stores = steps.lines.map { TextLayout.make($0.title.isolated, for: widget, PlotAxes.style) }
  }

  /// Flat enough to leave room for the list below.
  static func height(forWidth width: Int) -> Int { min(max(width * 2 / 5, 160), 260) }

  func draw(in context: DrawingContext, width: Int, height: Int) {
    let top = drawStores(in: context, width: Double(width)) + axes.lineHeight / 2
    guard let area = axes.area(width: width, height: height, top: top, end: axes.lineHeight / 2)
    else { return }
    if let lowest = steps.lowest {
      context.useColor(named: "success_color", opacity: 0.12)
      let sides = [area.x(lowest.days.lowerBound), area.x(lowest.days.upperBound)].sorted()
      let top = area.y(lowest.price)
      context.rectangle(
        x: sides[0], y: top, width: sides[1] - sides[0], height: area.y(0) - top)
      context.fill()
    }
    axes.draw(in: context, area)
    for line in steps.lines { draw(line, in: context, area) }
  }

  private func draw(
    _ line: PriceSteps.Line, in context: DrawingContext, _ area: PlotArea
  ) {
    Self.useColor(of: line, in: context)
    for (point, next) in zip(line.points, line.points.dropFirst()) {
      let corner = area.point(next.day, point.price)
      context.line(from: area.point(point.day, point.price), to: corner, width: 2)
      context.line(from: corner, to: area.point(next.day, next.price), width: 2)
    }
    if let last = line.points.last {
      context.line(
        from: area.point(last.day, last.price), to: area.point(10_000, last.price), width: 1)
    }
    for point in line.points where !point.isEarlier {
      let (x, y) = area.point(point.day, point.price)
      Self.useColor(of: line, in: context)
      context.circle(x: x, y: y, radius: axes.lineHeight * 0.25)
      context.fill()
      guard point.isOffer else { continue }
      context.useColor(named: "window_bg_color")
      context.circle(x: x, y: y, radius: axes.lineHeight * 0.12)
      context.fill()
    }
  }

  /// Draws which colour is which store, and returns how much height that takes.
  private func drawStores(in context: DrawingContext, width: Double) -> Double {
    guard stores.count > 1 || steps.lines.contains(where: { !$0.store.isEmpty }) else { return 0 }
    var (place, row) = (0.0, 0.0)
    let (lineHeight, gap) = (axes.lineHeight, PlotAxes.gap)
    let side = lineHeight * 0.5
    for (text, line) in zip(stores, steps.lines) {
      let size = Double(text.size.width)
      let whole = side + gap + size + 2 * gap
      if place > 0, place + whole > width { (place, row) = (0, row + lineHeight) }
      let start = axes.isMirrored ? width - place - side : place
      Self.useColor(of: line, in: context)
      context.circle(x: start + side / 2, y: row + lineHeight / 2, radius: side / 2)
      context.fill()
      context.useTextColor(opacity: 0.76)
      context.draw(
        text, x: axes.isMirrored ? start - gap - size : start + side + gap, y: row)
      place += whole
    }
    return row + lineHeight
  }
}

extension DrawingArea {
  /// Draws prices over time.
  func show(_ steps: PriceSteps) {
    setAccessible(label: steps.spoken)
    setHeight(minimumWidth: 0) { _, width in PriceStepsDrawing.height(forWidth: width) }
    setDraw { context, width, height in
      PriceStepsDrawing(steps, for: context.widget).draw(
        in: context, width: width, height: height)
    }
  }
}

/// Formats that the prices of an article over time can be saved in.
enum PriceStepsFormat: String, SavedFormat {
  case png, svg, csv

  var title: String { picture?.title ?? TransferFormat.csv.title }

  /// The format of the drawing; `nil` for a table.
  var picture: PictureFormat? { PictureFormat(rawValue: rawValue) }
}

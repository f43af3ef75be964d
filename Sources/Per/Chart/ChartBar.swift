import GtkKit
import PerViewModel

/// How a bar of a chart is drawn, in the window and in a file: name and value, and the bar below.
struct ChartBar {
  private let name: TextLayout
  private let value: TextLayout
  private let length: Double
  private let isBest: Bool
  private let isMirrored: Bool
  private let lineHeight: Double
  /// The opacity of the filled and of the empty part.
  private let strength: (full: Double, empty: Double)

  /// The smallest useful width of a bar.
  static let minimumWidth = 120
  private static let gap = 12.0

  /// A bar in the font and the direction of a widget.
  init(_ bar: ChartContent.Bar, for widget: Widget) {
    let words = [bar.number, String(bar.name.prefix(500))].filter { !$0.isEmpty }
    name = TextLayout.make(words.map(\.isolated).joined(separator: "  "), for: widget)
    let values = [bar.value, bar.difference].filter { !$0.isEmpty }.map(\.isolated)
    value = TextLayout.make(
      values.joined(separator: "   "), for: widget,
      TextLayout.Style(isBold: bar.isBest, hasTabularDigits: true))
    length = Double(bar.length) / 10_000
    isBest = bar.isBest
    isMirrored = widget.isRightToLeft
    lineHeight = Double(value.size.height)
    strength = StyleManager.shared.isHighContrast ? (0.9, 0.25) : (0.6, 0.12)
  }

  /// Where things are at a width, from the upper left corner.
  private struct BarPlaces {
    var name: (x: Double, y: Double) = (0, 0)
    var value: (x: Double, y: Double) = (0, 0)
    var bar = 0.0
    var height = 0.0
  }

  func height(forWidth width: Int) -> Int { Int(arrange(Double(width)).height.rounded(.up)) }

  /// Wraps the texts at a width. The value is at the end of the name's line or, if that leaves too
  /// little room for the name, below it.
  private func arrange(_ width: Double) -> BarPlaces {
    name.unwrap()
    value.unwrap()
    let rest = width - Double(value.size.width) - Self.gap
    let isBeside = rest >= min(Double(name.size.width), width / 2)
    name.wrap(width: Int(isBeside ? rest : width), lines: 3)
    if !isBeside { value.wrap(width: Int(width), lines: 3) }
    let (nameSize, valueSize) = (name.size, value.size)
    var places = BarPlaces()
    places.bar = Double(nameSize.height) + lineHeight / 4
    if isBeside {
      places.name.x = isMirrored ? width - rest : 0
      places.value.x = isMirrored ? 0 : width - Double(valueSize.width)
    } else {
      places.value.y = Double(nameSize.height)
      places.bar += Double(valueSize.height)
    }
    places.height = places.bar + thickness
    return places
  }

  private var thickness: Double { (lineHeight * 0.5).rounded() }

  func draw(in context: DrawingContext, width: Int) {
    let width = Double(width)
    let places = arrange(width)
    context.useTextColor()
    context.draw(name, x: places.name.x, y: places.name.y)
    if isBest { context.useColor(named: "success_color") }
    context.draw(value, x: places.value.x, y: places.value.y)
    let radius = thickness / 4
    context.useTextColor(opacity: strength.empty)
    context.rectangle(x: 0, y: places.bar, width: width, height: thickness, radius: radius)
    context.fill()
    guard length > 0 else { return }
    // A tiny share still shows as more than nothing.
    let filled = max(2, width * length)
    if isBest {
      context.useColor(named: "success_color")
    } else {
      context.useTextColor(opacity: strength.full)
    }
    context.rectangle(
      x: isMirrored ? width - filled : 0, y: places.bar, width: filled, height: thickness,
      radius: radius)
    context.fill()
  }
}

extension String {
  /// The text with its own direction among others: between FIRST STRONG ISOLATE and POP DIRECTIONAL
  /// ISOLATE (Unicode Standard Annex 9).
  var isolated: String { "\u{2068}" + self + "\u{2069}" }
}

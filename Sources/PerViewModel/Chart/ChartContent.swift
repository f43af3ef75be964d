import PerModel
import PerText

/// All that a chart shows: a bar for each product, in words, the longer the better, and perhaps price
/// against size above them.
@MainActor
public struct ChartContent {
  /// What is compared, in a word or two, to choose between charts: "Unit Price".
  public let name: String
  /// The comparison.
  public let title: String
  /// What the bars measure: "Price per kilogram".
  public let subtitle: String
  /// Price against size; `nil` where the chart is of something else.
  public let plot: ChartPlot?
  /// From the top.
  public let bars: Bars
  /// What is not in the chart, and why; empty where everything is.
  public let note: String

  /// Bars that are put into words when they are looked at: a chart of many shows a dozen.
  @MainActor
  public struct Bars {
    public let endIndex: Int
    private let bar: @MainActor (Int) -> Bar

    init(count: Int, _ bar: @escaping @MainActor (Int) -> Bar) {
      endIndex = count
      self.bar = bar
    }
  }

  /// One product, or several that are bought together.
  public struct Bar: Hashable, Sendable {
    /// Its number in the plot; empty if it has none.
    public let number: String
    /// The name of the product or of the mix.
    public let name: String
    /// "€1.90/kg".
    public let value: String
    /// "Best value", "+18%".
    public let difference: String
    /// Whether it is the best value, or the cheapest.
    public let isBest: Bool
    /// In ten-thousandths of the longest bar.
    public let length: Int
    /// The bar in one sentence, for a screen reader.
    public let accessibleName: String
  }

  /// What a bar is made from: a number from 0 to 1, and the words for it.
  struct Datum: Sendable {
    let name: String
    /// How good it is, as a part of the best.
    let share: Rational
    let value: String
    let difference: String
    let isBest: Bool
    let accessibleName: String
  }

  /// A chart of a number of entries, each made when it is looked at.
  init(
    name: String, title: String, subtitle: String, plot: ChartPlot? = nil, count: Int, note: String,
    entry: @escaping @MainActor (Int) -> Datum
  ) {
    self.name = name
    self.title = title
    self.subtitle = subtitle
    self.note = note
    self.plot = plot
    bars = Bars(count: count) { index in
      let entry = entry(index)
      let points = plot?.points ?? []
      return Bar(
        number: points.indices.contains(index) ? points[index].number : "", name: entry.name,
        value: entry.value, difference: entry.difference,
        isBest: entry.isBest, length: Self.tenThousandths(entry.share),
        accessibleName: entry.accessibleName)
    }
  }

  /// Rounded half up.
  private static func tenThousandths(_ share: Rational) -> Int {
    guard let rounded = try? (share * 10_000).rounded(fractionDigits: 0) else { return 0 }
    return Int(rounded.numerator)
  }
}

extension ChartContent.Bars: @MainActor RandomAccessCollection {
  public var startIndex: Int { 0 }
  /// The bar at an index, put into words now.
  public subscript(index: Int) -> ChartContent.Bar { bar(index) }
}

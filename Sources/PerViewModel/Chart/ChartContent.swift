import PerModel
import PerText

/// All that a chart shows: a bar for each product, in words.
@MainActor
public struct ChartContent {
  /// What is compared, in a word or two, to choose between charts: "Unit Price".
  public let name: String
  /// The comparison.
  public let title: String
  /// What the bars measure: "Price per kilogram".
  public let subtitle: String
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

  /// What a bar is made from: a number of 0 or more, and the words for it.
  struct Datum: Sendable {
    let name: String
    let amount: Rational
    let value: String
    let difference: String
    let isBest: Bool
    let accessibleName: String
  }

  /// A chart of a number of entries, each made when it is looked at; `longest` is their largest amount.
  init(
    name: String, title: String, subtitle: String, count: Int, longest: Rational, note: String,
    entry: @escaping @MainActor (Int) -> Datum
  ) {
    self.name = name
    self.title = title
    self.subtitle = subtitle
    self.note = note
    bars = Bars(count: count) { index in
      let entry = entry(index)
      return Bar(
        name: entry.name, value: entry.value, difference: entry.difference,
        isBest: entry.isBest, length: Self.tenThousandths(entry.amount, of: longest),
        accessibleName: entry.accessibleName)
    }
  }

  /// A part of a whole, rounded half up; 0 if both are 0.
  private static func tenThousandths(_ part: Rational, of whole: Rational) -> Int {
    guard !part.isZero, let quotient = try? part / whole,
      let rounded = try? (quotient * 10_000).rounded(fractionDigits: 0)
    else { return part == whole && !whole.isZero ? 10_000 : 0 }
    return Int(rounded.numerator)
  }
}

extension ChartContent.Bars: @MainActor RandomAccessCollection {
  public var startIndex: Int { 0 }
  /// The bar at an index, put into words now.
  public subscript(index: Int) -> ChartContent.Bar { bar(index) }
}

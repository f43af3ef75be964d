import PerModel
import PerText

/// The unit prices of an article over time: a line of steps for each store.
public struct PriceSteps: Hashable, Sendable {
  /// The stores with their prices, by name; of very many only the first.
  public let lines: [Line]
  /// The marks of the axis of days, from the first.
  public let days: [ChartPlot.Mark]
  /// The marks of the axis of unit prices, from the lowest.
  public let prices: [ChartPlot.Mark]
  /// What the lowest price of the 30 days before the newest one covers; `nil` where there is none.
  public let lowest: Lowest?
  /// What a screen reader says of it; the prices follow below.
  public let spoken: String

  /// The prices of one store.
  public struct Line: Hashable, Sendable {
    /// The name of the store; empty where it is not known.
    public let store: String
    /// The prices, the oldest first.
    public let points: [Point]
  }

  /// A price: both places in ten-thousandths of the sides, from the first day and from nothing.
  public struct Point: Hashable, Sendable {
    public let day: Int
    public let price: Int
    /// Whether it was reduced.
    public let isOffer: Bool
  }

  /// The 30 days before the newest price, up to the lowest price in them.
  public struct Lowest: Hashable, Sendable {
    public let days: Range<Int>
    public let price: Int
  }

  /// More lines cannot be told apart.
  private static let maximumLines = 6
}

extension PriceSteps {
  /// `nil` where fewer than two days have a price.
  init?(_ known: ArticleKnowledge, on today: CalendarDay, using words: PriceWords) {
    guard let history = known.history, let first = history.entries.first?.observation.day,
      let reference = known.reference, let last = history.entries.last?.observation.day,
      first < last
    else { return nil }
    let end = max(today, last)
    func place(_ day: CalendarDay) -> Int {
      (day.number - first.number) * 10_000 / (end.number - first.number)
    }
    do throws(ArithmeticError) {
      let highest = history.entries.map(\.unitPrice.perBaseUnit).max() ?? .one
      let axis = try ChartAxis(to: highest, in: try .one / reference.baseAmount)
      let stores = Dictionary(grouping: history.entries) {
        Article.key(of: $0.observation.store)
      }.sorted { $0.key < $1.key }.prefix(Self.maximumLines)
      var lines: [Line] = []
      for (_, entries) in stores {
        var points: [Point] = []
        for entry in entries {
          points.append(
            Point(
              day: place(entry.observation.day),
              price: try axis.place(of: entry.unitPrice.perBaseUnit),
              isOffer: entry.observation.isOffer))
        }
        lines.append(Line(store: entries[0].observation.store, points: points))
      }
      self.lines = lines
      let newest = history.entries[history.entries.count - 1].observation
      lowest = try history.lowest(before: newest).map { (low) throws(ArithmeticError) in
        let until = newest.isOffer ? newest.from ?? newest.day : newest.day
        let from = max(place(until.advanced(by: -30)), 0)
        return Lowest(
          days: from..<max(place(until), from),
          price: try axis.place(of: low.unitPrice.perBaseUnit))
      }
      prices = try axis.marks { perBaseUnit in
        let price = try? UnitPrice(perBaseUnit: perBaseUnit, history.currency).per(reference)
        return price.map(words.formatter.wholePrice) ?? ""
      }
    } catch { return nil }
    days = [first, first.advanced(by: (end.number - first.number) / 2), end].map {
      ChartPlot.Mark(place: place($0), text: words.day($0))
    }
    spoken = localized(
      "Unit prices since %1$s, a line for each store. The list below says the same.",
      words.day(first))
  }
}

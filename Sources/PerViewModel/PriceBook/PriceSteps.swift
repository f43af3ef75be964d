import PerModel
import PerWords

/// The unit prices of an article over time: a line of steps for each store.
public struct PriceSteps: Hashable, Sendable {
  /// The stores with their prices, by name; of very many only the first.
  public let lines: [Line]
  /// The marks of the axis of days, from the first.
  public let days: [ChartPlot.Mark]
  /// The marks of the axis of unit prices, from nothing up.
  public let prices: [ChartPlot.Mark]
  /// The 30 days before the newest price and the lowest price in them; `nil` if none.
  public let lowest: Lowest?
  /// The periods to choose from; empty if the shortest one shows everything.
  public let periods: [TimeSpan]
  /// What a screen reader says of it; the prices follow below.
  public let spoken: String

  /// How far back prices are shown.
  public enum TimeSpan: CaseIterable, Hashable, Sendable {
    case threeMonths, year, all

    /// Header capitalization, for a button.
    public var title: String {
      switch self {
      case .threeMonths: localized("3 Months")
      case .year: localized("1 Year")
      case .all: localized("All")
      }
    }

    /// The first day of the period; `nil` for all days.
    func start(before end: CalendarDay) -> CalendarDay? {
      switch self {
      case .threeMonths: end.advanced(by: -92)
      case .year: end.advanced(by: -365)
      case .all: nil
      }
    }
  }

  /// The prices of one store.
  public struct Line: Hashable, Sendable {
    /// The name of the store; empty if it is not known.
    public let store: String
    /// "Lidl", "No store": what the drawing calls it.
    public let title: String
    /// Which of the colours it has: the same for a store in all drawings, unless two stores of one drawing want it;
    /// `nil` for a neutral one.
    public let color: Int?
    /// The prices, the oldest first.
    public let points: [Point]
  }

  /// A price: both places in ten-thousandths of the sides, from the first day and from nothing.
  public struct Point: Hashable, Sendable {
    public let day: Int
    public let price: Int
    /// Whether it was reduced.
    public let isOffer: Bool
    /// Whether it was seen before the first day that is shown, and still held then.
    public let isEarlier: Bool
  }

  /// The 30 days before the newest price, up to the lowest price in them.
  public struct Lowest: Hashable, Sendable {
    public let days: Range<Int>
    public let price: Int
  }

  /// More lines cannot be told apart.
  public static let maximumLines = 6
}

extension PriceSteps {
  /// `nil` where fewer than two days have a price.
  init?(
    _ known: ArticleKnowledge, in period: TimeSpan, on today: CalendarDay, using words: PriceWords
  ) {
    // An offer that has not begun is not a price yet.
    let entries = (known.history?.entries ?? []).filter { $0.observation.hasBegun(by: today) }
    guard let history = known.history, let oldest = entries.first?.observation.day,
      let reference = known.reference, let last = entries.last?.observation.day, oldest < last
    else { return nil }
    let end = max(today, last)
    func start(_ period: TimeSpan) -> CalendarDay {
      period.start(before: end).map { max($0, oldest) } ?? oldest
    }
    let first = start(period)
    let shorter = TimeSpan.allCases.filter { start($0) > oldest }
    periods = shorter.isEmpty ? [] : shorter + [.all]
    func place(_ day: CalendarDay) -> Int {
      max(0, (day.number - first.number) * 10_000 / (end.number - first.number))
    }
    do throws(ArithmeticError) {
      let known = Dictionary(grouping: entries) {
        Article.key(of: $0.observation.store)
      }.sorted { $0.key < $1.key }.prefix(Self.maximumLines)
      let stores = known.map { _, entries in
        // What was seen last before the first day holds on it.
        entries[(entries.lastIndex { $0.observation.day <= first } ?? 0)...]
      }
      let highest = stores.joined().map(\.unitPrice.perBaseUnit).max() ?? .one
      let axis = try ChartAxis(to: highest, in: try .one / reference.baseAmount)
      let colors = Self.colors(
        of: known.compactMap { store, entries in
          entries.map(\.observation.id).min().map { (store, noted: $0) }
        })
      lines = try zip(known, stores).map { (known, entries) throws(ArithmeticError) in
        let store = entries.first?.observation.store ?? ""
        return Line(
          store: store, title: store.isEmpty ? localized("No store") : store,
          color: colors[known.key],
          points: try entries.map { (entry) throws(ArithmeticError) in
            Point(
              day: place(entry.observation.day),
              price: try axis.place(of: entry.unitPrice.perBaseUnit),
              isOffer: entry.observation.isOffer, isEarlier: entry.observation.day < first)
          })
      }
      let newest = entries[entries.count - 1].observation
      let until = newest.isOffer ? newest.from ?? newest.day : newest.day
      lowest = try history.lowest(before: newest).flatMap { (low) throws(ArithmeticError) in
        guard until > first else { return nil }
        return Lowest(
          days: place(until.advanced(by: -30))..<place(until),
          price: try axis.place(of: low.unitPrice.perBaseUnit))
      }
      prices = try axis.marks(hasZero: true) { values in
        let prices = values.compactMap { perBaseUnit in
          try? UnitPrice(perBaseUnit: perBaseUnit, history.currency).per(reference)
        }
        return prices.count == values.count
          ? words.formatter.evenPrices(prices) : values.map { _ in "" }
      }
    } catch { return nil }
    days = [first, first.advanced(by: (end.number - first.number) / 2), end].map {
      ChartPlot.Mark(place: place($0), text: words.day($0))
    }
    spoken = localized(
      "Unit prices since %1$s, a line for each store. The list below says the same.",
      words.day(first))
  }

  /// A colour for each store, by its name. One that is taken gives way to the next that is free, so that those that
  /// were noted first keep theirs when others come.
  static func colors(
    of stores: [(key: String, noted: PriceObservation.ID)]
  ) -> [String: Int] {
    var taken: Set<Int> = []
    var colors: [String: Int] = [:]
    for (store, _) in stores.sorted(by: { $0.noted < $1.noted }) where !store.isEmpty {
      // FNV-1a: the same on every machine and day, unlike Swift's own hashes
      let hash = store.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
      var color = Int(hash % UInt32(maximumLines))
      while taken.contains(color), taken.count < maximumLines {
        color = (color + 1) % maximumLines
      }
      taken.insert(color)
      colors[store] = color
    }
    return colors
  }
}

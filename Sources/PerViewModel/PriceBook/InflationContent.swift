import PerModel
import PerText
import PerWords

/// How the prices of a person's purchases have changed, in words and as a chart.
public struct InflationContent: Hashable, Sendable {
  /// "What you buy costs 4.2% more than in January 2026."; empty while too little is known.
  public let sentence: String
  /// How many articles that covers; while too little is known, what is missing.
  public let remark: String
  /// The changes over time; `nil` while too little is known.
  public let steps: PriceSteps?
  /// The months, the last one first.
  public let months: [Month]

  /// A month against the first.
  public struct Month: Hashable, Sendable {
    /// "April 2026".
    public let name: String
    /// "Articles: 14 of 18".
    public let coverage: String
    /// "+4.2%".
    public let change: String
    /// All of it for a screen reader.
    public let spoken: String
  }

  init(_ basket: [BasketArticle], using formatter: Formatter) {
    guard let inflation = OwnInflation(basket), let first = inflation.months.first,
      let last = inflation.months.last
    else {
      (sentence, steps, months) = ("", nil, [])
      remark = Self.whatItTakes(basket, using: formatter)
      return
    }
    func covered(_ month: OwnInflation.Month) -> [String] {
      [month.coveredCount, inflation.articleCount].map(formatter.integer)
    }
    sentence = Self.sentence(last, against: formatter.month(first.start), using: formatter)
    remark = localized(
      "Articles with a price in both months: %1$s of %2$s. The others are left out.",
      covered(last)[0], covered(last)[1])
    months = inflation.months.reversed().map { month in
      let change = formatter.percent(month.change, sign: true)
      let name = formatter.month(month.start)
      // Translators: how many of the articles that are bought have a price in a month: "Articles: 14 of 18".
      let coverage = localized("Articles: %1$s of %2$s", covered(month)[0], covered(month)[1])
      return Month(
        name: name, coverage: coverage, change: change,
        spoken: [name, change, coverage].joined(separator: listSeparator))
    }
    steps = PriceSteps(inflation, using: formatter)
  }

  private static func sentence(
    _ month: OwnInflation.Month, against first: String, using formatter: Formatter
  ) -> String {
    let change = month.change
    // Translators: %2$s is a month, "January 2026".
    if change.isPositive {
      return localized(
        "What you buy costs %1$s more than in %2$s.", formatter.percent(change), first)
    }
    if change.isNegative {
      return localized(
        "What you buy costs %1$s less than in %2$s.", formatter.percent(-change), first)
    }
    return localized("What you buy costs as much as in %1$s.", first)
  }

  private static func whatItTakes(
    _ basket: [BasketArticle], using formatter: Formatter
  ) -> String {
    let least = OwnInflation.minimumCounts
    let progress = OwnInflation.progress(of: basket)
    return [
      localized(
        "Tick off on the shopping list what you buy, or read your receipts, and note prices as you see them. When %1$s articles that you buy have prices in %2$s months, this page shows how much more they cost.",
        formatter.integer(least.articles), formatter.integer(least.months)),
      localized(
        "Articles bought so far: %1$s. With prices in more than one month: %2$s.",
        formatter.integer(basket.count), formatter.integer(progress.articles)),
    ].joined(separator: "\n\n")
  }
}

extension PriceSteps {
  /// The change of each month against the first; `nil` where that does not fit in exact arithmetic.
  init?(_ inflation: OwnInflation, using formatter: Formatter) {
    guard let first = inflation.months.first?.start, let last = inflation.months.last?.start,
      let axis = try? ChangeAxis(inflation.months.map(\.change))
    else { return nil }
    let end = last.adding(months: 1).advanced(by: -1)
    func place(_ day: CalendarDay) -> Int {
      (day.number - first.number) * 10_000 / (end.number - first.number)
    }
    do throws(ArithmeticError) {
      let points = try inflation.months.map { (month) throws(ArithmeticError) in
        Point(
          day: place(month.start), price: try axis.place(of: month.change), isOffer: false,
          isEarlier: false)
      }
      lines = [Line(store: "", title: "", color: 0, points: points)]
      prices = try axis.marks { formatter.percent($0, sign: true) }
    } catch { return nil }
    days = [first, last].map { ChartPlot.Mark(place: place($0), text: formatter.month($0)) }
    (lowest, periods) = (nil, [])
    spoken = localized(
      "What you buy, month by month, against %1$s. The list below says the same.",
      formatter.month(first))
  }
}

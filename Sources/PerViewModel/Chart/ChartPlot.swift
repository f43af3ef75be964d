import PerModel
import PerText
import PerWords

/// Price against size: a point for each product.
///
/// All that lies on a line from the corner has the same unit price, and nothing lies below the line of
/// the best value: the eye sees which larger pack is worth its price, which no list can say.
public struct ChartPlot: Hashable, Sendable {
  /// The products, the best first; of very many only these.
  public let points: [Point]
  /// The marks of the axis of sizes, from the smallest.
  public let sizes: [Mark]
  /// The marks of the axis of prices, from the lowest.
  public let prices: [Mark]
  /// Where the line of the best value ends.
  public let end: Place
  /// What a screen reader says of it; the products follow below.
  public let spoken: String

  /// A place in the plot, in ten-thousandths of its sides, from the corner of size 0 and price 0.
  public struct Place: Hashable, Sendable {
    /// How far along the sizes.
    public let size: Int
    /// How far along the prices.
    public let price: Int
  }

  /// A product.
  public struct Point: Hashable, Sendable {
    /// Where it is.
    public let place: Place
    /// Its number in the list below; empty if there are too many to be told apart.
    public let number: String
    /// Whether it is the best value.
    public let isBest: Bool
  }

  /// A mark of an axis.
  public struct Mark: Hashable, Sendable {
    /// Where it is, in ten-thousandths.
    public let place: Int
    /// "500 g", "€2".
    public let text: String
  }

  /// More points cannot be told apart, and would take long.
  private static let maximumCount = 5000
  /// Up to this many have their numbers.
  static let maximumNumbered = 30
}

extension ChartPlot {
  /// `nil` if there is nothing to compare, or the numbers are too large.
  init?(_ ranking: Ranking, near unit: Unit, in currency: Currency, using formatter: Formatter) {
    guard ranking.rankedCount > 1 else { return nil }
    do throws(ArithmeticError) {
      try self.init(
        measuring: ranking, near: unit, in: currency, using: formatter)
    } catch {
      return nil
    }
  }

  private init(
    measuring ranking: Ranking, near unit: Unit, in currency: Currency, using formatter: Formatter
  ) throws(ArithmeticError) {
    var products: [(size: Rational, price: Rational, isBest: Bool)] = []
    for standing in ranking.standings[..<min(ranking.rankedCount, Self.maximumCount)] {
      guard let rank = standing.rank,
        let content = try? ranking.pricing.content(of: standing.product)
      else { continue }
      // The price that the unit price comes from: with the deal, and without what is not used.
      products.append(
        (content.amount, try rank.unitPrice.perBaseUnit * content.amount, rank.isBest))
    }
    guard let largest = products.map(\.size).max(), let highest = products.map(\.price).max(),
      largest.isPositive, highest.isPositive, let best = ranking.best?.perBaseUnit
    else { throw .overflow }
    let shown = formatter.amountUnit(of: largest, near: unit)
    let countName = ranking.pricing.measure?.countName
    let sizes = try ChartAxis(to: largest, in: shown.factor)
    let prices = try ChartAxis(to: highest, in: .one)
    let isNumbered = products.count <= Self.maximumNumbered
    var points: [Point] = []
    for (index, product) in products.enumerated() {
      points.append(
        Point(
          place: Place(
            size: try sizes.place(of: product.size), price: try prices.place(of: product.price)),
          number: isNumbered ? formatter.integer(index + 1) : "", isBest: product.isBest))
    }
    self.points = points
    self.sizes = try sizes.marks { sizes in
      sizes.map { formatter.amount($0, in: shown, of: countName) }
    }
    self.prices = try prices.marks { prices in
      formatter.evenPrices(prices.map { Money($0, currency) })
    }
    // It leaves the plot at the largest size or, if steep, at the highest price.
    let priceAtEnd = try best * sizes.end
    end =
      priceAtEnd <= prices.end
      ? Place(size: 10_000, price: try prices.place(of: priceAtEnd))
      : Place(size: try sizes.place(of: try prices.end / best), price: 10_000)
    spoken = localized(
      "Price against size. The further a product lies below others of its size, the better.")
  }
}

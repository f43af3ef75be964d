/// An article that was bought, how much of it, and what is known of its prices.
public struct BasketArticle: Sendable {
  /// What was bought; only its name is known if the price book does not know it.
  public let name: String
  /// What its prices were; `nil` where none is known.
  public let history: PriceHistory?
  /// How much was bought in all, in the base unit of the history's measure; 0 where that cannot be told.
  public private(set) var amount: Rational = .zero
  /// What one of it holds; `nil` where nothing says it.
  private let pack: Quantity?

  /// Something with no article in the price book.
  public init(named name: String) { (self.name, history, pack) = (name, nil, nil) }

  /// An article of the price book with what is known of it.
  public init(_ knowledge: ArticleKnowledge) {
    name = knowledge.article.name
    history = knowledge.history
    pack = knowledge.article.pack ?? knowledge.newest?.observation.quantity
  }

  /// Adds what was bought of it.
  public mutating func add(_ purchase: Purchase) {
    guard let history,
      let bought = try? Self.amount(of: purchase, pack: pack, by: history.measure),
      let sum = try? amount + bought
    else { return }
    amount = sum
  }

  /// How much a purchase is, in the base unit of a measure. A number of something that is sold by weight or volume is a
  /// number of packs; 0 where nothing says what they hold.
  private static func amount(
    of purchase: Purchase, pack: Quantity?, by measure: Measure
  ) throws(ArithmeticError) -> Rational {
    if let quantity = purchase.quantity, quantity.measure.isComparable(with: measure) {
      return quantity.total
    }
    guard let pack, pack.measure.isComparable(with: measure) else { return .zero }
    guard let quantity = purchase.quantity else { return pack.total }
    return quantity.unit.kind == .count ? try quantity.total * pack.total : .zero
  }

  /// What all that was bought of it cost by the prices of each month that has any, by the month's first day.
  var costs: [CalendarDay: Rational] {
    guard let history, amount.isPositive else { return [:] }
    let months = Dictionary(grouping: PriceHistory.oncePerOccasion(history.entries)) {
      $0.observation.day.startOfMonth
    }
    return months.compactMapValues { entries in
      Quartiles(entries).flatMap { try? $0.median * amount }
    }
  }
}

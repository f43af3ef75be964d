import PerModel

extension Database {
  /// Today's prices for ranking products of a comparison, where the price book knows more than was typed. Takes some
  /// hundredths of a millisecond for each product.
  ///
  /// Products that the price book cannot tell from each other keep the prices that were typed.
  ///
  /// - Parameters:
  ///   - products: those that are asked about.
  ///   - id: where the comparison is in the file; `nil` for one that is not.
  public func currentPrices(
    of products: some Sequence<Product>, in comparison: Comparison, _ id: ComparisonID?,
    on day: CalendarDay
  ) throws(DatabaseError) -> [Product.ID: CurrentPrice] {
    guard try hasPrices() else { return [:] }
    lazy var twins = comparison.indistinguishable
    var current: [Product.ID: CurrentPrice] = [:]
    var days: ((Product.ID) -> CalendarDay)?
    for product in products where product.isPriced {
      let paid = product.asPaid.statingCurrency(comparison.currency)
      guard let article = try article(of: paid) else { continue }
      let facts = try history(of: article.id)
      guard !facts.isEmpty else { continue }
      var withdrawn: [PriceObservation] = []
      var typed: CalendarDay?
      if !facts.contains(where: { $0.product.statesSamePrice(as: paid) }) {
        withdrawn = try withdrawnPrices(of: article.id)
        if let id, !withdrawn.contains(where: { $0.product.statesSamePrice(as: paid) }) {
          if days == nil { days = try daysOfPrices(in: id) }
          typed = days?(product.id)
        }
      }
      let price = CurrentPrice(
        of: paid, article, facts, withdrawn: withdrawn, typed: typed, on: day)
      if let price, !twins.contains(product.id) { current[product.id] = price }
    }
    return current
  }
}

extension Product {
  /// Whether the price book can know its price.
  fileprivate var isPriced: Bool {
    quantity != nil && statesPrice && !(name + brand + barcode).isEmpty
  }
}

extension Comparison {
  /// Products that have name, brand, barcode, store and amount in common with another one.
  fileprivate var indistinguishable: Set<Product.ID> {
    struct Look: Hashable {
      let name: String
      let brand: String
      let barcode: String
      let store: String
      let amount: Rational?
    }
    var known: [Look: Product.ID] = [:]
    var twins: Set<Product.ID> = []
    for product in products {
      let look = Look(
        name: Article.key(of: product.name), brand: Article.key(of: product.brand),
        barcode: product.barcode, store: Article.key(of: product.store),
        amount: product.quantity?.total)
      if let other = known.updateValue(product.id, forKey: look) {
        twins.formUnion([other, product.id])
      }
    }
    return twins
  }
}

import PerModel

/// What was known of a product before: from another product with its barcode, from the price book, from the
/// catalogue, or from what a store has printed into the barcode itself.
public struct EarlierProduct: Hashable, Sendable {
  /// What it was called; may be empty.
  public let name: String
  /// Who makes it; may be empty.
  public let brand: String
  /// What a pack held; `nil` while unknown.
  public let quantity: Quantity?
  /// What the barcode says that it costs; `nil` if it does not.
  public var price: Money?
  /// From where it is known.
  public let source: Source

  /// From where something is known.
  public enum Source: Hashable, Sendable {
    /// From a product of the comparison with this title, which may be empty.
    case comparison(title: String)
    case priceBook
    case catalogue
    /// From the digits of the barcode.
    case barcode
  }

  /// What a pack holds, where that can be compared with the other products of a comparison.
  public func quantity(for comparison: Comparison, without edited: Product.ID? = nil) -> Quantity? {
    guard let measure = comparison.measure(without: edited), let quantity else { return quantity }
    return measure.isComparable(with: quantity.measure) ? quantity : nil
  }

  /// What it costs, if in the currency of a comparison.
  public func price(for comparison: Comparison) -> Money? {
    price.flatMap { $0.currency == comparison.currency ? $0 : nil }
  }

  /// Gives a product what it does not say itself.
  public func fill(_ product: inout Product, in comparison: Comparison) {
    if product.name.isEmpty { product.name = name }
    if product.brand.isEmpty { product.brand = brand }
    if product.quantity == nil { product.quantity = quantity(for: comparison) }
    if product.price == nil, product.deal == nil { product.price = price(for: comparison) }
  }
}

extension Database {
  /// What is known of the product with a barcode: from the latest such product or, where there is none,
  /// from the price book, or else from the catalogue. `nil` where nothing is known.
  ///
  /// - Parameters:
  ///   - region: where the store is, which decides what its own numbers mean.
  ///   - id: a product that does not count.
  public func earlierProduct(
    barcode: GTIN, in region: Region, besides id: Product.ID? = nil
  ) throws(DatabaseError) -> EarlierProduct? {
    if let code = InStoreCode(barcode, in: region) {
      return try earlierProduct(code, in: region, besides: id)
    }
    let hits = try products(barcode: barcode, limit: 20)
    if let hit = hits.first(where: { $0.product.id != id && $0.product.tellsOfItself }) {
      return EarlierProduct(
        name: hit.product.name, brand: hit.product.brand, quantity: hit.product.quantity,
        source: .comparison(title: hit.comparisonTitle))
    }
    if let article = try article(barcode: barcode), Product(of: article).tellsOfItself {
      return EarlierProduct(
        name: article.name, brand: article.brand, quantity: article.pack, source: .priceBook)
    }
    return try catalogued(barcode).map {
      EarlierProduct(name: $0.name, brand: $0.brand, quantity: $0.quantity, source: .catalogue)
    }
  }

  /// What a store's own number says, and what another piece of the same item was called.
  private func earlierProduct(
    _ code: InStoreCode, in region: Region, besides id: Product.ID?
  ) throws(DatabaseError) -> EarlierProduct {
    let hit = try search(code.item, limit: 20).first { hit in
      hit.product.id != id && hit.product.tellsOfItself
        && GTIN(hit.product.barcode).flatMap { InStoreCode($0, in: region) }?.item == code.item
    }
    let known = hit.flatMap { code.piece(costing: $0.product) }
    return EarlierProduct(
      name: hit?.product.name ?? "", brand: hit?.product.brand ?? "",
      quantity: code.weight ?? known?.weight, price: code.price ?? known?.price,
      source: hit.map { .comparison(title: $0.comparisonTitle) } ?? .barcode)
  }
}

extension InStoreCode {
  /// What this piece weighs and costs, by what another piece of the item cost by weight; `nil` where that says
  /// nothing.
  fileprivate func piece(costing other: Product) -> (weight: Quantity, price: Money)? {
    guard let quantity = other.quantity, quantity.unit.kind == .mass, other.deal == nil,
      let price = other.asPaid.price, price.amount.isPositive,
      let perKilogram = try? price.amount / quantity.total
    else { return nil }
    switch value {
    case .weight(let weight):
      guard let amount = try? perKilogram * weight.total,
        let rounded = try? amount.rounded(fractionDigits: price.currency.fractionDigits)
      else { return nil }
      return (weight, Money(rounded, price.currency))
    case .price(let paid):
      // Scales weigh grams.
      guard paid.currency == price.currency, let amount = try? paid.amount / perKilogram,
        let rounded = try? amount.rounded(fractionDigits: 3),
        let weight = try? Quantity(rounded, .kilogram)
      else { return nil }
      return (weight, paid)
    }
  }
}

extension Product {
  /// What an article says of itself.
  init(of article: Article) {
    self.init(
      name: article.name, quantity: article.pack, barcode: article.barcode, brand: article.brand)
  }

  /// Whether it says more of itself than its barcode.
  fileprivate var tellsOfItself: Bool { !name.isEmpty || !brand.isEmpty || quantity != nil }
}

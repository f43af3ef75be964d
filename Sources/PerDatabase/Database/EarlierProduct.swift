import PerModel

/// What was known of a product before: from another product with its barcode, or from the price book.
public struct EarlierProduct: Hashable, Sendable {
  /// What it was called; may be empty.
  public let name: String
  /// Who makes it; may be empty.
  public let brand: String
  /// What a pack held; `nil` while unknown.
  public let quantity: Quantity?
  /// The title of the comparison that it was in, which may be empty; `nil` for the price book.
  public let comparisonTitle: String?

  /// What a pack holds, where that can be compared with the other products of a comparison.
  public func quantity(for comparison: Comparison, without edited: Product.ID? = nil) -> Quantity? {
    guard let measure = comparison.measure(without: edited), let quantity else { return quantity }
    return measure.isComparable(with: quantity.measure) ? quantity : nil
  }

  /// Gives a product what it does not say itself.
  public func fill(_ product: inout Product, in comparison: Comparison) {
    if product.name.isEmpty { product.name = name }
    if product.brand.isEmpty { product.brand = brand }
    if product.quantity == nil { product.quantity = quantity(for: comparison) }
  }
}

extension Database {
  /// What is known of the product with a barcode: from the latest such product or, where there is none,
  /// from the price book. `nil` where nothing is known.
  ///
  /// - Parameter id: a product that does not count.
  public func earlierProduct(
    barcode: GTIN, besides id: Product.ID? = nil
  ) throws(DatabaseError) -> EarlierProduct? {
    let hits = try products(barcode: barcode, limit: 20)
    if let hit = hits.first(where: { $0.product.id != id && $0.product.tellsOfItself }) {
      return EarlierProduct(
        name: hit.product.name, brand: hit.product.brand, quantity: hit.product.quantity,
        comparisonTitle: hit.comparisonTitle)
    }
    return try article(barcode: barcode).map {
      EarlierProduct(name: $0.name, brand: $0.brand, quantity: $0.pack, comparisonTitle: nil)
    }
  }
}

extension Product {
  /// Whether it says more of itself than its barcode.
  fileprivate var tellsOfItself: Bool { !name.isEmpty || !brand.isEmpty || quantity != nil }
}

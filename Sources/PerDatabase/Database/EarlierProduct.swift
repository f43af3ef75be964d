import PerModel

/// Prior knowledge of a product: from another product with its barcode, the price book, the catalogue, or what a store
/// has printed into the barcode itself.
public struct EarlierProduct: Hashable, Sendable {
  /// What it was called; may be empty.
  public let name: String
  /// Who makes it; may be empty.
  public let brand: String
  /// What a pack held; `nil` while unknown.
  public let quantity: Quantity?
  /// What the barcode says that it costs; `nil` if it does not.
  public var price: Money?
  /// Where it was last bought; empty if unknown or not asked.
  public var store = ""
  /// The source of what is known.
  public let source: Source

  /// Where the knowledge comes from.
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
  /// What is known of the product with a barcode: from the latest such product or, without one,
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

extension Database {
  /// What is known of products whose names begin with the letters of a text: from comparisons, those with the most
  /// frequent names first, then from the price book.
  ///
  /// - Parameters:
  ///   - begins: whether a name begins so.
  ///   - count: the largest number of them.
  ///   - looked: how many products are looked at.
  public func earlierProducts(
    named text: String, count: Int, among looked: Int, where begins: (String) -> Bool
  ) throws(DatabaseError) -> [EarlierProduct] {
    let typed = try texts(of: .name, matching: text, among: looked).filter { begins($0.text) }
    let ranked = typed.mostFrequentFirst
    let hits = ranked.isEmpty ? [] : try search(text, limit: Self.hitsLookedAt)
    var found: [EarlierProduct] = []
    var seen: Set<String> = []
    for name in ranked.prefix(count) {
      let key = Article.key(of: name)
      guard seen.insert(key).inserted else { continue }
      let hit = hits.first { Article.key(of: $0.product.name) == key && $0.product.saysMore }
      if let hit, hit.product.saysAll {
        found.append(EarlierProduct(hit.product, from: .comparison(title: hit.comparisonTitle)))
        continue
      }
      let known = try articles(named: name).first
      var product = hit?.product ?? Product(name: name)
      product.name = name
      if let known { product.complete(try self.product(of: known)) }
      found.append(
        EarlierProduct(
          product, from: hit.map { .comparison(title: $0.comparisonTitle) } ?? .priceBook))
    }
    guard found.count < count else { return found }
    for article in try articles(matching: text, limit: Self.hitsLookedAt)
    where found.count < count && begins(article.name) {
      guard seen.insert(Article.key(of: article.name)).inserted else { continue }
      found.append(EarlierProduct(try product(of: article), from: .priceBook))
    }
    return found
  }

  /// An article as it was sold last.
  private func product(of article: Article) throws(DatabaseError) -> Product {
    var product = Product(of: article)
    let last = try history(of: article.id).last
    product.quantity = last?.quantity ?? article.pack
    product.store = last?.store ?? ""
    return product
  }

  private static var hitsLookedAt: Int { 50 }
}

extension EarlierProduct {
  fileprivate init(_ product: Product, from source: Source) {
    self.init(
      name: product.name, brand: product.brand, quantity: product.quantity, store: product.store,
      source: source)
  }
}

extension InStoreCode {
  /// The weight and the price of this piece, from what another piece of the item cost by weight; `nil` if that does not
  /// tell.
  public func piece(costing other: Product) -> (weight: Quantity, price: Money)? {
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
  /// Whether it says something besides its name.
  fileprivate var saysMore: Bool { !brand.isEmpty || quantity != nil || !store.isEmpty }
  /// Whether nothing is left to be known.
  fileprivate var saysAll: Bool { !brand.isEmpty && quantity != nil && !store.isEmpty }

  /// Takes from another product what this one does not say.
  fileprivate mutating func complete(_ other: Product) {
    if brand.isEmpty { brand = other.brand }
    if quantity == nil { quantity = other.quantity }
    if store.isEmpty { store = other.store }
  }

  /// What an article says of itself.
  init(of article: Article) {
    self.init(
      name: article.name, quantity: article.pack, barcode: article.barcode, brand: article.brand)
  }

  /// Whether it says more of itself than its barcode.
  fileprivate var tellsOfItself: Bool { !name.isEmpty || !brand.isEmpty || quantity != nil }
}

/// One thing on offer.
public struct Product: Hashable, Sendable, Identifiable {
  public let id: ID
  public var name: String
  /// What it holds; `nil` while unknown.
  public var quantity: Quantity?
  /// What is asked for it; `nil` while unknown. Zero is free.
  public var price: Money?
  /// Terms that change what is paid; `nil` for none.
  public var deal: Deal?
  public var store: String
  public var note: String
  /// The digits of its GTIN; empty while unknown.
  public var barcode: String
  /// Whether the shopper means to buy it.
  public var isInBasket: Bool
  /// Who makes it; empty while unknown.
  public var brand: String
  /// What it looks like; `nil` while there is no picture.
  public var picture: Picture.ID?

  public init(
    id: ID = .random(), name: String = "", quantity: Quantity? = nil, price: Money? = nil,
    deal: Deal? = nil, store: String = "", note: String = "", barcode: String = "",
    isInBasket: Bool = false, brand: String = "", picture: Picture.ID? = nil
  ) {
    self.id = id
    self.name = name
    self.quantity = quantity
    self.price = price
    self.deal = deal
    self.store = store
    self.note = note
    self.barcode = barcode
    self.isInBasket = isInBasket
    self.brand = brand
    self.picture = picture
  }

  /// A product's identity, chosen at random so that windows, processes and imports never have to
  /// agree on a next number.
  public struct ID: Hashable, Sendable, Comparable {
    /// From 1 to 2⁶³ − 1.
    public let rawValue: Int64

    public init(rawValue: Int64) { self.rawValue = rawValue }

    public static func random() -> ID { ID(rawValue: .random(in: 1...Int64.max)) }

    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// The same product under a new identity, not in the basket.
  public func renewed() -> Product {
    var copy = Product(name: name)
    copy.quantity = quantity
    copy.price = price
    copy.deal = deal
    copy.store = store
    copy.note = note
    copy.barcode = barcode
    copy.brand = brand
    copy.picture = picture
    return copy
  }

  /// Means the same amounts in another currency.
  mutating func denominate(in currency: Currency) {
    price = price.map { Money($0.amount, currency) }
    deal = deal.map {
      Deal($0.terms, priceEach: $0.priceEach, currency: $0.currency == nil ? nil : currency)
    }
  }

  /// What is really paid for one pack when as many are bought as the deal asks for: the price where
  /// there is no deal; `nil` while neither says it.
  ///
  /// Throws `overflow` where it does not fit in exact arithmetic.
  public func paid(in currency: Currency) throws(ArithmeticError) -> Money? {
    guard let deal else { return price }
    if let price {
      return Money(
        try deal.total(priceEach: price.amount) / Rational(deal.count), price.currency)
    }
    guard let total = deal.total else { return nil }
    return Money(try total / Rational(deal.count), deal.currency ?? currency)
  }

  /// What is to be paid for it when it is bought: for as many packs as the deal asks for, else for one;
  /// `nil` while that is not known.
  ///
  /// Throws `overflow` where it does not fit in exact arithmetic.
  public func due(in currency: Currency) throws(ArithmeticError) -> Money? {
    guard let paid = try paid(in: currency) else { return nil }
    return Money(try paid.amount * Rational(deal?.count ?? 1), paid.currency)
  }

  /// What it costs per unit, in the currency of the comparison where no other is written.
  ///
  /// Throws what is missing, or `tooLarge` where the result does not fit in exact arithmetic.
  public func unitPrice(in currency: Currency) throws(UnrankedReason) -> UnitPrice {
    let paid: Money?
    do { paid = try self.paid(in: currency) } catch { throw .tooLarge }
    switch (quantity, paid) {
    case (nil, nil): throw .missingQuantityAndPrice
    case (nil, _): throw .missingQuantity
    case (_, nil): throw .missingPrice
    case (let quantity?, let paid?):
      do throws(ArithmeticError) {
        return UnitPrice(perBaseUnit: try paid.amount / quantity.total, paid.currency)
      } catch { throw .tooLarge }
    }
  }
}

/// Why a product has no place in the ranking.
public enum UnrankedReason: Error, Hashable, Sendable {
  case missingQuantity
  case missingPrice
  case missingQuantityAndPrice
  /// The unit price does not fit in exact arithmetic.
  case tooLarge
}

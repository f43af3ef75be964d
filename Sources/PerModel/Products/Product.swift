/// One thing on offer.
public struct Product: Hashable, Sendable, Identifiable {
  public let id: ID
  public var name: String
  /// What it holds; `nil` while unknown.
  public var quantity: Quantity?
  /// What is asked for it; `nil` while unknown. Zero is free.
  public var price: Money?
  public var store: String
  public var note: String
  /// Whether the shopper means to buy it.
  public var isInBasket: Bool

  public init(
    id: ID = .random(), name: String = "", quantity: Quantity? = nil, price: Money? = nil,
    store: String = "", note: String = "", isInBasket: Bool = false
  ) {
    self.id = id
    self.name = name
    self.quantity = quantity
    self.price = price
    self.store = store
    self.note = note
    self.isInBasket = isInBasket
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
    Product(name: name, quantity: quantity, price: price, store: store, note: note)
  }

  /// What it costs per unit.
  ///
  /// Throws what is missing, or `tooLarge` where the result does not fit in exact arithmetic.
  public func unitPrice() throws(UnrankedReason) -> UnitPrice {
    switch (quantity, price) {
    case (nil, nil): throw .missingQuantityAndPrice
    case (nil, _): throw .missingQuantity
    case (_, nil): throw .missingPrice
    case (let quantity?, let price?):
      do throws(ArithmeticError) {
        return UnitPrice(perBaseUnit: try price.amount / quantity.total, price.currency)
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

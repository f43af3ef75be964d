/// One thing on offer.
public struct Product: Hashable, Sendable, Identifiable {
  public var id: ID
  public var name: String
  /// What it holds; `nil` while unknown.
  public var quantity: Quantity?
  /// What it costs; `nil` while unknown. Zero is free.
  public var price: Money?
  /// The deal that changes what is paid; `nil` for none.
  public var deal: Deal?
  /// Everything else that affects what is paid and how much it contains.
  public var terms: Terms {
    get { otherTerms?.terms ?? Terms() }
    set { otherTerms = newValue.isEmpty ? nil : BoxedTerms(newValue) }
  }
  private var otherTerms: BoxedTerms?
  /// Whether it has neither a deal nor terms.
  var isPlain: Bool { deal == nil && otherTerms == nil }
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
    deal: Deal? = nil, terms: Terms = Terms(), store: String = "", note: String = "",
    barcode: String = "", isInBasket: Bool = false, brand: String = "",
    picture: Picture.ID? = nil
  ) {
    self.id = id
    self.name = name
    self.quantity = quantity
    self.price = price
    self.deal = deal
    otherTerms = terms.isEmpty ? nil : BoxedTerms(terms)
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

  /// A copy with an identity of its own, not in the basket.
  public func duplicated() -> Product {
    var copy = self
    copy.id = .random()
    copy.isInBasket = false
    return copy
  }

  /// Keeps the amounts and changes their currency.
  mutating func setCurrency(_ currency: Currency) {
    price = price.map { Money($0.amount, currency) }
    deal = deal.map {
      Deal(
        $0.kind, priceEach: $0.priceEach, currency: $0.currency == nil ? nil : currency,
        minimumCount: $0.minimumCount)
    }
  }
}

/// Why a product has no rank.
public enum UnrankedReason: Error, Hashable, Sendable {
  case missingQuantity
  case missingPrice
  case missingQuantityAndPrice
  /// Its deal has a price but a single pack has none, and too few are bought for the deal.
  case missingSinglePrice
  /// It does not state how much it contains of the substance that the comparison goes by.
  case missingStrength
  /// It is measured differently from the others.
  case differentMeasure
  /// The unit price does not fit in exact arithmetic.
  case tooLarge
}

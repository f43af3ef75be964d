/// One thing on offer.
public struct Product: Hashable, Sendable, Identifiable {
  /// Stays the same however the product is edited.
  public var id: ID
  /// What it is called; may be empty.
  public var name: String
  /// What it holds; `nil` while unknown.
  public var quantity: Quantity? {
    didSet { if quantity != nil { supersede("quantity.") } }
  }
  /// What it costs; `nil` while unknown. Zero is free.
  public var price: Money? {
    didSet { if price != nil { supersede("price.") } }
  }
  /// The deal that changes what is paid; `nil` for none.
  public var deal: Deal? {
    didSet { if deal != nil { supersede("deal.") } }
  }
  /// Everything else that affects what is paid and how much it contains.
  public var terms: Terms {
    get { extras?.terms ?? Terms() }
    set { extras = ProductExtras(newValue, articleNumber, keptConversion, unknown) }
  }
  /// What a newer program wrote and this one cannot read. It is kept until the user replaces it.
  public var unknown: [ExactMember] {
    get { extras?.unknown ?? [] }
    set { extras = ProductExtras(terms, articleNumber, keptConversion, newValue) }
  }
  /// A number that is not a barcode, by which the store or its maker knows it; empty while unknown.
  public var articleNumber: String {
    get { extras?.articleNumber ?? "" }
    set { extras = ProductExtras(terms, newValue, keptConversion, unknown) }
  }
  /// How its amounts were converted, into whatever currency that was.
  var keptConversion: PriceConversion? {
    get { extras?.conversion }
    set { extras = ProductExtras(terms, articleNumber, newValue, unknown) }
  }
  private var extras: ProductExtras?
  /// Whether it has neither a deal nor terms.
  package var isPlain: Bool { deal == nil && (extras?.terms.isEmpty ?? true) }
  /// Where it is sold; empty while unknown.
  public var store: String
  /// What the user says about it; may have several lines.
  public var note: String
  /// The digits of its GTIN; empty while unknown.
  public var barcode: String
  /// Whether the shopper means to buy it. How many packs is in its terms.
  public var isInBasket: Bool {
    didSet { if !isInBasket, terms.basketCount != nil { terms.basketCount = nil } }
  }
  /// Who makes it; empty while unknown.
  public var brand: String
  /// What it looks like; `nil` while there is no picture.
  public var picture: Picture.ID?

  /// A product with these members; without an id it gets a new one.
  public init(
    id: ID = .random(), name: String = "", quantity: Quantity? = nil, price: Money? = nil,
    deal: Deal? = nil, terms: Terms = Terms(), store: String = "", note: String = "",
    barcode: String = "", isInBasket: Bool = false, brand: String = "",
    picture: Picture.ID? = nil, articleNumber: String = "", conversion: PriceConversion? = nil,
    unknown: [ExactMember] = []
  ) {
    self.id = id
    self.name = name
    self.quantity = quantity
    self.price = price
    self.deal = deal
    extras = ProductExtras(terms, articleNumber, conversion, unknown)
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

    /// The identity with this number, as files and the database hold it.
    public init(rawValue: Int64) { self.rawValue = rawValue }

    /// A new identity.
    public static func random() -> ID { ID(rawValue: .random(in: 1...Int64.max)) }

    /// An arbitrary but fixed order.
    public static func < (left: ID, right: ID) -> Bool { left.rawValue < right.rawValue }
  }

  /// A copy with an identity of its own, not in the basket.
  public func duplicated() -> Product {
    var copy = self
    copy.id = .random()
    copy.isInBasket = false
    return copy
  }

  /// Keeps the amounts and changes their currency; those in a third currency stay.
  mutating func setCurrency(from: Currency, to currency: Currency) {
    price = price.map { Money($0.amount, currency) }
    deal = deal.map {
      Deal(
        $0.kind, priceEach: $0.priceEach, currency: $0.currency == nil ? nil : currency,
        minimumCount: $0.minimumCount)
    }
    guard !unknown.isEmpty else { return }
    let names = [Member.currency.name, Member.dealCurrency.name]
    unknown = unknown.map {
      names.contains($0.name) && $0.value == from.code ? ExactMember($0.name, currency.code) : $0
    }
  }

  /// Drops what could not be read of something that has been replaced.
  private mutating func supersede(_ prefix: String) {
    guard let extras, !extras.unknown.isEmpty else { return }
    unknown.removeAll { $0.name.hasPrefix(prefix) }
  }
}

extension Product {
  /// Changes how much it holds. A price that was stated per unit is worked out again; where the unit
  /// no longer fits, or nothing is held, it stays the price of the whole.
  public mutating func weigh(_ other: Quantity?) {
    defer { quantity = other }
    guard terms.pricedPer != nil else { return }
    guard let price, let quantity, let other,
      quantity.measure.isComparable(with: other.measure),
      let amount = try? price.amount * other.total / quantity.total
    else {
      terms.pricedPer = nil
      return
    }
    self.price = Money(amount, price.currency)
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

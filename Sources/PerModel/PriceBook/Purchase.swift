/// Something that was bought: noted when it is ticked off on the shopping list, or read from a receipt.
public struct Purchase: Hashable, Sendable, Identifiable {
  /// The same on all devices for the same tick, or for the same line of a receipt.
  public let id: ID
  /// When it was bought.
  public var day: CalendarDay
  /// What it was called then.
  public var name: String
  /// How much was bought; `nil` for one pack, whatever it holds.
  public var quantity: Quantity?
  /// The article of the price book; `nil` while it knows none.
  public var article: Article.ID?
  /// The price that was paid; `nil` while only the tick is known.
  public var fact: PriceObservation.ID?
  /// What a newer program wrote and this one cannot read.
  public var unknown: [ExactMember]

  /// A purchase's identity.
  public typealias ID = UniqueID<Purchase>

  /// Something that was bought.
  public init(
    id: ID, day: CalendarDay, name: String = "", quantity: Quantity? = nil,
    article: Article.ID? = nil, fact: PriceObservation.ID? = nil, unknown: [ExactMember] = []
  ) {
    self.id = id
    self.day = day
    self.name = name
    self.quantity = quantity
    self.article = article
    self.fact = fact
    self.unknown = unknown
  }

  /// What was ticked off on a day.
  public init(of item: ShoppingItem, as article: Article.ID?, on day: CalendarDay) {
    self.init(
      id: Self.id(of: item.id, on: day), day: day, name: item.name, quantity: item.quantity,
      article: article)
  }

  /// What a receipt says was bought, by the price that was noted of it.
  public init(of fact: PriceObservation, named name: String, quantity: Quantity?) {
    self.init(
      id: ID(high: fact.id.high, low: fact.id.low), day: fact.day, name: name, quantity: quantity,
      article: fact.article, fact: fact.id)
  }

  /// The identity of an item ticked off on a day: two devices that tick the same item record one purchase.
  public static func id(of item: ShoppingItem.ID, on day: CalendarDay) -> ID {
    // Knuth's multiplicative hash spreads days over all bits.
    ID(
      high: item.high,
      low: item.low ^ UInt64(bitPattern: Int64(day.number)) &* 0x9E37_79B9_7F4A_7C15)
  }
}

// The one list of a purchase's members, as the database and other devices keep them.
extension Purchase {
  private static let fields: [ExactField<Purchase>] = [
    ExactField("name", \.name),
    ExactField("quantity", \.quantity, \.exactText) { Quantity(exact: $0) },
    ExactField("article", \.article, \.description) { Article.ID($0) },
    ExactField("fact", \.fact, \.description) { PriceObservation.ID($0) },
  ]

  /// All members that there are, by name, but for the identity and the day.
  public var exactMembers: [ExactMember] { Self.fields.members(of: self, keeping: unknown) }

  /// The purchase with these members. What this program cannot read is kept.
  public init(id: ID, day: CalendarDay, members: [ExactMember]) {
    self.init(id: id, day: day)
    for member in members where !Self.fields.read(member, into: &self) { unknown.append(member) }
  }
}

/// Something to buy: "2 kg carrots".
public struct ShoppingItem: Hashable, Sendable, Identifiable {
  /// Stays the same however the item is edited.
  public let id: ID
  /// What it is called.
  public var name: String
  /// How much is needed; `nil` for one pack, whatever it holds.
  public var quantity: Quantity?
  /// The articles that will do; if empty, all that match the words of the name.
  public var articles: [Article.ID]
  /// Whether it has been bought.
  public var isDone: Bool
  /// What a newer program wrote and this one cannot read.
  public var unknown: [ExactMember]

  /// An item's identity.
  public typealias ID = UniqueID<ShoppingItem>

  /// Something to buy.
  public init(
    id: ID, name: String = "", quantity: Quantity? = nil, articles: [Article.ID] = [],
    isDone: Bool = false, unknown: [ExactMember] = []
  ) {
    self.id = id
    self.name = name
    self.quantity = quantity
    self.articles = articles
    self.isDone = isDone
    self.unknown = unknown
  }
}

// The one list of an item's members, as the database keeps them.
extension ShoppingItem {
  private static let fields: [ExactField<ShoppingItem>] = [
    ExactField("name", \.name),
    ExactField("quantity", \.quantity, \.exactText) { Quantity(exact: $0) },
    ExactField("articles", \.articlesText),
    ExactField("done", \.isDone, default: false),
  ]

  /// All members that there are, by name.
  public var exactMembers: [ExactMember] { Self.fields.members(of: self, keeping: unknown) }

  /// The item with these members. What this program cannot read is kept.
  public init(id: ID, members: [ExactMember]) {
    self.init(id: id)
    for member in members where !Self.fields.read(member, into: &self) { unknown.append(member) }
  }

  private var articlesText: String {
    get { articles.map(\.description).joined(separator: " ") }
    set { articles = newValue.split(separator: " ").compactMap { Article.ID($0) } }
  }
}

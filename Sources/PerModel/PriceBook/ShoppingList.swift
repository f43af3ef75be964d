/// What is to be bought, over all comparisons, and where.
public struct ShoppingList: Hashable, Sendable {
  /// What is to be bought, in the order in which it was noted.
  public var items: [ShoppingItem] = []
  /// Which stores to go to.
  public var choice = StoreChoice()

  /// An empty list.
  public init() {}

  /// Which stores a person goes to.
  public struct StoreChoice: Hashable, Sendable {
    /// The names of the stores that are passed by, as `Article.key(of:)` writes them; all others count.
    public var passedBy: Set<String> = []
    /// What every stop costs: the way, or the time; `nil` for nothing.
    public var stopCost: Money?
    /// How many stores there are at most, 1 or more; `nil` for any number.
    public var maximumStops: Int?
    /// What a newer program wrote and this one cannot read.
    public var unknown: [ExactMember] = []

    /// All stores, at no cost.
    public init() {}
  }
}

// The same for the choice of stores.
extension ShoppingList.StoreChoice {
  private static let fields: [ExactField<Self>] = [
    ExactField("passedBy", \.passedByText),
    ExactField("stopCost", \.stopCost, \.exactText) { Money(exact: $0) },
    ExactField("maximumStops", \.maximumStops, \.description) {
      Int($0).flatMap { $0 > 0 ? $0 : nil }
    },
  ]

  /// All members that there are, by name.
  public var exactMembers: [ExactMember] { Self.fields.members(of: self, keeping: unknown) }

  /// The choice with these members. What this program cannot read is kept.
  public init(members: [ExactMember]) {
    for member in members where !Self.fields.read(member, into: &self) { unknown.append(member) }
  }

  private var passedByText: String {
    get { passedBy.sorted().map { ExactMember.escaped($0) }.joined(separator: "\t") }
    set { passedBy = Set(newValue.split(separator: "\t").map { ExactMember.unescaped($0) }) }
  }
}

extension Money {
  /// "3/2 EUR".
  fileprivate var exactText: String { "\(amount) \(currency.code)" }

  /// Reads what `exactText` wrote; `nil` for anything else.
  fileprivate init?(exact text: some StringProtocol) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 2, let amount = number(words[0], where: { !$0.isNegative }),
      let currency = Currency(code: words[1])
    else { return nil }
    self.init(amount, currency)
  }
}

import PerModel

/// What the rows of this file say of something that is shared, as the values of its fields.
struct SharedState {
  let subject: SharedField.Subject
  /// Fields without a value are left out.
  var values: [String: String]

  // The kinds of subjects that this program knows. Their names are part of the exchange format.
  static let article = "article"
  static let price = "price"
  static let store = "store"
  static let shopping = "shopping"
  static let purchase = "purchase"
  static let comparison = "comparison"
  static let product = "product"

  // The names of fields that are not members.
  static let removed = "removed"
  static let target = "target"
  static let content = "content"
  static let place = "place"
  /// Followed by another identity of the same article.
  static let sameAs = "same as "

  /// What the rows say that have one of the marks: of a kind, with a key, and of a part of that.
  static func states(
    of kind: String, row: Int64, part: Int64 = 0, in connection: Connection
  ) throws(DatabaseError) -> [SharedState] {
    switch kind {
    case article: try SharedArticles(connection: connection).state(ofRow: row).map { [$0] } ?? []
    case price: try SharedPrices(connection: connection).state(ofRow: row).map { [$0] } ?? []
    case purchase: try SharedPurchases(connection: connection).state(ofRow: row).map { [$0] } ?? []
    case store: try SharedLists(connection: connection).stores()
    case shopping: try SharedLists(connection: connection).shoppingItems()
    case comparison: try SharedComparisons(connection).state(ofRow: row).map { [$0] } ?? []
    case product: try SharedComparisons(connection).states(of: part, in: row)
    case "products": try SharedComparisons(connection).products(in: row)
    default: []
    }
  }

  init(_ subject: SharedField.Subject, _ values: [String: String]) {
    (self.subject, self.values) = (subject, values)
  }

  init(_ kind: String, _ id: SharedField.Subject.ID, members: [ExactMember]) {
    self.init(
      SharedField.Subject(kind: kind, id: id),
      Dictionary(members.map { ($0.fieldName, $0.value) }) { $1 })
  }

  /// The names of its fields, and of those that it had.
  func names(beside known: some Sequence<String>) -> Set<String> {
    // No row says that two articles are one.
    Set(values.keys).union(known.filter { !$0.hasPrefix(Self.sameAs) })
  }
}

extension ExactMember {
  /// The name of its field. A colon marks what is JSON.
  var fieldName: String { isJSON ? name + ":" : name }

  /// What a field says; `nil` if it has no value.
  init?(_ field: SharedField) {
    guard let value = field.value else { return nil }
    let isJSON = field.name.hasSuffix(":")
    self.init(isJSON ? String(field.name.dropLast()) : field.name, value, isJSON: isJSON)
  }
}

extension UniqueID {
  /// The same identity, of something called otherwise.
  init<Other>(of other: UniqueID<Other>) { self.init(high: other.high, low: other.low) }
}

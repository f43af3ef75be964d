import PerModel

/// The list of stores and the shopping list as shared fields. Which stores a person goes to is not shared.
struct SharedLists {
  let connection: Connection
  private var table: SharedFieldTable { SharedFieldTable(connection: connection) }

  // MARK: Stores

  /// The stores of the list, and the shared stores no longer in it. A store is known by its name.
  func stores() throws(DatabaseError) -> [SharedState] {
    let known = Dictionary(
      grouping: try table.fields(ofKind: SharedState.store), by: \.subject.id)
    var count: [String: Int] = [:]
    var states: [SharedState] = []
    for (place, store) in try StoreTable(connection: connection).stores().enumerated() {
      let key = Article.key(of: store.name)
      count[key, default: 0] += 1
      var state = SharedState(
        SharedState.store, Self.id(of: key, count[key] ?? 1), members: store.exactMembers)
      state.values[SharedState.place] = "\(place)"
      // The table cannot hold fields of a newer program.
      for field in known[state.subject.id] ?? []
      where !Store.knows(field.name) && !Self.special.contains(field.name) {
        state.values[field.name] = field.value
      }
      states.append(state)
    }
    return try states + gone(SharedState.store, from: states)
  }

  /// Updates the list of stores from the fields.
  func writeStores() throws(DatabaseError) {
    let stores = try present(SharedState.store).map { id, fields in
      (
        id: id, place: fields[SharedState.place]?.value.flatMap { Int($0) } ?? .max,
        store: Store(members: Self.members(fields))
      )
    }
    let ordered = stores.sorted {
      ($0.place, $0.store.name, $0.id) < ($1.place, $1.store.name, $1.id)
    }
    try StoreTable(connection: connection).replace(by: ordered.map(\.store))
  }

  /// The same on all devices for the same name.
  private static func id(of key: String, _ number: Int) -> SharedField.Subject.ID {
    SharedField.Subject.ID(
      high: hash("\(number) " + key, 0xcbf2_9ce4_8422_2325),
      low: hash(key + " \(number)", 0x6c62_272e_07bb_0142))
  }

  /// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/
  private static func hash(_ text: String, _ start: UInt64) -> UInt64 {
    text.utf8.reduce(start) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  // MARK: The shopping list

  /// The items of the shopping list, and the shared items no longer in it.
  func shoppingItems() throws(DatabaseError) -> [SharedState] {
    let states = try ShoppingTable(connection: connection).list().items.map { item in
      SharedState(SharedState.shopping, .init(of: item.id), members: item.exactMembers)
    }
    return try states + gone(SharedState.shopping, from: states)
  }

  /// Updates the shopping list from the fields: its items in the order of creation.
  func writeShopping() throws(DatabaseError) {
    let table = ShoppingTable(connection: connection)
    var list = try table.list()
    list.items = try present(SharedState.shopping).map { id, fields in
      ShoppingItem(id: .init(of: id), members: Self.members(fields))
    }.sorted { $0.id < $1.id }
    try table.replace(by: list)
  }

  // MARK: Both

  /// The subjects that have fields and are not removed.
  private func present(
    _ kind: String
  ) throws(DatabaseError) -> [(SharedField.Subject.ID, [String: SharedField])] {
    let fields = Dictionary(grouping: try table.fields(ofKind: kind), by: \.subject.id)
    return fields.map { id, fields in
      (id, Dictionary(fields.map { ($0.name, $0) }) { $1 })
    }.filter { _, fields in
      fields[SharedState.removed]?.value == nil
        && fields.contains { !Self.special.contains($0.key) && $0.value.value != nil }
    }
  }

  private func gone(
    _ kind: String, from states: [SharedState]
  ) throws(DatabaseError) -> [SharedState] {
    let here = Set(states.map(\.subject.id))
    return try present(kind).filter { !here.contains($0.0) }.map { id, fields in
      // What was said of it stays, in case it is brought back.
      var values = fields.compactMapValues(\.value)
      values[SharedState.removed] = "1"
      return SharedState(SharedField.Subject(kind: kind, id: id), values)
    }
  }

  private static func members(_ fields: [String: SharedField]) -> [ExactMember] {
    fields.values.filter { !special.contains($0.name) }.sorted { $0.name < $1.name }
      .compactMap { ExactMember($0) }
  }

  private static let special = [SharedState.place, SharedState.removed]
}

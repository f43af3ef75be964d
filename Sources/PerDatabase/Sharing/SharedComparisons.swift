import PerModel

/// The rows of the comparisons that are shared, and of their products, as shared fields.
///
/// Products are numbered by each file for itself: `shared_product` knows their identities.
struct SharedComparisons {
  let connection: Connection
  private var table: SharedFieldTable { SharedFieldTable(connection: connection) }

  // The names of fields that are not members of settings or products.
  private static let currency = "currency"
  private static let referenceUnit = "referenceUnit"
  private static let tolerance = "tolerance"
  private static let settings = "settings."
  private static let comparison = "comparison"

  init(_ connection: Connection) { self.connection = connection }

  /// The identity of a comparison; `nil` if it is not shared.
  func id(of comparison: Int64) throws(DatabaseError) -> SharedField.Subject.ID? {
    try connection.first(
      of: "SELECT id FROM shared_comparison WHERE key = ?", .integer(comparison)
    ) { (row) in row.uniqueID(0) }
  }

  /// Shares a comparison that is not shared yet.
  func share(_ comparison: Int64) throws(DatabaseError) {
    try connection.run(
      "INSERT OR IGNORE INTO shared_comparison (key, id) VALUES (?, ?)", .integer(comparison),
      SQLValue(SharedField.Subject.ID.new()))
    try connection.run(
      """
      INSERT OR IGNORE INTO shared_mark (kind, row) VALUES ('comparison', ?1), ('products', ?1)
      """, .integer(comparison))
  }

  // MARK: What the rows say

  /// What the row of a comparison says.
  func state(ofRow comparison: Int64) throws(DatabaseError) -> SharedState? {
    guard let id = try id(of: comparison) else { return nil }
    let found = try connection.first(
      of: "SELECT \(ComparisonColumns.columns), removed FROM comparison WHERE id = ?",
      .integer(comparison)
    ) { (row) throws(DatabaseError) in (try ComparisonColumns.read(row), !row.isNull(6)) }
    guard let (header, isRemoved) = found else { return nil }
    var state = SharedState(
      SharedState.comparison, id,
      members: header.settings.exactMembers.map { $0.within(Self.settings) })
    state.values["name"] = header.name
    state.values[Self.currency] = header.currency.code
    state.values[Self.referenceUnit] = header.referenceUnit?.exactText
    state.values[Self.tolerance] = "\(header.settings.tolerance)"
    if isRemoved { state.values[SharedState.removed] = "1" }
    return state
  }

  /// What the row of a product says and the place that the row has, or that the product is gone; `nil` for one that was
  /// never shared. The place that is said is the one that is known already.
  func state(
    of product: Int64, in comparison: Int64
  ) throws(DatabaseError) -> (state: SharedState, rowPlace: Int64?)? {
    guard let parent = try id(of: comparison) else { return nil }
    let id = try identity(of: product, in: comparison)
    let row = try connection.first(
      of: """
        SELECT \(ProductColumns.columns), place FROM product
        WHERE comparison = ? AND id = ? AND \(HiddenRows.condition)
        """, .integer(comparison), .integer(product)
    ) { (row) throws(DatabaseError) in
      (product: ProductColumns.read(row), place: row.integer(Int32(ProductColumns.names.count)))
    }
    guard let row else {
      return try id.map { (id) throws(DatabaseError) in (try gone(id), nil) }
    }
    let known = id ?? SharedField.Subject.ID.new()
    if id == nil { try setIdentity(known, of: product, in: comparison) }
    var state = SharedState(
      SharedState.product, known,
      members: ExactProduct(row.product).members.filter { $0.name != "picture" })
    state.values[Self.comparison] = "\(parent)"
    let place = try table.fields(of: state.subject).first { $0.name == SharedState.place }
    state.values[SharedState.place] = if let place { place.value } else { "\(row.place)" }
    return (state, row.place)
  }

  private func gone(_ id: SharedField.Subject.ID) throws(DatabaseError) -> SharedState {
    let subject = SharedField.Subject(kind: SharedState.product, id: id)
    var values: [String: String] = [:]
    // What was said of it stays, in case it is brought back.
    for field in try table.fields(of: subject) { values[field.name] = field.value }
    values[SharedState.removed] = "1"
    return SharedState(subject, values)
  }

  private func identity(
    of product: Int64, in comparison: Int64
  ) throws(DatabaseError) -> SharedField.Subject.ID? {
    try connection.first(
      of: "SELECT id FROM shared_product WHERE comparison = ? AND product = ?",
      .integer(comparison), .integer(product)
    ) { (row) in row.uniqueID(0) }
  }

  private func setIdentity(
    _ id: SharedField.Subject.ID, of product: Int64, in comparison: Int64
  ) throws(DatabaseError) {
    try connection.run(
      "INSERT OR REPLACE INTO shared_product (id, comparison, product) VALUES (?, ?, ?)",
      SQLValue(id), .integer(comparison), .integer(product))
  }

  // MARK: What the fields say

  /// Updates the rows of the comparisons that some subjects are about from their fields.
  func write(
    _ subjects: Set<SharedField.Subject>, in database: SQLiteDatabase
  ) throws(DatabaseError) {
    var due: Set<SharedField.Subject.ID> = []
    for subject in subjects {
      if subject.kind == SharedState.comparison { due.insert(subject.id) }
      guard subject.kind == SharedState.product else { continue }
      for field in try table.fields(of: subject) where field.name == Self.comparison {
        if let id = field.value.flatMap({ SharedField.Subject.ID($0) }) { due.insert(id) }
      }
      // Its comparison, even if that was taken back.
      let present: SharedField.Subject.ID? = try connection.first(
        of: """
          SELECT shared_comparison.id FROM shared_product
          JOIN shared_comparison ON shared_comparison.key = shared_product.comparison
          WHERE shared_product.id = ?
          """, SQLValue(subject.id)
      ) { (row) in row.uniqueID(0) }
      if let present { due.insert(present) }
    }
    for id in due.sorted() { try write(id, in: database) }
  }

  /// Products that are shared and have no row here, because they did not belong to the others.
  func waitingProducts() throws(DatabaseError) -> Set<SharedField.Subject> {
    var products: Set<SharedField.Subject> = []
    try connection.forEachRow(
      of: """
        SELECT id FROM shared_field WHERE kind = 'product' AND name = 'comparison'
          AND id NOT IN (SELECT id FROM shared_product)
          AND NOT EXISTS (SELECT 1 FROM shared_field AS mark WHERE mark.id = shared_field.id
            AND mark.kind = 'product' AND mark.name = 'removed' AND mark.value IS NOT NULL)
        """
    ) { (row) in
      products.insert(SharedField.Subject(kind: SharedState.product, id: row.uniqueID(0)))
    }
    return products
  }

  private func write(
    _ id: SharedField.Subject.ID, in database: SQLiteDatabase
  ) throws(DatabaseError) {
    let fields = try table.fields(
      of: SharedField.Subject(kind: SharedState.comparison, id: id))
    let header = Self.header(fields)
    let comparison = try connection.integer(
      "SELECT key FROM shared_comparison WHERE id = ?", SQLValue(id))
    let key: ComparisonID
    if let comparison {
      key = ComparisonID(rawValue: comparison)
    } else {
      // It is made when what it needs has come.
      guard let header else { return }
      key = try database.insert(Comparison(header))
      try connection.run(
        "INSERT INTO shared_comparison (key, id) VALUES (?, ?)", .integer(key.rawValue),
        SQLValue(id))
    }
    // Without what it needs it is as good as removed.
    var remaining = header
    if fields.contains(where: { $0.name == SharedState.removed && $0.value != nil }) {
      remaining = nil
    }
    try connection.run(
      remaining == nil
        ? "UPDATE comparison SET removed = ?2 WHERE id = ?1 AND removed IS NULL"
        : "UPDATE comparison SET removed = NULL WHERE id = ?1 AND removed IS NOT NULL AND ?2 > 0",
      .integer(key.rawValue), .integer(SQLiteDatabase.now))
    guard let remaining else {
      database.versions.versions[key] = nil
      return
    }
    try write(remaining, try products(of: id, in: key), to: key, in: database)
  }

  /// `nil` if there is not enough for a comparison.
  private static func header(_ fields: [SharedField]) -> Comparison.Header? {
    func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    guard let currency = value(currency).flatMap({ Currency(code: $0) }) else { return nil }
    var settings = ComparisonSettings()
    if let text = value(tolerance), let share = Rational(exactText: text), !share.isNegative {
      settings.tolerance = share
    }
    for field in fields.sorted(by: { $0.name < $1.name }) where field.name.hasPrefix(Self.settings)
    {
      if let member = ExactMember(field) { settings.read(member.outside(of: Self.settings)) }
    }
    return Comparison(
      name: value("name") ?? "", currency: currency,
      referenceUnit: value(referenceUnit).flatMap { ReferenceUnit(exact: $0) }, settings: settings
    ).header
  }

  /// The products of a comparison in their order, as their fields tell, each with its number here.
  private func products(
    of id: SharedField.Subject.ID, in comparison: ComparisonID
  ) throws(DatabaseError) -> [(id: SharedField.Subject.ID, product: Product)] {
    var ids: [SharedField.Subject.ID] = []
    try connection.forEachRow(
      of: """
        SELECT id FROM shared_field
        WHERE kind = 'product' AND name = 'comparison' AND value = ?
        """, .text("\(id)")
    ) { (row) in ids.append(row.uniqueID(0)) }
    var next =
      try connection.integer(
        """
        SELECT max(coalesce((SELECT max(id) FROM product WHERE comparison = ?1), 0),
          coalesce((SELECT max(product) FROM shared_product WHERE comparison = ?1), 0)) + 1
        """, .integer(comparison.rawValue)) ?? 1
    var found: [(place: Int64, id: SharedField.Subject.ID, product: Product)] = []
    for id in ids {
      let fields = try table.fields(of: SharedField.Subject(kind: SharedState.product, id: id))
      func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
      guard value(SharedState.removed) == nil else { continue }
      let number =
        try connection.integer("SELECT product FROM shared_product WHERE id = ?", SQLValue(id))
        ?? next
      if number == next { next += 1 }
      var exact = ExactProduct(id: Product.ID(rawValue: number))
      for field in fields.sorted(by: { $0.name < $1.name }) where !Self.special.contains(field.name)
      {
        if let member = ExactMember(field) { exact.add(member) }
      }
      found.append((Self.place(value(SharedState.place)), id, exact.product))
    }
    return found.sorted { ($0.place, $0.id) < ($1.place, $1.id) }.map { ($0.id, $0.product) }
  }

  private static let special: Set<String> = [comparison, SharedState.place, SharedState.removed]

  /// Makes the change that brings a comparison to a header and products. It can be undone like one of another window.
  private func write(
    _ header: Comparison.Header, _ products: [(id: SharedField.Subject.ID, product: Product)],
    to key: ComparisonID, in database: SQLiteDatabase
  ) throws(DatabaseError) {
    guard let version = try database.storedVersion(of: key) else { return }
    let old = Comparison(
      try database.header(of: key), products: try ProductTable(connection, of: key).all())
    // Products that do not belong to the first of all wait until they do.
    var new = Comparison(header)
    var ids: [Product.ID: SharedField.Subject.ID] = [:]
    let pictures = Dictionary(old.products.map { ($0.id, $0.picture) }) { $1 }
    for (id, product) in products {
      var product = product
      product.picture = pictures[product.id] ?? nil
      do throws(ComparisonError) {
        _ = try new.apply(.add([Change.Place(new.products.count, product)]))
        ids[product.id] = id
      } catch { continue }
    }
    let changes = old.changes(to: new)
    try connection.run(
      "DELETE FROM shared_product WHERE comparison = ?", .integer(key.rawValue))
    for (product, id) in ids { try setIdentity(id, of: product.rawValue, in: key.rawValue) }
    guard !changes.isEmpty else { return }
    try database.carryOut(
      changes.count == 1 ? changes[0] : .several(changes), on: key, expecting: version,
      noting: .none)
    database.versions.versions[key] = version &+ 1
  }
}

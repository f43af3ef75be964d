import PerModel

@testable import PerDatabase

/// Takes in what other devices say that they have written of a shared book: whatever that is, the exchange goes on, and
/// what is in the file can be read.
///
/// A line of the input is a field: a kind, a number for an identity, a name, a value and a clock, separated by tabs. One
/// without a value has no fourth part.
struct Shared: FuzzTarget {
  private let database: SQLiteDatabase
  private let device = SharingDevice.ID(high: 1, low: 1)

  init() {
    do {
      database = try SQLiteDatabase(path: ":memory:")
      try database.beginSharing(Sharing(book: SharedBook.ID(high: 2, low: 2)))
      try database.receive(fields(Self.known), isFromServer: false)
      try database.settleShared()
    } catch { preconditionFailure("\(error)") }
  }

  /// What was taken in before: an article, its price, a comparison and its product.
  private static let known = """
    article\t1\tname\tTea\t1
    price\t2\tcontent\tarticle \(identity(1))\\nday 2026-11-20\\nprice.amount 2\\nprice.currency EUR\t1
    comparison\t3\tname\tA\t1
    comparison\t3\tcurrency\tEUR\t1
    product\t4\tcomparison\t\(identity(3))\t1
    product\t4\tname\tTea\t1
    product\t4\tprice.amount\t2\t1
    product\t4\tprice.currency\tEUR\t1
    """

  private static func identity(_ number: UInt64) -> SharedField.Subject.ID {
    SharedField.Subject.ID(high: 0, low: number)
  }

  private func fields(_ text: String) -> [SharedField] {
    text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count >= 4, let number = UInt64(parts[1]), let clock = Int64(parts.last ?? "")
      else { return nil }
      let subject = SharedField.Subject(kind: String(parts[0]), id: Self.identity(number))
      let value = parts.count > 4 ? ExactMember.unescaped(parts[3]) : nil
      let stamp = SharedField.Stamp(clock: max(0, clock), device: device)
      return SharedField(subject, String(parts[2]), value, at: stamp)
    }
  }

  /// Everything is taken back afterwards, which is quicker than to begin again.
  func read(_ input: [UInt8]) {
    let fields = fields(String(decoding: input, as: UTF8.self))
    guard !fields.isEmpty else { return }
    do throws(DatabaseError) {
      try database.connection.run("BEGIN")
      defer {
        try? database.connection.run("ROLLBACK")
        database.versions = VersionCache()
      }
      guard let writer = try RowsToFields(database.connection) else { return }
      var reader = FieldsToRows(writer, of: database)
      try reader.take(SharedFieldBatch(fields), isSent: false)
      try reader.finish()
      try reader.uniteArticles()
      try reader.addWaitingProducts()
      try readAll()
    } catch { promise(false, "the exchange goes on: \(error)") }
  }

  private func readAll() throws(DatabaseError) {
    for summary in try database.comparisons() {
      let table = ProductTable(database.connection, of: summary.id)
      let comparison = Comparison(try database.header(of: summary.id), products: try table.all())
      promise(comparison.products.count == summary.productCount, "the products are counted")
      _ = Ranking(comparison)
    }
    for article in try database.articles(matching: "", limit: 20) {
      _ = try database.target(of: article.id)
      let history = try database.history(of: article.id)
      for fact in history { _ = fact.day.description }
    }
    _ = try database.stores()
    _ = try database.shoppingList()
  }
}

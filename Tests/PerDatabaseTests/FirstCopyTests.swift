import PerModel
import RandomTesting
import Testing

@testable import PerDatabase

/// Subjects that are new to a file are written without being merged. The result is the same.
@Suite struct FirstCopyTests {
  @Test(arguments: 0..<12) func newSubjectsAreWrittenAsIfTheyWereMerged(seed: UInt64) throws {
    try SharingGroup.withOwnTime(seed: seed) { time in
      let sharing = Sharing(book: .new())
      let (quick, merged) = (try file(sharing), try file(sharing))
      var random = RandomFields(seed: seed)
      for _ in 0..<6 {
        let fields = random.fields(random.bookKeeping.pick([1, 3, 40, 800]))
        time.pass(1000)
        let isFromServer = random.bookKeeping.pick([true, false])
        for (database, batch) in [
          (quick, SharedFieldBatch(fields)), (merged, SharedFieldBatch(fields).withoutRows),
        ] {
          var batch: SharedFieldBatch? = batch
          _ = try database.receive({ batch.take() }, isFromServer: isFromServer) { _ in }
        }
        try expectSame(quick, merged)
        guard random.bookKeeping.pick(0..<3) == 0 else { continue }
        for database in [quick, merged] { try database.settleShared() }
        try expectSame(quick, merged)
      }
    }
  }

  /// More rows than are written with their triggers.
  @Test func manyNewArticlesAreFound() throws {
    let database = try file(Sharing(book: .new()))
    let stamp = SharedField.Stamp(clock: HybridClock.time(1), device: .new())
    let fields = (0..<1000).map {
      SharedField(
        SharedField.Subject(kind: "article", id: .init(high: 1, low: UInt64($0))), "name",
        "Tea number\($0)", at: stamp)
    }
    #expect(try database.receive(fields, isFromServer: true) == 1000)
    #expect(try database.receive(fields, isFromServer: true) == 0)
    #expect(try database.articles(matching: "number99", limit: 99).count == 11)
    #expect(try database.unsentFields(limit: 1).fields.isEmpty)
  }

  private func file(_ sharing: Sharing) throws -> SQLiteDatabase {
    let database = try SQLiteDatabase(path: ":memory:")
    try database.beginSharing(sharing)
    return database
  }

  private func expectSame(_ quick: SQLiteDatabase, _ merged: SQLiteDatabase) throws {
    for query in Self.queries {
      let (one, other) = (try rows(query, in: quick), try rows(query, in: merged))
      let different = Set(one).symmetricDifference(other)
      #expect(one == other, "\(query)\n\(different.map { "\($0)" }.sorted().prefix(4))")
    }
    let check = "INSERT INTO article_search (article_search) VALUES ('integrity-check')"
    try quick.connection.execute(check)
  }

  private static let queries = [
    "SELECT id, name, brand, gtin, picture, name_key, revision, members FROM article ORDER BY id",
    """
    SELECT observation.id, article.id, day, store, kind, observation.revision, observation.members
    FROM observation JOIN article ON article.key = article ORDER BY observation.id
    """,
    "SELECT id, content FROM target JOIN article ON article.key = article ORDER BY id",
    "SELECT id, kind, name, value, clock, device, is_sent FROM shared_field ORDER BY id, kind, name",
    "SELECT id, main FROM shared_alias ORDER BY id",
    "SELECT id FROM shared_arrival JOIN article ON article.key = article ORDER BY id",
    "SELECT name, value FROM shared_setting ORDER BY name",
    "SELECT count(*) FROM shared_mark",
    "SELECT name, phone FROM store ORDER BY place",
    "SELECT article.id FROM article_search JOIN article ON key = article_search.rowid "
      + "WHERE article_search MATCH 'tea OR milk' ORDER BY article.id",
  ]

  private func rows(_ query: String, in database: SQLiteDatabase) throws -> [[SQLValue]] {
    var rows: [[SQLValue]] = []
    try database.connection.forEachRow(of: query) { (row) in
      rows.append((0..<row.columnCount).map { row.value($0) })
    }
    return rows
  }
}

extension SharedFieldBatch {
  /// The same fields, all merged.
  fileprivate var withoutRows: SharedFieldBatch {
    SharedFieldBatch(
      fields: fields, subjects: subjects.map { Fields(range: $0.range, row: nil) })
  }
}

/// Fields of a few articles and many prices, some of them nonsense.
private struct RandomFields {
  var bookKeeping: RandomBookKeeping
  private let articles: [Article.ID]
  private let prices: [PriceObservation.ID]
  private let devices: [SharingDevice.ID]
  private let pictureOfNobody = "77"

  init(seed: UInt64) {
    bookKeeping = RandomBookKeeping(seed: seed)
    articles = (0..<300).map { _ in .new() }
    prices = (0..<1500).map { _ in .new() }
    devices = (0..<3).map { _ in .new() }
  }

  /// Of so many subjects, in no order or one subject after the other.
  mutating func fields(_ count: Int) -> [SharedField] {
    var fields: [SharedField] = []
    for _ in 0..<count {
      switch pick(0..<20) {
      case 0..<4: fields += article()
      case 4..<19: fields += price()
      default: fields.append(other())
      }
    }
    if pick(0..<4) == 0 { fields.shuffle(using: &bookKeeping.generator) }
    return fields
  }

  private mutating func article() -> [SharedField] {
    let subject = SharedField.Subject(kind: "article", id: .init(of: pick(articles)))
    var values: [(String, String?)] = [
      ("name", pick(["Tea", "Milk", "milk ", "Earl Grey \(pick(0..<99))", "", "a\\b\nc"])),
      ("brand", pick(["", "Ja", "Gut", nil])),
      ("barcode", pick(["", "4006381333931", "96385074", "2012345000000", "x", nil])),
      ("pack", pick(["1 kilogram", "500/2 gram", "many", "6x330 milliliter"])),
      ("unit", "100 gram"), ("picture", pictureOfNobody), ("colour:", "{\"red\":1}"),
      ("shape", "round"), ("removed", pick(["1", nil])), ("target", "amount 1 euro"),
      ("same as \(pick(articles))", "1"), ("same as nobody", "1"),
      ("same as \(pick(articles))", nil), ("same as \(articles[0])", pick(["1", nil])),
    ]
    values.shuffle(using: &bookKeeping.generator)
    // All of it is taken back, now and then.
    if pick(0..<9) == 0 { values = values.map { ($0.0, nil) } }
    // Most are plain.
    let isPlain = pick(0..<4) > 0
    return values.prefix(pick(1..<6)).filter {
      !isPlain || !["removed", "target"].contains($0.0) && !$0.0.hasPrefix("same as")
    }.map { SharedField(subject, $0.0, $0.1, at: stamp()) }
  }

  private mutating func price() -> [SharedField] {
    let subject = SharedField.Subject(kind: "price", id: .init(of: pick(prices)))
    var lines = [
      "article \(pick(articles))", "day \(SharingGroup.day.advanced(by: pick(0..<9)))",
      pick(["kind offer", "kind flash", "kind: {}", "until 2026-01-09"]),
      "price.amount \(pick(["199/100", "10/20", "3", "-1", "much"]))", "price.currency EUR",
      "quantity.amount \(pick(["1/2", "500", "0"]))",
      "quantity.unit \(pick(["kilogram", "gram", "smoot"]))",
      "store \(pick(["Aldi", "Lidl\\nNord", ""]))", "source typed", "corrects \(pick(prices))",
      "terms.deposit 1/4", "deal.exact nonsense", "mood: [1]", "note \u{301}x",
    ]
    if pick(0..<3) == 0 { lines.removeSubrange(pick(2..<8)...) }
    if pick(0..<9) == 0 { lines.shuffle(using: &bookKeeping.generator) }
    if pick(0..<20) == 0 { lines.remove(at: pick(lines.indices)) }
    var fields: [SharedField] = []
    if pick(0..<9) > 0 {
      let content = pick(0..<30) == 0 ? nil : lines.joined(separator: "\n")
      fields.append(SharedField(subject, "content", content, at: stamp()))
    }
    if pick(0..<5) == 0 {
      fields.append(SharedField(subject, "removed", pick(["1", nil]), at: stamp()))
    }
    if pick(0..<20) == 0 { fields.append(SharedField(subject, "mark", "x", at: stamp())) }
    if pick(0..<20) == 0, let first = fields.first {
      fields.append(SharedField(subject, first.name, pick(["", first.value]), at: stamp()))
    }
    return fields
  }

  private mutating func other() -> SharedField {
    let id: SharedField.Subject.ID = pick([
      .new(), .init(of: pick(articles)), .init(of: pick(prices)),
    ])
    let kind = pick(["store", "recipe", "article", "price"])
    return SharedField(
      SharedField.Subject(kind: kind, id: id), pick(["name", "phone", "content"]),
      pick(["Aldi", "030 1", nil]), at: stamp())
  }

  private mutating func stamp() -> SharedField.Stamp {
    // Of no possible time, now and then
    let clock = pick(0..<99) == 0 ? .max : HybridClock.time(Int64(pick(1..<5000)))
    return SharedField.Stamp(clock: clock, device: pick(devices))
  }

  private mutating func pick<Values: RandomAccessCollection>(_ values: Values) -> Values.Element {
    bookKeeping.pick(values)
  }
}

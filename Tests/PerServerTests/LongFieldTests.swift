import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  /// Fields that are too long for other devices.
  @Suite struct LongFieldTests {
    private let cluster: Cluster
    private let id: SharedBook.ID

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
    }

    @Test(arguments: [
      "'{price}', ARRAY[$1], '{content}', ARRAY[repeat('a', 1048577)]",
      "'{price}', ARRAY[$1], ARRAY[repeat('a', 1001)], '{x}'",
      "ARRAY[repeat('a', 1001)], ARRAY[$1], '{content}', '{x}'",
      // Each may be as long, but not all of them
      """
      array_fill('price'::text, ARRAY[65]), ARRAY(SELECT gen_random_uuid() FROM generate_series(1, 65)),
      array_fill('content'::text, ARRAY[65]), array_fill(repeat('a', 1048576), ARRAY[65])
      """,
    ])
    func whatIsTooLongIsRefused(_ fields: String) throws {
      let anna = try ServerConnection(cluster.address("anna"), password: nil)
      let count = fields.contains("65") ? 65 : 1
      do throws(ServerError) {
        try anna.run(
          """
          SELECT per.push($1, $1, 1, \(fields), array_fill(1::bigint, ARRAY[\(count)]),
            array_fill($1, ARRAY[\(count)]))
          """, .id(id))
        Issue.record("it was taken")
      } catch {
        guard case .other("PER05", _) = error else { throw error }
      }
      #expect(try cluster.open(id).pulled().fields.isEmpty)
    }

    @Test func whatIsAsLongAsCanBeIsTaken() throws {
      let field = Sample().field("content", String(repeating: "a", count: 1 << 20))
      let book = try cluster.open(id)
      try book.push([field], number: 1)
      #expect(try book.pulled().fields == [field])
    }

    @Test func aDeviceKeepsWhatIsTooLongForOthers() throws {
      let book = try cluster.open(id)
      let long = Sample().field("content", String(repeating: "a", count: 1 << 20 + 1))
      // The zeros take two bytes each there.
      let zeros = Sample().field("content", String(repeating: "\0", count: 1 << 19 + 1))
      let name = Sample().field(String(repeating: "ä", count: 501), "")
      let short = Sample().field("content", "x")
      try book.push([long, zeros, short, name], number: 1)
      #expect(try book.pulled().fields == [short])
    }

    @Test func whatWasTooLongBeforeThatIsNotRead() throws {
      let book = try cluster.open(id)
      let short = Sample().field("content", "x")
      try book.push([short], number: 1)
      let admin = try cluster.admin()
      for (name, value) in [("'content'", "repeat('a', 1048577)"), ("repeat('a', 1001)", "'x'")] {
        try admin.run(
          """
          INSERT INTO per.field (book, id, kind, name, value, clock, device, seq)
          VALUES ($1, gen_random_uuid(), 'price', \(name), \(value), 1, $1, 2)
          """, .id(id))
      }
      try admin.run(
        """
        INSERT INTO per.push (book, seq, person, device, at, fields) VALUES ($1, 2, 'x', $1, now(), 2)
        """, .id(id))
      let pulled = try book.pulled()
      #expect(pulled.fields == [short])
      #expect(pulled.through == 2)
    }

    @Test func longFieldsAreHandedOverAFewAtATime() throws {
      let book = try cluster.open(id)
      let fields = (0..<12).map { _ in
        Sample().field("content", String(repeating: "a", count: 1_000_000))
      }
      try book.push(fields, number: 1)
      var sizes: [Int] = []
      try book.pull(after: 0) { fields, _ in
        sizes.append(fields.count)
        return true
      }
      #expect(sizes.reduce(0, +) == 12)
      #expect(sizes.allSatisfy { $0 <= 5 }, "\(sizes)")
    }
  }
}

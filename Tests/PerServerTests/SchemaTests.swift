import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  @Suite struct SchemaTests {
    let cluster: Cluster

    init() throws { cluster = try Cluster.shared.get() }

    /// Calls `body` with a new database.
    private func withDatabase(_ name: String, _ body: (ServerAddress) throws -> Void) throws {
      try cluster.createDatabase(name)
      defer { _ = try? cluster.admin("postgres").run("DROP DATABASE \(name) WITH (FORCE)") }
      try body(cluster.address(database: name))
    }

    @Test func anInstallationCanBeRepeated() throws {
      try withDatabase("repeated") { address in
        #expect(throws: ServerError.notInstalled) {
          try ServerAdministration(address, password: nil)
        }
        let first = try ServerSchema.install(address, password: nil)
        #expect(first == ServerSchema.Installation(earlier: nil, exposures: []))
        let id = try cluster.book("repeated")
        try cluster.open(id, database: "repeated").push(Sample.fields(2), number: 1)
        let second = try ServerSchema.install(address, password: nil)
        #expect(second == ServerSchema.Installation(earlier: ServerSchema.version, exposures: []))
        #expect(try cluster.open(id, database: "repeated").pulled().fields.count == 2)
      }
    }

    @Test func aNewerSchemaIsLeftAlone() throws {
      try withDatabase("newer") { address in
        _ = try ServerSchema.install(address, password: nil)
        let id = try cluster.book("newer")
        try cluster.admin("newer").run("UPDATE per.version SET schema = 99")
        #expect(throws: ServerError.schemaNewer(99)) { try cluster.open(id, database: "newer") }
        #expect(throws: ServerError.schemaNewer(99)) {
          try ServerSchema.install(address, password: nil)
        }
        let version = try cluster.admin("newer").run("SELECT schema::bigint FROM per.version")
        #expect(version.integer(0, 0) == 99)
      }
    }

    @Test func aSchemaFromBeforeTheFirstReleaseIsRefusedAndLeftAlone() throws {
      try withDatabase("older") { address in
        _ = try ServerSchema.install(address, password: nil)
        let id = try cluster.book("older")
        try cluster.admin("older").run("UPDATE per.version SET schema = 3")
        #expect(throws: ServerError.schemaBeforeFirst(3)) {
          try cluster.open(id, database: "older")
        }
        #expect(throws: ServerError.schemaBeforeFirst(3)) {
          try ServerSchema.install(address, password: nil)
        }
        let version = try cluster.admin("older").run("SELECT schema::bigint FROM per.version")
        #expect(version.integer(0, 0) == 3)
      }
    }

    /// The tables of a release are never edited: a change of them is a migration, with a line of its own here.
    @Test func noReleasedTableIsEdited() throws {
      try withDatabase("frozen") { address in
        _ = try ServerSchema.install(address, password: nil)
        let columns = try cluster.admin("frozen").run(
          """
          SELECT table_name || ': ' || string_agg(column_name || ' ' || data_type, ', '
            ORDER BY ordinal_position)
          FROM information_schema.columns WHERE table_schema = 'per'
          GROUP BY table_name ORDER BY table_name COLLATE "C"
          """)
        #expect(columns.rows.map { columns.text($0, 0) } == Self.tables)
        #expect(ServerSchema.version == 4)
      }
    }

    private static let tables = [
      "book: book uuid, name text, made timestamp with time zone, maker text",
      "device: book uuid, login text, device uuid, pushes bigint, seen timestamp with time zone",
      "field: book uuid, id uuid, kind text, name text, value text, clock bigint, device uuid, "
        + "seq bigint",
      "history: book uuid, id uuid, kind text, name text, value text, clock bigint, device uuid, "
        + "seq bigint",
      "member: book uuid, login text, role text",
      "push: book uuid, seq bigint, person text, device uuid, at timestamp with time zone, "
        + "fields bigint", "version: schema integer",
    ]

    @Test func aPushNeverSearchesTheWholeBook() throws {
      try withDatabase("searched") { address in
        _ = try ServerSchema.install(address, password: nil)
        let id = try cluster.book("searched")
        do {
          // A session plans when the tables are empty, and goes by that afterwards
          let book = try cluster.open(id, database: "searched")
          for number in 1...40 {
            let fields = Sample.fields(10)
            try book.push(fields, number: Int64(number) * 2 - 1)
            let later = fields.map {
              SharedField(
                $0.subject, $0.name, "later",
                at: SharedField.Stamp(clock: $0.stamp.clock + 1, device: $0.stamp.device))
            }
            try book.push(later, number: Int64(number) * 2)
          }
        }
        let admin = try cluster.admin("searched")
        func looks(_ index: String) throws -> Int64 {
          let sql = "SELECT idx_scan FROM pg_stat_user_indexes WHERE indexrelname = '\(index)'"
          return try admin.run(sql).integer(0, 0)
        }
        // The server counts when a session has ended
        try until("the looks were counted") { try looks("field_pkey") > 400 }
        #expect(try looks("field_seq") == 0)
        let read = try admin.run(
          "SELECT idx_tup_read FROM pg_stat_user_indexes WHERE indexrelname = 'field_pkey'")
        #expect(read.integer(0, 0) < 40 * 10 * 5)
      }
    }

    @Test func whoOwnsTheDatabaseAndIsNoSuperuserCanInstall() throws {
      let admin = try cluster.admin("postgres")
      try admin.run("CREATE ROLE olga LOGIN CREATEROLE")
      try admin.run("GRANT per_owner TO olga WITH ADMIN OPTION")
      try admin.run("CREATE DATABASE olgas OWNER olga")
      defer {
        _ = try? admin.run("DROP DATABASE olgas WITH (FORCE)")
        _ = try? admin.run("DROP ROLE olga")
      }
      let address = try cluster.address("olga", database: "olgas")
      let installation = try ServerSchema.install(address, password: nil)
      // These belong to the superuser.
      #expect(installation.exposures == [.procedures, .largeObjects, .locks])
      let id = SharedBook.ID.random()
      let administration = try ServerAdministration(address, password: nil)
      try administration.createBook(id, name: "Home")
      #expect(
        try administration.books() == [
          ServerBookEntry(id: id, name: "Home", role: .owner, owners: ["olga"], isOwn: true)
        ])
      let book = try cluster.open(id, as: "olga", database: "olgas")
      #expect(try book.push(Sample.fields(2), number: 1) == 1)
      // Rights that are gone need not be taken again.
      _ = try ServerSchema.install(address, password: nil)
    }

    @Test func whoMayNotInstallIsTold() throws {
      try withDatabase("refused") { _ in
        #expect(throws: ServerError.notMember) {
          try ServerSchema.install(cluster.address("dora", database: "refused"), password: nil)
        }
      }
    }
  }
}

/// What engines that carry many books ask of tables: https://docs.citusdata.com/en/stable/develop/reference_ddl.html
@Suite struct DistributionTests {
  /// The SQL in capitals, without comments and with single spaces.
  private let sql = ServerSchema.sql.split(separator: "\n").map { line in
    line.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)[0]
  }.joined(separator: " ").uppercased().split(separator: " ").joined(separator: " ")

  private var tables: [(name: String, body: String)] {
    sql.components(after: "CREATE TABLE PER.").map { text in
      (String(text.prefix { $0 != " " }), String(text.prefix { $0 != ";" }))
    }
  }

  @Test func nothingIsUsedThatOtherEnginesLack() {
    for word in [
      "TRIGGER", "SEQUENCE", "SERIAL", "IDENTITY", "DEFERR", "ADVISORY", "XACT", "TXID", "NEXTVAL",
      "EXCLUDE USING",
      "REFERENCES", "FOREIGN KEY", "INHERITS",
    ] {
      #expect(!sql.contains(word), "\(word)")
    }
  }

  @Test func everyKeyBeginsWithTheBook() {
    #expect(tables.map(\.name).count == 7)
    for (name, body) in tables where name != "VERSION" {
      #expect(
        body.contains("PRIMARY KEY (BOOK") || body.contains("BOOK UUID PRIMARY KEY"), "\(name)")
      #expect(!body.contains("UNIQUE"), "\(name)")
    }
    for index in sql.components(after: "CREATE INDEX ") where !index.hasPrefix("MEMBER_LOGIN") {
      #expect(index.prefix { $0 != ";" }.contains("(BOOK,"), "\(index.prefix(20))")
    }
    #expect(!sql.contains("CREATE UNIQUE"))
  }

  @Test func noPolicyHasASubquery() {
    let policies = sql.components(after: "CREATE POLICY ")
    #expect(policies.count == 12)
    for policy in policies {
      #expect(!policy.prefix { $0 != ";" }.components(after: " USING ")[0].contains("SELECT"))
    }
  }

  @Test func aConflictNeverChangesTheBook() {
    for conflict in sql.components(after: "DO UPDATE SET ") {
      #expect(!conflict.prefix { $0 != ";" }.contains("BOOK ="))
    }
  }

  @Test func everyTableIsDistributedByBookOrStandsOnEveryNode() {
    let citus = ServerSchema.citus
    for (name, _) in tables.map({ ($0.name.lowercased(), $0.body) }) {
      let isReference = citus.contains("create_reference_table('per.\(name)')")
      let isDistributed = citus.contains(
        "create_distributed_table('per.\(name)', 'book', colocate_with => ")
      #expect(isReference != isDistributed, "\(name)")
    }
  }
}

extension StringProtocol {
  /// What follows each occurrence of `marker`.
  fileprivate func components(after marker: String) -> [String] {
    var result: [String] = []
    var rest = Substring(self)
    while let range = rest.firstRange(of: marker) {
      rest = rest[range.upperBound...]
      result.append(String(rest))
    }
    return result
  }
}

import PerModel
import Testing

@testable import PerServer

extension ServerTests {
  @Suite struct PermissionTests {
    let cluster: Cluster
    let id: SharedBook.ID

    init() throws {
      cluster = try Cluster.shared.get()
      id = try cluster.book()
      try cluster.open(id).push(Sample.fields(3), number: 1)
    }

    /// A session that speaks SQL.
    private func session(_ user: String) throws(ServerError) -> ServerConnection {
      try ServerConnection(cluster.address(user), password: nil)
    }

    @Test func whoDoesNotBelongToABookSeesNothingOfIt() throws {
      for user in ["carl", "dora"] {
        #expect(throws: ServerError.notMember) { try cluster.open(id, as: user) }
      }
      let carl = try session("carl")
      for table in ["book", "member", "field", "history", "push", "device"] {
        let rows = try carl.run(
          "SELECT count(*)::bigint FROM per.\(table) WHERE book = $1", .id(id))
        #expect(rows.integer(0, 0) == 0, "\(table)")
      }
      #expect(throws: ServerError.notMember) {
        try carl.run(
          "SELECT per.push($1, $1, 1, '{a}', ARRAY[$1], '{b}', '{c}', '{1}', ARRAY[$1])", .id(id))
      }
      // Without row security it is refused rather than shown.
      try carl.run("SET row_security = off")
      #expect(throws: ServerError.self) { try carl.run("SELECT * FROM per.field") }
    }

    @Test func membersOfOneBookDoNotSeeAnother() throws {
      try cluster.admin().run("CREATE ROLE erik LOGIN IN ROLE per_writer")
      let other = SharedBook.ID.random()
      let administration = try ServerAdministration(cluster.address(), password: nil)
      try administration.createBook(other, name: "Other")
      try administration.setRole(.writer, of: "erik", in: other)
      try cluster.open(other, as: "erik").push(Sample.fields(2), number: 1)
      let seen = try session("erik").run("SELECT count(DISTINCT book)::bigint FROM per.field")
      #expect(seen.integer(0, 0) == 1)
      #expect(
        try ServerAdministration(cluster.address("erik"), password: nil).books().map(\.name) == [
          "Other"
        ])
      try administration.setRole(nil, of: "erik", in: other)
      #expect(try ServerAdministration(cluster.address("erik"), password: nil).books().isEmpty)
    }

    @Test func aReaderCannotPush() throws {
      let book = try cluster.open(id, as: "bert")
      #expect(throws: ServerError.readOnly) { try book.push(Sample.fields(1), number: 1) }
      // Even if the login may write to other books
      try cluster.admin().run("GRANT per_writer TO bert")
      #expect(throws: ServerError.readOnly) { try book.push(Sample.fields(1), number: 1) }
      try cluster.admin().run("REVOKE per_writer FROM bert")
      #expect(try book.pulled().fields.count == 3)
    }

    @Test(arguments: [
      "INSERT INTO per.field SELECT * FROM per.field", "UPDATE per.field SET value = ''",
      "DELETE FROM per.field",
      "TRUNCATE per.field", "COPY per.field FROM STDIN", "UPDATE per.push SET person = 'bert'",
      "DELETE FROM per.history",
      "INSERT INTO per.member SELECT book, 'carl', 'owner' FROM per.book",
      "UPDATE per.book SET name = ''", "UPDATE per.version SET schema = 9",
      "CREATE TABLE public.t (i int)",
      "CREATE TABLE per.t (i int)", "CREATE TEMPORARY TABLE t (i int)", "CREATE SCHEMA s",
      "DROP TABLE per.field",
      "ALTER TABLE per.field DISABLE ROW LEVEL SECURITY", "DROP POLICY members ON per.field",
      "CREATE FUNCTION public.f() RETURNS int LANGUAGE sql AS 'SELECT 1'", "DO 'BEGIN END'",
      "SET ROLE per_owner", "SET SESSION AUTHORIZATION postgres", "SELECT lo_create(0)",
      "SELECT lo_from_bytea(0, '')", "SELECT pg_advisory_lock(1)",
      "SELECT pg_try_advisory_lock(1, 1)",
      "SELECT pg_advisory_xact_lock_shared(1)", "SELECT pg_try_advisory_xact_lock(1)",
      "COPY (SELECT 1) TO PROGRAM 'true'", "COPY (SELECT 1) TO '/tmp/per-x'",
      "SELECT pg_read_file('/etc/passwd')",
      "CREATE EXTENSION dblink", "GRANT per_owner TO anna", "ALTER ROLE anna SUPERUSER",
      "CREATE ROLE eve",
      "SELECT per.create_book(gen_random_uuid(), '')",
      "SELECT per.invite((SELECT book FROM per.book LIMIT 1), 'carl', 'owner')",
      "CREATE OR REPLACE FUNCTION per.books(lowest text) RETURNS uuid[] LANGUAGE sql AS 'SELECT NULL::uuid[]'",
    ])
    func aWriterCannot(_ statement: String) throws {
      let anna = try session("anna")
      do throws(ServerError) {
        try anna.runScript(statement)
        Issue.record("\(statement) was done")
      } catch {
        #expect([.notMember, .readOnly].contains(error), "\(error)")
      }
    }

    @Test func whoWroteCannotBeForged() throws {
      let anna = try session("anna")
      try anna.run("SET ROLE per_writer")
      try anna.run("SET application_name = 'bert'")
      let device = SharingDevice.ID.random()
      try anna.run(
        "SELECT per.push($1, $2, 1, '{price}', ARRAY[$2], '{amount}', '{1}', '{1}', ARRAY[$2])",
        .id(id), .id(device))
      let log = try cluster.open(id).log()
      #expect(log.first?.person == "anna")
      #expect(log.first?.device == device)
    }

    @Test func aDeviceOfAnotherLoginCannotBeCountedUp() throws {
      let administration = try ServerAdministration(cluster.address(), password: nil)
      try administration.setRole(.writer, of: "carl", in: id)
      let device = SharingDevice.ID.random()
      try cluster.open(id, device: device).push([], number: 1)
      let carl = try cluster.open(id, as: "carl", device: device)
      for number in 1...5 { try carl.push([], number: Int64(number)) }
      #expect(try cluster.open(id, device: device).state().pushes == 1)
    }

    @Test func permissionThatIsTakenAwayIsSaidAndGivenBack() throws {
      let administration = try ServerAdministration(cluster.address(), password: nil)
      let book = try cluster.open(id)
      let fields = Sample.fields(2)
      try administration.setRole(.reader, of: "anna", in: id)
      #expect(throws: ServerError.readOnly) { try book.push(fields, number: 1) }
      #expect(try book.state().role == .reader)
      try administration.setRole(nil, of: "anna", in: id)
      #expect(throws: ServerError.notMember) { try book.push(fields, number: 1) }
      #expect(throws: ServerError.notMember) { try book.pulled() }
      #expect(throws: ServerError.notMember) { try book.state() }
      try cluster.admin().run("ALTER ROLE anna NOLOGIN")
      do throws(ServerError) {
        _ = try cluster.open(id)
        Issue.record("anna came in")
      } catch {
        guard case .refused = error else { throw error }
      }
      try cluster.admin().run("ALTER ROLE anna LOGIN")
      try administration.setRole(.writer, of: "anna", in: id)
      #expect(try cluster.open(id, device: book.device).push(fields, number: 1) == 2)
    }

    @Test func anOwnerInvitesAndOthersDoNot() throws {
      let administration = try ServerAdministration(cluster.address(), password: nil)
      let anna = try ServerAdministration(cluster.address("anna"), password: nil)
      #expect(throws: ServerError.readOnly) { try anna.setRole(.writer, of: "carl", in: id) }
      try administration.setRole(.owner, of: "anna", in: id)
      try anna.setRole(.reader, of: "carl", in: id)
      #expect(try cluster.open(id, as: "carl").state().role == .reader)
      #expect(throws: ServerError.readOnly) { try anna.setRole(.owner, of: "anna", in: .random()) }
    }

    @Test func theLastOwnerOfABookStays() throws {
      let administration = try ServerAdministration(cluster.address(), password: nil)
      for role in [ServerRole.writer, .reader, nil] {
        #expect(throws: ServerError.lastOwner) {
          try administration.setRole(role, of: "postgres", in: id)
        }
      }
      try administration.setRole(.owner, of: "postgres", in: id)
      try administration.setRole(.owner, of: "anna", in: id)
      try administration.setRole(nil, of: "postgres", in: id)
      let anna = try ServerAdministration(cluster.address("anna"), password: nil)
      #expect(throws: ServerError.lastOwner) { try anna.setRole(.writer, of: "anna", in: id) }
      // Others come and go.
      try anna.setRole(.reader, of: "carl", in: id)
      try anna.setRole(nil, of: "carl", in: id)
      try anna.setRole(nil, of: "nobody", in: id)
    }

    @Test func anInvitationMakesALoginWithAPassword() throws {
      let administration = try ServerAdministration(cluster.address(), password: nil)
      let name = "o'ne \"of\" \\us"
      try administration.invite(name, as: .writer, to: id, password: "se'cret")
      defer { _ = try? cluster.admin().run("DROP ROLE \"o'ne \"\"of\"\" \\us\"") }
      let secret = try cluster.admin().run(
        "SELECT rolpassword FROM pg_authid WHERE rolname = $1", .text(name))
      #expect(secret.text(0, 0)?.hasPrefix("SCRAM-SHA-256$") == true)
      // Once more changes nothing.
      try administration.invite(name, as: .writer, to: id, password: nil)
      let members = try cluster.admin().run(
        "SELECT role FROM per.member WHERE book = $1 AND login = $2", .id(id), .text(name))
      #expect(members.text(0, 0) == "writer")
      #expect(
        ServerAdministration.invitation(of: name, as: .reader, to: id) == """
          CREATE ROLE "o'ne ""of"" \\us" LOGIN CONNECTION LIMIT 20;
          \\password "o'ne ""of"" \\us"
          GRANT per_reader TO "o'ne ""of"" \\us";
          SELECT per.invite('\(id)', 'o''ne "of" \\us', 'reader');
          """)
    }
  }
}

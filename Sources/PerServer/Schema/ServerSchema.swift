import PerModel
import PerServerSQL

/// What a server needs to hold shared books: the schema `per`, and the roles per_owner, per_writer and per_reader.
public enum ServerSchema {
  /// The version of `tables`: the first that was released. A server with a lower one is refused.
  static let first = 4

  /// The tables of the first version.
  private static let tables = String(cString: per_sql_tables())

  /// What each later version adds to the one before, by its name in `data/sql`. None is edited once it is released.
  private static let migrations: KeyValuePairs<String, String> = [:]

  /// The version of the tables that this program knows.
  public static let version = first + migrations.count

  /// Functions and rights, replaced whenever the tables are installed or migrated.
  private static let rest = String(cString: per_sql_functions()) + String(cString: per_sql_rights())

  /// Distributes the tables by book, with the extension citus.
  public static let citus = String(cString: per_sql_citus())

  /// Everything to install, in the order of execution.
  public static let sql =
    String(cString: per_sql_roles()) + tables + migrations.map(\.value).joined() + rest

  /// What an installation has found and done.
  public struct Installation: Hashable, Sendable {
    /// The version found; `nil` if nothing was installed.
    public let earlier: Int?
    /// What every login of this database can do although no member needs it. Only the owner of the database, or a
    /// superuser, can revoke it.
    public let exposures: [Exposure]
  }

  /// Something that every login of a database can do unless it is revoked.
  public enum Exposure: String, CaseIterable, Hashable, Sendable {
    /// To make temporary tables.
    case temporaryTables
    /// To make tables and functions in the schema public.
    case publicSchema
    /// To run code in PL/pgSQL.
    case procedures
    /// To fill the disk with large objects.
    case largeObjects
    /// To hold meaningless locks until no room is left for those of others.
    case locks
  }

  /// Installs the schema, or migrates it from the first released version to this one, and revokes from logins what no
  /// member needs. Running it again changes nothing. A new schema can be distributed by book; throws `noCitus` if the
  /// extension for that is missing.
  public static func install(
    _ address: ServerAddress, password: String?, isDistributed: Bool = false
  ) throws(ServerError) -> Installation {
    let connection = try ServerConnection(address, password: password)
    if isDistributed {
      let extensions = try connection.run(
        "SELECT count(*)::bigint FROM pg_catalog.pg_extension WHERE extname = 'citus'")
      guard extensions.integer(0, 0) > 0 else { throw .noCitus }
    }
    let earlier = try installed(connection)
    if let earlier { try check(earlier) }
    let missing =
      (earlier == nil ? tables : "")
      + migrations.dropFirst((earlier ?? first) - first).map(\.value).joined()
    // The role that installed it may no longer be a member of per_owner: the roles come first.
    try connection.runScript(
      """
      BEGIN;
      SET LOCAL client_min_messages = warning;
      SET LOCAL lock_timeout = '10s';
      \(String(cString: per_sql_roles()))
      SET LOCAL ROLE per_owner;
      \(missing)
      \(rest)
      DELETE FROM per.version;
      INSERT INTO per.version (schema) VALUES (\(version));
      \(isDistributed && earlier == nil ? citus : "")
      COMMIT
      """)
    return Installation(earlier: earlier, exposures: try close(connection))
  }

  /// Takes from logins what no member needs, as far as this one may; what is left.
  private static func close(_ connection: ServerConnection) throws(ServerError) -> [Exposure] {
    let result = try connection.run("SELECT current_database()::text")
    let database = connection.quoted(name: result.text(0, 0) ?? "")
    for statement in [
      "GRANT USAGE ON LANGUAGE plpgsql TO per_owner",
      "REVOKE USAGE ON LANGUAGE plpgsql FROM PUBLIC",
      "REVOKE TEMPORARY ON DATABASE \(database) FROM PUBLIC",
      "REVOKE CREATE ON SCHEMA public FROM PUBLIC",
      """
      REVOKE EXECUTE ON FUNCTION pg_catalog.lo_creat(integer), pg_catalog.lo_create(oid),
        pg_catalog.lo_from_bytea(oid, bytea) FROM PUBLIC
      """, "REVOKE EXECUTE ON FUNCTION \(lockFunctions.joined(separator: ", ")) FROM PUBLIC",
    ] {
      do throws(ServerError) {
        try connection.run(statement)
      } catch .notMember {
        // Only another role can revoke it. What remains is reported.
      } catch .notInstalled {
        // Another engine than PostgreSQL has no such thing.
      }
    }
    let open = try connection.run(
      """
      SELECT has_database_privilege('public', current_database(), 'TEMPORARY')::int::bigint,
        has_schema_privilege('public', 'public', 'CREATE')::int::bigint,
        has_language_privilege('public', 'plpgsql', 'USAGE')::int::bigint,
        has_function_privilege('public', 'lo_create(oid)', 'EXECUTE')::int::bigint,
        has_function_privilege('public', 'pg_advisory_lock(bigint)', 'EXECUTE')::int::bigint
      """)
    let all: [Exposure] = [.temporaryTables, .publicSchema, .procedures, .largeObjects, .locks]
    return all.enumerated().filter { open.integer(0, Int32($0.offset)) != 0 }.map(\.element)
  }

  /// Functions that take advisory locks. No member needs them, and all sessions share the room for locks.
  private static let lockFunctions = ["", "_xact"].flatMap { scope in
    ["", "_shared"].flatMap { mode in
      ["pg_advisory", "pg_try_advisory"].flatMap { start in
        ["bigint", "integer, integer"].map { key in
          "pg_catalog.\(start)\(scope)_lock\(mode)(\(key))"
        }
      }
    }
  }

  /// The version that is installed; `nil` for none.
  private static func installed(_ connection: ServerConnection) throws(ServerError) -> Int? {
    do throws(ServerError) {
      let result = try connection.run("SELECT coalesce(max(schema), 0)::bigint FROM per.version")
      return Int(result.integer(0, 0))
    } catch .notInstalled {
      return nil
    }
  }

  /// Throws unless the schema is the one that this program knows.
  static func check(_ connection: ServerConnection) throws(ServerError) {
    guard let installed = try installed(connection) else { throw .notInstalled }
    try check(installed)
    if installed < version { throw .schemaOlder(installed) }
  }

  private static func check(_ installed: Int) throws(ServerError) {
    if installed > version { throw .schemaNewer(installed) }
    if installed < first { throw .schemaBeforeFirst(installed) }
  }
}

import Glibc
import PerServer
import PerWords

/// The functions of libsecret that a keyring takes, found at run time.
/// https://gnome.pages.gitlab.gnome.org/libsecret/func.password_lookupv_sync.html
struct SecretService {
  private typealias Raw = UnsafeMutableRawPointer
  private typealias Text = UnsafePointer<CChar>
  private typealias Hash = @convention(c) (UnsafeRawPointer?) -> UInt32
  private typealias Equal = @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Int32

  private let lookup:
    @convention(c) (Raw, Raw, Raw?, UnsafeMutablePointer<Raw?>) -> UnsafeMutablePointer<CChar>?
  private let store:
    @convention(c) (Raw, Raw, Text?, Text, Text, Raw?, UnsafeMutablePointer<Raw?>) -> Int32
  private let free: @convention(c) (UnsafeMutablePointer<CChar>?) -> Void
  private let newTable: @convention(c) (Hash, Equal) -> Raw
  private let insert: @convention(c) (Raw, Raw, Raw) -> Int32
  private let release: @convention(c) (Raw) -> Void
  private let hash: Hash
  private let equal: Equal

  /// Throws where it is not installed.
  init() throws(KeyringError) {
    guard let library = dlopen("libsecret-1.so.0", RTLD_NOW) else {
      throw KeyringError(message: localized("%1$s is not installed", "libsecret"))
    }
    /// The function of this name, there or in GLib, which it brings along.
    func function<Function>(_ name: String, _: Function.Type) throws(KeyringError) -> Function {
      guard let symbol = dlsym(library, name) else {
        throw KeyringError(message: localized("%1$s is not installed", name))
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    lookup = try function("secret_password_lookupv_sync", type(of: lookup))
    store = try function("secret_password_storev_sync", type(of: store))
    free = try function("secret_password_free", type(of: free))
    newTable = try function("g_hash_table_new", type(of: newTable))
    insert = try function("g_hash_table_insert", type(of: insert))
    release = try function("g_hash_table_unref", type(of: release))
    hash = try function("g_str_hash", Hash.self)
    equal = try function("g_str_equal", Equal.self)
  }

  /// The password for a login of a database; `nil` if none.
  func password(for target: ServerAddress.Login) throws(KeyringError) -> String? {
    var error: Raw?
    let password = with(target) { lookup($0, $1, nil, &error) }
    if let error { throw Self.failure(error) }
    guard let password else { return nil }
    // Overwrites it, too
    defer { free(password) }
    return String(cString: password)
  }

  /// Keeps a password, instead of the one before.
  func store(_ password: String, for target: ServerAddress.Login) throws(KeyringError) {
    var error: Raw?
    let label = "Per: \(target.user)@\(target.host)"
    _ = with(target) { store($0, $1, nil, label, password, nil, &error) }
    if let error { throw Self.failure(error) }
  }

  /// Calls `body` with a SecretSchema and a GHashTable: the kind of secret, and what tells one from another.
  private func with<Result>(_ target: ServerAddress.Login, _ body: (Raw, Raw) -> Result) -> Result {
    let members = [
      ("host", target.host), ("port", target.port), ("database", target.database),
      ("user", target.user),
    ]
    // A name, flags, up to 32 attributes of a name and a type, and room that has to be zero
    let schema = Raw.allocate(byteCount: 1024, alignment: 8)
    schema.initializeMemory(as: UInt8.self, repeating: 0, count: 1024)
    var texts = [strdup("io.github.perapp.Per.SharedBook")!]
    schema.storeBytes(of: texts[0], as: UnsafeMutablePointer<CChar>.self)
    let table = newTable(hash, equal)
    for (index, (name, value)) in members.enumerated() {
      let (name, value) = (strdup(name)!, strdup(value)!)
      texts += [name, value]
      // Its type, zero, is a text
      schema.storeBytes(
        of: name, toByteOffset: 16 + 16 * index, as: UnsafeMutablePointer<CChar>.self)
      _ = insert(table, name, value)
    }
    defer {
      release(table)
      for text in texts { Glibc.free(text) }
      schema.deallocate()
    }
    return body(schema, table)
  }

  /// What a GError says: a domain, a code and a message.
  private static func failure(_ error: Raw) -> KeyringError {
    let message = error.load(fromByteOffset: 8, as: Text?.self)
    return KeyringError(message: message.map { String(cString: $0) } ?? "")
  }
}

/// Why the keyring cannot be used: it is locked, or there is none.
struct KeyringError: Error {
  let message: String
}

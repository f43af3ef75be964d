import PerModel

/// A shared book on a server, as one device of one member sees it. Used from one thread at a time. After an error that
/// may be retried, make a new one.
public final class ServerBook {
  /// Which book.
  public let id: SharedBook.ID
  /// Which device exchanges with it.
  public let device: SharingDevice.ID
  let connection: ServerConnection
  var listening = Listening.notYet
  /// The number of the last push that was read completely.
  var pulled: Int64 = 0
  /// The number of the last push that another device has announced.
  var told: Int64 = 0
  /// When what others have pushed is fetched next, at the earliest.
  var nextPull = Deadline(milliseconds: 0)
  /// The number of this device's last push that has not been announced to the others yet.
  var untold: Int64?
  /// When this device tells the others, unless another one tells them first.
  var nextWord = Deadline(milliseconds: 0)

  /// Whether the server says when a device has changed the book.
  enum Listening {
    case notYet
    case works
    /// A pooler is in between, or the engine has no notifications.
    case silent
  }

  /// Connects and checks that the book is there, that this login belongs to it, and that the schema is one that this
  /// program knows. Without a password libpq looks for one in the environment and its own file.
  public convenience init(
    _ address: ServerAddress, password: String?, book: SharedBook.ID, device: SharingDevice.ID
  ) throws(ServerError) {
    let connection = try ServerConnection(address, password: password)
    try self.init(connection, book: book, device: device)
  }

  init(
    _ connection: ServerConnection, book: SharedBook.ID, device: SharingDevice.ID
  ) throws(ServerError) {
    (id, self.device, self.connection) = (book, device, connection)
    try ServerSchema.check(connection)
    _ = try state()
  }

  /// The state of the book, asked of the server now; `mark` is that of the push with the number `cursor`.
  public func state(at cursor: Int64 = 0) throws(ServerError) -> ServerState {
    let result = try connection.run(
      "SELECT seq, pushes, now, role, mark FROM per.state($1, $2, $3)", .id(id), .id(device),
      .integer(cursor))
    guard let row = result.rows.first, let role = ServerRole(rawValue: result.text(row, 3) ?? "")
    else { throw .notMember }
    return ServerState(
      seq: result.integer(row, 0), pushes: result.integer(row, 1), time: result.integer(row, 2),
      role: role, mark: result.integer(row, 4))
  }

  /// Writes the fields that are newer than what the server has, and returns the number of the last push into the book,
  /// by any device. All are written or none; of a field that is named twice, the later one.
  ///
  /// `number` counts the pushes of this device: one more than `ServerState.pushes`, or one used before if it is unknown
  /// whether that push arrived. Pushing the same again changes nothing. A number that skips others is refused as
  /// `ServerError.restored`. Fields that are too long for others are left out.
  @discardableResult
  public func push(_ fields: [SharedField], number: Int64) throws(ServerError) -> Int64 {
    let fields = Self.folded(fields.filter { !SharedText.isTooLong($0) })
    do throws(ServerError) {
      let result = try connection.run(
        "SELECT per.push($1, $2, $3, $4, $5, $6, $7, $8, $9)", .id(id), .id(device),
        .integer(number), .texts(fields.lazy.map(\.subject.kind)),
        .ids(fields.lazy.map(\.subject.id)), .texts(fields.lazy.map(\.name)),
        .texts(fields.lazy.map(\.value)), .integers(fields.lazy.map(\.stamp.clock)),
        .ids(fields.lazy.map(\.stamp.device)))
      let seq = result.integer(0, 0)
      try tell(of: seq)
      return seq
    } catch .notMember {
      // A member who may not call the function can only read.
      _ = try state()
      throw .readOnly
    }
  }

  /// The latest clock among all fields of some subjects; zero where they have none.
  public func latestClock(
    of subjects: some Collection<SharedField.Subject.ID>
  ) throws(ServerError) -> Int64 {
    let result = try connection.run(
      "SELECT coalesce(max(clock), 0) FROM per.field WHERE book = $1 AND id = ANY ($2)", .id(id),
      .ids(subjects))
    return result.integer(0, 0)
  }

  /// Each field once, as it was written last. Hardly ever is one named twice.
  static func folded(_ fields: [SharedField]) -> [SharedField] {
    struct Key: Hashable {
      let subject: SharedField.Subject
      let name: String
    }
    var places: [Key: Int] = [:]
    places.reserveCapacity(fields.count)
    var result: [SharedField] = []
    result.reserveCapacity(fields.count)
    for field in fields {
      let key = Key(subject: field.subject, name: field.name)
      if let place = places[key] {
        if result[place].stamp < field.stamp { result[place] = field }
      } else {
        places[key] = result.count
        result.append(field)
      }
    }
    return result
  }
}

/// What a member may do with a shared book.
public enum ServerRole: String, CaseIterable, Hashable, Sendable {
  /// Reads it.
  case reader
  /// Also writes to it.
  case writer
  /// Also decides who belongs to it.
  case owner
}

/// The state of a shared book on a server.
public struct ServerState: Hashable, Sendable {
  /// The number of the last push that changed the book. Where it is lower than a device has seen, the server was
  /// restored from a backup.
  public let seq: Int64
  /// How often this device has pushed. Where it is lower than the device's own count, the server was restored.
  public let pushes: Int64
  /// The server's time, in milliseconds since 1970.
  public let time: Int64
  /// What this login may do.
  public let role: ServerRole
  /// Tells a push from another with the same number, which can exist once the book was restored from a backup; zero if
  /// none. Keep it with a cursor, and compare it.
  public let mark: Int64
}

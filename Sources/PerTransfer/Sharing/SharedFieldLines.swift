import PerModel

/// A file of shared fields in JSON, one a line, as one device has written them into a folder that all can read.
///
/// The first line names the book and the device; the last says how many fields there are, so that an incomplete file is
/// recognised.
public struct SharedFieldLines {
  /// The value of the member "format" in the first line.
  public static let format = "io.github.perapp.Per.shared"
  /// The newest version of the format.
  public static let version = 1

  /// The book that the fields are of.
  public let book: SharedBook.ID
  /// The device that wrote the file, and the fields that name no other.
  public let device: SharingDevice.ID
  /// The writer's number of the last field.
  public let last: Int64
  private let lines: TextLines
  private let limits: TransferLimits
  private var count = 0

  /// Reads the first line. Throws if it is not that of such a file.
  public init(
    _ source: ByteSource, limits: TransferLimits = TransferLimits()
  ) throws(TransferError) {
    lines = try TextLines(source, limits: limits)
    self.limits = limits
    let start = TextPosition(line: 1, column: 1)
    guard let line = try lines.next() else { throw TransferError(.foreign) }
    let members = try JSONReader.members(of: line, number: 1, limits)
    func value(_ name: String) -> String? { members.first { $0.name == name }?.value }
    guard value("format") == Self.format else { throw TransferError(.foreign, at: start) }
    guard let version = value("version").flatMap({ Int($0) }), (1...Self.version).contains(version)
    else { throw TransferError(.newerFormat(value("version") ?? ""), at: start) }
    guard let book = value("book").flatMap({ SharedBook.ID($0) }),
      let device = value("device").flatMap({ SharingDevice.ID($0) }),
      let last = value("last").flatMap({ Int64($0) })
    else { throw TransferError(.missingMember("book, device and last"), at: start) }
    (self.book, self.device, self.last) = (book, device, last)
  }

  /// The next field; `nil` after the last. Throws where the file ends too early or has something else.
  public mutating func next() throws(TransferError) -> SharedField? {
    guard let line = try lines.next() else {
      throw TransferError(.missingMember("end"), at: TextPosition(line: lines.number, column: 1))
    }
    let start = TextPosition(line: lines.number, column: 1)
    let members = try JSONReader.members(of: line, number: lines.number, limits)
    func value(_ name: String) -> ExactMember? { members.first { $0.name == name } }
    if let end = value("end") {
      guard end.value == "\(count)" else { throw TransferError(.wrongValue(end.value), at: start) }
      return nil
    }
    guard let kind = value("kind")?.value, let name = value("name")?.value,
      let id = value("id").flatMap({ SharedField.Subject.ID($0.value) }),
      let clock = value("clock").flatMap({ Int64($0.value) }), clock >= 0
    else { throw TransferError(.missingMember("kind, id, name and clock"), at: start) }
    let writer = try value("device").map { (member) throws(TransferError) in
      guard let id = SharingDevice.ID(member.value) else {
        throw TransferError(.wrongValue(String(member.value.prefix(100))), at: start)
      }
      return id
    }
    count += 1
    return SharedField(
      SharedField.Subject(kind: kind, id: id), name, value("value")?.value,
      at: SharedField.Stamp(clock: clock, device: writer ?? device))
  }

  /// The first line of a file.
  public static func heading(
    _ book: SharedBook.ID, from device: SharingDevice.ID, last: Int64
  ) -> String {
    var object = JSONObject()
    object.add("format", format)
    object.add("version", version)
    object.add("book", "\(book)")
    object.add("device", "\(device)")
    object.add("last", "\(last)")
    return object.line
  }

  /// The line of a field.
  public static func line(_ field: SharedField, in fileOf: SharingDevice.ID) -> String {
    var object = JSONObject()
    object.add("kind", field.subject.kind)
    object.add("id", "\(field.subject.id)")
    object.add("name", field.name)
    if let value = field.value { object.add("value", value) }
    object.add("clock", "\(field.stamp.clock)")
    if field.stamp.device != fileOf { object.add("device", "\(field.stamp.device)") }
    return object.line
  }

  /// The last line of a file with this number of fields.
  public static func end(_ count: Int) -> String {
    var object = JSONObject()
    object.add("end", count)
    return object.line
  }
}

import PerModel

/// A value that is sent to the server, in PostgreSQL's binary format.
struct ServerParameter {
  /// The object identifier of its type, which is the same on every server: pg_type.dat.
  let type: UInt32
  /// `nil` for null.
  let bytes: [UInt8]?

  static func integer(_ value: Int64) -> ServerParameter {
    ServerParameter(type: 20, bytes: bigEndian(value))
  }

  static func text(_ value: String?) -> ServerParameter {
    ServerParameter(type: 25, bytes: value.map { Array($0.utf8) })
  }

  static func id<Subject>(_ value: UniqueID<Subject>) -> ServerParameter {
    ServerParameter(type: 2950, bytes: bigEndian(value.high) + bigEndian(value.low))
  }

  static func integers(_ values: some Collection<Int64>) -> ServerParameter {
    array(type: 1016, of: 20, count: values.count) { bytes in
      for value in values {
        append(Int32(8), to: &bytes)
        append(value, to: &bytes)
      }
    }
  }

  static func ids<Subject>(_ values: some Collection<UniqueID<Subject>>) -> ServerParameter {
    array(type: 2951, of: 2950, count: values.count) { bytes in
      for value in values {
        append(Int32(16), to: &bytes)
        append(value.high, to: &bytes)
        append(value.low, to: &bytes)
      }
    }
  }

  /// Texts of fields, as `SharedText` writes them.
  static func texts(_ values: some Collection<String?>) -> ServerParameter {
    array(type: 1009, of: 25, count: values.count) { bytes in
      for value in values {
        guard let value else {
          append(Int32(-1), to: &bytes)
          continue
        }
        let place = bytes.count
        append(Int32(0), to: &bytes)
        SharedText.append(value, to: &bytes)
        let count = UInt32(bytes.count - place - 4)
        for index in 0..<4 {
          bytes[place + index] = UInt8(truncatingIfNeeded: count >> (24 - 8 * index))
        }
      }
    }
  }

  /// One dimension, nulls allowed, counted from one: array_recv.
  private static func array(
    type: UInt32, of element: UInt32, count: Int, _ fill: (inout [UInt8]) -> Void
  ) -> ServerParameter {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 + count * 24)
    append(Int32(count == 0 ? 0 : 1), to: &bytes)
    append(Int32(1), to: &bytes)
    append(element, to: &bytes)
    if count > 0 {
      append(Int32(count), to: &bytes)
      append(Int32(1), to: &bytes)
      fill(&bytes)
    }
    return ServerParameter(type: type, bytes: bytes)
  }

  private static func bigEndian(_ value: some FixedWidthInteger) -> [UInt8] {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return bytes
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }
}

import PerModel

/// Writes the addition of products that come one by one, without having them all at once.
struct AdditionWriter {
  private let start: Int
  private var count = 0
  private var places = ByteWriter()

  /// The products are put behind so many others.
  init(from start: Int) { self.start = start }

  mutating func write(_ product: Product) {
    places.write(Change.Place(start + count, product))
    count += 1
  }

  /// What `ByteWriter.bytes(of:)` writes for the whole change.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(byte: ChangeTag.layout)
    writer.write(byte: ChangeTag.add)
    writer.write(UInt128(count))
    return writer.bytes + places.bytes
  }
}

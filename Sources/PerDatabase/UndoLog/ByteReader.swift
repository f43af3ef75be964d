import PerModel

/// Reads what `ByteWriter` wrote; throws `Unreadable` for everything else.
struct ByteReader {
  struct Unreadable: Error {}

  private var rest: ArraySlice<UInt8>
  /// The version of the layout in which the bytes were written.
  var layout = ChangeTag.layout

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() throws(Unreadable) -> UInt8 {
    guard let byte = rest.popFirst() else { throw Unreadable() }
    return byte
  }

  mutating func flag() throws(Unreadable) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw Unreadable()
    }
  }

  mutating func unsigned() throws(Unreadable) -> UInt128 {
    var number: UInt128 = 0
    for shift in stride(from: 0, to: 128, by: 7) {
      let byte = try byte()
      let group = UInt128(byte & 0x7F)
      guard (group << shift) >> shift == group else { throw Unreadable() }
      number |= group << shift
      if byte < 0x80 { return number }
    }
    throw Unreadable()
  }

  mutating func signed() throws(Unreadable) -> Int128 {
    let folded = try unsigned()
    return Int128(bitPattern: folded >> 1) ^ -Int128(folded & 1)
  }

  mutating func integer() throws(Unreadable) -> Int {
    guard let integer = Int(exactly: try signed()) else { throw Unreadable() }
    return integer
  }

  /// A number of things of which each takes at least a byte.
  mutating func count() throws(Unreadable) -> Int {
    let number = try unsigned()
    guard number <= UInt128(rest.count) else { throw Unreadable() }
    return Int(number)
  }

  mutating func text() throws(Unreadable) -> String {
    let count = try count()
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  mutating func rational() throws(Unreadable) -> Rational {
    let numerator = try signed()
    let denominator = try unsigned()
    guard denominator <= UInt128(Int128.max),
      let number = try? Rational(numerator, over: Int128(denominator))
    else { throw Unreadable() }
    return number
  }

  mutating func optional<Wrapped>(
    _ read: (inout ByteReader) throws(Unreadable) -> Wrapped
  ) throws(Unreadable) -> Wrapped? {
    try flag() ? read(&self) : nil
  }

  mutating func array<Element>(
    of read: (inout ByteReader) throws(Unreadable) -> Element
  ) throws(Unreadable) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }
}

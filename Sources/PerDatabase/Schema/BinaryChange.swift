import PerModel

/// A change in the undo log of schema 6 and earlier, which was binary: integers in groups of seven bits,
/// lowest first, signed ones folded (0, −1, 1, −2 …); texts as their length and UTF-8; optional values as
/// 0, or 1 and the value; a kind of change as a byte and its values. It is only read, for migration.
struct BinaryChange {
  struct Unreadable: Error {}

  private var rest: ArraySlice<UInt8>
  /// The version of the layout in which the bytes were written.
  var layout: UInt8 = 2

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
    _ read: (inout BinaryChange) throws(Unreadable) -> Wrapped
  ) throws(Unreadable) -> Wrapped? {
    try flag() ? read(&self) : nil
  }

  mutating func array<Element>(
    of read: (inout BinaryChange) throws(Unreadable) -> Element
  ) throws(Unreadable) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }
  /// The change in these bytes; `nil` for anything else, such as one with a unit that this program does
  /// not know.
  static func change(in bytes: [UInt8]) -> Change? {
    var reader = BinaryChange(bytes)
    guard let layout = try? reader.byte(), (1...2).contains(layout)
    else { return nil }
    reader.layout = layout
    guard let change = try? reader.change(depth: 0), reader.isAtEnd else { return nil }
    return change
  }

  private mutating func change(depth: Int) throws(Unreadable) -> Change {
    switch try byte() {
    case 1: return .add(try places())
    case 2: return .remove(try places())
    case 3: return .edit(from: try product(), to: try product())
    case 4: return .rename(from: try text(), to: try text())
    case 5:
      return .setReferenceUnit(from: try reference(), to: try reference())
    case 6: return .setCurrency(from: try currency(), to: try currency())
    case 8: return .set(from: try settings(), to: try settings())
    case 7:
      // A damaged file must not exhaust the stack.
      guard depth < 16 else { throw Unreadable() }
      return .several(
        try array { (reader) throws(Unreadable) in try reader.change(depth: depth + 1) })
    default: throw Unreadable()
    }
  }

  private mutating func places() throws(Unreadable) -> [Change.Place] {
    try array { (reader) throws(Unreadable) in
      let index = try reader.integer()
      guard index >= 0 else { throw Unreadable() }
      return Change.Place(index, try reader.product())
    }
  }

  private mutating func product() throws(Unreadable) -> Product {
    guard let id = Int64(exactly: try signed()) else { throw Unreadable() }
    var product = Product(
      id: Product.ID(rawValue: id),
      name: try text(),
      quantity: try optional { (reader) throws(Unreadable) in try reader.quantity() },
      price: try optional { (reader) throws(Unreadable) in
        Money(try reader.rational(), try reader.currency())
      },
      deal: try optional { (reader) throws(Unreadable) in try reader.deal() },
      store: try text(),
      note: try text(),
      barcode: try text(),
      isInBasket: try flag())
    guard layout >= 2 else { return product }
    var terms = Terms()
    for member in Self.members(in: try text()) where !terms.read(member) {
      product.unknown.append(
        ExactMember("terms.\(member.name)", member.value, isJSON: false))
    }
    product.terms = terms
    product.brand = try text()
    product.picture = try optional { (reader) throws(Unreadable) in
      guard let key = Int64(exactly: try reader.signed()) else { throw Unreadable() }
      return Picture.ID(rawValue: key)
    }
    return product
  }

  private mutating func settings() throws(Unreadable) -> ComparisonSettings {
    var settings = ComparisonSettings()
    settings.tolerance = try rational()
    for member in Self.members(in: try text()) { settings.read(member) }
    return settings
  }

  /// Lines of names and values, in which nothing was escaped.
  private static func members(in text: String) -> [ExactMember] {
    text.split(separator: "\n").compactMap { line in
      // By scalars: a space and an accent behind it are one character.
      let scalars = line.unicodeScalars
      guard let space = scalars.firstIndex(of: " ") else { return nil }
      return ExactMember(String(scalars[..<space]), String(scalars[space...].dropFirst()))
    }
  }

  private mutating func quantity() throws(Unreadable) -> Quantity {
    let packs = try array { (reader) throws(Unreadable) in try reader.integer() }
    let amount = try rational()
    let unit = try unit()
    let name = try optional { (reader) throws(Unreadable) in CountName(try reader.text()) }
    guard let quantity = try? Quantity(packs: packs, amount, unit, of: name) else {
      throw Unreadable()
    }
    return quantity
  }

  private mutating func deal() throws(Unreadable) -> Deal {
    let text = try text()
    let priceEach = try optional { (reader) throws(Unreadable) in try reader.rational() }
    let currency = try optional { (reader) throws(Unreadable) in try reader.currency() }
    guard let deal = Deal(exact: text, priceEach: priceEach, currency: currency) else {
      throw Unreadable()
    }
    return deal
  }

  private mutating func reference() throws(Unreadable) -> ReferenceUnit? {
    try optional { (reader) throws(Unreadable) in
      let amount = try reader.rational()
      guard amount.isPositive else { throw Unreadable() }
      return ReferenceUnit(amount, try reader.unit())
    }
  }

  private mutating func unit() throws(Unreadable) -> Unit {
    guard let unit = Unit(id: try text()) else { throw Unreadable() }
    return unit
  }

  private mutating func currency() throws(Unreadable) -> Currency {
    guard let currency = Currency(code: try text()) else { throw Unreadable() }
    return currency
  }
}

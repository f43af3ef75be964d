import PerModel

extension ByteReader {
  /// The change that `ByteWriter.bytes(of:)` wrote; `nil` for anything else, such as a change with
  /// a unit that this program does not know.
  static func change(in bytes: [UInt8]) -> Change? {
    var reader = ByteReader(bytes)
    guard let layout = try? reader.byte(), (1...ChangeTag.layout).contains(layout)
    else { return nil }
    reader.layout = layout
    guard let change = try? reader.change(depth: 0), reader.isAtEnd else { return nil }
    return change
  }

  private mutating func change(depth: Int) throws(Unreadable) -> Change {
    switch try byte() {
    case ChangeTag.add: return .add(try places())
    case ChangeTag.remove: return .remove(try places())
    case ChangeTag.edit: return .edit(from: try product(), to: try product())
    case ChangeTag.rename: return .rename(from: try text(), to: try text())
    case ChangeTag.setReferenceUnit:
      return .setReferenceUnit(from: try reference(), to: try reference())
    case ChangeTag.setCurrency: return .setCurrency(from: try currency(), to: try currency())
    case ChangeTag.set: return .set(from: try settings(), to: try settings())
    case ChangeTag.several:
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
    product.terms = MembersText.read(try text(), into: Terms()) { $0.take($1, $2) }
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
    return MembersText.read(try text(), into: settings) { $0.take($1, $2) }
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
    guard let (terms, minimumCount) = DealText.read(try text()) else { throw Unreadable() }
    return Deal(
      terms,
      priceEach: try optional { (reader) throws(Unreadable) in try reader.rational() },
      currency: try optional { (reader) throws(Unreadable) in try reader.currency() },
      minimumCount: minimumCount)
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

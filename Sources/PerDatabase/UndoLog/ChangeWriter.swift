import PerModel

extension ByteWriter {
  /// A change as the undo log keeps it: the version of this layout, then the change. A case is a
  /// byte (`ChangeTag`) followed by its values in the order of their declaration.
  static func bytes(of change: Change) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(byte: ChangeTag.layout)
    writer.write(change)
    return writer.bytes
  }

  private mutating func write(_ change: Change) {
    switch change {
    case .add(let places):
      write(byte: ChangeTag.add)
      write(places)
    case .remove(let places):
      write(byte: ChangeTag.remove)
      write(places)
    case .edit(let from, let to):
      write(byte: ChangeTag.edit)
      write(from)
      write(to)
    case .rename(let from, let to):
      write(byte: ChangeTag.rename)
      write(from)
      write(to)
    case .setReferenceUnit(let from, let to):
      write(byte: ChangeTag.setReferenceUnit)
      for reference in [from, to] {
        write(reference) {
          $0.write($1.amount)
          $0.write($1.unit.id)
        }
      }
    case .setCurrency(let from, let to):
      write(byte: ChangeTag.setCurrency)
      write(from.code)
      write(to.code)
    case .set(let from, let to):
      write(byte: ChangeTag.set)
      for settings in [from, to] {
        write(settings.tolerance)
        write(MembersText.write(settings.exactMembers))
      }
    case .several(let changes):
      write(byte: ChangeTag.several)
      write(UInt128(changes.count))
      for change in changes { write(change) }
    }
  }

  private mutating func write(_ places: [Change.Place]) {
    write(UInt128(places.count))
    for place in places { write(place) }
  }

  mutating func write(_ place: Change.Place) {
    write(place.index)
    write(place.product)
  }

  private mutating func write(_ product: Product) {
    write(Int128(product.id.rawValue))
    write(product.name)
    write(product.quantity) { writer, quantity in
      writer.write(UInt128(quantity.packs.count))
      for count in quantity.packs { writer.write(count) }
      writer.write(quantity.amount)
      writer.write(quantity.unit.id)
      writer.write(quantity.countName) { $0.write($1.id) }
    }
    write(product.price) {
      $0.write($1.amount)
      $0.write($1.currency.code)
    }
    write(product.deal) { writer, deal in
      writer.write(DealText.write(deal))
      writer.write(deal.priceEach) { $0.write($1) }
      writer.write(deal.currency) { $0.write($1.code) }
    }
    write(product.store)
    write(product.note)
    write(product.barcode)
    write(product.isInBasket)
    write(MembersText.write(product.terms.exactMembers))
    write(product.brand)
    write(product.picture) { $0.write(Int128($1.rawValue)) }
  }
}

/// The bytes that stand for the cases of a change. They are never given another meaning.
enum ChangeTag {
  /// From 2 on a product ends with its terms, its brand and its picture.
  static let layout: UInt8 = 2

  static let add: UInt8 = 1
  static let remove: UInt8 = 2
  static let edit: UInt8 = 3
  static let rename: UInt8 = 4
  static let setReferenceUnit: UInt8 = 5
  static let setCurrency: UInt8 = 6
  static let several: UInt8 = 7
  static let set: UInt8 = 8
}

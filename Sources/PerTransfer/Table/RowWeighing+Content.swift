import PerModel
import PerText

// How much a pack holds, where its count stands in a column and its size in the name.
extension RowWeighing {
  /// How many bags there are, where their liters beside them are what they may hold: "20 sacs 30 L" of waste bags.
  func countOfEmpty(_ read: ReadQuantity, _ text: String) -> Quantity? {
    guard !read.packs.isEmpty, read.unit?.kind == .volume, let name = self.text(.name),
      let whole = texts.nameReading(name + " " + text, price: made.product.price)?.quantity,
      whole.unit.kind == .count
    else { return nil }
    return whole
  }

  /// How much "40 ampoules" of "serum 5 ml" hold.
  func contentOfDoses(_ read: ReadQuantity, _ text: String) -> NameReading? {
    guard read.packs.isEmpty, let name = self.text(.name), name.contains(where: \.isNumber),
      read.countName.map(Self.doses.contains) == true,
      let whole = texts.nameReading(name + " " + text, price: made.product.price),
      whole.quantity.unit.kind == .volume || whole.quantity.unit.kind == .mass,
      whole.quantity.packs.first.map({ Rational($0) }) == read.amount
    else { return nil }
    return whole
  }

  /// How much a pack holds of the size in the name: "6er" beside "Cola 330 ml".
  func contentOfPack(_ read: ReadQuantity, _ text: String) -> NameReading? {
    guard read.packs.isEmpty, read.unit?.kind == .count || read.countName != nil,
      text.contains(where: \.isLetter), let name = self.text(.name),
      name.contains(where: \.isNumber),
      let one = texts.nameReading(name, price: made.product.price),
      [.volume, .mass].contains(one.quantity.unit.kind),
      let whole = texts.nameReading(name + " " + text, price: made.product.price),
      whole.quantity.unit.kind == one.quantity.unit.kind
    else { return nil }
    return whole
  }

  private static let doses: Set = [CountName("ampoule"), CountName("sachet")]
}

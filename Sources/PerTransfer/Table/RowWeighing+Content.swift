import PerModel
import PerText

// How much a pack holds, where its count stands in a column and its size in the name.
extension RowWeighing {
  /// How many bags there are, where their liters beside them are what they may hold: "20 sacs 30 L" of waste bags.
  func countOfEmpty(_ read: ReadQuantity, _ text: String) -> Quantity? {
    guard !read.packs.isEmpty, read.unit?.kind == .volume, let whole = withName(text)?.quantity,
      whole.unit.kind == .count
    else { return nil }
    return whole
  }

  /// The same where a column says how many: 20 beside "waste bags" and "30 L".
  func countOfEmpty(_ packs: Int) -> Quantity? {
    guard packs > 1, !detail(.packs).isPurchase, let size = text(.quantity),
      case let usual = layout.style.usual(size),
      let read = try? texts.readers.quantity.read(usual), read.packs.isEmpty,
      read.unit?.kind == .volume, let whole = withName("\(packs) x \(usual)")?.quantity,
      whole.unit.kind == .count, whole.total == Rational(packs)
    else { return nil }
    return whole
  }

  /// How many of what is sold empty there are, where the volume in the name is what each may hold: 30 beside "waste
  /// bags 35 l".
  func countOfHolders(_ count: Rational) -> Quantity? {
    guard count > .one, count.isInteger, let name = self.text(.name),
      name.contains(where: \.isNumber),
      let one = texts.nameReading(name, price: made.product.price),
      one.quantity.unit.kind == .volume, one.quantity.packs.isEmpty,
      let whole = withName("x \(count.numerator)")?.quantity,
      whole.unit.kind == .count, whole.total == count
    else { return nil }
    return whole
  }

  /// How much "40 ampoules" of "serum 5 ml" hold.
  func contentOfDoses(_ read: ReadQuantity, _ text: String) -> NameReading? {
    guard read.packs.isEmpty, self.text(.name)?.contains(where: \.isNumber) == true,
      read.countName.map(Self.doses.contains) == true, let whole = withName(text),
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
      [.volume, .mass].contains(one.quantity.unit.kind), let whole = withName(text),
      whole.quantity.unit.kind == one.quantity.unit.kind
    else { return nil }
    return whole
  }

  /// What the name and a text say together.
  private func withName(_ text: String) -> NameReading? {
    self.text(.name).flatMap {
      texts.nameReading($0 + " " + text, price: made.product.price)
    }
  }

  private static let doses: Set = [CountName("ampoule"), CountName("sachet")]
}

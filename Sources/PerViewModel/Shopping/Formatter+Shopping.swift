import PerModel
import PerText

extension Formatter {
  /// "2 kg carrots", as it is typed.
  func editable(_ item: ShoppingItem) -> String {
    if let text = counted(item) { return text }
    if let count = packCount(item) {
      // "2 coffee" is not always two packs.
      let sign = item.quantity?.countName == nil ? "" : "× "
      return "\(integer(count)) \(sign)\(item.name)"
    }
    return [item.quantity.map { editable($0, withUnit: true) } ?? "", item.name].filter {
      !$0.isEmpty
    }
    .joined(separator: " ")
  }

  /// "20 eggs", where what is counted is the name; `nil` for all else.
  func counted(_ item: ShoppingItem) -> String? {
    guard let quantity = item.quantity, quantity.unit.kind == .count, quantity.countName != nil
    else {
      return nil
    }
    let text = self.quantity(quantity)
    let words = text.split(whereSeparator: \.isWhitespace).map { Article.key(of: String($0)) }
    return words.contains(Article.key(of: item.name)) ? text : nil
  }

  /// "2 × coffee" where packs of it are meant.
  func packs(_ item: ShoppingItem) -> String? {
    packCount(item).map { "\(integer($0)) × \(shortName(item.name))" }
  }

  private func packCount(_ item: ShoppingItem) -> Int? {
    guard let quantity = item.quantity, quantity.unit == .item, quantity.packs.isEmpty,
      [nil, "pack"].contains(quantity.countName?.id), quantity.amount.isInteger
    else { return nil }
    return Int(exactly: quantity.amount.numerator)
  }
}

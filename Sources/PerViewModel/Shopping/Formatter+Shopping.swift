import PerModel
import PerText

extension Formatter {
  /// "2 kg carrots", as it is typed.
  func editable(_ item: ShoppingItem) -> String {
    if let text = counted(item) ?? packs(item) { return text }
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
    guard let quantity = item.quantity, quantity.unit == .item, quantity.packs.isEmpty,
      quantity.countName == nil, let count = Int(exactly: quantity.amount.numerator),
      quantity.amount.isInteger
    else { return nil }
    return "\(integer(count)) × \(shortName(item.name))"
  }
}

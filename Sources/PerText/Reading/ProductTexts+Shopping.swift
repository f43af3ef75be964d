import PerModel
import PerWords

extension ProductTexts {
  /// What is to be bought: an amount and words, "2 kg carrots", or a number of packs, "2 coffee", "2x Jacobs coffee".
  ///
  /// Throws what cannot be read; a text without a name is not understood.
  public func shoppingItem(
    _ text: String, id: ShoppingItem.ID
  ) throws(TextProblem) -> ShoppingItem {
    try shoppingEntry(text, id: id).item
  }

  /// The same with the product, which says what it costs and where, if the text does: "1 kg butter 7.99 @ Lidl".
  public func shoppingEntry(
    _ text: String, id: ShoppingItem.ID
  ) throws(TextProblem) -> (item: ShoppingItem, product: Product) {
    let reading = read(line: text)
    if let problem = reading.problem { throw problem }
    guard !reading.isNameless else {
      let sentence = localized("Say what you need, such as “2 kg carrots”.")
      throw TextProblem(offset: 0, kind: .unclear(sentence))
    }
    var product = reading.product
    var item = ShoppingItem(id: id, name: product.name, quantity: product.quantity)
    if product.terms.pricedPer == nil, let counted = CountedName(product.name) {
      // "3 jacobs 500 g": what one pack holds, and what it costs.
      let one = product.quantity
      if let quantity = one == nil ? counted.quantity : one?.times(counted.number) {
        (item.name, item.quantity) = (counted.name, quantity)
        product.name = counted.name
      }
    }
    return (item, product)
  }
}

extension Quantity {
  /// This many packs of the quantity; `nil` for a count, which already says how many.
  fileprivate func times(_ number: Int) -> Quantity? {
    guard unit.kind != .count else { return nil }
    return number == 1 ? self : try? Quantity(packs: [number] + packs, amount, unit)
  }
}

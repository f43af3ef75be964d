import PerModel
import PerText

extension ProductTexts {
  /// What is to be bought: an amount and words, "2 kg carrots".
  ///
  /// Throws what cannot be read; a text without a name is not understood.
  public func shoppingItem(
    _ text: String, id: ShoppingItem.ID
  ) throws(TextProblem) -> ShoppingItem {
    let reading = read(line: text)
    if let problem = reading.problem { throw problem }
    guard !reading.isNameless else {
      let sentence = localized("Say what you need, such as “2 kg carrots”.")
      throw TextProblem(column: nil, offset: 0, problem: .unclear(sentence))
    }
    return ShoppingItem(
      id: id, name: reading.product.name, quantity: reading.product.quantity)
  }
}

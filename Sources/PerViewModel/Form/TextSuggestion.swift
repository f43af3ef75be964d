import PerDatabase
import PerModel
import PerText
import PerWords

/// A text that was typed before, offered for an entry in which its beginning is typed.
public struct TextSuggestion: Hashable, Sendable {
  /// The entry.
  public let field: ProductForm.Field
  /// The whole text.
  public let text: String
  /// "Kölln · 500 g · Lidl": what else gets filled in; empty for nothing.
  public let detail: String
  /// What is known of a product with that name.
  let product: EarlierProduct?

  init(
    field: ProductForm.Field, text: String, detail: String = "", product: EarlierProduct? = nil
  ) {
    (self.field, self.text, self.detail, self.product) = (field, text, detail, product)
  }

  /// A product that was typed before; `nil` for one that says no more than what is typed.
  init?(
    _ product: EarlierProduct, filling quantity: Quantity?, for text: String,
    by formatter: Formatter
  ) {
    let detail = [product.brand, quantity.map(formatter.quantity) ?? "", product.store]
      .filter { !$0.isEmpty }.joined(separator: factSeparator)
    guard NameKey(product.name) != NameKey(text) || !detail.isEmpty else { return nil }
    self.init(field: .name, text: product.name, detail: detail, product: product)
  }
}

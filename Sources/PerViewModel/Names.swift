import PerModel
import PerText

/// A name that fits into a sentence.
func shortName(_ name: String) -> String {
  name.count > 40 ? String(name.prefix(39)) + "…" : name
}

/// The name of a product as it is shown, even if it has none.
func displayName(of product: Product) -> String {
  product.name.isEmpty ? localized("Unnamed product") : product.name
}

/// The name of a comparison as it is shown, even if it has none.
func displayName(ofComparison name: String) -> String {
  name.isEmpty ? localized("New Comparison") : name
}

/// The text without white space around it.
func trimmed(_ text: String) -> String {
  let rest = text.drop(while: \.isWhitespace)
  guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(rest[...last])
}

/// Whether there is nothing but white space in the text.
func isBlank(_ text: String) -> Bool { text.allSatisfy(\.isWhitespace) }

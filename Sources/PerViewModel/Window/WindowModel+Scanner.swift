import PerModel
import PerText

// A scanner that types, anywhere in the window.
extension WindowModel {
  /// Whether what a scanner types is a scan. On a page over a place, it belongs to the entry that is typed into.
  public func takesScans(whileTyping isTyping: Bool) -> Bool { pageOver == nil || !isTyping }

  /// Shows the comparison, and finds the product with a barcode, or begins one in the form. A wrong check digit is said and not repaired.
  public func scan(_ digits: String) {
    guard let barcode = GTIN(digits) else {
      return onEvent(.notice(Notice(title: ProductTexts.mistypedBarcode)))
    }
    if !showsComparison { go(to: .comparisons) }
    if let known = comparison.products.first(where: { GTIN($0.barcode) == barcode }) {
      return list.onEvent(.focusRow(known.id))
    }
    form.newProduct()
    form.type(digits, into: .barcode)
    onEvent(.focusField(.name))
  }
}

import PerModel

/// Counts how much text the products of an import have together.
struct TextBudget {
  private var left: Int

  init(_ limits: TransferLimits) {
    left = limits.maximumText
  }

  /// Throws `tooLong` where this product has more than is left.
  mutating func take(
    _ product: Product, at position: @autoclosure () -> TextPosition?
  ) throws(TransferError) {
    left -= product.name.utf8.count + product.store.utf8.count + product.note.utf8.count
    left -= product.barcode.utf8.count + product.brand.utf8.count
    left -= product.quantity?.countName?.id.utf8.count ?? 0
    guard left >= 0 else { throw TransferError(.tooLong, at: position()) }
  }
}

import PerModel

/// Limits the text of all products of an import together.
struct TextBudget {
  private var left: Int

  init(_ limits: TransferLimits) {
    left = limits.maximumTextLength
  }

  /// Throws `tooLong` where the limit is exceeded with this product.
  mutating func spend(
    on product: Product, at position: @autoclosure () -> TextPosition?
  ) throws(TransferError) {
    var length = product.name.utf8.count + product.store.utf8.count + product.note.utf8.count
    length += product.barcode.utf8.count + product.brand.utf8.count
    length += product.articleNumber.utf8.count
    length += product.quantity?.countName?.id.utf8.count ?? 0
    for member in product.unknown { length += member.name.utf8.count + member.value.utf8.count }
    try spend(length, at: position())
  }

  /// The same for a product with texts of this length.
  mutating func spend(
    _ length: Int, at position: @autoclosure () -> TextPosition?
  ) throws(TransferError) {
    left -= length
    guard left >= 0 else { throw TransferError(.tooLong, at: position()) }
  }
}

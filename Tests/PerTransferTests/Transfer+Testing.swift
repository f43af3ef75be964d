import PerModel

@testable import PerTransfer

// Whole comparisons at once.

extension Exporter {
  /// The whole text.
  ///
  /// `chosen` are the products to write; `nil` means all.
  func text(
    of comparison: Comparison, as format: TransferFormat, chosen: Set<Product.ID>? = nil
  ) -> String {
    var text = ""
    write(comparison, as: format, chosen: chosen) { piece in
      text += piece
      return true
    }
    return text
  }
}

extension ComparisonReader {
  /// The whole comparison, or what is wrong with it.
  ///
  /// Throws a problem with its line, column and path.
  static func read(
    _ source: ByteSource, limits: TransferLimits = TransferLimits()
  ) throws(TransferError) -> ReadComparison {
    var products: [Product] = []
    let read = try read(TextChunks(source), limits: limits) { (product, _) in
      products.append(product)
    }
    let frame = read.comparison
    return ReadComparison(
      comparison: Comparison(
        name: frame.name, currency: frame.currency, products: products,
        referenceUnit: frame.referenceUnit, settings: frame.settings),
      pictures: read.pictures)
  }
}
